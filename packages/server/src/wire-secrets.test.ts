import { once } from 'node:events'
import type { Decision } from '@sandtable/kernel'
import type { GameMade } from '@sandtable/room'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { hashOf } from './game/secret.ts'
import { gameServer } from './http/app.ts'
import { sqliteStorage } from './storage/sqlite.ts'

const { audits, pairs } = process.env.SOAK ? { audits: 500, pairs: 1000 } : { audits: 2, pairs: 2 }
const DECISIONS = 12
const DICE = 'canary of the dice'

const app = fastify()
const storage = sqliteStorage(null)
let address = ''
beforeAll(async () => {
  await app.register(gameServer, { storage, atOnce: 100_000, visits: 100_000, dice: () => DICE })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** A standing order that nobody would have by chance. */
const CHANCE = 37

/** What the lists of games tell whoever has this secret. */
async function listsFor(secret: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const mine = await fetch(`${address}/api/mine`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ secrets: [secret] }),
  })
  return `${await mine.text()}\n${await (await fetch(`${address}/api/lobby`)).text()}`
}

const battles = ['blaze/tutorial', 'blaze/night-drop-on-the-bridge'] as const

async function join(made: GameMade, secret: string, nonce: string): Promise<FarPage> {
  const page = new FarPage()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`)
  socket.on('message', data => page.take(String(data)))
  await once(socket, 'open')
  page.over(
    text => socket.send(text),
    () => socket.terminate(),
  )
  await page.hello(made.game, secret, { nonce })
  return page
}

async function make(battle: string): Promise<{ made: GameMade; pages: readonly FarPage[]; watcher: FarPage }> {
  // whoever is no side of the battle is refused by name: ask with the sides of the card
  const wish = wishFor(battle, {})
  const send = (seats: object) =>
    fetch(`${address}/api/games`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...wish, seats }),
    })
  const first = (await (await send({})).json()) as GameMade
  const card = JSON.parse((await storage.game(first.game))?.card ?? '{}') as { names: { [side: string]: string } }
  const seats = Object.fromEntries(Object.keys(card.names).map(side => [side, 'person']))
  const made = (await (await send(seats)).json()) as GameMade
  const pages: FarPage[] = []
  for (const [seat, secret] of Object.entries(made.seats)) pages.push(await join(made, secret, `canary nonce ${seat}`))
  const watcher = await join(made, made.watch, 'canary nonce of nobody')
  await until(() => [...pages, watcher].every(({ scene }) => scene !== null))
  return { made, pages, watcher }
}

/** A step whose decision waits for those of others, or is told to its own side alone. */
const UNSEEN = /\\"(waiting\\":|to\\":\[)/

const isAsked = (page: FarPage): boolean => page.scene?.waitingFor.includes(page.side) === true
const settled = (pages: readonly FarPage[], seq: number): Promise<void> =>
  until(() => pages.every(page => page.seq >= seq))

it(
  `21 wire audit: every byte of ${audits} games on the socket, without the secrets of dice, seats, orders, talk, refusals and unseen answers`,
  async () => {
    let unseen = 0
    for (let n = 0; n < audits; n++) {
      const { made, pages, watcher } = await make(battles[n % battles.length] as string)
      const everybody = [...pages, watcher]
      // what is said to one's own side, and what a side has ordered, is secret too; and so is what is refused
      for (const page of pages) {
        await page.ask('say', [{ text: `canary line of ${page.seat}.`, to: 'side' }])
        await page.ask('react', [CHANCE])
        await page.ask('decide', [{ action: `canary action of ${page.seat}.` }]).catch(() => {})
      }
      for (let d = 0; d < DECISIONS; d++) {
        const page = pages.find(isAsked)
        if (!page) break
        const others = everybody.filter(one => one !== page)
        const heard = others.map(one => one.heard.length)
        const decision = await anyDecision(page)
        await page.ask('decide', [decision])
        await settled(everybody, page.seq)
        // what is decided unseen is told to nobody else
        const last = (await storage.read(made.game)).at(-1)?.body ?? ''
        if (!UNSEEN.test(last)) continue
        unseen += 1
        for (const [i, one] of others.entries())
          for (const value of Object.values(decision).filter(it => typeof it === 'string' && it.length > 8))
            expect(one.heard.slice(heard[i]).join('\n')).not.toContain(value)
      }
      const { seats, watch } = made
      const secrets = Object.entries({ ...seats, watch })
      for (const page of everybody) {
        const own = page === watcher ? made.watch : (made.seats[page.seat] ?? '')
        const bytes = [...page.heard, await listsFor(own)].join('\n')
        const others = pages.filter(one => one !== page)
        for (const { seat } of others)
          for (const what of ['line', 'action']) expect(bytes).not.toContain(`canary ${what} of ${seat}.`)
        const orders = page.said.flatMap(one => (one.type === 'timing' ? [one.reaction] : []))
        expect(orders).toContain(page === watcher ? 'ask' : CHANCE)
        if (page === watcher) expect(orders).not.toContain(CHANCE)
        const foreign = secrets.filter(([, secret]) => secret !== own).map(([, secret]) => secret)
        for (const canary of [DICE, 'canary nonce', ...foreign, ...secrets.map(([, secret]) => hashOf(secret))])
          expect(bytes).not.toContain(canary)
        page.hangUp()
      }
    }
    expect(unseen).toBeGreaterThan(0)
  },
  audits * 60_000,
)

/** A decision that may be made now, another than this one; null if there is none. */
async function otherDecision(page: FarPage, than: Decision): Promise<Decision | null> {
  for (const { action, no } of page.scene?.offers ?? []) {
    if (no.length > 0) continue
    const question = page.desk.question({ action })
    for (const { value, no: why } of question?.choices ?? []) {
      if (!question || why.length > 0) continue
      let draft = { action, [question.field]: question.many ? [value] : value } as Decision
      for (let next = page.desk.question(draft); next && !next.optional; next = page.desk.question(draft)) {
        const choice = next.choices.filter(one => one.no.length === 0).at(-1)
        if (!choice) break
        draft = { ...draft, [next.field]: next.many ? [choice.value] : choice.value } as Decision
      }
      if (JSON.stringify(draft) !== JSON.stringify(than) && page.desk.refusal(draft).length === 0) return draft
    }
  }
  return null
}

it(
  `22 twin worlds: ${pairs} pairs of games on the socket that differ in what was decided unseen`,
  async () => {
    let compared = 0
    for (let n = 0; compared < pairs && n < pairs * 4; n++) {
      const battle = battles[n % battles.length] as string
      const [one, two] = [await make(battle), await make(battle)]
      const all = [...one.pages, one.watcher, ...two.pages, two.watcher]
      for (let d = 0; d < DECISIONS * 4; d++) {
        const at = one.pages.findIndex(isAsked)
        if (at < 0) break
        const [page, twin] = [one.pages[at], two.pages[at]] as [FarPage, FarPage]
        const decision = await anyDecision(page)
        const other = d >= n % 3 ? await otherDecision(twin, decision) : null
        await page.ask('decide', [decision])
        await twin.ask('decide', [other ?? decision])
        await settled([...one.pages, one.watcher], page.seq)
        await settled([...two.pages, two.watcher], twin.seq)
        if (!other) continue
        const body = (await storage.read(two.made.game)).at(-1)?.body ?? ''
        if (!UNSEEN.test(body)) break // it was not unseen after all
        const ignorant = (world: typeof one) => [...world.pages.filter((_, i) => i !== at), world.watcher]
        // the answer to who decided is not among them: byte by byte, in the same frames
        for (const [i, blind] of ignorant(one).entries()) expect(ignorant(two)[i]?.heard).toEqual(blind.heard)
        compared += 1
        break
      }
      for (const page of all) page.hangUp()
    }
    expect(compared).toBe(pairs)
  },
  pairs * 120_000,
)
