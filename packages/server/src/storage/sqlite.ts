import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { beside, besideChanges, besideSchema, type Change } from './beside.ts'
import { gathered } from './gathered.ts'
import { migrations, pending } from './migrations.ts'
import { packed, unpacked } from './packed.ts'
import { type Run, sqliteWriter, type Writer } from './sqlite-writer.ts'
import type { GameRow, Listed, SeatRow, Step, Stood, Storage } from './storage.ts'

const schema = `
  create table if not exists game (
    id text primary key, made integer not null, card text not null, opening text not null, packed blob
  );
  create table if not exists seat (
    hash text primary key, game text not null references game, side text not null
  );
  create table if not exists step (
    game text not null references game, seq integer not null, at integer not null, by text not null,
    key text not null, stage text not null, waiting text not null, body text not null, primary key (game, seq)
  );
  ${besideSchema}`

/** How long a process waits for another that is writing, in ms. */
const PATIENCE = 5000

const settings = [
  `pragma busy_timeout = ${PATIENCE}`,
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
]

/** SQLite's placeholders. */
const numbered = (text: string): string => text.replaceAll(/\$(\d)/g, '?$1')

const besides = Object.fromEntries(
  Object.entries(besideChanges).map(([name, text]) => [`beside ${name}`, numbered(text)]),
) as { readonly [N in keyof typeof besideChanges as `beside ${N}`]: string }

const statements = {
  ...besides,
  // columns by name: a newer node may have added some
  game: 'insert into game (id, made, card, opening) values (?, ?, ?, ?)',
  seat: 'insert into seat (hash, game, side) values (?, ?, ?)',
  step: `insert into step (game, seq, at, by, key, stage, waiting, body) values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do nothing`,
  pack: 'update game set packed = ? where id = ?',
  clear: 'delete from step where game = ? and seq < ?',
} as const
type Statement = keyof typeof statements

interface Put {
  readonly game: string
  readonly step: Step
}

/** Was it the first with its number? */
const isPut = (run: Run<Statement>, { game, step }: Put): boolean => {
  const { seq, at, by, key, stage, waiting, body } = step
  return run('step', game, seq, at, by, key, stage, JSON.stringify(waiting), body) === 1
}

/** A table in memory has one connection. */
async function inMemory(db: Database.Database): Promise<Writer<Statement>> {
  const run: Run<Statement> = (name, ...values) => db.prepare(statements[name]).run(...values).changes
  return {
    whole: async work => db.transaction(() => work(run)).immediate(),
    close() {},
  }
}

type StepRow = Omit<Step, 'waiting'> & { readonly waiting: string }

/** Games in one file of a folder; in memory if there is no folder. Several processes may share it. Long because it is a list of statements. */
export function sqliteStorage(folder: string | null, changes = migrations): Storage {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new Database(folder ? join(folder, 'games.db') : ':memory:')
  for (const setting of settings) db.exec(setting)
  db.transaction(() => {
    const { user_version: version } = db.prepare('pragma user_version').get() as { readonly user_version: number }
    for (const text of [schema, ...pending(changes, version)]) db.exec(text)
    db.exec(`pragma user_version = ${changes.length}`)
  }).immediate()
  const writing = folder ? sqliteWriter(join(folder, 'games.db'), settings, statements) : inMemory(db)
  writing.catch(() => {}) // whoever writes hears of it
  const whole = async <R>(work: (run: Run<Statement>) => R): Promise<R> => (await writing).whole(work)

  /** The first row; `get` would add a field of its own. */
  const first = <R>(text: string, ...args: readonly string[]): R | null =>
    (db.prepare(text).all(...args)[0] as R | undefined) ?? null
  const steps = (game: string, from: number): readonly Step[] => {
    const rows = db.prepare(
      'select seq, at, by, key, stage, waiting, body from step where game = ? and seq >= ? order by seq',
    )
    return (rows.all(game, from) as readonly StepRow[]).map(row => ({ ...row, waiting: JSON.parse(row.waiting) }))
  }
  const append = gathered((asked: readonly Put[]) => whole(run => asked.map(one => isPut(run, one))))

  const changed = (run: Run<Statement>, [name, ...values]: Change): boolean => run(`beside ${name}`, ...values) > 0

  return {
    ...beside({
      change: (...changes) => whole(run => changes.every(one => changed(run, one))),
      look: async (text, ...values) => db.prepare(numbered(text)).all(...values) as never,
    }),
    create: ({ id, made, card, opening }, seats, open = []) =>
      whole(run => {
        run('game', id, made, card, opening)
        for (const { hash, side } of seats) run('seat', hash, id, side)
        for (const { side, until } of open) changed(run, ['open', id, side, until])
      }),
    async game(id) {
      return first<GameRow>('select id, made, card, opening from game where id = ?', id)
    },
    async seat(game, hash) {
      return first<SeatRow>('select hash, side from seat where game = ? and hash = ?', game, hash)
    },
    append: (game, step) => append({ game, step }),
    read: async (game, from = 0) =>
      // together, since another process may pack it in between
      db.transaction(() => {
        const row = first<{ packed: ArrayBuffer | null }>('select packed from game where id = ?', game)
        const before = row?.packed ? unpacked(new Uint8Array(row.packed)) : []
        return [...before.slice(from), ...steps(game, from)]
      })(),
    async heads(games) {
      const rows = db
        .prepare('select game, max(seq) as seq from step where game in (select value from json_each(?)) group by game')
        .all(JSON.stringify(games)) as readonly { readonly game: string; readonly seq: number }[]
      return new Map(rows.map(({ game, seq }) => [game, seq]))
    },
    async finish(game, seq, at) {
      const log = await packed(steps(game, 0).filter(step => step.seq < seq)) // they never change
      return whole(run => {
        const step: Step = { seq, at, by: '', key: '', stage: 'over', waiting: [], body: '{"type":"packed"}' }
        if (!isPut(run, { game, step })) return false
        run('pack', log, game)
        run('clear', game, seq)
        return true
      })
    },
    async list(hashes) {
      const rows = db
        .prepare(
          `select seat.hash, seat.side, game.id as game, game.card, coalesce(step.seq, -1) as seq,
             coalesce(step.at, game.made) as at,
             coalesce(step.stage, 'gathering') as stage, coalesce(step.waiting, '[]') as waiting
           from seat join game on game.id = seat.game
             left join step on step.game = game.id and step.seq = (select max(seq) from step where game = game.id)
           where seat.hash in (select value from json_each(?)) order by at desc, game.id`,
        )
        .all(JSON.stringify(hashes)) as readonly (Omit<Listed, 'waiting'> & { readonly waiting: string })[]
      return rows.map(row => ({ ...row, waiting: JSON.parse(row.waiting) }))
    },
    async stoodAt(game, at) {
      const rows = db.prepare(
        'select at, stage, waiting from step where game = ? and at <= ? order by seq desc limit 1',
      )
      const row = rows.all(game, at)[0] as (Omit<Stood, 'waiting'> & { readonly waiting: string }) | undefined
      return row ? { ...row, waiting: JSON.parse(row.waiting) } : null
    },
    tell() {},
    hear() {}, // processes that share a file look at the table
    async close() {
      ;(await writing).close()
      db.close()
    },
  }
}
