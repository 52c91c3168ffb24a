import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PROTOCOL } from '@sandtable/room'
import { afterAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { ownFolder, root } from './script.fixture.ts'

/** A folder that looks like the project, with its page built. */
const home = ownFolder()
for (const name of ['packages/web/dist', 'rulebooks', 'cases']) mkdirSync(join(home, name), { recursive: true })
writeFileSync(join(home, 'packages/web/dist/index.html'), '<title>Sandtable</title>')

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/** Found from here; the process runs elsewhere. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** The command itself, in a process of its own, as whoever runs it starts it. */
async function begin(...words: readonly string[]) {
  const port = await freePort()
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const args = ['--conditions=source', '--import', tsx, main, 'serve', '--port', `${port}`, ...words]
  const child = spawn(process.execPath, args, { cwd: home })
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => (said += bytes))
  while (!said.includes('Sandtable is at')) {
    if (child.exitCode !== null) throw new Error(said)
    await new Promise(done => setTimeout(done, 50))
  }
  const end = async (): Promise<number | null> => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    return child.exitCode
  }
  return { port, address: `http://127.0.0.1:${port}`, said: () => said, end }
}

const post = (address: string, path: string, body: unknown) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const wish = (title: string) => ({
  title,
  scenario: readFileSync(join(root, 'scenarios/plastic/tutorial.yaml'), 'utf8'),
  file: 'canary-file',
  seats: { german: 'person', allied: 'person' },
  level: 'regular',
  options: {},
})

/** Says this, and hears everything until the server closes. */
async function talk(port: number, ...messages: readonly unknown[]): Promise<{ heard: string; code: number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
  let heard = ''
  socket.on('message', data => (heard += String(data)))
  await once(socket, 'open')
  for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [code] = (await once(socket, 'close')) as [number]
  return { heard, code }
}

test('its log says what happens, and nobody’s secrets; it drains, even where somebody does not hang up', async () => {
  const server = await begin('--data', join(home, 'games'), '--log')
  const made = (await (await post(server.address, '/api/games', wish('canary-title'))).json()) as {
    game: string
    seats: { [side: string]: string }
    watch: string
  }
  const secrets = [...Object.values(made.seats), made.watch]
  await post(server.address, '/api/mine', { secrets })
  await post(server.address, '/api/mine', { secrets: ['canary-guess'] })
  await post(server.address, '/api/games', '{"canary-json": canary')
  await post(server.address, '/api/games', { ...wish('canary-bad'), scenario: 'canary: [' })
  await fetch(`${server.address}/far/canary-path/${secrets[0]}?secret=canary-query`)
  await fetch(`${server.address}/api/none/${secrets[1]}`)
  const hello = { type: 'hello', game: made.game, nonce: 'canary-nonce', name: 'canary-name' }
  expect(await talk(server.port, { ...hello, protocol: PROTOCOL, secret: 'canary-wrong' })).toMatchObject({
    code: 4000,
  })
  expect(await talk(server.port, 'canary-noise')).toMatchObject({ code: 4000 })
  // a page of another version is told so, and nothing has happened to its seat
  const old = await talk(server.port, { ...hello, protocol: PROTOCOL - 1, secret: made.seats.german })
  expect(old).toMatchObject({ code: 4000, heard: expect.stringContaining('NET-6') })
  const staying = talk(server.port, { ...hello, protocol: PROTOCOL, secret: made.seats.german })
  // a line by hand, which never answers
  const deaf = connect(server.port, '127.0.0.1').on('error', () => {})
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  const host = `Host: 127.0.0.1:${server.port}`
  deaf.write(`${['GET /api/socket HTTP/1.1', host, ...upgrade, key].join('\r\n')}\r\n\r\n`)
  await once(deaf, 'data')
  expect(await (await fetch(`${server.address}/health`)).json()).toMatchObject({ status: 'fine' })
  const measured = async () => (await fetch(`${server.address}/metrics`)).text()
  let figures = await measured()
  while (!figures.includes('sandtable_steps_total')) figures = await measured() // until the seat taken above is stored
  for (const name of ['sandtable_steps_total', 'sandtable_step_stored_seconds_bucket', 'process_cpu_seconds_total'])
    expect(figures).toContain(name)

  const code = await server.end()
  expect((await staying).code).toBe(1012)
  expect(code).toBe(0)
  const lines = server
    .said()
    .trim()
    .split('\n')
    .filter(line => line.startsWith('{'))
  const logged = lines.map(line => JSON.parse(line) as { msg: string; route?: string; status?: number })
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'answered', route: '/api/games', status: 201 }))
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'draining' }))
  for (const secret of [...secrets, 'canary']) {
    expect(server.said()).not.toContain(secret)
    expect(figures).not.toContain(secret)
  }
}, 240_000)

test('it says what it opens, and answers to these names alone', async () => {
  const server = await begin('--data', join(home, 'public'), '--public', 'table.example.org')
  await expect
    .poll(server.said)
    .toMatch(/Everybody who can reach port \d+ of this machine may play: table\.example\.org\./)
  const ask = async (host: string, path = '/health'): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    let answer = ''
    socket.on('data', bytes => (answer += bytes))
    await once(socket, 'close')
    return answer
  }
  expect(await ask('table.example.org')).toMatch(/^HTTP\/1\.1 200/)
  // whoever runs it calls it localhost; a link for somebody else must not
  const reach = await fetch(`${server.address}/api/reach`)
  expect(await reach.json()).toEqual({ names: ['table.example.org'] })
  expect(await ask('table.example.org', '/api/reach')).toMatch(/\{"names":\[\]\}/) // others know one already
  const other = await ask('evil.example')
  expect(other).toMatch(/^HTTP\/1\.1 421/)
  expect(other).toMatch(/content-security-policy: default-src 'self'/i)
  await server.end()
}, 240_000)
