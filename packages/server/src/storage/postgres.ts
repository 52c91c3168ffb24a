import pg from 'pg'
import { beside, besideChanges, besideSchema, type Change } from './beside.ts'
import { gathered } from './gathered.ts'
import { migrations, pending, VERSION_TABLE } from './migrations.ts'
import { packed, unpacked } from './packed.ts'
import { postgresNews } from './postgres-news.ts'
import { BESIDE, type GameRow, type Listed, type SeatRow, type Step, type Stood, type Storage } from './storage.ts'

/** Numbers of the day are bigint, which the driver would give as text. */
const types = {
  getTypeParser: (oid: number) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid)),
}

/** Two nodes that start at once must not both make the tables: the lock is held until the end of the transaction. */
const lock = 'select pg_advisory_xact_lock(4870)'

const schema = `
  create table if not exists ${VERSION_TABLE} (version integer not null);
  create table if not exists game (
    id text primary key, made bigint not null, card text not null, opening text not null, packed bytea
  );
  create table if not exists seat (
    hash text primary key, game text not null references game, side text not null
  );
  create table if not exists step (
    game text not null references game, seq integer not null, at bigint not null, by text not null,
    key text not null, stage text not null, waiting text[] not null, body text not null, primary key (game, seq)
  );
  ${besideSchema}`

/** By name: a newer node may have added some. */
const COLUMNS = 'seq, at, by, key, stage, waiting, body'

/** Games in PostgreSQL: any number of nodes may share it. Long because it is a list of statements. */
export async function postgresStorage(address: string, changes = migrations): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: address, max: 10, types })
  const news = postgresNews(address)
  pool.on('error', () => {}) // an idle connection was lost: the next question opens another

  /** One statement for many games; its answer says which of them were first. */
  const append = gathered(async (asked: readonly { game: string; step: Step }[]) => {
    const rows = asked.map(({ game, step }) => ({ game, ...step }))
    const { rows: put } = await pool.query<{ game: string; seq: number }>(
      `insert into step (game, ${COLUMNS})
         select game, seq, at, by, key, stage, array(select jsonb_array_elements_text(waiting)), body
         from jsonb_to_recordset($1) as r(
           game text, seq integer, at bigint, by text, key text, stage text, waiting jsonb, body text)
         order by game, seq -- always in one order: two nodes would wait for each other
         on conflict do nothing returning game, seq`,
      [JSON.stringify(rows)],
    )
    news.tell(put)
    const first = new Set(put.map(({ game, seq }) => `${seq} ${game}`))
    return asked.map(({ game, step }) => first.delete(`${step.seq} ${game}`)) // of two alike, one was first
  })

  /** All or nothing: if the work answers false or fails, nothing has happened. */
  const whole = async (work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const done = await work(client)
      await client.query(done ? 'commit' : 'rollback')
      client.release()
      return done
    } catch (error) {
      client.release(true) // a connection in an unknown state is closed, and the server rolls back
      throw error
    }
  }

  const change = async (client: pg.Pool | pg.PoolClient, [name, ...values]: Change): Promise<boolean> =>
    ((await client.query(besideChanges[name], [...values])).rowCount ?? 0) > 0
  /** The first that changes nothing ends it. */
  const changeAll = async (client: pg.PoolClient, changes: readonly Change[]): Promise<boolean> => {
    for (const one of changes) if (!(await change(client, one))) return false
    return true
  }

  const migrate = async (client: pg.PoolClient): Promise<boolean> => {
    await client.query(lock)
    await client.query(schema)
    const { rows } = await client.query<{ version: number }>(`select version from ${VERSION_TABLE}`)
    for (const text of pending(changes, rows[0]?.version ?? 0)) await client.query(text)
    await client.query(`delete from ${VERSION_TABLE}`)
    await client.query(`insert into ${VERSION_TABLE} values ($1)`, [changes.length])
    return true
  }
  await whole(migrate).catch(async error => {
    await pool.end()
    throw error
  })

  return {
    ...beside({
      change: (...changes) =>
        changes.length === 1 ? change(pool, changes[0] as Change) : whole(client => changeAll(client, changes)),
      look: async <R>(text: string, ...values: readonly unknown[]) =>
        (await pool.query(text, [...values])).rows as readonly R[],
    }),
    async create({ id, made, card, opening }, seats, open = []) {
      await whole(async client => {
        await client.query('insert into game (id, made, card, opening) values ($1, $2, $3, $4)', [
          id,
          made,
          card,
          opening,
        ])
        for (const { hash, side } of seats)
          await client.query('insert into seat (hash, game, side) values ($1, $2, $3)', [hash, id, side])
        for (const { side, until } of open) await change(client, ['open', id, side, until])
        return true
      })
    },
    async game(id) {
      const { rows } = await pool.query<GameRow>('select id, made, card, opening from game where id = $1', [id])
      return rows[0] ?? null
    },
    async seat(game, hash) {
      const text = 'select hash, side from seat where game = $1 and hash = $2'
      return (await pool.query<SeatRow>(text, [game, hash])).rows[0] ?? null
    },
    append: (game, step) => append({ game, step }),
    async read(game, from = 0) {
      // one statement, since another node may pack it in between; a packed game has one step besides
      const { rows } = await pool.query<Step & { readonly packed: Buffer | null }>(
        `select game.packed, ${COLUMNS} from game left join step on step.game = game.id and step.seq >= $2
         where game.id = $1 order by seq`,
        [game, from],
      )
      const before = rows[0]?.packed ? unpacked(rows[0].packed) : []
      const after = rows.filter(({ seq }) => seq !== null).map(({ packed: _, ...step }) => step)
      return [...before.slice(from), ...after]
    },
    async heads(games) {
      const { rows } = await pool.query<{ game: string; seq: number }>(
        'select game, max(seq) as seq from step where game = any($1) group by game',
        [games],
      )
      return new Map(rows.map(({ game, seq }) => [game, seq]))
    },
    async finish(game, seq, at) {
      const before = `select ${COLUMNS} from step where game = $1 and seq < $2 order by seq`
      const log = await packed((await pool.query<Step>(before, [game, seq])).rows) // they never change
      return whole(async client => {
        const text = `insert into step (game, ${COLUMNS}) values ($1, $2, $3, '', '', 'over', '{}', '{"type":"packed"}')
          on conflict do nothing`
        if ((await client.query(text, [game, seq, at])).rowCount === 0) return false
        await client.query('update game set packed = $2 where id = $1', [game, log])
        await client.query('delete from step where game = $1 and seq < $2', [game, seq])
        return true
      })
    },
    async list(hashes) {
      const { rows } = await pool.query<Listed>(
        `select seat.hash, seat.side, game.id as game, game.card, coalesce(last.seq, -1) as seq,
           coalesce(last.at, game.made) as at, coalesce(last.stage, 'gathering') as stage,
           coalesce(last.waiting, '{}') as waiting
         from seat join game on game.id = seat.game
           left join lateral (select * from step where step.game = game.id order by seq desc limit 1) last on true
         where seat.hash = any($1) order by at desc, game.id`,
        [hashes],
      )
      return rows
    },
    async stoodAt(game, at) {
      const text = 'select at, stage, waiting from step where game = $1 and at <= $2 order by seq desc limit 1'
      return (await pool.query<Stood>(text, [game, at])).rows[0] ?? null
    },
    tell: game => news.tell([{ game, seq: BESIDE }]),
    hear: news.hear,
    async close() {
      await news.close()
      await pool.end()
    },
  }
}
