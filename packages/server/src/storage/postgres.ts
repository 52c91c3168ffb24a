import pg from 'pg'
import { gathered } from './gathered.ts'
import { packed, unpacked } from './packed.ts'
import type { GameRow, Listed, SeatRow, Step, Storage } from './storage.ts'

/** Numbers of the day are bigint, which the driver would give as text. */
const types = {
  getTypeParser: (oid: number) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid)),
}

/** Two nodes that start at once must not both make the tables: the lock is held until the end of the transaction. */
const schema = `
  begin;
  select pg_advisory_xact_lock(4870);
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
  commit;`

const COLUMNS = 'seq, at, by, key, stage, waiting, body'

/** Games in PostgreSQL: any number of nodes may share it. Long because it is a list of statements. */
export async function postgresStorage(address: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: address, max: 10, types })
  pool.on('error', () => {}) // an idle connection was lost: the next question opens another
  await pool.query(schema)

  /** One statement for many games; its answer says which of them were first. */
  const append = gathered(async (asked: readonly { game: string; step: Step }[]) => {
    const rows = asked.map(({ game, step }) => ({ game, ...step }))
    const { rows: put } = await pool.query<{ game: string; seq: number }>(
      `insert into step
         select game, seq, at, by, key, stage, array(select jsonb_array_elements_text(waiting)), body
         from jsonb_to_recordset($1) as r(
           game text, seq integer, at bigint, by text, key text, stage text, waiting jsonb, body text)
         on conflict do nothing returning game, seq`,
      [JSON.stringify(rows)],
    )
    const first = new Set(put.map(({ game, seq }) => `${seq} ${game}`))
    return asked.map(({ game, step }) => first.delete(`${step.seq} ${game}`)) // of two alike, one was first
  })

  const steps = async (client: pg.Pool | pg.PoolClient, game: string, from: number): Promise<readonly Step[]> => {
    const text = `select ${COLUMNS} from step where game = $1 and seq >= $2 order by seq`
    return (await client.query<Step>(text, [game, from])).rows
  }

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

  return {
    async create({ id, made, card, opening }, seats) {
      await whole(async client => {
        await client.query('insert into game values ($1, $2, $3, $4, null)', [id, made, card, opening])
        for (const { hash, side } of seats) await client.query('insert into seat values ($1, $2, $3)', [hash, id, side])
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
      const { rows } = await pool.query<{ packed: Buffer | null }>('select packed from game where id = $1', [game])
      const before = rows[0]?.packed ? unpacked(rows[0].packed) : []
      return [...before.slice(from), ...(await steps(pool, game, from))]
    },
    finish: (game, seq, at) =>
      whole(async client => {
        const text = `insert into step values ($1, $2, $3, '', '', 'over', '{}', '{"type":"packed"}') on conflict do nothing`
        if ((await client.query(text, [game, seq, at])).rowCount === 0) return false
        const before = (await steps(client, game, 0)).filter(step => step.seq < seq)
        await client.query('update game set packed = $2 where id = $1', [game, packed(before)])
        await client.query('delete from step where game = $1 and seq < $2', [game, seq])
        return true
      }),
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
    close: () => pool.end(),
  }
}
