import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { PROTOCOL } from '@sandtable/room'
import { describe, expect, it } from 'vitest'
import { ownFolder } from './script.fixture.ts'
import { lostTime, ServerProcess } from './serve.fixture.ts'

/** With its usual patience in the soak; a tenth of the clients and a fifth of the patience in the gate. */
const { clients, patience, visits } = process.env.SOAK
  ? { clients: 5000, patience: 0, visits: 200 }
  : { clients: 500, patience: 2000, visits: 20 }
const LIMIT = 15_000
const MB = 1_000_000

const folder = ownFolder()
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<title>Sandtable</title>')
writeFileSync(join(folder, 'assets', 'large.js'), 'x'.repeat(20 * MB))

/** The first message of somebody who watches a game, as a masked frame of a WebSocket. */
async function seat(href: string): Promise<Buffer> {
  const answer = await fetch(`${href}api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  })
  const { game, watch: secret } = (await answer.json()) as { readonly game: string; readonly watch: string }
  const text = JSON.stringify({ type: 'hello', protocol: PROTOCOL, game, secret, nonce: '', name: '' })
  const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0])
  return Buffer.concat([head, Buffer.from(text)])
}
const scenario = readFileSync(new URL('../../../scenarios/plastic/tutorial.yaml', import.meta.url), 'utf8')
const wish = { title: 'A test', scenario, file: 'tutorial', seats: {}, level: 'regular', options: {} }

describe('the server', () => {
  it(`26 slow loris: ${clients} clients that dawdle over pages, upgrades and sockets are dropped, and nobody else waits`, async () => {
    const server = await ServerProcess.begin(folder, patience)
    const lost = lostTime()
    const { hostname, port, host, href } = server.address
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      await once(socket, 'connect')
      return socket
    }
    const line = `GET /assets/large.js HTTP/1.1\r\nHost: ${host}\r\n`
    const upgrade = `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n`
    const hello = await seat(href)
    const before = await server.health()
    const sockets: Socket[] = []
    const dribbling: Socket[] = []
    const closed: Promise<number>[] = []
    for (let n = 0; n < clients; n++) {
      const socket = await open()
      const since = performance.now()
      sockets.push(socket)
      if (n % 10 === 0)
        socket.pause().write(`${line}\r\n`) // asks, and never reads
      else if (n % 10 === 5)
        socket.pause().write(Buffer.concat([Buffer.from(`${upgrade}\r\n`), hello])) // watches a game, and never reads
      else {
        if (n % 10 === 6)
          socket.write(upgrade) // half an upgrade
        else if (n % 10 === 7)
          socket.write(`${upgrade}\r\n`) // a socket that never says who it is
        else if (n % 3 === 1)
          socket.write(`${line}X-Half: `) // half-open
        else if (n % 3 === 2) dribbling.push(socket) // a byte a second
        socket.resume()
        closed.push(new Promise(done => socket.on('close', () => done(performance.now() - since)))) // or reset
      }
    }
    const dribble = setInterval(() => {
      for (const [n, socket] of dribbling.entries()) socket.write(line[n % line.length] ?? 'x')
    }, 1000)
    let honest = 0
    for (let n = 0; n < visits; n++) {
      const answer = await fetch(href).catch(() => null)
      if ((await answer?.text())?.includes('Sandtable')) honest++
    }
    const during = await server.health()
    const longest = Math.max(...(await Promise.all(closed)))
    clearInterval(dribble)
    const late = lost() + (await server.health()).lost
    const begun = performance.now()
    while ((await server.health()).connections > 2 && performance.now() - begun < LIMIT)
      await new Promise(done => setTimeout(done, 100))
    const after = await server.health()
    for (const socket of sockets) socket.destroy()
    await server.end()
    console.log(
      `26: ${clients} clients, dropped after ${Math.round(longest)} ms at most (others had the machine for ${Math.round(late)} ms), ${honest} of ${visits} visits answered, ${during.waiting} bytes waiting in a socket, ${before.memory} to ${during.memory} MB`,
    )
    expect(longest).toBeLessThan(LIMIT + late)
    expect(honest / visits).toBeGreaterThanOrEqual(0.95)
    expect(during.waiting).toBeLessThanOrEqual(MB)
    expect(after.connections).toBeLessThanOrEqual(2) // an honest one may still be kept alive
    expect(after.handles).toBeLessThan(before.handles + 5)
  }, 600_000)
})
