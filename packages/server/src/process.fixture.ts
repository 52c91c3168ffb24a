import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameMade, GameWish } from '@sandtable/room'
import fastify from 'fastify'
import WebSocket from 'ws'
import { gameServer, type ServerOptions } from './http/app.ts'
import { openStorage } from './storage/open.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of the thirty has measured: the table in bench/RESULTS.md says it beside the size. */
    found?: string
  }
}

/** What a line is for: a page, or a player who only recites. */
interface Carried {
  closed: number | null
  take(text: string): void
  over(send: (text: string) => void, hangUp: () => void): void
}

/** `isAlike`: every game has the same dice, so that one that was recorded can be played again. */
type Options = Partial<ServerOptions> & { readonly isAlike?: boolean }

/** How long something took, in ms. */
export interface Lap {
  readonly wall: number
  /** Without the time in which the machine had neither a core for the server nor one for its pages: whichever lacked it longer. */
  readonly alone: number
  /** How long the server itself was at work meanwhile, for whomever. */
  readonly worked: number
}

export function lapsSaid(laps: readonly Lap[]): string {
  const most = (values: readonly number[]): string => `${Math.round(Math.max(0, ...values))} ms`
  return `at most ${most(laps.map(({ wall }) => wall))}, ${most(laps.map(({ alone }) => alone))} without waiting for a core`
}

/** How long a process was at work, and how long it was ready to and had no core, in ms; 0 where the system does not say. */
function timesOf(pid: number | 'self'): readonly [worked: number, waited: number] {
  try {
    const [worked, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return [Number(worked) / 1e6, Number(waited) / 1e6]
  } catch {
    return [0, 0]
  }
}

/** A server in a process of its own, to be killed. */
export class ServerProcess {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  /** Keeps its games in this folder, or in the PostgreSQL at this address. */
  static async begin(folder: string, database = '', options: Options = {}): Promise<ServerProcess> {
    const begin = await ServerProcess.load(folder, database, options)
    return begin()
  }

  /** The same in two parts: it loads its code, which takes longest, and opens no game before it is begun. */
  static async load(folder: string, database = '', options: Options = {}): Promise<() => Promise<ServerProcess>> {
    const execArgv = ['--conditions=source', '--import', 'tsx', '--expose-gc']
    const child = fork(fileURLToPath(import.meta.url), [folder, database, JSON.stringify(options)], { execArgv })
    await once(child, 'message')
    return async () => {
      child.send('begin')
      const [address] = await once(child, 'message')
      return new ServerProcess(child, address as string)
    }
  }

  /** Without a word, and in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }

  /** As whoever runs it ends it: what is under way is finished, and the pages are told to come back. */
  async drain(): Promise<void> {
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }

  /** Begins to measure; what it gives says how long it was. */
  lap(): () => Lap {
    const times = () => [timesOf(this.#child.pid ?? 0), timesOf('self')] as const
    const [since, [server, pages]] = [performance.now(), times()]
    return () => {
      const wall = performance.now() - since
      const [[worked, waited], [, pagesWaited]] = times()
      const lost = Math.max(waited - server[1], pagesWaited - pages[1])
      return { wall, alone: Math.max(0, wall - lost), worked: worked - server[0] }
    }
  }

  /** Bytes in use, after a collection. */
  async heap(): Promise<number> {
    this.#child.send('heap')
    const [bytes] = await once(this.#child, 'message')
    return bytes as number
  }

  /** Has a game made. */
  async make(wish: GameWish): Promise<GameMade> {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${this.address}/api/games`, { method: 'POST', headers, body: JSON.stringify(wish) })
    return (await answer.json()) as GameMade
  }

  /** A line to it for this page, until one of them ends it. */
  async connect(page: Carried): Promise<void> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`)
    socket.on('message', data => page.take(String(data)))
    socket.on('error', () => {})
    socket.on('close', code => {
      page.closed = code
    })
    await once(socket, 'open')
    page.closed = null
    page.over(
      text => socket.send(text),
      () => socket.terminate(),
    )
  }
}

/** The other side: this file is also what the process runs. */
async function beServer(folder: string, database: string, { isAlike, ...options }: Options): Promise<void> {
  const app = fastify()
  await app.register(gameServer, {
    storage: await openStorage(folder, database),
    atOnce: 100_000,
    visits: 100_000,
    patience: { ping: 600_000 }, // pages that the machine has no core for are not gone
    ...(isAlike && { dice: () => 'the same dice in every game' }),
    ...options,
  })
  process.on('message', () => {
    globalThis.gc?.()
    process.send?.(process.memoryUsage().heapUsed)
  })
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}

const [, file, folder, database = '', options = '{}'] = process.argv
if (process.send && file === fileURLToPath(import.meta.url) && folder !== undefined) {
  process.once('disconnect', () => process.exit()) // it does not outlive its test
  process.send('loaded')
  await once(process, 'message')
  await beServer(folder, database, JSON.parse(options))
}
