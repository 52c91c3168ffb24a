import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { anyDecision, FarPage, until, wishFor } from '../game/far.fixture.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { gameServer } from './app.ts'

const app = fastify()
let address = ''
let socketAddress = ''
beforeAll(async () => {
  await app.register(gameServer, { storage: sqliteStorage(null), patience: { hello: 3000, ping: 1000 } })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  socketAddress = `${address.replace('http', 'ws')}/api/socket`
})
afterAll(() => app.close())

const post = (path: string, body: unknown, headers: { [name: string]: string } = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })
const make = async () =>
  (await (await post('/api/games', wish)).json()) as { game: string; seats: { [side: string]: string }; watch: string }

/** A page at the other end of a real socket. */
async function join(page = new FarPage()): Promise<FarPage> {
  const socket = new WebSocket(socketAddress)
  socket.on('message', data => page.take(String(data)))
  socket.on('close', code => {
    page.closed = code
  })
  await once(socket, 'open')
  page.over(
    text => socket.send(text),
    () => socket.terminate(),
  )
  return page
}

describe('over HTTP', () => {
  test('a game is made, with one secret a seat and one to watch', async () => {
    const made = await make()
    expect(Object.keys(made.seats)).toEqual(['german', 'allied'])
    const secrets = [...Object.values(made.seats), made.watch]
    expect(new Set(secrets).size).toBe(3)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{24}$/)
    const list = await (await post('/api/mine', { secrets: [made.seats.german, 'unknown'] })).json()
    expect(list).toMatchObject([{ game: made.game, seat: 'german', stage: 'gathering', card: { title: 'A test' } }])
    expect(JSON.stringify(list)).not.toContain('scenario')
  })

  const bad: readonly (readonly [string, unknown, number, RegExp])[] = [
    ['no JSON', '{', 400, /^NET-1/],
    ['a field of the wrong type', { ...wish, seats: 'all' }, 400, /^NET-1/],
    ['a side that is not there', { ...wish, seats: { blue: 'person' } }, 400, /^NET-1.*no side blue/],
    ['a scenario that is none', { ...wish, scenario: 'a: [' }, 400, /TEXT-1/],
    ['a ruling that does not exist', { ...wish, options: { none: 'x' } }, 400, /SCEN-/],
    ['a name that JavaScript knows', JSON.stringify(wish).replace('"options":{}', '"__proto__":{}'), 400, /^NET-1/],
    ['a scenario that is too long', { ...wish, scenario: 'x'.repeat(2_000_000) }, 400, /^NET-1.*scenario/],
    ['too much', { ...wish, save: 'x'.repeat(9_000_000) }, 413, /^NET-1/],
  ]
  test.each(bad)('%s is refused with a code', async (_, body, status, says) => {
    const answer = await post('/api/games', body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(says) })
  })

  test('a page of another site is turned away', async () => {
    expect((await post('/api/games', wish, { Origin: 'http://elsewhere.example' })).status).toBe(403)
    const socket = new WebSocket(socketAddress, { origin: 'http://elsewhere.example' })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  })

  test('its description, its health and its figures can be read', async () => {
    const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/games', '/api/mine', '/health']))
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'fine' })
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^sandtable_games_open \d+$/m)
  })
})

describe('the lobby over HTTP', () => {
  const lobby = async (): Promise<readonly { game: string }[]> =>
    (await (await fetch(`${address}/api/lobby`)).json()) as never
  const listed = async (game: string) => (await lobby()).find(one => one.game === game)

  test('an open game is listed without its scenario, and its seat goes to whoever comes first', async () => {
    const answer = await post('/api/games', { ...wish, open: ['allied'], watch: true, pace: 'fast' })
    const { game, seats } = (await answer.json()) as { game: string; seats: object }
    expect(Object.keys(seats)).toEqual(['german'])
    const found = await listed(game)
    expect(found).toEqual({
      game,
      card: expect.objectContaining({ title: 'A test', pace: 'fast' }),
      made: expect.any(Number),
      stage: 'gathering',
      free: ['allied'],
      watch: true,
    })
    const taken = await post('/api/lobby/sit', { game, side: 'allied' })
    expect(taken.status).toBe(201)
    const seat = (await taken.json()) as { secret: string }
    expect(seat).toEqual({ game, side: 'allied', secret: expect.stringMatching(/^[\w-]{24}$/) })
    expect((await post('/api/lobby/sit', { game, side: 'allied' })).status).toBe(400)
    expect(await listed(game)).toBeUndefined() // nobody can join, and it is not played yet
    const mine = await (await post('/api/mine', { secrets: [seat.secret] })).json()
    expect(mine).toMatchObject([{ game, seat: 'allied' }])
  })

  test('two who ask for a quick battle get the two sides of one game', async () => {
    const quick = async () => (await (await post('/api/lobby/quick', { wish, yours: 'german' })).json()) as never
    const [a, b] = [await quick(), await quick()] as { game: string; side: string; secret: string }[]
    expect([a?.side, b?.side, b?.game]).toEqual(['german', 'allied', a?.game])
    expect(a?.secret).not.toBe(b?.secret)
  })

  test.each([
    ['/api/lobby/sit', { game: 'none', side: 'allied' }],
    ['/api/lobby/sit', { game: 'none' }],
    ['/api/lobby/sit', { game: 'none', side: { $ne: 1 } }],
    ['/api/lobby/quick', { wish, yours: 'nobody' }],
    ['/api/lobby/quick', { yours: 'german' }],
    ['/api/lobby/quick', { wish: { ...wish, scenario: 'a: [' }, yours: 'german' }],
  ])('%s refuses nonsense with a code', async (path, body) => {
    const before = await lobby()
    const answer = await post(path, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(await lobby()).toEqual(before)
  })

  test('a page of another site takes no seat', async () => {
    const foreign = { Origin: 'http://elsewhere.example' }
    expect((await post('/api/lobby/quick', { wish, yours: 'german' }, foreign)).status).toBe(403)
  })
})

describe('over a socket', () => {
  test('two people play, a third watches, and who was cut off comes back', async () => {
    const made = await make()
    const pages = [await join(), await join(), await join()] as const
    const secrets = [made.seats.german, made.seats.allied, made.watch]
    for (const [i, page] of pages.entries()) await page.hello(made.game, secrets[i] ?? '')
    await until(() => pages.every(page => page.scene !== null))
    const asked = () => pages.find(page => page.scene?.waitingFor.includes(page.seat)) as FarPage
    for (let n = 0; n < 3; n++) {
      const page = asked()
      await page.ask('decide', [await anyDecision(page)])
      await until(() => pages.every(({ seq }) => seq === page.seq))
    }
    const [first, second, watcher] = pages
    first.hangUp()
    await until(() => second.company?.here.length === 1)
    await join(first)
    await first.hello(made.game, made.seats.german ?? '', { again: true })
    await until(() => second.company?.here.length === 2)
    const page = asked()
    await page.ask('decide', [await anyDecision(page)])
    await until(() => pages.every(({ seq }) => seq === page.seq))
    expect(first.log).toEqual(second.log)
    expect(watcher.log).toEqual(second.log)
  })

  test('who says nothing is dropped, and who says too much', async () => {
    const silent = await join()
    const long = await join()
    long.say('x'.repeat(100_000))
    await until(() => silent.closed !== null && long.closed !== null)
    expect([silent.closed, long.closed]).toEqual([4000, 1009])
  })

  test('who does not answer any more is dropped', async () => {
    const made = await make()
    const page = await join()
    await page.hello(made.game, made.seats.german ?? '')
    // a line that is only held open: the handshake by hand, and then silence
    const { port, hostname } = new URL(address)
    const dead = connect(Number(port), hostname)
    const key = Buffer.alloc(16).toString('base64')
    dead.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    dead.resume()
    await once(dead, 'close')
    expect(page.closed).toBeNull()
  })
})
