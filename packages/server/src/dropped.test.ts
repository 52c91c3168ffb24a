import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stream } from '@sandtable/kernel'
import { afterAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { type Lap, lapsSaid, ServerProcess } from './process.fixture.ts'

/** `away`: how long a page may stay away, in ms. */
const { drops, away, games } = process.env.SOAK
  ? { drops: 1000, away: 120_000, games: 250 }
  : { drops: 8, away: 100, games: 2 }
/** How long a page may take to be up to date again, in ms; in the gate, other tests have the machine. */
const LIMIT = process.env.SOAK ? 1000 : 10_000

const folder = mkdtempSync(join(tmpdir(), 'sandtable-dropped-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })

/** Plays a game whose pages are dropped in the middle of a move so many times; how long each took to be back. */
async function played(server: ServerProcess, times: number, chance: Stream): Promise<readonly Lap[]> {
  const made = await server.make(wish)
  const sides = Object.keys(made.seats)
  const sit = async (page: FarPage, side: string, again = false): Promise<void> => {
    await server.connect(page)
    await page.hello(made.game, made.seats[side] ?? '', { again })
  }
  const pages = sides.map(() => new FarPage())
  for (const [i, page] of pages.entries()) await sit(page, sides[i] ?? '')
  await until(() => pages.every(page => page.scene !== null))
  const asked = (): FarPage | undefined => pages.find(page => page.scene?.waitingFor.includes(page.seat))
  const laps: Lap[] = []
  while (laps.length < times) {
    await until(() => asked() !== undefined)
    const page = asked() as FarPage
    const decision = await anyDecision(page)
    const key = `dropped ${laps.length}`
    // the line is cut before, while or after the server acts
    void page.ask('decide', [decision], { key }).catch(() => {})
    if (chance.next(3) > 0) await new Promise(done => setTimeout(done, chance.next(5)))
    page.hangUp()
    await until(() => page.closed !== null)
    const back = performance.now() + chance.next(away)
    // the other may go on meanwhile
    const other = pages.find(one => one !== page) as FarPage
    for (let more = chance.next(3); more > 0 && other.scene?.waitingFor.includes(other.seat); more--)
      await other.ask('decide', [await anyDecision(other)])
    await new Promise(done => setTimeout(done, back - performance.now()))
    const [before, lap] = [page.said.length, server.lap()]
    await sit(page, page.seat, true)
    // an honest retry counts once, whether or not the first one arrived
    await page.ask('decide', [decision], { key }).catch(() => {})
    await until(() => page.seq === other.seq)
    laps.push(lap())
    const heard = page.said.slice(before).filter(({ type }) => type === 'state')
    expect(heard.some(state => 'begins' in state)).toBe(false) // only what was missed
    const fresh = new FarPage()
    await sit(fresh, page.seat)
    await until(() => fresh.seq === page.seq)
    expect(page.scene?.view).toEqual(fresh.scene?.view)
    expect(page.log).toEqual(fresh.log)
    fresh.hangUp()
  }
  for (const page of pages) page.hangUp()
  return laps
}

it(
  `18 reconnect: ${drops} pages dropped in the middle of a move, back after up to ${away / 1000} s, reach the same view`,
  async ({ task }) => {
    const server = await ServerProcess.begin(folder)
    try {
      const all = Array.from({ length: games }, (_, n) => played(server, drops / games, new Stream(`dropped ${n}`)))
      const laps = (await Promise.all(all)).flat()
      task.meta.found = `back after ${lapsSaid(laps)}`
      console.log(`18: ${laps.length} are ${task.meta.found}`)
      expect(laps.length).toBe(drops)
      expect(Math.max(...laps.map(({ alone }) => alone))).toBeLessThan(LIMIT)
    } finally {
      await server.kill()
    }
  },
  drops * 60_000,
)
