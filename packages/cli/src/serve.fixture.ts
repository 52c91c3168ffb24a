import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { gameServer, sqliteStorage } from '@sandtable/server'
import { pageServer } from './serve.ts'

/** How a page server in a process of its own is doing. */
export interface Health {
  readonly connections: number
  /** Open file handles: sockets, files, and what the process needs itself. */
  readonly handles: number
  /** Bytes that wait in one socket until its client reads, the most at any time. */
  readonly waiting: number
  /** Resident memory in MB. */
  readonly memory: number
  /** How long the machine has kept it from running, in ms. */
  readonly lost: number
}

const TICK = 50
/** How long others have had the machine since this was called, in ms: a clock that should tick every 50 ms comes late. */
export function lostTime(look: () => void = () => {}): () => number {
  let [lost, last] = [0, performance.now()]
  setInterval(() => {
    const now = performance.now()
    lost += Math.max(0, now - last - TICK)
    last = now
    look()
  }, TICK).unref()
  return () => lost
}

/** A server of page and games in a process of its own. */
export class ServerProcess {
  readonly address: URL
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, address: URL) {
    this.child = child
    this.address = address
  }

  static async begin(folder: string, patience = 0): Promise<ServerProcess> {
    const child = fork(fileURLToPath(import.meta.url), [folder, String(patience)], {
      execArgv: ['--conditions=source', '--import', 'tsx'],
    })
    const [address] = await once(child, 'message')
    return new ServerProcess(child, new URL(address as string))
  }

  async health(): Promise<Health> {
    this.child.send('health')
    const [health] = await once(this.child, 'message')
    return health as Health
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL')
    await once(this.child, 'exit')
  }
}

/** The other side: this file is also what the process runs. */
async function beServer(folder: string, patience: number): Promise<void> {
  const server = patience > 0 ? pageServer(folder, patience) : pageServer(folder)
  const shorter = patience > 0 && { patience: { hello: patience, ping: patience } }
  server.register(gameServer, { storage: sqliteStorage(null), ...shorter })
  const sockets = new Set<Socket>()
  let waiting = 0
  const look = (): void => {
    for (const { writableLength } of sockets) waiting = Math.max(waiting, writableLength)
  }
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const lost = lostTime(look)
  process.once('disconnect', () => process.exit()) // it does not outlive its test
  process.on('message', () => {
    look()
    const memory = Math.round(process.memoryUsage.rss() / 1e6)
    process.send?.({ connections: sockets.size, handles: readdirSync('/dev/fd').length, waiting, memory, lost: lost() })
  })
  process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }))
}

const [, file, folder, patience] = process.argv
if (process.send && file === fileURLToPath(import.meta.url) && folder !== undefined)
  await beServer(folder, Number(patience))
