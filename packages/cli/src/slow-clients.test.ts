import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFolder } from './script.fixture.ts'
import { ServerProcess } from './serve.fixture.ts'

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

describe('the page server', () => {
  it(`26 slow loris: ${clients} clients that dawdle are dropped, and nobody else waits`, async () => {
    const server = await ServerProcess.begin(folder, patience)
    const { hostname, port, host, href } = server.address
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      await once(socket, 'connect')
      return socket
    }
    const line = `GET /assets/large.js HTTP/1.1\r\nHost: ${host}\r\n`
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
      else {
        if (n % 3 === 1) socket.write(`${line}X-Half: `) // half-open
        if (n % 3 === 2) dribbling.push(socket) // a byte a second
        closed.push(once(socket.resume(), 'close').then(() => performance.now() - since))
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
    const begun = performance.now()
    while ((await server.health()).connections > 2 && performance.now() - begun < LIMIT)
      await new Promise(done => setTimeout(done, 100))
    const after = await server.health()
    for (const socket of sockets) socket.destroy()
    await server.end()
    console.log(
      `26: ${clients} clients, dropped after ${Math.round(longest)} ms at most, ${honest} of ${visits} visits answered, ${during.waiting} bytes waiting in a socket, ${before.memory} to ${during.memory} MB`,
    )
    expect(longest).toBeLessThan(LIMIT)
    expect(honest / visits).toBeGreaterThanOrEqual(0.95)
    expect(during.waiting).toBeLessThanOrEqual(MB)
    expect(after.connections).toBeLessThanOrEqual(2) // an honest one may still be kept alive
    expect(after.handles).toBeLessThan(before.handles + 5)
  }, 120_000)
})
