import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decision } from '@sandtable/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyDecision, FarError, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'
import { sqliteStorage } from './storage/sqlite.ts'

const { forgeries, dawdlers } = process.env.SOAK
  ? { forgeries: 10_000, dawdlers: 5000 }
  : { forgeries: 48, dawdlers: 40 }
/** Of eight messages five may go over one connection: so slowly that the server hears all of them. In milliseconds. */
const PAUSE = 20

const folder = mkdtempSync(join(tmpdir(), 'sandtable-forged-'))
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.begin(folder, '', { patience: { hello: 2000, ping: 6000 } }) // a page that waits for a core is not gone
}, 120_000)
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

/** A game with its players and a spectator. */
async function seated() {
  const made = await server.make(wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' }))
  const pages: FarPage[] = []
  for (const secret of [...Object.values(made.seats), made.watch]) {
    const page = new FarPage()
    await server.connect(page)
    await page.hello(made.game, secret)
    pages.push(page)
  }
  await until(() => pages.every(({ scene }) => scene !== null))
  const asked = (): FarPage => pages.find(page => page.scene?.waitingFor.includes(page.side)) as FarPage
  return { made, pages, asked }
}

const codeOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'fine',
    error => (error instanceof FarError ? error.wrong.code : String(error)),
  )

it(
  `24 replay and forgery: ${forgeries} messages on the socket, replayed, out of turn, for another, stale or early`,
  async () => {
    const { made, pages, asked } = await seated()
    const past: { page: FarPage; decision: Decision; key: string; seq: number }[] = []
    for (let n = 0; n < 4; n++) {
      const page = asked()
      const one = { page, decision: await anyDecision(page), key: `honest ${n}`, seq: page.seq }
      await page.ask('decide', [one.decision], one)
      past.push(one)
      await until(() => pages.every(({ seq }) => seq === page.seq))
    }
    const storage = sqliteStorage(folder)
    const before = await storage.read(made.game)
    const now = asked()
    const idle = pages.find(page => page !== now && page !== pages[2]) as FarPage
    const watcher = pages[2] as FarPage
    const decision = await anyDecision(now)
    const [first] = past
    if (!first) throw new Error('nothing was decided')
    const ways: readonly (() => Promise<string>)[] = [
      // an honest retry is answered, and counts once
      () => codeOf(first.page.ask('decide', [first.decision], first)).then(code => `again ${code}`),
      () => codeOf(first.page.ask('decide', [first.decision], { seq: first.seq })), // under a new key
      () => codeOf(idle.ask('decide', [decision])), // what another is asked
      () => codeOf(watcher.ask('decide', [decision])),
      () => codeOf(now.ask('decide', [decision], { seq: now.seq + 1 })), // a step that nobody has taken
      () => codeOf(now.ask('enter' as never, [[6, 6]] as never)), // dice of one's own
      () => codeOf(now.ask('decide', [{ ...decision, dice: [6], by: 'umpire' } as never])),
      async () => {
        const thief = new FarPage()
        await server.connect(thief)
        await thief.hello(made.game, `${made.seats.german?.slice(0, -1)}_`)
        await until(() => thief.closed !== null)
        return thief.wrongs.map(({ code }) => code).join()
      },
    ]
    const codes = new Map<string, number>()
    for (let n = 0; n < forgeries; n++) {
      const code = await (ways[n % ways.length] as () => Promise<string>)()
      codes.set(code, (codes.get(code) ?? 0) + 1)
      await new Promise(done => setTimeout(done, PAUSE))
    }
    expect(await storage.read(made.game)).toEqual(before)
    await storage.close()
    const share = Math.floor(forgeries / ways.length)
    expect(codes.get('again fine')).toBeGreaterThanOrEqual(share)
    expect(codes.get('fine')).toBeUndefined()
    expect(codes.get('NET-2')).toBeGreaterThanOrEqual(share)
    expect([...codes.keys()].filter(code => !/^(again fine|NET-[1-4]|REFUSED|\w+-PLAY-\d)$/.test(code))).toEqual([])
    // the game goes on
    await now.ask('decide', [decision])
    for (const page of pages) page.hangUp()
  },
  forgeries * 1000 + 60_000,
)

/** A line that has become a socket, by hand, and does nothing more. */
async function upgraded(says: readonly string[] = []): Promise<Socket> {
  const { port } = new URL(server.address)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  const head = ['GET /api/socket HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Upgrade: websocket', 'Connection: Upgrade']
  socket.write(`${[...head, 'Sec-WebSocket-Version: 13', key, ...says].join('\r\n')}\r\n\r\n`)
  return socket
}

it(`26 slow loris: ${dawdlers} sockets that say nothing or never answer are dropped, and a game goes on`, async () => {
  const { pages, asked } = await seated()
  const closed: Promise<unknown>[] = []
  for (let n = 0; n < dawdlers; n++) {
    const socket = await upgraded()
    closed.push(new Promise(done => socket.once('close', done)))
    if (n % 2) socket.resume() // hears that it is sent away; the others do not even read that
  }
  let decided = 0
  for (let n = 0; n < 10; n++) {
    const page = asked()
    await page.ask('decide', [await anyDecision(page)])
    decided += 1
    await until(() => pages.every(({ seq }) => seq === page.seq))
  }
  expect(decided).toBe(10)
  const heard = closed.filter((_, n) => n % 2)
  await Promise.all(heard)
  // of those who read nothing the server itself must have let go
  const left = async (): Promise<number> => {
    const text = await (await fetch(`${server.address}/metrics`)).text()
    return Number(/sandtable_sockets (\d+)/.exec(text)?.[1])
  }
  while ((await left()) > pages.length) await new Promise(done => setTimeout(done, 100))
  expect(pages.map(page => page.closed)).toEqual(pages.map(() => null))
  for (const page of pages) page.hangUp()
}, 240_000)
