import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownFolder, sandtable } from './script.fixture.ts'
import { pageServer } from './serve.ts'

const home = ownFolder()
const folder = join(home, 'packages', 'web', 'dist')
for (const name of [join(folder, 'assets'), join(home, 'rulebooks'), join(home, 'cases')])
  mkdirSync(name, { recursive: true })
const page = `<title>Sandtable</title>${'<p>A table</p>'.repeat(1000)}`
writeFileSync(join(folder, 'index.html'), page)
writeFileSync(join(folder, 'assets', 'page.js'), 'export {}')
writeFileSync(join(folder, 'assets', 'large.js'), 'the same line again and again;\n'.repeat(300_000))
writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
writeFileSync(join(home, 'secret.txt'), 'not yours')
symlinkSync(join(home, 'secret.txt'), join(folder, 'link.txt'))
symlinkSync(home, join(folder, 'assets', 'out'))
// nobody can read a socket as a file, not even root
const unreadable = createServer().listen(join(folder, 'assets', 'unreadable.js'))

const server = pageServer(folder, 1000)
let port = 0
beforeAll(async () => {
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  unreadable.close()
  await server.close()
})

interface Answer {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: Buffer
}

/** Sends these bytes as they are, and returns everything that comes back. `fetch` tidies addresses up. */
async function send(request: string): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1')
  const got: Buffer[] = []
  socket.on('data', bytes => got.push(bytes))
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close')
  return Buffer.concat(got)
}

async function ask(path: string, headers: { readonly [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  const all = { Host: `localhost:${port}`, Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const bytes = await send(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const head = bytes.indexOf('\r\n\r\n')
  const [first = '', ...rest] = bytes.subarray(0, head).toString('latin1').split('\r\n')
  const said = Object.fromEntries(rest.map(line => line.split(/: (.*)/s).slice(0, 2))) as { [name: string]: string }
  const headersSaid = Object.fromEntries(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value]))
  const body = bytes.subarray(head + 4)
  return {
    status: Number(first.split(' ')[1]),
    headers: headersSaid,
    body: headersSaid['transfer-encoding'] === 'chunked' ? unchunked(body) : body,
  }
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

describe('an address', () => {
  const right: readonly (readonly [string, string, string])[] = [
    ['/', page, 'text/html; charset=utf-8'],
    ['/index.html?x=1', page, 'text/html; charset=utf-8'],
    ['/assets/page.js', 'export {}', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', '{}', 'application/manifest+json'],
  ]
  test.each(right)('%s names a file', async (path, text, type) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(text)
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  const wrong = [
    ...['/none', '/assets/', '/assets', '/index.html/', '/.git/config'],
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2f..%2fsecret.txt', '//etc/passwd', '/..\\secret.txt'],
    ...['/index.html%00.js', '/%E0%A4%A', '/link.txt', '/assets/out/secret.txt', '/assets/out/../../secret.txt'],
  ]
  test.each(wrong)('%s gives a sentence and no file', async path => {
    const { status, headers, body } = await ask(path)
    expect([400, 403, 404]).toContain(status)
    expect(body.toString()).toMatch(/^[A-Z][^<>]*\.$/)
    expect(body.toString()).not.toContain('not yours')
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
  })
})

describe('the server', () => {
  test('compresses as the browser asks', async () => {
    const read = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [encoding, unpack] of Object.entries(read)) {
      const { headers, body } = await ask('/', { 'Accept-Encoding': encoding })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(body.length).toBeLessThan(page.length / 10)
      expect(unpack(body).toString()).toBe(page)
    }
    expect((await ask('/assets/large.js', { 'Accept-Encoding': 'gzip, deflate, br' })).body.length).toBeLessThan(10_000)
    expect((await ask('/', { 'Accept-Encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
  })

  test('gives a part', async () => {
    const part = await ask('/', { Range: 'bytes=1-5', 'Accept-Encoding': 'gzip' })
    expect(part.status).toBe(206)
    expect(part.body.toString()).toBe('title')
    expect(part.headers['content-range']).toBe(`bytes 1-5/${page.length}`)
    const beyond = await ask('/', { Range: 'bytes=999999-' })
    expect(beyond.status).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${page.length}`)
  })

  test('lets the browser keep assets for good, and ask about the rest', async () => {
    expect((await ask('/assets/page.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { headers } = await ask('/')
    expect(headers['cache-control']).toBe('no-cache')
    for (const known of [
      { 'If-None-Match': headers.etag ?? '' },
      { 'If-Modified-Since': headers['last-modified'] ?? '' },
    ]) {
      const again = await ask('/', { ...known, 'Accept-Encoding': 'gzip' })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers['content-encoding']).toBeUndefined()
    }
  })

  test('answers HEAD without a body, and takes nothing', async () => {
    const head = await ask('/', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(page.length) } })
    expect(head.body).toHaveLength(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, headers, body } = await ask('/', {}, method)
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
      expect(body.toString()).toMatch(/\.$/)
    }
  })

  test('survives a file that it cannot read, and does not let the browser keep the failure', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { status, headers, body } = await ask('/assets/unreadable.js', { 'Accept-Encoding': encoding })
      expect(status).toBe(500)
      expect(body.toString()).toBe('This page cannot be read just now.')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await ask('/')).status).toBe(200)
  })

  test.each(['identity', 'gzip'])('keeps no file open after downloads that were broken off (%s)', async encoding => {
    const handles = (): number => readdirSync('/dev/fd').length
    const before = handles()
    for (let n = 0; n < 100; n++) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`)
      await once(socket, 'data')
      socket.destroy()
    }
    // the server hears of the last ones a little later
    await expect.poll(handles, { timeout: 10_000 }).toBeLessThan(before + 5)
    expect((await ask('/')).status).toBe(200)
  })

  test('drops whoever is slow to ask', async () => {
    expect((await send('')).toString()).toBe('')
    expect((await send(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\nX-Slow`)).toString()).not.toContain('200')
  }, 20_000)

  test('answers to its own names only', async () => {
    for (const Host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `LOCALHOST:${port}`])
      expect((await ask('/', { Host })).status).toBe(200)
    for (const Host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      `localhost:${port + 1}`,
      `localhost:${port}.evil.example`,
      '',
    ])
      expect(await ask('/', { Host })).toMatchObject({ status: 421 })
    expect((await send('GET / HTTP/1.0\r\n\r\n')).toString()).toContain('421')
  })
})

describe('sandtable serve', () => {
  test.each(['', '80e1', '-1', '0x50', '65536', '1.5', ' 80'])('--port "%s" is refused', async given => {
    const { code, warned } = await sandtable(['serve', '--port', given])
    expect({ code, warned }).toEqual({ code: 2, warned: [`--port is a number from 0 to 65535, not "${given}".`] })
  })

  test('says that a port is taken', async () => {
    expect(await sandtable(`serve --port ${port}`, [], home)).toMatchObject({
      code: 2,
      warned: [`Port ${port} is taken.`],
    })
  })

  test('ends in order', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const tsx = import.meta.resolve('tsx')
    const child = spawn(process.execPath, ['--conditions=source', '--import', tsx, main, 'serve', '--port', '0'], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    const address = /http:\/\/localhost:\d+\//.exec(said.toString())?.[0] ?? ''
    expect(await (await fetch(address.replace('localhost', '127.0.0.1'))).text()).toBe(page)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
