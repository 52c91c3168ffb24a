import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { gathered } from './gathered.ts'
import { packed, unpacked } from './packed.ts'
import type { GameRow, Listed, SeatRow, Step, Storage } from './storage.ts'

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
  );`

/** How long a process waits for another that is writing, in ms. */
const PATIENCE = 5000

type StepRow = Omit<Step, 'waiting'> & { readonly waiting: string }

/** Games in one file of a folder; in memory if there is no folder. Several processes may share it. Long because it is a list of statements. */
export function sqliteStorage(folder: string | null): Storage {
  if (folder) mkdirSync(folder, { recursive: true })
  const db = new Database(folder ? join(folder, 'games.db') : ':memory:')
  db.exec(`pragma busy_timeout = ${PATIENCE}`)
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  db.exec('pragma foreign_keys = on')
  db.exec(schema)

  /** The first row; `get` would add a field of its own. */
  const first = <R>(text: string, ...args: readonly string[]): R | null =>
    (db.prepare(text).all(...args)[0] as R | undefined) ?? null
  const insert = db.prepare('insert into step values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing')
  const put = (game: string, { seq, at, by, key, stage, waiting, body }: Step): boolean =>
    insert.run(game, seq, at, by, key, stage, JSON.stringify(waiting), body).changes === 1
  const steps = (game: string, from: number): readonly Step[] => {
    const rows = db.prepare(
      'select seq, at, by, key, stage, waiting, body from step where game = ? and seq >= ? order by seq',
    )
    return (rows.all(game, from) as readonly StepRow[]).map(row => ({ ...row, waiting: JSON.parse(row.waiting) }))
  }
  /** All or nothing; it takes the lock for writing at once. */
  const whole = <A extends unknown[], R>(work: (...args: A) => R) => db.transaction(work).immediate

  const create = whole((game: GameRow, seats: readonly SeatRow[]) => {
    const { id, made, card, opening } = game
    db.prepare('insert into game values (?, ?, ?, ?, null)').run(id, made, card, opening)
    for (const { hash, side } of seats) db.prepare('insert into seat values (?, ?, ?)').run(hash, id, side)
  })
  const putAll = whole((asked: readonly { game: string; step: Step }[]) =>
    asked.map(({ game, step }) => put(game, step)),
  )
  const finish = whole((game: string, seq: number, at: number) => {
    const before = steps(game, 0)
    if (!put(game, { seq, at, by: '', key: '', stage: 'over', waiting: [], body: '{"type":"packed"}' })) return false
    db.prepare('update game set packed = ? where id = ?').run(packed(before), game)
    db.prepare('delete from step where game = ? and seq < ?').run(game, seq)
    return true
  })
  const append = gathered(async (asked: readonly { game: string; step: Step }[]) => putAll(asked))

  return {
    create: async (game, seats) => create(game, seats),
    async game(id) {
      return first<GameRow>('select id, made, card, opening from game where id = ?', id)
    },
    async seat(game, hash) {
      return first<SeatRow>('select hash, side from seat where game = ? and hash = ?', game, hash)
    },
    append: (game, step) => append({ game, step }),
    async read(game, from = 0) {
      const row = first<{ packed: ArrayBuffer | null }>('select packed from game where id = ?', game)
      const before = row?.packed ? unpacked(new Uint8Array(row.packed)) : []
      return [...before.slice(from), ...steps(game, from)]
    },
    finish: async (game, seq, at) => finish(game, seq, at),
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
    async close() {
      db.close()
    },
  }
}
