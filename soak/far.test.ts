import { once } from 'node:events'
import { type Decision, Stream } from '@sandtable/kernel'
import { type GameMade, PROTOCOL, Speaker } from '@sandtable/room'
import { ruleSets } from '@sandtable/rules'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { FarPage, until } from '../packages/server/src/game/far.fixture.ts'
import { Games } from '../packages/server/src/game/games.ts'
import { gameServer } from '../packages/server/src/http/app.ts'
import { sqliteStorage } from '../packages/server/src/storage/sqlite.ts'
import { Session } from '../packages/server/src/wire/session.ts'
import { FarMatch, wishOf } from './far.ts'
import { isSoak, numbered, patience } from './games.ts'

/** What pages far away may not do, whoever they say they are and however often they say it. */

// ---- 24 ----

const MESSAGES = isSoak ? 10_000 : 300
/** Between two forgeries, honest decisions are made. */
const FORGED_AT_ONCE = 2

/** Time passes quickly here, so that nobody sends too much at a time. */
const quick = { now: () => performance.now() * 1e6, wait: () => new Promise<void>(setImmediate) }

const storage = sqliteStorage(null)
const games = new Games(storage, quick, () => 1_900_000_000_000)
const battles = ruleSets.map(({ id }) => `${id}/tutorial`)

function joined(page: FarPage): void {
  const speaker = new Speaker()
  const session = new Session(
    games,
    quick,
    message => page.take(speaker.write(message)),
    code => {
      page.closed = code
      session.end()
    },
  )
  page.over(
    text => void session.receive(text),
    () => session.end(),
  )
}

const begin = async (battle: string, seed: number): Promise<FarMatch> =>
  FarMatch.begin(await games.create(wishOf(battle)), seed, async page => joined(page))

/** A message, and the page that sends it. */
interface Forged {
  readonly page: FarPage
  readonly call: string
  readonly args: readonly unknown[]
  readonly seq: number
  readonly key?: string
}

/** Every way to send something wrong after an honest decision, with its right message at hand. */
function forgeries(
  match: FarMatch,
  honest: Forged,
  watcher: FarPage,
  elsewhere: FarPage,
): readonly (readonly [string, Forged])[] {
  const { page, args, seq } = honest
  const [decision] = args as readonly [Decision]
  const silent = match.pages.filter(one => !one.scene?.waitingFor.includes(one.seat))
  const now = { seq: page.seq, call: 'decide' }
  return [
    ['sent once more', honest],
    ['sent once more with a new key', { page, call: 'decide', args, seq }],
    ['before its time', { page, call: 'decide', args, seq: page.seq + 1 }],
    ['long before its time', { page, call: 'decide', args, seq: Number.MAX_SAFE_INTEGER }],
    ...silent.map(one => ['out of turn', { page: one, args, ...now }] as const),
    ['by a spectator', { page: watcher, args, ...now }],
    // a mere 'end' can be said in any game
    ...(Object.keys(decision).length > 1
      ? [['in another game', { page: elsewhere, args, call: 'decide', seq: elsewhere.seq }] as const]
      : []),
    ['with dice of its own', { page, args: [{ ...decision, dice: [6, 6] }], ...now }],
    ["in another's name", { page, args: [{ ...decision, side: silent[0]?.seat ?? 'nobody' }], ...now }],
    ['as a call that does not exist', { page, args: [[6, 6]], call: 'enter', seq: page.seq }],
    ['as a call of the table at home', { page, args: [decision], call: 'overrule', seq: page.seq }],
  ]
}

/** What the server answers: its code, or 'taken'. */
const answerTo = ({ page, call, args, seq, key }: Forged): Promise<string> =>
  page.ask(call as 'decide', args as never, { seq, ...(key !== undefined && { key }) }).then(
    () => 'taken',
    error => error.wrong.code,
  )

/** Somebody who has the secret of one game sits down at another, or says a name of nobody. */
async function intruders(one: GameMade, other: GameMade): Promise<readonly string[]> {
  const secrets = [Object.values(other.seats)[0] ?? '', one.game, '', '__proto__']
  return Promise.all(
    secrets.map(async secret => {
      const page = new FarPage()
      joined(page)
      await page.hello(one.game, secret)
      return page.wrongs[0]?.code ?? 'taken'
    }),
  )
}

test(
  `24 replay and forgery: ${numbered(MESSAGES)} messages on the line of a server, with a stale or future step, another's key, seat or game`,
  patience,
  async () => {
    const taken: string[] = []
    const codes = new Map<string, number>()
    let sent = 0
    for (let n = 0; sent < MESSAGES; n++) {
      const [match, other] = [
        await begin(battles[n % battles.length] as string, n),
        await begin(battles[(n + 1) % battles.length] as string, n),
      ]
      const watcher = new FarPage()
      joined(watcher)
      await watcher.hello(match.made.game, match.made.watch)
      for (const code of await intruders(match.made, other.made))
        if (code !== 'NET-2') taken.push(`an intruder: ${code}`)
      const steps = async () => [await storage.read(match.made.game), await storage.read(other.made.game)]
      for (let made = 0; made < 40 && sent < MESSAGES; made++) {
        const page = await match.asked()
        if (!page) break
        const honest = { page, call: 'decide', args: [match.thinks(page)], seq: page.seq, key: `honest ${made}` }
        await match.decide(page, honest.args[0] as Decision, honest.key)
        if (made % FORGED_AT_ONCE > 0 || match.isOver) continue
        const before = await steps()
        for (const [way, forged] of forgeries(match, honest, watcher, other.pages[0] as FarPage)) {
          const code = await answerTo(forged)
          sent += 1
          codes.set(code, (codes.get(code) ?? 0) + 1)
          // the same message with the same key is acknowledged again, and counts once
          if ((code === 'taken') !== (way === 'sent once more')) taken.push(`${way}: ${code}`)
        }
        expect(await steps(), `game ${n}, decision ${made}`).toEqual(before)
      }
      for (const one of [match, other]) one.hangUp()
      watcher.hangUp()
    }
    expect(taken).toEqual([])
    console.log(`24: ${sent} messages: ${[...codes].map(([code, count]) => `${count} ${code}`).join(', ')}`)
  },
)

// ---- 30 ----

const SIGHTS = isSoak ? 10_000 : 1000
const LOGINS = isSoak ? 1000 : 100
/** What a page may send at once, and a second; what an address may have made at once, and a second. */
const [BURST, A_SECOND, MADE, MADE_A_SECOND] = [120, 40, 20, 0.2]

const app = fastify()
let address = ''
beforeAll(async () => {
  await app.register(gameServer, { storage: sqliteStorage(null) })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await storage.close()
})

const ask = (path: string, body: unknown, headers: object = {}): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function socket(page: FarPage, headers: object = {}): Promise<void> {
  const line = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { ...headers } })
  line.on('message', data => page.take(String(data)))
  line.on('close', code => {
    page.closed = code
  })
  await once(line, 'open')
  page.over(
    text => line.send(text),
    () => line.terminate(),
  )
}

test(
  `30 geometry and rate abuse: ${numbered(SIGHTS)} sight lines of one page, ${numbered(LOGINS)} guessed links, ${numbered(LOGINS)} games wanted, pages of other sites`,
  patience,
  async () => {
    const began = performance.now()
    const seconds = (): number => (performance.now() - began) / 1000
    const made = (await (await ask('/api/games', wishOf('plastic/crossroads-house'))).json()) as GameMade
    const match = await FarMatch.begin(made, 1, socket)
    const page = (await match.asked()) as FarPage
    const flood = new FarPage()
    await socket(flood)
    await flood.hello(made.game, made.watch)
    const from = flood.said.length
    const answers = (): number => flood.said.slice(from).filter(({ type }) => type === 'answer').length
    const sight = (id: number): void => {
      const args = [
        [id, id],
        [99_000, 9000 - (id % 9000)],
      ]
      flood.say({ type: 'ask', id, call: 'measure', args, seq: 0, key: '' })
    }
    for (let n = 0; n < A_SECOND; n++) sight(n)
    await until(() => answers() === A_SECOND) // whoever does not hurry is answered
    for (let n = A_SECOND; n < SIGHTS; n++) sight(n)
    await match.decide(page, match.thinks(page)) // the others play on
    await until(() => flood.closed !== null)
    expect(flood.closed).toBe(4008)
    expect(answers()).toBeLessThanOrEqual(BURST + A_SECOND * seconds())

    const stream = new Stream('links')
    const guess = (): string => Array.from({ length: 24 }, () => 'abcdefghijklmnop'[stream.next(16)]).join('')
    for (let n = 0; n < LOGINS; n += 50) {
      const strangers = Array.from({ length: 50 }, () => new FarPage())
      await Promise.all(strangers.map(stranger => socket(stranger)))
      for (const stranger of strangers)
        stranger.say({ type: 'hello', protocol: PROTOCOL, game: made.game, secret: guess(), nonce: '', name: '' })
      await until(() => strangers.every(({ closed }) => closed !== null))
      for (const { wrongs, heard } of strangers) expect([wrongs[0]?.code, heard.length]).toEqual(['NET-2', 1])
    }

    let [granted, put] = [1, 0]
    for (let n = 0; n < LOGINS; n++) {
      const { status } = await ask('/api/games', wishOf('plastic/tutorial'))
      if (status === 201) granted += 1
      else if (status === 429) put += 1
    }
    expect(granted + put).toBe(LOGINS + 1)
    expect(granted).toBeLessThanOrEqual(MADE + MADE_A_SECOND * seconds())

    const { host } = new URL(address)
    const sites = [
      'http://elsewhere.example',
      'null',
      `http://${host}.example`,
      'https://localhost',
      'file://',
      'x',
      '',
    ]
    for (const origin of sites) {
      expect((await ask('/api/mine', { secrets: [] }, { origin })).status, origin).toBe(403)
      const refused = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin } })
      expect(String((await once(refused, 'error'))[0]), origin).toContain('403')
    }
    const honest = (await match.asked()) as FarPage
    await match.decide(honest, match.thinks(honest))
    match.hangUp()
    console.log(`30: ${answers()} of ${SIGHTS} sight lines answered, ${granted} games made`)
  },
)
