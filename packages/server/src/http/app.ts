import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { SandtableError, VERSION } from '@sandtable/kernel'
import type { Clock, GameWish } from '@sandtable/room'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Games } from '../game/games.ts'
import type { Storage } from '../storage/storage.ts'
import { Allowance } from '../wire/allowance.ts'
import { LONGEST } from '../wire/reading.ts'
import { CLOSED, wrongIn } from '../wire/session.ts'
import { attend, type Patience } from '../wire/socket.ts'
import { Metrics } from './metrics.ts'
import { isForeign } from './names.ts'
import { listed, made, mine, wish, wrong } from './schemas.ts'

/** The longest request, in bytes: a scenario of one's own. */
const LONGEST_REQUEST = 1024 * 1024
/** How many games one address may have made a second, in the long run. */
const MADE_A_SECOND = 0.2
/** How often games that nobody looks at are put away, in ms. */
const TIDY = 30_000
/** How often other processes are listened to, where they share the storage, in ms. */
const FOLLOW = 2000

export interface ServerOptions {
  readonly storage: Storage
  readonly patience?: Patience
  /** How many games one address may have made at once. */
  readonly atOnce?: number
  /** Where the server's part of the dice comes from, for benches that play one game many times. */
  readonly dice?: () => string
}

const clock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds = 0) => new Promise(done => setTimeout(done, milliseconds).unref()),
}

/** Adds games to a web server: everything below /api. Long because it is a list of routes. */
export async function gameServer(
  app: FastifyInstance,
  { storage, patience = { hello: 10_000, ping: 30_000 }, atOnce = 20, dice }: ServerOptions,
): Promise<void> {
  const games = new Games(storage, clock, () => Date.now(), dice)
  const metrics = new Metrics()
  const makers = new Map<string, Allowance>()

  await app.register(swagger, {
    openapi: { info: { title: 'Sandtable', version: VERSION, description: 'Games that are played far apart.' } },
  })
  // whoever is told to come back resumes by the number of the last step, here or at another node
  app.addHook('preClose', async () => {
    await games.rest()
    for (const client of app.websocketServer.clients) client.close(CLOSED.restart)
  })
  await app.register(websocket, { options: { maxPayload: LONGEST, perMessageDeflate: false } })
  app.setErrorHandler<FastifyError>((error, _request, reply) => fail(reply, error))
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request.headers))
      return reply.code(403).send({ code: 'NET-4', message: 'NET-4: another site asks this' })
  })

  app.get('/api/socket', { websocket: true, schema: { hide: true } }, socket =>
    attend(socket, games, clock, metrics, patience),
  )

  app.post<{ Body: GameWish }>(
    '/api/games',
    {
      bodyLimit: LONGEST_REQUEST,
      schema: { summary: 'Make a game', body: wish, response: { 201: made, '4xx': wrong, '5xx': wrong } },
    },
    async (request, reply) => {
      const maker = makers.get(request.ip) ?? new Allowance(clock, atOnce, MADE_A_SECOND)
      makers.set(request.ip, maker)
      if (!maker.take()) throw new SandtableError('NET-8', '', 'wait a little before you make another game')
      const game = await games.create(request.body)
      metrics.count('games_made')
      return reply.code(201).send(game)
    },
  )

  app.post<{ Body: { readonly secrets: readonly string[] } }>(
    '/api/mine',
    { schema: { summary: 'The games of these seats', body: mine, response: { 200: listed, '4xx': wrong } } },
    request => games.list(request.body.secrets),
  )

  app.get('/health', { schema: { summary: 'Is the storage there?' } }, async () => {
    await storage.game('')
    return { status: 'fine', version: VERSION }
  })

  app.get('/metrics', { schema: { summary: 'Figures for Prometheus' } }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text({ games_open: games.size, viewers: games.viewers })),
  )

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())

  const tidying = setInterval(() => {
    for (const [address, maker] of makers) if (maker.isFull) makers.delete(address)
    void games.tidy().catch(() => {}) // what could not be put away stays for the next time
  }, TIDY)
  let isListening = false
  const listening = setInterval(async () => {
    if (isListening) return // a storage that is slow is not asked more often
    isListening = true
    await games.follow().catch(() => {}) // it may answer the next time
    isListening = false
  }, FOLLOW)
  app.addHook('onClose', async () => {
    clearInterval(tidying)
    clearInterval(listening)
    metrics.stop()
    await storage.close()
  })
}

/** Every error has a code; those of the server itself say nothing of its inside. */
function fail(reply: FastifyReply, error: FastifyError): FastifyReply {
  if (error instanceof SandtableError) {
    const { code, message } = wrongIn(error)
    return reply.code(code.endsWith('NET-8') ? 429 : 400).send({ code, message })
  }
  const status = error.statusCode ?? 500
  const message =
    status < 500 ? `NET-1: the message cannot be read: ${error.message}` : 'NET-5: the server made a mistake'
  return reply.code(status).send({ code: status < 500 ? 'NET-1' : 'NET-5', message })
}
