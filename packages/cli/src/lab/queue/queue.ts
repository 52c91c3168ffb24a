import type { Played } from '@sandtable/lab'
import { Logger, makeWorkerUtils, runTaskList, type WorkerUtils } from 'graphile-worker'
import pg from 'pg'
import { Misuse } from '../../terminal.ts'
import { codeMark } from '../code-mark.ts'
import type { SentStudy } from './sent.ts'

/** Some games of a study, by their numbers: what a worker takes at a time. */
export interface Chunk {
  readonly study: string
  readonly games: readonly number[]
}

/** Apart from the tables of the server, which may use the same database. */
const schema = `
  create schema if not exists lab;
  create table if not exists lab.study (name text primary key, sent text not null, wrong text);
  create table if not exists lab.game (
    study text not null, n integer not null, played text not null, primary key (study, n)
  );`

/** Of all who start at the same moment, one makes the tables. */
const LOCK = 4871

/**
 * A lost machine is noticed in half a minute, not in hours. The name of its connections is what a worker is known by.
 */
const sign = `
  select set_config('application_name', $1, false), set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '4', false)`

/** Jobs whose worker has no connection any more are free again. */
const free = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and not exists (
        select from pg_stat_activity where split_part(application_name, ' ', 1) = locked_by)))`

/** Without a word: what matters is told by whoever called. */
const silent = new Logger(() => () => {})

/** A connection that is lost while nobody uses it is no error: the next question opens another. */
function poolAt(connectionString: string, max: number, onConnect?: (client: pg.ClientBase) => Promise<void>): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...(onConnect && { onConnect }) })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * Chunks of games that wait in PostgreSQL, and the games that were played. A game is stored once, whoever plays it and
 * however often. Only workers with the same code take a chunk: the name of the task says which.
 */
export class Queue {
  readonly mark: string
  readonly #pool: pg.Pool
  readonly #jobs: WorkerUtils

  private constructor(pool: pg.Pool, jobs: WorkerUtils) {
    this.mark = codeMark('@sandtable/lab')
    this.#pool = pool
    this.#jobs = jobs
  }

  static async open(address: string | undefined): Promise<Queue> {
    if (!address) throw new Misuse('DATABASE_URL names no PostgreSQL: the queue is kept in one.')
    const pool = poolAt(address, 4)
    try {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK])
        const jobs = await makeWorkerUtils({ pgPool: pool, logger: silent })
        await jobs.migrate()
        await client.query(schema)
        return new Queue(pool, jobs)
      } finally {
        client.release(true) // and with the connection goes the lock
      }
    } catch (error) {
      await pool.end()
      throw new Misuse(`The PostgreSQL that DATABASE_URL names cannot be used: ${(error as Error).message}.`)
    }
  }

  async put(name: string, study: SentStudy): Promise<void> {
    const text = 'insert into lab.study values ($1, $2) on conflict (name) do update set wrong = null'
    await this.#pool.query(text, [name, JSON.stringify(study)])
  }

  async study(name: string): Promise<SentStudy> {
    const { rows } = await this.#pool.query('select sent from lab.study where name = $1', [name])
    return JSON.parse(rows[0].sent)
  }

  /** Something is wrong with a study, not with a worker: to try again would not help. */
  async complain(name: string, wrong: string): Promise<void> {
    await this.#pool.query('update lab.study set wrong = $2 where name = $1', [name, wrong])
  }

  async complaint(name: string): Promise<string | null> {
    const { rows } = await this.#pool.query('select wrong from lab.study where name = $1', [name])
    return rows[0]?.wrong ?? null
  }

  async add(chunks: readonly Chunk[]): Promise<void> {
    await this.#jobs.addJobs(chunks.map(payload => ({ identifier: this.mark, payload })))
  }

  async store(study: string, played: readonly Played[]): Promise<void> {
    await this.#pool.query(
      `insert into lab.game select $1, n, played from unnest($2::integer[], $3::text[]) as r(n, played)
         on conflict do nothing`,
      [study, played.map(({ n }) => n), played.map(game => JSON.stringify(game))],
    )
  }

  /** The games of a study that have been played, from this number on. */
  async games(study: string, from = 0): Promise<readonly Played[]> {
    const text = 'select played from lab.game where study = $1 and n >= $2 order by n'
    return (await this.#pool.query(text, [study, from])).rows.map(({ played }) => JSON.parse(played))
  }

  /** Which of these games have been played. */
  async done({ study, games }: Chunk): Promise<ReadonlySet<number>> {
    const text = 'select n from lab.game where study = $1 and n = any($2)'
    return new Set((await this.#pool.query(text, [study, games])).rows.map(({ n }) => n))
  }

  /** Gives back what dead workers had taken. */
  async freeTheDead(): Promise<void> {
    await this.#pool.query(free)
  }

  /** How many processes with this code are at work, here or elsewhere. */
  async workers(): Promise<number> {
    const { rows } = await this.#pool.query(
      `select count(distinct application_name)::integer as count from pg_stat_activity
         where split_part(application_name, ' ', 2) = $1`,
      [this.mark],
    )
    return rows[0].count
  }

  /** Takes chunks, several at a time, for as long as the process lives. */
  work(address: string, atOnce: number, play: (chunk: Chunk) => Promise<void>): Promise<void> {
    const pool = poolAt(address, atOnce + 2, async client => {
      await client.query(sign, [`${workers.id} ${this.mark}`])
    })
    const options = { concurrency: atOnce, pollInterval: 1000, noHandleSignals: true, logger: silent }
    const workers = runTaskList(options, { [this.mark]: chunk => play(chunk as Chunk) }, pool)
    return workers.promise
  }

  async close(): Promise<void> {
    await this.#jobs.release()
    await this.#pool.end()
  }
}
