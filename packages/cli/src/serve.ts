import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { rootOf } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

export interface ServeOptions {
  readonly port?: string
}

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** The page has no other connections: everything it needs comes from here, and the game runs in the browser. */
const policy =
  "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const USUAL_PORT = 4870

/** sandtable serve: the table in the browser, at one address, until stopped. */
export async function serve({ port }: ServeOptions, terminal: Terminal): Promise<Verdict> {
  const folder = join(rootOf(terminal.folder), 'packages/web/dist')
  if (!existsSync(join(folder, 'index.html'))) throw new Misuse('The page has not been built yet: npm run build.')
  const wanted = port === undefined ? USUAL_PORT : Number(port)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) throw new Misuse(`${port} is no port.`)
  const server = await listen(pageServer(folder), wanted, port !== undefined)
  const { port: got } = server.address() as { readonly port: number }
  terminal.say(`Sandtable is at http://localhost:${got}/ until you end it with Ctrl C.`)
  await new Promise<void>(done => {
    server.on('close', done)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  })
  return 'fine'
}

/** Serves the files of one folder and nothing else. */
export function pageServer(folder: string): Server {
  return createServer((request, response) => answer(folder, request, response))
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const file = fileFor(folder, request.url ?? '/')
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405).end()
  } else if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such page.')
  } else {
    const fixed = file.includes(`${sep}assets${sep}`) // their names change with their content
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': fixed ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  }
}

/** The file that an address names; null if it names none, or one outside the folder. */
export function fileFor(folder: string, address: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(address.split(/[?#]/)[0] ?? '/')
  } catch {
    return null
  }
  if (path.includes('\0')) return null
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) return null
  return file
}

/** On the usual port, or on a free one if that is taken; an explicitly requested port must be free. */
function listen(server: Server, port: number, strict: boolean): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error)
      else if (strict) reject(new Misuse(`Port ${port} is taken.`))
      else server.listen(0, '127.0.0.1')
    })
    server.once('listening', () => resolve(server))
    server.listen(port, '127.0.0.1')
  })
}
