import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { browserFlags, findBrowser } from '../packages/web/e2e/browser.ts'
import type { Played } from './engine.ts'

/** An engine that plays games: a program with its arguments, given the address where it fetches them. */
export interface Engine {
  readonly name: string
  /** It plays one batch in this many; slow modes play fewer. */
  readonly every?: number
  start(desk: string, folder: string): ChildProcess
}

export const node = (
  name: string,
  { program = process.execPath, flags = [] as readonly string[], env = {}, every = 1 } = {},
): Engine => ({
  name,
  every,
  start(desk, folder) {
    const bundle = pathToFileURL(join(folder, 'engine.mjs'))
    const run = `import('${bundle}').then(engine => engine.work('${desk}', '${name}'))`
    return spawn(program, [...flags, '--input-type=module', '-e', run], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  },
})

export const chromium: Engine = {
  name: 'Chromium',
  start: (desk, folder) =>
    spawn(
      findBrowser(),
      [
        ...browserFlags,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${join(folder, 'chromium')}`,
        `${desk}?engine=Chromium`,
      ],
      { stdio: 'ignore' },
    ),
}

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The browser that is installed; on a Debian machine, as root, it is installed now. */
function findFirefox(): string {
  const found = firefoxes.find(existsSync)
  if (found) return found
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'], { stdio: 'ignore' })
  return findFirefox()
}

/** It must not stop a long script, ask anything or call home. */
const firefoxSettings = {
  'dom.max_script_run_time': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export const firefox: Engine = {
  name: 'Firefox',
  start(desk, folder) {
    const profile = join(folder, 'firefox')
    mkdirSync(profile, { recursive: true })
    const lines = Object.entries(firefoxSettings).map(([name, value]) => `user_pref('${name}', ${value})`)
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const flags = ['--headless', '--no-remote', '--profile', profile, `${desk}?engine=Firefox`]
    return spawn(findFirefox(), flags, { env: { ...process.env, HOME: profile }, stdio: 'ignore' })
  },
}

/**
 * Every main version of Node from 20 on that the registry has, each fetched for this run only. The odd ones, which are
 * never supported for long, play one batch in four.
 */
export function otherNodes(): readonly Engine[] {
  const npm = (...args: readonly string[]): string =>
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const versions = JSON.parse(npm('view', 'node', 'versions', '--json')) as readonly string[]
  const majors = [...new Set(versions.map(version => Number(version.split('.')[0])))].filter(major => major >= 20)
  return majors.map(major => {
    const program = npm('exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath').trim()
    return node(`Node-${major}`, { program, every: major % 2 === 0 ? 1 : 4 })
  })
}

/** Kernel, rules and bots in one file, `engine.mjs`, for every engine. */
export async function bundle(folder: string, entry = 'engine.ts'): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    resolve: { conditions: ['source'] },
    build: {
      lib: { entry, formats: ['es'], fileName: () => 'engine.mjs' },
      outDir: folder,
      minify: false,
      target: 'es2023',
    },
  })
}

const page = `<!doctype html><meta charset="utf-8"><title>engine</title><script type="module">
import { work } from './engine.mjs'
await work(location.origin + '/', new URLSearchParams(location.search).get('engine'))
</script>`

/** What every engine is to play: so many batches, each a JSON text of orders. */
export interface Plan {
  readonly batches: number
  /** Is each batch played by one engine, whichever is free? Otherwise all engines play all. */
  readonly shared?: boolean
  /** Has this engine, or any if they share the work, played this batch before? */
  isDone(engine: string, batch: number): boolean
  orders(batch: number): string
  take(engine: string, games: readonly Played[], batch: number): void
}

/** Hands out batches of games on this machine and takes the results. */
export class Desk {
  private readonly server = createServer((request, response) => {
    this.answer(request).then(
      ({ status = 200, type = 'application/json', body = '' }) =>
        // an engine thinks longer between two requests than a connection is kept
        response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body),
      error => response.writeHead(500).end(String(error)),
    )
  })
  private readonly folder: string
  private plan: Plan = { batches: 0, isDone: () => false, orders: () => '[]', take: () => {} }
  private all: number[] = []
  private readonly queues = new Map<string, number[]>()
  private readonly ends = new Map<string, { done(says: string): void; broke(says: string): void }>()

  constructor(folder: string) {
    this.folder = folder
  }

  async open(): Promise<void> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve))
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Every engine plays the plan, two engines at a time. What each says it is. */
  async play(engines: readonly Engine[], plan: Plan): Promise<ReadonlyMap<string, string>> {
    this.plan = plan
    const all = Array.from({ length: plan.batches }, (_, i) => i)
    this.all = plan.shared ? all.filter(i => !plan.isDone('', i)) : all
    const said = new Map<string, string>()
    const waiting = [...engines]
    const one = async (): Promise<void> => {
      for (let engine = waiting.shift(); engine; engine = waiting.shift()) said.set(engine.name, await this.run(engine))
    }
    await Promise.all([one(), one()])
    return said
  }

  /** Runs an engine until it has played everything. What it says it is. */
  private async run(engine: Engine): Promise<string> {
    const { name, every = 1 } = engine
    const own = () => this.all.filter(i => i % every === 0 && !this.plan.isDone(name, i))
    this.queues.set(name, this.plan.shared ? this.all : own())
    const { port } = this.server.address() as AddressInfo
    const child = engine.start(`http://127.0.0.1:${port}/`, this.folder)
    try {
      return await new Promise((resolve, reject) => {
        const broke = (says: string): void => reject(new Error(`${engine.name}: ${says}`))
        this.ends.set(engine.name, { done: resolve, broke })
        child.once('error', error => broke(error.message))
        child.once('exit', code => setTimeout(() => broke(`ended with ${code} before it was done`), 1000))
      })
    } finally {
      child.kill()
    }
  }

  private async answer(request: IncomingMessage): Promise<{ status?: number; type?: string; body?: string | Buffer }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const engine = searchParams.get('engine') ?? ''
    if (pathname === '/') return { type: 'text/html', body: page }
    if (pathname === '/engine.mjs')
      return { type: 'text/javascript', body: readFileSync(join(this.folder, 'engine.mjs')) }
    if (pathname === '/work') {
      const batch = this.queues.get(engine)?.shift()
      return batch === undefined ? { status: 204 } : { body: `{"batch":${batch},"orders":${this.plan.orders(batch)}}` }
    }
    const told: unknown = JSON.parse(await bodyOf(request))
    if (pathname === '/played') {
      const { batch, games } = told as { batch: number; games: readonly Played[] }
      this.plan.take(engine, games, batch)
    } else if (pathname === '/done') this.ends.get(engine)?.done(String(told))
    else if (pathname === '/broke') this.ends.get(engine)?.broke(String(told))
    else return { status: 404 }
    return {}
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
