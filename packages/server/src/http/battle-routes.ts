import { createHash } from 'node:crypto'
import { SandtableError, sketchOf } from '@sandtable/kernel'
import type { Clock } from '@sandtable/room'
import { books, readYaml } from '@sandtable/rules'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage.ts'
import { Guests } from './guests.ts'
import { wrong } from './schemas.ts'

/** The longest battle, and all of them together, in letters. */
const LONGEST = 400_000
const ALL = 500_000_000
/** How many battles one address may share at once, and a second in the long run. */
const AT_ONCE = 20
const A_SECOND = 1 / 30

const battle = {
  type: 'object',
  additionalProperties: false,
  required: ['scenario'],
  properties: {
    scenario: { type: 'string', maxLength: LONGEST, description: 'A scenario file, as text (YAML or JSON).' },
  },
} as const

const name = {
  type: 'string',
  pattern: '^[\\w-]{22}$',
  description: 'Made of the text: the same battle has the same.',
} as const

const kept = { type: 'object', required: ['battle'], properties: { battle: name } } as const

/** Battles that are shared by a short link. What is kept never changes: its name is made of its text. */
export function battleRoutes(app: FastifyInstance, storage: Storage, clock: Clock, most = ALL): Guests {
  const sharers = new Guests(clock, AT_ONCE, A_SECOND)
  app.post<{ Body: { readonly scenario: string } }>(
    '/api/battles',
    {
      bodyLimit: LONGEST * 3, // a letter may take three bytes
      schema: { summary: 'Keep a battle', body: battle, response: { 201: kept, '4xx': wrong, '5xx': wrong } },
    },
    async (request, reply) => {
      const { scenario } = request.body
      if (!sharers.take(request.ip)) throw new SandtableError('NET-8', '', 'wait a little before you share another')
      check(scenario)
      const id = createHash('sha256').update(scenario).digest('base64url').slice(0, 22)
      if (!(await storage.keepBattle({ id, made: Date.now(), text: scenario }, most)))
        throw new SandtableError('NET-8', '', 'there is no room for more battles on this server')
      return reply.code(201).send({ battle: id })
    },
  )
  app.get<{ Params: { readonly battle: string } }>(
    '/api/battles/:battle',
    {
      schema: {
        summary: 'A battle that was shared',
        params: { type: 'object', properties: { battle: name } },
        response: { 200: battle, '4xx': wrong },
      },
    },
    async ({ params }) => {
      const row = await storage.battle(params.battle)
      if (!row) throw new SandtableError('NET-9', '', 'the link may be incomplete')
      return { scenario: row.text }
    },
  )
  return sharers
}

/** It is a scenario, though perhaps not yet one to be played: it may be shared to be mended. */
function check(text: string): void {
  if (/[\0\p{Surrogate}]/u.test(text)) throw new SandtableError('TEXT-1', 'battle', 'it holds signs that are not text')
  const { ruleset } = sketchOf(readYaml(text, 'battle'))
  if (!books.some(({ id }) => id === ruleset))
    throw new SandtableError('SCEN-2', 'battle', `rule set ${JSON.stringify(ruleset)}`)
}
