import { once } from 'node:events'
import { PROTOCOL } from '@sandtable/room'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { gameServer } from './http/app.ts'
import { sqliteStorage } from './storage/sqlite.ts'

const poisoned = process.env.SOAK ? 5000 : 60

const app = fastify()
const strict = fastify()
let [address, strictAddress] = ['', '']
beforeAll(async () => {
  await app.register(gameServer, { storage: sqliteStorage(null), atOnce: 100_000, visits: 100_000 })
  await strict.register(gameServer, { storage: sqliteStorage(null), visits: 5 })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  strictAddress = await strict.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await strict.close()
})

const wish = wishFor('plastic/tutorial', { german: 'person', allied: 'person' })
const post = (body: string, path = '/api/games', to = address) =>
  fetch(to + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

async function join(game: string, secret: string): Promise<FarPage> {
  const page = new FarPage()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`)
  socket.on('message', data => page.take(String(data)))
  socket.on('close', code => {
    page.closed = code
  })
  await once(socket, 'open')
  page.over(
    text => socket.send(text),
    () => socket.terminate(),
  )
  await page.hello(game, secret)
  return page
}

/** JSON with a poisonous field somewhere in it. */
const poison = (text: string, n: number): string => {
  const name = ['__proto__', 'constructor', 'prototype'][n % 3]
  const inner = n % 2 ? '{"polluted":1}' : '{"prototype":{"polluted":1}}'
  const places = [...text.matchAll(/[{]/g)].map(({ index }) => index)
  const at = (places[Math.floor(n / 6) % places.length] as number) + 1
  const rest = text.slice(at)
  return `${text.slice(0, at)}"${name}":${inner}${rest.startsWith('}') ? '' : ','}${rest}`
}

it(
  `29 prototype pollution: ${poisoned} poisoned requests and messages to the server leave every prototype as it was`,
  async () => {
    const before = [Object, Array, Function, String].map(({ prototype }) => Reflect.ownKeys(prototype).length)
    const made = (await (await post(JSON.stringify(wish))).json()) as {
      game: string
      seats: { german: string; allied: string }
    }
    const pages = [await join(made.game, made.seats.german), await join(made.game, made.seats.allied)]
    await until(() => pages.every(({ scene }) => scene !== null))
    const page = pages.find(one => one.scene?.waitingFor.includes(one.side)) as FarPage
    const decision = await anyDecision(page)
    const statuses = new Set<number>()
    const { seq } = page
    for (let n = 0; n < poisoned; n++) {
      const kind = n % 3
      if (kind === 0) statuses.add((await post(poison(JSON.stringify({ ...wish, scenario: '{}' }), n))).status)
      else if (kind === 1) statuses.add((await post(poison('{"secrets":[]}', n), '/api/mine')).status)
      else {
        const told = page.said.length
        const args = [{ ...decision, action: 'no such thing' }]
        page.say(poison(JSON.stringify({ type: 'ask', id: 1000 + n, call: 'decide', args, seq, key: `p${n}` }), n))
        await until(() => page.said.length > told)
        await new Promise(done => setTimeout(done, 30)) // no faster than a page may speak
      }
    }
    expect([...statuses].filter(status => status >= 500)).toEqual([])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect([Object, Array, Function, String].map(({ prototype }) => Reflect.ownKeys(prototype).length)).toEqual(before)
    await page.ask('decide', [decision]) // and the game goes on
    for (const one of pages) one.hangUp()
  },
  poisoned * 1000 + 60_000,
)

it('30 geometry and rate abuse: a page that floods the socket is cut off, and its game goes on', async () => {
  const made = (await (await post(JSON.stringify(wish))).json()) as {
    game: string
    seats: { german: string; allied: string }
  }
  const [flooding, other] = [await join(made.game, made.seats.german), await join(made.game, made.seats.allied)]
  await until(() => flooding.scene !== null && other.scene !== null)
  const ask = JSON.stringify({ type: 'ask', id: 1, call: 'question', args: [{}], seq: flooding.seq, key: '' })
  while (flooding.closed === null) {
    for (let n = 0; n < 500; n++) flooding.say(ask)
    await new Promise(done => setTimeout(done, 10))
  }
  expect(flooding.closed).toBe(4008)
  expect(flooding.wrongs.map(({ code }) => code)).toContain('NET-8')
  expect(other.closed).toBeNull()
  const again = await join(made.game, made.seats.german)
  await until(() => again.scene !== null)
  const asked = [again, other].find(page => page.scene?.waitingFor.includes(page.side)) as FarPage
  await asked.ask('decide', [await anyDecision(asked)])
  for (const page of [again, other]) page.hangUp()
}, 120_000)

it('30 geometry and rate abuse: who calls too often is told to wait, and foreign pages are turned away', async () => {
  const statuses = new Set<number>()
  while (!statuses.has(429))
    for (const { status } of await Promise.all(
      Array.from({ length: 60 }, () => post('{"secrets":[]}', '/api/mine', strictAddress)),
    ))
      statuses.add(status)
  expect([...statuses].sort()).toEqual([200, 429])
  expect((await fetch(`${strictAddress}/health`)).status).toBe(200)
  const foreign = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { origin: 'http://elsewhere.example' })
  const [error] = await once(foreign, 'error')
  expect(String(error)).toContain('403')
  const old = new WebSocket(`${address.replace('http', 'ws')}/api/socket`)
  await once(old, 'open')
  old.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1, game: 'x', secret: 'y', nonce: '', name: '' }))
  expect((await once(old, 'close'))[0]).toBe(4000)
})
