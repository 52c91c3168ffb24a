import { SandtableError } from '@sandtable/kernel'
import type { Clock, QuickWish } from '@sandtable/room'
import type { FastifyInstance } from 'fastify'
import type { Lobby } from '../game/lobby.ts'
import { Allowance } from '../wire/allowance.ts'
import { card, id, secret, wish, wrong } from './schemas.ts'

/** How many seats may be taken at once, and a second in the long run: all of them together. */
const AT_ONCE = 60
const A_SECOND = 5

const taken = {
  type: 'object',
  description: 'The secret of the seat. It is told this once.',
  required: ['game', 'side', 'secret'],
  properties: { game: id, side: id, secret },
} as const

const openGames = {
  type: 'array',
  items: {
    type: 'object',
    required: ['game', 'card', 'made', 'stage', 'free', 'watch'],
    properties: {
      game: id,
      card,
      made: { type: 'integer', description: 'In ms since 1970.' },
      stage: { type: 'string', enum: ['gathering', 'playing'] },
      free: { type: 'array', items: id, description: 'The sides that anybody may take.' },
      watch: { type: 'boolean', description: 'Anybody may watch.' },
    },
  },
} as const

export function lobbyRoutes(app: FastifyInstance, lobby: Lobby, clock: Clock, atOnce = AT_ONCE): void {
  const allowance = new Allowance(clock, atOnce, A_SECOND)
  const mayTake = (): void => {
    if (!allowance.take()) throw new SandtableError('NET-8', '', 'too many seats are being taken: try again')
  }
  app.get('/api/lobby', { schema: { summary: 'Games to join or to watch', response: { 200: openGames } } }, () =>
    lobby.list(),
  )
  app.post<{ Body: { readonly game: string; readonly side: string } }>(
    '/api/lobby/sit',
    {
      schema: {
        summary: 'Take a free seat, or a place to watch from (side -watcher)',
        body: { type: 'object', required: ['game', 'side'], properties: { game: id, side: id } },
        response: { 201: taken, '4xx': wrong },
      },
    },
    async (request, reply) => {
      mayTake()
      return reply.code(201).send(await lobby.sit(request.body.game, request.body.side))
    },
  )
  app.post<{ Body: QuickWish }>(
    '/api/lobby/quick',
    {
      bodyLimit: 1024 * 1024,
      schema: {
        summary: 'A battle against whoever comes, or the computer after a while',
        body: { type: 'object', required: ['wish', 'yours'], properties: { wish, yours: id } },
        response: { 201: taken, '4xx': wrong },
      },
    },
    async (request, reply) => {
      mayTake()
      return reply.code(201).send(await lobby.quick(request.body))
    },
  )
}
