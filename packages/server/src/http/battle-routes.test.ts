import { readFileSync } from 'node:fs'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite.ts'
import { gameServer } from './app.ts'
import { battleRoutes } from './battle-routes.ts'

const text = readFileSync(new URL('../../../../scenarios/plastic/crossroads-house.yaml', import.meta.url), 'utf8')
const servers: FastifyInstance[] = []
const opened = async () => {
  const app = fastify()
  servers.push(app)
  await app.register(gameServer, { storage: sqliteStorage(null) })
  return app
}
let app: FastifyInstance
let troubled: FastifyInstance
beforeAll(async () => {
  app = await opened()
  troubled = await opened()
})
afterAll(() => Promise.all(servers.map(one => one.close())))

const share = (payload: object | string, on = app) =>
  on.inject({ method: 'POST', url: '/api/battles', payload, headers: { 'content-type': 'application/json' } })

test('a battle is kept under a name made of its text, and read by it', async () => {
  const first = await share({ scenario: text })
  expect(first.statusCode).toBe(201)
  const { battle } = first.json<{ battle: string }>()
  expect(battle).toMatch(/^[\w-]{22}$/)
  expect((await share({ scenario: text })).json()).toEqual({ battle })
  const read = await app.inject(`/api/battles/${battle}`)
  expect(read.json()).toEqual({ scenario: text })
})

test('one that still has a fault may be shared, to be mended', async () => {
  const faulty = text.replace(/kind: \w+/, 'kind: castle')
  expect(faulty).not.toBe(text)
  expect((await share({ scenario: faulty })).statusCode).toBe(201)
})

const bad: readonly (readonly [string, object | string, number, RegExp])[] = [
  ['no JSON', '{', 400, /^NET-1/],
  ['no text', { scenario: { title: 'x' } }, 400, /^NET-1/],
  ['no YAML', { scenario: 'a: [' }, 400, /^TEXT-1: .*line 1/],
  ['no scenario', { scenario: 'title: Nothing' }, 400, /SCEN-1/],
  ['unknown rules', { scenario: text.replace('ruleset: plastic', 'ruleset: chess') }, 400, /SCEN-2/],
  ['a part of a newer version', { scenario: `${text}\nweather: []` }, 400, /battle line \d+: .*weather/],
  ['signs that are not text', { scenario: `${text}\n# \0` }, 400, /TEXT-1/],
  ['half a letter', { scenario: `${text}\n# \ud800` }, 400, /TEXT-1/],
  ['a scenario that is too long', { scenario: 'x'.repeat(400_001) }, 400, /^NET-1.*scenario/],
  ['too much', { scenario: 'x'.repeat(2_000_000) }, 413, /^NET-1/],
]
test.each(bad)('%s is refused with a code and its place', async (_, body, status, says) => {
  const answer = await share(body, troubled)
  expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(says) })
  expect(answer.statusCode).toBe(status)
})

test('a name that nobody was given, or that is none', async () => {
  const unknown = await app.inject(`/api/battles/${'x'.repeat(22)}`)
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'NET-9'])
  expect((await app.inject('/api/battles/..%2F..%2Fsecret')).statusCode).toBe(400)
})

test('one address shares so many at once', async () => {
  const crowded = await opened()
  const answers = await Promise.all(Array.from({ length: 21 }, () => share({ scenario: text }, crowded)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(201), 429])
})

test('a server that is full says so, and still knows what it has', async () => {
  const full = fastify()
  servers.push(full)
  const storage = sqliteStorage(null)
  const clock = { now: () => 0, wait: async () => {} }
  battleRoutes(full, storage, clock, text.length + 10)
  const { battle } = (await share({ scenario: text }, full)).json<{ battle: string }>()
  expect((await share({ scenario: `${text}\n# another` }, full)).statusCode).not.toBe(201)
  expect((await share({ scenario: text }, full)).json()).toEqual({ battle })
  expect((await full.inject(`/api/battles/${battle}`)).statusCode).toBe(200)
  await storage.close()
})

test('the description has it', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: object }>()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/battles', '/api/battles/{battle}']))
})
