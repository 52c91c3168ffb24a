/**
 * What carries the news between nodes: how many steps a second are stored by writers who tell of each one, and how long
 * the news takes. PostgreSQL, Redis and NATS must be installed; all of them run on loopback, in a temporary folder.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { median } from '../measure.ts'
import { percentile } from './percentile.ts'

const WRITERS = 32
const SECONDS = 4
const ROUNDS = 3
const [POSTGRES, REDIS, NATS] = [5710, 5711, 5712] as const

/** Tells of a step, and hears of it. */
interface Carrier {
  /** SQL that tells within the transaction of the step, if that is how it is told. */
  readonly within?: string
  tell(seq: number): void
  close(): Promise<void>
}
type Hear = (seq: number) => void
const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

const silent = async (): Promise<Carrier> => ({ tell() {}, close: async () => {} })

async function listener(address: string, hear: Hear): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => {})
  await client.connect()
  client.on('notification', ({ payload = '' }) => {
    for (const seq of payload.split(',')) hear(Number(seq))
  })
  await client.query('listen step')
  return client
}

/** NOTIFY in the same transaction as the step. */
const within = async (address: string, hear: Hear): Promise<Carrier> => {
  const client = await listener(address, hear)
  return { within: `, told as (select pg_notify('step', $1::text))`, tell() {}, close: () => client.end() }
}

/** NOTIFY after the commit, by one sender: what comes while it speaks is told together. */
const after = async (address: string, hear: Hear): Promise<Carrier> => {
  const [ear, mouth] = [await listener(address, hear), new pg.Client({ connectionString: address })]
  await mouth.connect()
  let waiting: number[] = []
  let busy = false
  const flush = async (): Promise<void> => {
    busy = true
    while (waiting.length > 0) {
      const now = waiting.splice(0, 500)
      await mouth.query(`select pg_notify('step', $1)`, [now.join()])
    }
    busy = false
  }
  return {
    tell(seq) {
      waiting.push(seq)
      if (!busy) void flush()
    },
    async close() {
      waiting = []
      await mouth.end()
      await ear.end()
    },
  }
}

async function line(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  return socket
}

/** Redis and NATS speak lines of text; a message is a number on a line of its own, or in it. */
const spoken =
  (port: number, listen: string, say: (seq: number) => string, heard: RegExp) =>
  async (_: string, hear: Hear): Promise<Carrier> => {
    const [ear, mouth] = [await line(port), await line(port)]
    let rest = ''
    ear.on('data', bytes => {
      const lines = (rest + bytes).split('\r\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const seq = heard.exec(text)?.[1]
        if (seq) hear(Number(seq))
      }
    })
    mouth.resume()
    ear.write(listen)
    await wait(100)
    return {
      tell: seq => void mouth.write(say(seq)),
      async close() {
        ear.destroy()
        mouth.destroy()
      },
    }
  }

const redis = spoken(
  REDIS,
  'SUBSCRIBE step\r\n',
  seq => `*3\r\n$7\r\nPUBLISH\r\n$4\r\nstep\r\n$${`s${seq}`.length}\r\ns${seq}\r\n`,
  /^s(\d+)$/,
)
const nats = spoken(
  NATS,
  'CONNECT {"verbose":false}\r\nSUB step 1\r\n',
  seq => `PUB step ${`s${seq}`.length}\r\ns${seq}\r\n`,
  /^s(\d+)$/,
)

const carriers = { silent, 'NOTIFY within': within, 'NOTIFY after, one sender': after, Redis: redis, NATS: nats }

/** How many writers store one step after the other, for a few seconds. */
async function run(address: string, carrier: (address: string, hear: Hear) => Promise<Carrier>) {
  const told = new Map<number, number>()
  const delays: number[] = []
  const { within, tell, close } = await carrier(address, seq => {
    const at = told.get(seq)
    if (at !== undefined) delays.push(performance.now() - at)
  })
  const pool = new pg.Pool({ connectionString: address, max: WRITERS }).on('error', () => {})
  await pool.query('drop table if exists step')
  await pool.query('create table step (game text, seq integer, body text, primary key (game, seq))')
  const body = 'x'.repeat(600)
  const commits: number[] = []
  let next = 0
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      while (performance.now() < until) {
        const seq = ++next
        const since = performance.now()
        if (within) told.set(seq, since)
        const put = `insert into step values ('${writer}', $1::integer, '${body}')`
        // a prepared statement, as the server has it
        const text = within ? `with put as (${put} returning 1)${within} select * from told, put` : put
        await pool.query({ name: 'put', text, values: [seq] })
        commits.push(performance.now() - since)
        if (!within) told.set(seq, performance.now())
        tell(seq)
      }
    }),
  )
  await wait(200)
  await close()
  await pool.end()
  return { perSecond: commits.length / SECONDS, commits, delays, lost: told.size - delays.length }
}

export async function carrierBench(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-carriers-'))
  const home = '/usr/lib/postgresql'
  const bin = join(home, readdirSync(home).sort().at(-1) ?? '', 'bin')
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  chownSync(folder, id('-u'), id('-g'))
  const as = ['--reuid=postgres', '--regid=postgres', '--clear-groups']
  const data = join(folder, 'data')
  execFileSync('setpriv', [...as, join(bin, 'initdb'), '-D', data, '-U', 'sandtable', '-A', 'trust'], {
    stdio: 'ignore',
  })
  const settings = [`port=${POSTGRES}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const children: ChildProcess[] = [
    spawn('setpriv', [...as, join(bin, 'postgres'), '-D', data, ...settings.flatMap(one => ['-c', one])], {
      stdio: 'ignore',
    }),
    spawn('redis-server', ['--port', `${REDIS}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
      stdio: 'ignore',
    }),
    spawn('nats-server', ['-p', `${NATS}`, '-a', '127.0.0.1'], { stdio: 'ignore' }),
  ]
  const address = `postgres://sandtable@127.0.0.1:${POSTGRES}/postgres`
  const found = new Map<string, Awaited<ReturnType<typeof run>>[]>()
  try {
    await wait(3000)
    // by turns, so that a busy moment of the machine hits all of them
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, carrier] of Object.entries(carriers))
        found.set(name, [...(found.get(name) ?? []), await run(address, carrier)])
  } finally {
    for (const child of children) {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true })
  }
  return Object.fromEntries(
    [...found].map(([name, runs]) => {
      const [commits, delays] = [runs.flatMap(one => one.commits), runs.flatMap(one => one.delays)]
      return [
        name,
        {
          'steps a second': median(runs.map(one => one.perSecond)),
          'stored, median ms': median(commits),
          'stored, p99 ms': percentile(commits, 0.99),
          ...(delays.length > 0 && { 'heard, median ms': median(delays), 'heard, p99 ms': percentile(delays, 0.99) }),
          lost: runs.reduce((sum, one) => sum + (name === 'silent' ? 0 : one.lost), 0),
        },
      ]
    }),
  )
}
