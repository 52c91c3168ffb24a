import { WATCHER } from '@sandtable/room'
import type { Stage } from './storage.ts'

/** Where somebody who sits at a seat wants to be told that it is their turn. */
export interface NoticeRow {
  readonly id: string
  /** The hash of the seat's secret. */
  readonly seat: string
  /** JSON: a push subscription, a mail address or a web address. */
  readonly address: string
  readonly language: string
  /** The address of the page, for the link in the notice. */
  readonly page: string
  /** The last step that nobody needs to be told of. */
  readonly told: number
  /** How often it has failed since. */
  readonly tries: number
  /** Not to be touched before, in ms since 1970: it waits, or somebody is sending it. */
  readonly next: number
}

/** A notice that may have something to tell, and how its game stands. */
export interface NoticeDue extends NoticeRow {
  readonly game: string
  readonly side: string
  readonly card: string
  readonly seq: number
}

/** A seat that anybody may take; at a certain time the computer does. A place to watch from is never used up. */
export interface OpenSeat {
  readonly side: string
  /** In ms since 1970; null: it stays open. */
  readonly until: number | null
}

export interface OpenListed extends OpenSeat {
  readonly game: string
  readonly made: number
  readonly card: string
  readonly stage: Stage
}

/** The clocks of a game while they run. The time in which no server ran does not count: beats find it. */
export interface ClockRow {
  readonly game: string
  /** The step since which they run. */
  readonly seq: number
  /** When they were started, and when the first flag falls, in ms since 1970; both are put off by the time without a server. */
  readonly started: number
  readonly falls: number
}

/** The seats of a game from which a process is looked at: one that several pages look from is there as often. */
export interface HereRow {
  readonly game: string
  readonly seats: readonly string[]
}

/** A battle that somebody shares: its file, under a name that is made of its text, so that it never changes. */
export interface BattleRow {
  readonly id: string
  readonly made: number
  readonly text: string
}

/** What is kept beside the logs of the games. Like them, it survives the end of the process. */
export interface Beside {
  /** The value under a name; what is kept first stays. */
  settle(name: string, value: string): Promise<string>
  keep(name: string, value: string): Promise<void>
  kept(name: string): Promise<string | null>

  /** Adds a notice, or gives it another language and page. */
  wantNotice(row: NoticeRow): Promise<void>
  dropNotice(id: string): Promise<void>
  /** Drops all notices that go to this address, however it is written. */
  dropAddress(address: string): Promise<void>
  noticesOf(seat: string): Promise<readonly NoticeRow[]>
  /** Those whose game has gone on since they were told. */
  dueNotices(now: number, most: number): Promise<readonly NoticeDue[]>
  /** False if somebody else was quicker: then they send it. */
  holdNotice(row: Pick<NoticeRow, 'id' | 'next'>, until: number): Promise<boolean>
  putNotice(row: Pick<NoticeRow, 'id' | 'told' | 'tries' | 'next'>): Promise<void>
  /** Whoever sits there has seen this step. */
  looked(seat: string, seq: number): Promise<void>

  /** Games with open seats or to be watched, the latest first; those that are over are left out. */
  openGames(most: number): Promise<readonly OpenListed[]>
  /** Games to be watched that were over at this time or later, in ms since 1970, with the time. */
  endedOpen(since: number, most: number): Promise<readonly (OpenListed & { readonly at: number })[]>
  /** Gives an open seat to a secret; false if it is taken. */
  takeOpen(game: string, side: string, hash: string): Promise<boolean>
  /** Gives a further secret to whoever watches a game that is open to be watched. */
  watchOpen(game: string, side: string, hash: string): Promise<boolean>
  closeOpen(game: string, side: string): Promise<boolean>
  overdueOpen(now: number): Promise<readonly Pick<OpenListed, 'game' | 'side'>[]>

  /** Who looks at these games at this process now. */
  beHere(node: string, rows: readonly HereRow[], now: number): Promise<void>
  /** This process is still there. Those that have not said so for `lost` ms are forgotten. */
  stayHere(node: string, now: number, lost: number): Promise<void>
  leaveHere(node: string): Promise<void>
  /** Who looks at other processes that have been there since; at one game, or at any. */
  hereAt(otherThan: string, since: number, game: string | null): Promise<readonly HereRow[]>

  startClock(row: ClockRow, now: number): Promise<void>
  stopClock(game: string): Promise<void>
  clock(game: string): Promise<ClockRow | null>
  /** A server runs. Where none has run for longer than `grace`, all clocks are put off by that time. */
  beat(now: number, grace: number): Promise<void>
  /** Games in which a flag has fallen. */
  fallen(now: number): Promise<readonly string[]>

  /** Keeps a battle; one that is there stays as it is. False if all of them together would have more letters than `most`. */
  keepBattle(row: BattleRow, most: number): Promise<boolean>
  battle(id: string): Promise<BattleRow | null>
}

/** Both databases read these statements; only the placeholders and the lists differ. */
export const besideSchema = `
  create table if not exists kept (name text primary key, value text not null);
  create table if not exists notice (
    id text primary key, seat text not null references seat, address text not null, language text not null,
    page text not null, told integer not null, tries integer not null, next bigint not null
  );
  create index if not exists notice_seat on notice (seat);
  create table if not exists open_seat (
    game text not null references game, side text not null, until bigint, primary key (game, side)
  );
  create table if not exists here (
    game text not null references game, node text not null, seats text not null, at bigint not null,
    primary key (game, node)
  );
  create index if not exists here_node on here (node);
  create table if not exists clock (
    game text primary key references game, seq integer not null, started bigint not null, falls bigint not null,
    beat bigint not null
  );
  create table if not exists battle (
    id text primary key, made bigint not null, letters integer not null, text text not null
  );`

/** Statements that change something. */
export const besideChanges = {
  settle: 'insert into kept (name, value) values ($1, $2) on conflict (name) do nothing',
  keep: 'insert into kept (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
  wantNotice: `insert into notice (id, seat, address, language, page, told, tries, next)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (id) do update set language = excluded.language, page = excluded.page`,
  dropNotice: 'delete from notice where id = $1',
  dropAddress: 'delete from notice where lower(address) = lower($1)',
  holdNotice: 'update notice set next = $3 where id = $1 and next = $2',
  putNotice: 'update notice set told = $2, tries = $3, next = $4 where id = $1',
  looked: 'update notice set told = $2, tries = 0 where seat = $1 and told < $2',
  open: 'insert into open_seat (game, side, until) values ($1, $2, $3)',
  close: 'delete from open_seat where game = $1 and side = $2',
  sit: 'insert into seat (hash, game, side) values ($3, $1, $2)',
  watch: 'insert into seat (hash, game, side) select $3, game, side from open_seat where game = $1 and side = $2',
  beHere: `insert into here (game, node, seats, at) values ($1, $2, $3, $4)
    on conflict (game, node) do update set seats = excluded.seats, at = excluded.at`,
  stayHere: 'update here set at = $2 where node = $1',
  forgetHere: 'delete from here where at < $1',
  leaveHere: 'delete from here where node = $1',
  startClock: `insert into clock (game, seq, started, falls, beat) values ($1, $2, $3, $4, $5)
    on conflict (game) do update set seq = excluded.seq, started = excluded.started, falls = excluded.falls, beat = excluded.beat`,
  stopClock: 'delete from clock where game = $1',
  beat: `update clock set
    started = started + case when $1 - beat > $2 then $1 - beat else 0 end,
    falls = falls + case when $1 - beat > $2 then $1 - beat else 0 end,
    beat = $1
    where beat < $1`,
  keepBattle: `insert into battle (id, made, letters, text)
    select $1, cast($2 as bigint), cast($3 as integer), $4
    where cast($3 as integer) + (select coalesce(sum(letters), 0) from battle) <= cast($5 as bigint)
    on conflict (id) do nothing`,
} as const

export type BesideChange = keyof typeof besideChanges
/** A statement with its values. */
export type Change = readonly [name: BesideChange, ...values: readonly unknown[]]

/** A database, as far as these statements need it. */
export interface Tables {
  /** Carries all of them out, or nothing; the first that changes nothing ends it, with false. */
  change(...changes: readonly Change[]): Promise<boolean>
  look<R>(text: string, ...values: readonly unknown[]): Promise<readonly R[]>
}

const NOTICE =
  'notice.id, notice.seat, notice.address, notice.language, notice.page, notice.told, notice.tries, notice.next'
const LAST = '(select max(seq) from step where step.game = game.id)'

/** Long because it is a list of statements. */
export const beside = ({ change, look }: Tables): Beside => ({
  async settle(name, value) {
    await change(['settle', name, value])
    const [row] = await look<{ value: string }>('select value from kept where name = $1', name)
    return row?.value ?? value
  },
  async keep(name, value) {
    await change(['keep', name, value])
  },
  async kept(name) {
    const [row] = await look<{ value: string }>('select value from kept where name = $1', name)
    return row?.value ?? null
  },
  async wantNotice({ id, seat, address, language, page, told, tries, next }) {
    await change(['wantNotice', id, seat, address, language, page, told, tries, next])
  },
  async dropNotice(id) {
    await change(['dropNotice', id])
  },
  async dropAddress(address) {
    await change(['dropAddress', address])
  },
  noticesOf: seat => look<NoticeRow>(`select ${NOTICE} from notice where seat = $1 order by id`, seat),
  dueNotices: (now, most) =>
    look<NoticeDue>(
      `select ${NOTICE}, game.id as game, seat.side, game.card, ${LAST} as seq
       from notice join seat on seat.hash = notice.seat join game on game.id = seat.game
       where notice.next <= $1 and notice.told < ${LAST} order by notice.next, notice.id limit $2`,
      now,
      most,
    ),
  holdNotice: ({ id, next }, until) => change(['holdNotice', id, next, until]),
  async putNotice({ id, told, tries, next }) {
    await change(['putNotice', id, told, tries, next])
  },
  async looked(seat, seq) {
    await change(['looked', seat, seq])
  },
  openGames: most =>
    look<OpenListed>(
      `select open_seat.game, open_seat.side, open_seat.until, game.made, game.card,
         coalesce((select stage from step where step.game = game.id and step.seq = ${LAST}), 'gathering') as stage
       from open_seat join game on game.id = open_seat.game
       where coalesce((select stage from step where step.game = game.id and step.seq = ${LAST}), 'gathering') <> 'over'
       order by game.made desc, game.id, open_seat.side limit $1`,
      most,
    ),
  endedOpen: (since, most) =>
    look<OpenListed & { at: number }>(
      `select open_seat.game, open_seat.side, open_seat.until, game.made, game.card, step.stage, step.at
       from open_seat join game on game.id = open_seat.game join step on step.game = game.id and step.seq = ${LAST}
       where open_seat.side = '${WATCHER}' and step.stage = 'over' and step.at >= $1
       order by game.made desc, game.id limit $2`,
      since,
      most,
    ),
  takeOpen: (game, side, hash) => change(['close', game, side], ['sit', game, side, hash]),
  watchOpen: (game, side, hash) => change(['watch', game, side, hash]),
  closeOpen: (game, side) => change(['close', game, side]),
  overdueOpen: now => look('select game, side from open_seat where until <= $1 order by until', now),
  async beHere(node, rows, now) {
    await change(...rows.map(({ game, seats }) => ['beHere', game, node, JSON.stringify(seats), now] as const))
  },
  async stayHere(node, now, lost) {
    await change(['stayHere', node, now])
    await change(['forgetHere', now - lost])
  },
  async leaveHere(node) {
    await change(['leaveHere', node])
  },
  async hereAt(otherThan, since, game) {
    const rows = await look<{ game: string; seats: string }>(
      `select game, seats from here where node <> $1 and at > $2 ${game === null ? '' : 'and game = $3'} order by node`,
      ...[otherThan, since, ...(game === null ? [] : [game])],
    )
    return rows.map(row => ({ game: row.game, seats: JSON.parse(row.seats) as readonly string[] }))
  },
  async startClock({ game, seq, started, falls }, now) {
    await change(['startClock', game, seq, started, falls, now])
  },
  async stopClock(game) {
    await change(['stopClock', game])
  },
  async clock(game) {
    const [row] = await look<ClockRow>('select game, seq, started, falls from clock where game = $1', game)
    return row ?? null
  },
  async beat(now, grace) {
    await change(['beat', now, grace])
  },
  async fallen(now) {
    const rows = await look<{ game: string }>('select game from clock where falls <= $1 order by falls', now)
    return rows.map(({ game }) => game)
  },
  async keepBattle({ id, made, text }, most) {
    if (await change(['keepBattle', id, made, text.length, text, most])) return true
    const there = await look('select id from battle where id = $1', id)
    return there.length > 0
  },
  async battle(id) {
    const [row] = await look<BattleRow>('select id, made, text from battle where id = $1', id)
    return row ?? null
  },
})
