import { scripted } from '@sandtable/bots'
import {
  actorsIn,
  type BattleWish,
  type Decision,
  type Grown,
  type Id,
  type Point,
  Refusal,
  routed,
  SandtableError,
  SaveWriter,
  type Seat,
  text,
} from '@sandtable/kernel'
import type { Calls } from './calls.ts'
import type { Clock } from './clock.ts'
import { factsOf, type TableFacts } from './facts.ts'
import { leading } from './idle.ts'
import type { Chance } from './odds/chance.ts'
import { type Odds, oddsOf } from './odds/odds.ts'
import { type Refuge, refugeFrom } from './odds/refuge.ts'
import { type Riposte, replyTo } from './odds/reply.ts'
import { prospectsOf } from './offers.ts'
import { type KeptGame, keptRoom, musterBattle, type NewGame, newRoom, type Seats } from './opening.ts'
import { Pace } from './pace.ts'
import { Patience } from './patience.ts'
import { placing } from './placing.ts'
import { Quiet } from './quiet.ts'
import { readLine } from './reading.ts'
import { Archive } from './replay/archive.ts'
import type { Room } from './room.ts'
import { apartFrom, type Snapshot, snapshotOf } from './snapshot.ts'

/** How many replies are played: enough for 'about'. */
const REPLIES = 40

/** Of so many it is found out, before they are listed, who has anything to do it to: more would take too long. */
const MANY_ASKED = 24

const WATCHED = text`you have decided nothing yet`

/** What somebody is asked who only watches. */
const nothingToDecide = {
  prompt: null,
  offers: [],
  wanted: null,
  mayStepIn: [],
  whyNoUndo: WATCHED,
  canRedo: false,
  watched: true,
} satisfies Partial<Snapshot>

/**
 * One screen at a room: it answers the screen's requests for the seat in use, and reports changes. It hands out only
 * what the seat may know.
 */
export class Desk implements Calls {
  private at: {
    readonly room: Room
    readonly pace: Pace
    readonly table: TableFacts
    readonly people: readonly Id[]
    /** Writes what is new of the save; null if the game is only watched. */
    readonly writer: SaveWriter | null
  } | null = null
  private side: Id = ''
  /** How many entries each seat has been told. */
  private readonly told = new Map<Id, number>()
  /** The reply if nothing more were done: the same for every draft, so it is computed once. */
  private held: { readonly key: string; readonly chances: readonly Chance[] } | null = null
  /** Odds that have been worked out since the game last went on. */
  private known: { readonly at: string; readonly odds: Map<string, Odds> } = { at: '', odds: new Map() }
  private readonly archive = new Archive()
  private readonly patience: Patience
  private readonly quiet: Quiet
  private readonly changed: (snapshot: Snapshot, grown: Grown | null) => void
  private readonly clock: Clock

  /** Whoever hears of a change also gets what is new of the save since the change before. */
  constructor(changed: (snapshot: Snapshot, grown: Grown | null) => void, clock: Clock) {
    this.changed = changed
    this.clock = clock
    this.patience = new Patience(clock)
    this.quiet = new Quiet(clock, () => this.at?.room.rest())
  }

  start(game: NewGame): void {
    this.open(newRoom(game), game.title, game.seats)
  }

  resume(game: KeptGame): readonly string[] {
    const { room, notes } = keptRoom(game)
    this.open(room, game.title, game.seats, game.watched)
    return notes
  }

  again(seed: number): string {
    return this.room.again(seed)
  }

  muster(set: string, wish: BattleWish) {
    return musterBattle(set, wish)
  }

  get room(): Room {
    return this.place.room
  }

  sit(side: Id): void {
    this.side = side
    this.told.delete(side) // the screen has shown another's log meanwhile
    this.tell()
  }

  decide(decision: Decision): void {
    this.played.decide(this.side, decision)
    this.place.pace.hold(false)
    this.goOn()
  }

  pass(): void {
    const { pace } = this.place
    pace.hold(false)
    if (this.seat.waitingFor.includes(this.side)) {
      this.played.pass(this.side)
      this.goOn()
    } else pace.waive()
  }

  letPass(): void {
    this.played.letPass(this.side)
    this.pass()
  }

  hold(on: boolean): void {
    this.place.pace.hold(on)
  }

  async placeRest(): Promise<void> {
    const { side, seat, place, played } = this
    const helper = scripted(side)
    for (;;) {
      // where sides set up by turns, the others answer first
      if (!seat.waitingFor.includes(side)) await place.pace.run()
      const next = this.at === place ? placing(seat, helper) : null
      if (!next) break
      played.decide(side, next)
    }
    if (this.at === place) this.goOn()
  }

  enter(dice: readonly (number | string)[]): void {
    this.played.enter(dice)
    this.goOn()
  }

  undo(): void {
    this.played.undo(this.side)
    this.told.clear()
    this.tell()
  }

  redo(): void {
    this.played.redo(this.side)
    this.goOn()
  }

  read(line: string, draft: Decision | null) {
    return readLine(this.seat, line, draft)
  }

  question(draft: Decision) {
    return leading(this.seat, draft, this.room.roles, MANY_ASKED)
  }

  refusal(decision: Decision) {
    return this.seat.refusal(decision)?.reasons ?? []
  }

  drawings(draft: Decision) {
    return this.seat.drawings(draft)
  }

  prospects(piece: Id) {
    return prospectsOf(this.seat, this.room.roles, piece)
  }

  route(draft: Decision, to: Point): readonly Point[] | null {
    const { roles } = this.room
    const [piece = ''] = actorsIn(draft, roles)
    const path = this.seat.route(piece, to, draft)
    return path && !this.seat.refusal(routed(draft, path, roles)) ? path : null
  }

  measure(...[from, to]: Parameters<Calls['measure']>) {
    return this.seat.measure(from, to)
  }

  sheet(piece: Id) {
    return this.seat.sheet(piece)
  }

  aura(piece: Id) {
    return this.seat.aura(piece)
  }

  lens(...[piece, lens, turns]: Parameters<Calls['lens']>) {
    return this.seat.lens(piece, lens, turns)
  }

  async odds(decision: Decision): Promise<Odds | null> {
    return this.weighed('odds', decision)
  }

  async aim(decision: Decision): Promise<Odds | null> {
    return this.weighed('aim', decision)
  }

  async reply(decision: Decision): Promise<Riposte | null> {
    if (!this.mayTry(decision)) return null
    const { seat } = this
    const then = await this.patiently('reply', replyTo(seat, decision, REPLIES))
    const otherwise = then && (await this.patiently('reply', this.withoutIt(seat)))
    return then && otherwise && { then, otherwise }
  }

  async refuge(decision: Decision, feared: Chance): Promise<Refuge | null> {
    return this.mayTry(decision) ? this.patiently('reply', refugeFrom(this.seat, decision, feared)) : null
  }

  save(): string {
    return this.room.save()
  }

  story(source: Parameters<Calls['story']>[0]) {
    return this.archive.story(source)
  }

  text(source: Parameters<Calls['text']>[0]) {
    return this.archive.text(source)
  }

  branch(...wish: Parameters<Calls['branch']>) {
    return this.archive.branch(...wish)
  }

  playedOn(...wish: Parameters<Calls['playedOn']>) {
    return this.archive.playedOn(...wish)
  }

  private get place() {
    if (!this.at) throw new SandtableError('PLAY-1', '', 'no game has been opened')
    this.quiet.broken()
    return this.at
  }

  /** The game, as whoever plays it may change it. */
  private get played(): Room {
    if (!this.place.writer) throw new Refusal([{ word: 'turn', says: WATCHED, cites: [] }])
    return this.room
  }

  private get seat(): Seat {
    return this.room.seat(this.side)
  }

  private open(room: Room, title: string, seats: Seats, watched = false): void {
    this.at?.pace.stop()
    const people = room.sides.filter(side => seats[side] === 'person')
    const pace = new Pace(room, this.clock, () => this.tell())
    // who looks at a game that another plays stays on the same side of it
    if (!watched || !people.includes(this.side)) this.side = people[0] ?? (room.sides[0] as Id)
    const shared = people.length > 1 && apartFrom(room, this.side, people).length === 0
    const table = factsOf(room.seat(this.side), title, seats, shared)
    this.at = { room, pace, people, table, writer: watched ? null : new SaveWriter() }
    this.told.clear()
    this.held = null
    this.goOn()
  }

  private goOn(): void {
    this.tell()
    if (this.place.writer) void this.place.pace.run()
  }

  private tell(): void {
    const { room, pace, table, people, writer } = this.place
    const { side } = this
    const snapshot = snapshotOf(room, side, this.told.get(side) ?? 0, { table, people, thinking: pace.thinking })
    this.told.set(side, this.seat.news().mark)
    if (writer) this.changed(snapshot, room.grown(writer))
    else this.changed({ ...snapshot, ...nothingToDecide }, null)
  }

  /** May this be tried out? Not if that would tell the seat a secret. */
  private mayTry(decision: Decision): boolean {
    const refusal = this.seat.refusal(decision)
    if (refusal) throw refusal
    return this.seat.knowsAll
  }

  /** What was worked out for a mark on the table is not worked out again for the prompt: both show the same. */
  private async weighed(what: 'odds' | 'aim', decision: Decision): Promise<Odds | null> {
    if (!this.mayTry(decision)) return null
    const { side, room } = this
    const at = `${side} ${room.length}`
    if (this.known.at !== at) this.known = { at, odds: new Map() }
    const key = JSON.stringify(decision)
    const known = this.known.odds.get(key)
    if (known) return known
    const odds = await this.patiently(what, oddsOf(this.seat, decision))
    if (odds && this.known.at === at) this.known.odds.set(key, odds)
    return odds
  }

  private *withoutIt(seat: Seat): Generator<void, readonly Chance[]> {
    const key = `${seat.side} ${this.room.length}`
    if (this.held?.key !== key) this.held = { key, chances: yield* replyTo(seat, null, REPLIES) }
    return this.held.chances
  }

  /** Works in small steps; gives up when the same is asked again or the game has gone on. */
  private patiently<T>(what: 'odds' | 'aim' | 'reply', work: Generator<void, T>): Promise<T | null> {
    const { room } = this
    const { length } = room
    return this.patience.work(what, work, () => this.at?.room === room && room.length === length)
  }
}
