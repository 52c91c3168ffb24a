import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { SandtableError, VERSION } from '@sandtable/kernel'
import type { Clock, GameWish } from '@sandtable/room'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Games } from '../game/games.ts'
import { Lobby } from '../game/lobby.ts'
import { Consent } from '../notices/consent.ts'
import { Notices } from '../notices/notices.ts'
import { noticeRoutes } from '../notices/routes.ts'
import { openSenders } from '../notices/senders.ts'
import type { Storage } from '../storage/storage.ts'
import { LONGEST } from '../wire/reading.ts'
import { CLOSED, wrongIn } from '../wire/session.ts'
import { attend, type Patience } from '../wire/socket.ts'
import { battleRoutes } from './battle-routes.ts'
import { Guests } from './guests.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { faultOf, logAnswers, watched } from './log.ts'
import { Metrics } from './metrics.ts'
import { isCalled, isForeign, LOOPBACK } from './names.ts'
import { entry, listed, made, mine, reach, saved, wish, wrong } from './schemas.ts'

/** The longest request, in bytes: a long game that is to go on here. */
const LONGEST_REQUEST = 8 * 1024 * 1024
/** How many games one address may have made a second, in the long run. */
const MADE_A_SECOND = 0.2
/** Whoever does not say who they are, or does not answer for two pings, is dropped within 15 s. */
const PATIENCE: Patience = { hello: 10_000, ping: 7000, notice: 15_000, quick: 30_000 }
/** How many requests and connections one address may begin at once, and a second in the long run. */
const VISITS = 300
const VISITS_A_SECOND = 30
/** How long a page may take to hang up before it is cut off, when the server ends, in ms. */
const FAREWELL = 2000
/** A server that ends lets its pages go a few at a time, so that other nodes need not open all its games at once, in ms. */
const LEAVING = { step: 20, whole: 3000 }
/** How often games that nobody looks at are put away, in ms. */
const TIDY = 30_000
/** How often the table is looked at for what other processes have stored, in ms: news of it may be lost. */
const FOLLOW = 5000
/** How often notices and open seats, and how often clocks are looked at, in ms. */
const ERRANDS = 2000
const BEAT = 1000

export interface ServerOptions {
  readonly storage: Storage
  readonly patience?: Partial<Patience>
  /** How many games one address may have made at once. */
  readonly atOnce?: number
  /** How many requests and connections one address may begin at once. */
  readonly visits?: number
  /** Where the server's part of the dice comes from, for benches that play one game many times. */
  readonly dice?: () => string
  /** Others can reach this server: then it sends nothing into its own network. */
  readonly isPublic?: boolean
  /** By which names others reach it, the best first. */
  readonly names?: readonly string[]
  /** Where mail is handed over (SMTP_URL), and from whom it comes (SMTP_FROM). */
  readonly smtp?: string | undefined
  readonly from?: string | undefined
}

const clock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds = 0) => new Promise(done => setTimeout(done, milliseconds).unref()),
}

/** Adds games to a web server: everything below /api. Long because it is a list of routes. */
export async function gameServer(
  app: FastifyInstance,
  {
    storage: kept,
    patience,
    atOnce = 20,
    visits = VISITS,
    dice,
    isPublic = false,
    names = [],
    smtp,
    from,
  }: ServerOptions,
): Promise<void> {
  const patient: Patience = { ...PATIENCE, ...patience }
  const metrics = new Metrics()
  const storage = watched(kept, app.log, metrics)
  const games = new Games(storage, clock, () => Date.now(), dice)
  await games.beat() // the time without a server is taken off before anybody looks
  const lobby = new Lobby(storage, games, () => Date.now(), patient.quick)
  const consent = await Consent.open(storage, () => Date.now())
  const senders = await openSenders(storage, consent, { smtp, from, anywhere: !isPublic })
  const notices = new Notices(storage, senders, consent, () => Date.now(), patient.notice, !isPublic)
  const makers = new Guests(clock, atOnce, MADE_A_SECOND)
  const guests = new Guests(clock, visits, VISITS_A_SECOND)

  await app.register(swagger, {
    openapi: { info: { title: 'Sandtable', version: VERSION, description: 'Games that are played far apart.' } },
  })
  // whoever is told to come back resumes by the number of the last step, here or at another node
  app.addHook('preClose', async () => {
    app.log.info('draining')
    const { clients } = app.websocketServer
    const atOnce = Math.ceil((clients.size * LEAVING.step) / LEAVING.whole)
    let told = 0
    // those who come meanwhile are among them: a set goes on to what is added to it
    for (const client of clients) {
      if (told > 0 && told % atOnce === 0) await clock.wait(LEAVING.step)
      client.close(CLOSED.restart)
      setTimeout(() => client.terminate(), FAREWELL).unref()
      told += 1
    }
    await games.rest()
  })
  await app.register(websocket, { options: { maxPayload: LONGEST, perMessageDeflate: false } })
  app.setErrorHandler<FastifyError>((error, _request, reply) => fail(reply, error))
  logAnswers(app)
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request.headers))
      return reply.code(403).send({ code: 'NET-4', message: 'NET-4: another site asks this' })
    if (request.url.startsWith('/api/') && !guests.take(request.ip)) {
      metrics.count('refused')
      throw new SandtableError('NET-8', '', 'too many requests from one address')
    }
  })

  app.get('/api/socket', { websocket: true, schema: { hide: true } }, (socket, { raw }) =>
    attend(socket, raw.socket, games, clock, metrics, patient),
  )

  app.post<{ Body: GameWish }>(
    '/api/games',
    {
      bodyLimit: LONGEST_REQUEST,
      schema: { summary: 'Make a game', body: wish, response: { 201: made, '4xx': wrong, '5xx': wrong } },
    },
    async (request, reply) => {
      if (!makers.take(request.ip)) throw new SandtableError('NET-8', '', 'wait a little before you make another game')
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

  noticeRoutes(app, notices, clock)
  lobbyRoutes(app, lobby, clock)
  const sharers = battleRoutes(app, storage, clock)

  app.post<{ Body: { readonly game: string; readonly secret: string } }>(
    '/api/save',
    {
      schema: { summary: 'A game that is over, as a file has it', body: entry, response: { 200: saved, '4xx': wrong } },
    },
    async ({ body }) => ({ save: await games.save(body.game, body.secret) }),
  )

  // only a page on this machine needs them; nobody else learns the addresses of its networks
  app.get(
    '/api/reach',
    { schema: { summary: 'How others reach this server, for pages on its own machine', response: { 200: reach } } },
    ({ headers }) => ({ names: isCalled(headers, LOOPBACK) ? names.filter(name => !LOOPBACK.includes(name)) : [] }),
  )

  app.get('/health', { schema: { summary: 'Is the storage there?' } }, async (_request, reply) => {
    try {
      await storage.game('')
      return { status: 'fine', version: VERSION }
    } catch {
      return reply.code(503).send({ status: 'no storage', version: VERSION })
    }
  })

  app.get('/metrics', { schema: { summary: 'Figures for Prometheus' } }, (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4')
      .send(
        metrics.text({ games_open: games.size, viewers: games.viewers, sockets: app.websocketServer.clients.size }),
      ),
  )

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())

  const tidying = setInterval(() => {
    for (const one of [makers, guests, sharers]) one.tidy()
    void games.tidy().catch(() => {}) // what could not be put away stays for the next time
  }, TIDY)
  const stops = [
    nowAndThen(FOLLOW, () => games.follow()),
    nowAndThen(Math.min(ERRANDS, patient.notice), () => notices.run()), // no more rarely than one is to be told
    nowAndThen(ERRANDS, () => lobby.fill()),
    nowAndThen(BEAT, () => games.beat()),
  ]
  app.addHook('onClose', async () => {
    clearInterval(tidying)
    await Promise.all(stops.map(stop => stop()))
    senders.close()
    metrics.stop()
    await storage.close()
  })
}

/** Does something again and again, never twice at once, until it is stopped: then what is under way has ended. */
function nowAndThen(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | null = null
  const timer = setInterval(() => {
    // a storage that is slow is not asked more often; what fails may succeed the next time
    under ??= work()
      .catch(() => {})
      .finally(() => {
        under = null
      })
  }, milliseconds)
  return async () => {
    clearInterval(timer)
    await under
  }
}

/** Whatever else is wrong is a bad request. */
const statuses: { readonly [code: string]: number } = { 'NET-8': 429, 'NET-9': 404 }

/** Every error has a code; those of the server itself say nothing of its inside. */
function fail(reply: FastifyReply, error: FastifyError): FastifyReply {
  if (error instanceof SandtableError) {
    const { code, message } = wrongIn(error)
    return reply.code(statuses[code] ?? 400).send({ code, message })
  }
  const status = error.statusCode ?? 500
  if (status >= 500) reply.log.error(faultOf(error), 'the server made a mistake')
  const message =
    status < 500 ? `NET-1: the message cannot be read: ${error.message}` : 'NET-5: the server made a mistake'
  return reply.code(status).send({ code: status < 500 ? 'NET-1' : 'NET-5', message })
}
