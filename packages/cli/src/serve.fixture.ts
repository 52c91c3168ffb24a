import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
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
}

/** A page server in a process of its own. */
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
  const sockets = new Set<Socket>()
  let waiting = 0
  const look = (): void => {
    for (const { writableLength } of sockets) waiting = Math.max(waiting, writableLength)
  }
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  setInterval(look, 50)
  process.on('message', () => {
    look()
    const memory = Math.round(process.memoryUsage.rss() / 1e6)
    process.send?.({ connections: sockets.size, handles: readdirSync('/dev/fd').length, waiting, memory })
  })
  process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }))
}

const [, file, folder, patience] = process.argv
if (process.send && file === fileURLToPath(import.meta.url) && folder !== undefined)
  await beServer(folder, Number(patience))
