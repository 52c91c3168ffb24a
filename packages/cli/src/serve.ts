import { existsSync, realpathSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import { gameServer, isCalled, LOOPBACK, openStorage, ownAddresses } from '@sandtable/server'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { rootOf } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

export interface ServeOptions {
  readonly port?: string
  /** Others may reach it: by these names, or else by the addresses of this machine. */
  readonly public?: true | readonly string[]
  /** Where games that are played far apart are kept. */
  readonly data?: string
  /** Says what happens, a line of JSON each. */
  readonly log?: boolean
}

/** The page has no other connections: everything it needs comes from here. */
const policy =
  "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const USUAL_PORT = 4870
/** Only this machine can reach it. */
const HOST = '127.0.0.1'
/** Every network can. */
const ANY = '0.0.0.0'
/** How long a client may take over a request, or read nothing of an answer, in ms. */
const PATIENCE = 10_000

const safety = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' }

const sentences: { readonly [status: number]: string } = {
  404: 'There is no such page.',
  405: 'This page can be read, and nothing else.',
  416: 'The page has no such part.',
  421: 'Sandtable does not answer to this name. “sandtable serve --public” says how others may call it.',
  500: 'This page cannot be read just now.',
}

/** sandtable serve: the table in the browser, at one address, until stopped. */
export async function serve({ port, public: open, data, log }: ServeOptions, terminal: Terminal): Promise<Verdict> {
  const wanted = port === undefined ? USUAL_PORT : portOf(port)
  const root = rootOf(terminal.folder)
  const folder = join(root, 'packages/web/dist')
  if (!existsSync(join(folder, 'index.html'))) throw new Misuse('The page has not been built yet: npm run build.')
  const others = open === undefined ? [] : open === true ? ownAddresses() : open.map(name => name.toLowerCase())
  const server = pageServer(folder, PATIENCE, others, log)
  const { SMTP_URL: smtp, SMTP_FROM: from } = process.env
  const storage = await openStorage(data ?? join(root, 'saves'))
  server.register(gameServer, { storage, isPublic: open !== undefined, names: others, smtp, from })
  const { port: got } = new URL(await listen(server, open === undefined ? HOST : ANY, wanted, port !== undefined))
  terminal.say(`Sandtable is at http://localhost:${got}/ until you end it with Ctrl C.`)
  if (open !== undefined) {
    // before a name that was given there may be a server for HTTPS, at a port of its own
    const at = open === true ? others.map(name => `http://${name}:${got}/`) : others
    terminal.say(
      `Everybody who can reach port ${got} of this machine may play: ${at.join(', ')}. /health and /metrics can be read there too.`,
    )
  }
  await new Promise<void>(done => {
    server.server.on('close', done)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  })
  return 'fine'
}

export function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Misuse(`--port is a number from 0 to 65535, not "${text}".`)
  return Number(text)
}

/** Serves the files of one folder. `others`: the names by which other machines may call this one. */
export function pageServer(
  folder: string,
  patience = PATIENCE,
  others: readonly string[] = [],
  log = false,
): FastifyInstance {
  const server = fastify({
    logger: log,
    // it would name what was asked for; gameServer says what may be said
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    connectionTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 5 },
    frameworkErrors: (error, _request, reply) => void say(reply.headers(safety), error.statusCode ?? 500),
  })
  const home = realpathSync(folder)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(safety)
    if (!isOurs(request) && !isCalled(request.headers, others)) return say(reply, 421)
    if (request.url.startsWith('/api/')) return
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(reply.header('Allow', 'GET, HEAD'), 405)
  })
  server.setNotFoundHandler((_request, reply) => say(reply, 404))
  server.setErrorHandler<Failure>(({ statusCode = 500, headers = {} }, _request, reply) =>
    say(reply.headers(headers), statusCode),
  )
  // what has not changed has no content that could be compressed
  server.addHook('onSend', async (_request, reply, content) => (reply.statusCode === 304 ? null : content))
  server.register(compress, { encodings: ['br', 'gzip'] })
  server.register(files, {
    root: home,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', cachingOf(path)),
    // a link inside the folder may lead out of it
    async onFile(path) {
      if (!(await realpath(path)).startsWith(home + sep)) throw Object.assign(new Error(path), { statusCode: 404 })
    },
  })
  return server
}

/** What the library says of a request that failed. */
interface Failure {
  readonly statusCode?: number
  readonly headers?: { readonly [name: string]: string }
}

/** A page of another site that has its name point to this machine calls us by that name. */
function isOurs({ headers, socket }: FastifyRequest): boolean {
  const host = headers.host?.toLowerCase() ?? ''
  return LOOPBACK.some(name => host === `${name}:${socket.localPort}` || (socket.localPort === 80 && host === name))
}

/** The names of assets change with their content. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** An answer in a sentence, whatever was to be sent. */
function say(reply: FastifyReply, status: number): FastifyReply {
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges'])
    reply.removeHeader(name)
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
    .send(sentences[status] ?? 'Sandtable does not understand this address.')
}

/** On the usual port, or on a free one if that is taken; an explicitly requested port must be free. */
async function listen(server: FastifyInstance, host: string, port: number, strict: boolean): Promise<string> {
  try {
    return await server.listen({ port, host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (strict) throw new Misuse(`Port ${port} is taken.`)
    return server.listen({ port: 0, host })
  }
}
