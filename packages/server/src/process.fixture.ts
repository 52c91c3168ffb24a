import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameMade, GameWish } from '@sandtable/room'
import WebSocket from 'ws'
import type { Options } from './run.fixture.ts'

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

/** What the process runs, in one file: this loads three times as fast as the sources one by one. It is made once. */
let bundle: Promise<string> | null = null

async function bundled(): Promise<string> {
  const { build } = await import('vite')
  const cache = fileURLToPath(new URL('../../../.cache', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'server-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const resolve = { conditions: ['source'] }
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve,
    ssr: { noExternal: [/^@sandtable\//], resolve },
    build: {
      ssr: fileURLToPath(new URL('./run.fixture.ts', import.meta.url)),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'run.mjs', codeSplitting: false } },
    },
  })
  return join(outDir, 'run.mjs')
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
    bundle ??= bundled()
    const child = fork(await bundle, [folder, database, JSON.stringify(options)], { execArgv: ['--expose-gc'] })
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
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
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
