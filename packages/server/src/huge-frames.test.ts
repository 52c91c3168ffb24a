import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'

const attackers = process.env.SOAK ? 50 : 2
const MB = 1024 * 1024
/** How long an attack may last, in ms; in the gate, other tests have the machine. */
const LIMIT = process.env.SOAK ? 1000 : 10_000

const folder = mkdtempSync(join(tmpdir(), 'sandtable-frames-'))
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.begin(folder)
}, 120_000)
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

/** A connection that has become a WebSocket, without a library that would keep the rules. */
async function upgraded(): Promise<Socket> {
  const { port } = new URL(server.address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = ['GET /api/socket HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Upgrade: websocket', 'Connection: Upgrade']
  const keys = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']
  const offers = 'Sec-WebSocket-Extensions: permessage-deflate'
  socket.write(`${[...head, ...keys, offers].join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101/)
  expect(String(answer)).not.toContain('permessage-deflate')
  return socket
}

/** A frame of a client: its first byte, the length that it claims, and what follows, masked with zeros. */
function frame(first: number, length: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = first
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

const [TEXT, BYTES, MORE, FIN, COMPRESSED] = [0x01, 0x02, 0x00, 0x80, 0x40]
const attacks: readonly (readonly [string, () => readonly Buffer[]])[] = [
  ['a message of 64 MB', () => [frame(FIN | TEXT, 64 * MB, Buffer.alloc(MB, 'x'))]],
  [
    '131,000 fragments of one byte without an end',
    () => {
      const [first, next] = [frame(TEXT, 1, Buffer.from('x')), frame(MORE, 1, Buffer.from('x'))]
      return [first, ...Array.from({ length: 131 }, () => Buffer.concat(Array.from({ length: 1000 }, () => next)))]
    },
  ],
  ['a text that is no UTF-8', () => [frame(FIN | TEXT, 4, Buffer.from([0xff, 0xfe, 0xc0, 0x80]))]],
  [
    'JSON that is 100,000 deep',
    () => {
      const deep = Buffer.from('['.repeat(100_000))
      return [frame(FIN | TEXT, deep.length, deep)]
    },
  ],
  [
    'a deflate bomb',
    () => {
      const bomb = deflateRawSync(Buffer.alloc(32 * MB))
      return [frame(FIN | COMPRESSED | TEXT, bomb.length, bomb)]
    },
  ],
  ['a frame that claims 2^62 bytes', () => [frame(FIN | TEXT, 2 ** 62, Buffer.alloc(10))]],
]

/** The memory of the server, in bytes. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text()
  return Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1])
}

it.each(attacks)(
  `25 huge frames: ${attackers} attackers each are closed, and nobody else waits: %s`,
  async (_, bytes) => {
    const made = await server.make(wishFor('plastic/tutorial', { german: 'person', allied: 'person' }))
    const pages = Object.values(made.seats).map(secret => [new FarPage(), secret] as const)
    for (const [page, secret] of pages) {
      await server.connect(page)
      await page.hello(made.game, secret)
    }
    await until(() => pages.every(([page]) => page.scene !== null))
    const before = await memory()
    const sent = bytes()
    const lasted = await Promise.all(
      Array.from({ length: attackers }, async () => {
        const socket = await upgraded()
        const since = performance.now()
        const closed = new Promise(done => socket.once('close', done)) // a reset is a close too
        for (const part of sent) if (!socket.destroyed) socket.write(part)
        await closed
        return performance.now() - since
      }),
    )
    expect(Math.max(...lasted)).toBeLessThan(LIMIT)
    // an honest player decides as if nothing had happened
    const [page] = pages.find(([one]) => one.scene?.waitingFor.includes(one.seat)) ?? []
    if (!page) throw new Error('nobody is asked')
    const { seq } = page
    await page.ask('decide', [await anyDecision(page)])
    expect(page.seq).toBeGreaterThan(seq)
    if (process.env.SOAK) expect((await memory()) - before).toBeLessThan(attackers * 2 * MB)
    for (const [one] of pages) one.hangUp()
  },
)

it('bytes where a text belongs get an error with its code, and the line ends', async () => {
  const socket = await upgraded()
  socket.write(frame(FIN | BYTES, 3, Buffer.from([0x00, 0xff, 0xfe])))
  const farewell = Buffer.from([0x88, 2, ...[4008 >> 8, 4008 & 0xff]]).toString('latin1')
  let heard = ''
  while (!heard.includes(farewell)) heard += (await once(socket, 'data'))[0].toString('latin1')
  expect(heard).toContain('NET-1')
  socket.destroy()
})
