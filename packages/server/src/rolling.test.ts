import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'
import { startPostgres } from './storage/postgres.fixture.ts'
import { postgresStorage } from './storage/postgres.ts'

const { nodes: count, games } = process.env.SOAK ? { nodes: 3, games: 200 } : { nodes: 2, games: 3 }
/** The longest that a player may wait for a line, in ms, in the soak: in the gate, other tests have the machine. */
const LIMIT = process.env.SOAK ? 3000 : Number.POSITIVE_INFINITY

let database: Awaited<ReturnType<typeof startPostgres>>
const nodes: ServerProcess[] = []
beforeAll(async () => {
  database = await startPostgres()
  for (let n = 0; n < count; n++) nodes.push(await ServerProcess.begin('', database.address))
}, 240_000)
afterAll(async () => {
  for (const node of nodes) await node.kill()
  database.stop()
})

it(
  `20 rolling restart: ${count} nodes one after the other under ${games} games`,
  async () => {
    const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })
    const acknowledged: string[] = []
    const gaps: number[] = []
    let isOn = true
    /** So many decisions are wanted in all: between, the players wait, so that no game ends while a node starts. */
    let wanted = 0
    let closedBy: (number | null)[] = []
    /** A player who always finds a node that is there, and decides whenever asked. */
    const play = async (game: string, secret: string, name: string): Promise<void> => {
      const page = new FarPage()
      for (let at = 0; isOn; at++) {
        const since = performance.now()
        const node = nodes[at % nodes.length] as ServerProcess
        try {
          await node.connect(page)
          await page.hello(game, secret, { again: page.scene !== null })
        } catch {
          await new Promise(done => setImmediate(done))
          continue
        }
        if (page.scene) gaps.push(performance.now() - since)
        const isCut = (): boolean => page.closed !== null || !isOn
        for (let n = 0; !isCut(); n++) {
          const isAsked = (): boolean => page.scene?.waitingFor.includes(page.seat) === true
          await until(() => isCut() || (isAsked() && acknowledged.length < wanted))
          if (isCut()) break
          const key = `${name} ${at} ${n}`
          const asked = anyDecision(page).then(decision => page.ask('decide', [decision], { key }))
          const done = await Promise.race([asked.then(() => true), until(isCut).then(() => false)]).catch(() => false)
          if (done) acknowledged.push(`${game} ${page.seat} ${key}`)
        }
        closedBy = [...closedBy, page.closed]
      }
      page.hangUp()
    }
    const playing: Promise<void>[] = []
    const made = await Promise.all(Array.from({ length: games }, () => (nodes[0] as ServerProcess).make(wish)))
    for (const { game, seats } of made)
      for (const [side, secret] of Object.entries(seats)) playing.push(play(game, secret, side))
    const decided = (more: number): Promise<void> => {
      wanted = acknowledged.length + more
      return until(() => acknowledged.length >= wanted)
    }
    await decided(games * 2)
    for (let n = 0; n < count; n++) {
      const old = nodes[n] as ServerProcess
      const next = await ServerProcess.begin('', database.address)
      nodes[n] = next
      const playedOn = decided(games * 2) // while the old one drains
      await old.drain()
      await playedOn
    }
    isOn = false
    await Promise.all(playing)
    const storage = await postgresStorage(database.address)
    const stored: string[] = []
    for (const { game } of made) {
      const steps = await storage.read(game)
      expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
      stored.push(...steps.map(({ key }) => `${game} ${key}`))
    }
    await storage.close()
    expect(acknowledged.filter(key => !stored.includes(key))).toEqual([])
    expect(closedBy).toContain(1012)
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.max(...gaps)).toBeLessThan(LIMIT)
  },
  count * 240_000,
)
