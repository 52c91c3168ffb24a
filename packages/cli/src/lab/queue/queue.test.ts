import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Played } from '@sandtable/lab'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../../../server/src/storage/postgres.fixture.ts'
import { root, sandtable } from '../../script.fixture.ts'
import { Queue } from './queue.ts'

let database: Awaited<ReturnType<typeof startPostgres>>
let pool: pg.Pool
const started: ChildProcess[] = []
beforeAll(async () => {
  database = await startPostgres()
  pool = new pg.Pool({ connectionString: database.address })
  pool.on('error', () => {})
}, 240_000)
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await pool.end()
  database.stop()
})

/** The built command in a process of its own, as on another machine. */
function begin(words: string): ChildProcess {
  const child = spawn(process.execPath, ['packages/cli/bin/sandtable.js', ...words.split(' ')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.address },
  })
  started.push(child)
  return child
}

async function heard(child: ChildProcess): Promise<{ code: number; said: string; warned: string }> {
  let said = ''
  let warned = ''
  child.stdout?.on('data', text => (said += text))
  child.stderr?.on('data', text => (warned += text))
  const [code] = await once(child, 'close')
  return { code, said, warned }
}

const NO_TABLE = '42P01'

/** The first row of an answer, as soon as there is one, while this process runs. */
const seen = (text: string, during: ChildProcess): Promise<{ readonly [column: string]: unknown }> =>
  vi.waitUntil(
    async () => {
      if (during.exitCode !== null) throw new Error(`it has ended with ${during.exitCode}, and nobody has seen ${text}`)
      const { rows } = await pool.query(text).catch(error => {
        if (error.code !== NO_TABLE) throw error // it may still be on its way
        return { rows: [] }
      })
      return rows[0]
    },
    { timeout: 200_000 },
  )

const TAKEN = 'select payload from graphile_worker._private_jobs where locked_by is not null'

test('workers that are killed lose nothing: the answer is that of one machine, bit for bit', async () => {
  const words = 'lab plastic/tutorial --games 500 --bots regular,recruit --json'
  const alone = heard(begin(`${words} --workers 1`))
  const lab = begin(`${words} --queue`)
  const answer = heard(lab)
  for (let n = 0; n < 2; n++) {
    const worker = begin('worker --workers 1')
    await seen(TAKEN, lab)
    worker.kill('SIGSTOP')
    // it stands still in the middle of a chunk: its connection lives, so that nobody takes the chunk away
    const { payload } = await seen(TAKEN, lab)
    const { study, games } = payload as { study: string; games: readonly number[] }
    const stored = 'select count(*)::integer from lab.game where study = $1 and n = any($2)'
    expect((await pool.query(stored, [study, games])).rows).toEqual([{ count: 0 }])
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  const last = begin('worker --workers 2')
  const { code, said } = await answer
  expect(code).toBe(0)
  expect(said === (await alone).said).toBe(true) // an assertion on the texts would print both, which are long
  expect(JSON.parse(said)).toMatchObject({ games: 500 })

  // what has been played is not played again, even if nobody is there to do it
  last.kill('SIGKILL')
  await once(last, 'exit')
  expect((await heard(begin(`${words} --queue`))).said === said).toBe(true)
}, 240_000)

test('a study that cannot be played ends with its reason', async () => {
  const lab = begin('lab plastic/tutorial --games 2000 --seed wrong --queue')
  const answer = heard(lab)
  const { name } = await seen(`select name from lab.study where sent::json ->> 'seed' = 'wrong'`, lab)
  const queue = await Queue.open(database.address)
  await queue.complain(String(name), 'Error: no such thing')
  expect(await answer).toMatchObject({ code: 1, warned: expect.stringContaining('Error: no such thing') })
  await queue.close()
}, 240_000)

test('a game is stored once, whoever plays it; all may begin at the same moment', async () => {
  const queues = await Promise.all([1, 2, 3].map(() => Queue.open(database.address)))
  const game = (n: number, turns: number): Played => ({ n, turns }) as Played
  await Promise.all(queues.map(queue => queue.store('once', [game(1, 5), game(4, 5)])))
  const [queue] = queues as [Queue]
  await queue.store('once', [game(4, 6), game(7, 6)])
  expect((await queue.games('once', 2)).map(({ n, turns }) => [n, turns])).toEqual([[4, 5], [7, 6]]) // biome-ignore format: as it reads
  expect(await queue.done({ study: 'once', games: [1, 2, 7] })).toEqual(new Set([1, 7]))
  await Promise.all(queues.map(one => one.close()))
})

test.each([
  ['lab plastic/tutorial --queue', '', 'DATABASE_URL names no PostgreSQL'],
  ['worker', '', 'DATABASE_URL names no PostgreSQL'],
  ['worker', 'postgres://sandtable@127.0.0.1:1/nowhere', 'cannot be used: connect ECONNREFUSED'],
  ['worker --workers 0', '', '--workers is 1 or more.'],
])('%s with %s is wrong usage', async (words, address, says) => {
  const before = process.env.DATABASE_URL
  process.env.DATABASE_URL = address
  const { code, warned } = await sandtable(words)
  if (before === undefined) delete process.env.DATABASE_URL
  else process.env.DATABASE_URL = before
  expect(code).toBe(2)
  expect(warned.join('\n')).toContain(says)
})
