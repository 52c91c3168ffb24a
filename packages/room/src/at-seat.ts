import { actorsIn, type Decision, type Id, type Point, type Seat } from '@sandtable/kernel'
import type { Calls } from './calls.ts'
import type { Clock } from './clock.ts'
import { leading } from './idle.ts'
import { planOf } from './march.ts'
import type { Chance } from './odds/chance.ts'
import { type Odds, oddsOf } from './odds/odds.ts'
import { type Refuge, refugeFrom } from './odds/refuge.ts'
import { type Riposte, replyTo } from './odds/reply.ts'
import { supposedTrials } from './odds/supposed.ts'
import type { Trial } from './odds/trials.ts'
import { prospectsOf } from './offers.ts'
import { Patience } from './patience.ts'
import { readLine } from './reading.ts'
import type { Room } from './room.ts'
import { nearbyIn } from './ways/shorter.ts'
import { isOnTable, wayTowards } from './ways/towards.ts'

/** How many replies are played: enough for 'about'. */
const REPLIES = 40

/** Of so many it is found out, before they are listed, who has anything to do it to: more would take too long. */
const MANY_ASKED = 24

/** What may be asked at any seat. Asking changes nothing. */
export type Asked = Pick<
  Calls,
  | 'read'
  | 'question'
  | 'refusal'
  | 'drawings'
  | 'prospects'
  | 'route'
  | 'plan'
  | 'measure'
  | 'sheet'
  | 'aura'
  | 'lens'
  | 'odds'
  | 'trials'
  | 'aim'
  | 'reply'
  | 'refuge'
>

/** What has to be there to answer: a room or, on a page far away, what that page was told of one. */
export type Answering = Pick<Room, 'roles' | 'length' | 'seat'>

/** Answers what is asked at one seat of a room, as far as the seat may know. */
export abstract class AtSeat implements Asked {
  abstract readonly room: Answering
  protected abstract readonly side: Id
  protected readonly clock: Clock
  private readonly patience: Patience
  /** The reply if nothing more were done: the same for every draft, so it is computed once. */
  private held: { readonly room: Answering; readonly key: string; readonly chances: readonly Chance[] } | null = null

  /** Odds that have been worked out since the game last went on. */
  private known: { readonly room: Answering | null; readonly at: string; readonly odds: Map<string, Odds> } = {
    room: null,
    at: '',
    odds: new Map(),
  }

  constructor(clock: Clock) {
    this.clock = clock
    this.patience = new Patience(clock)
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
    return isOnTable(this.seat, actorsIn(draft, roles)[0])
      ? wayTowards(this.seat, roles, draft, to)
      : nearbyIn(this.question(draft), to)
  }

  plan(marches: Parameters<Calls['plan']>[0]) {
    return planOf(this.seat, this.room.roles, marches)
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

  async trials(decision: Decision): Promise<readonly Trial[] | null> {
    return this.patiently('trials', supposedTrials(this.seat, decision))
  }

  async aim(decision: Decision): Promise<Odds | null> {
    return this.weighed('aim', decision)
  }

  async reply(decision: Decision): Promise<Riposte | null> {
    if (!this.mayTry(decision)) return null
    const { seat } = this
    const then = await this.patiently('reply', replyTo(seat, decision, REPLIES))
    const otherwise = then && (await this.patiently('reply', this.withoutIt(seat)))
    return then && otherwise && { then, otherwise, tries: REPLIES }
  }

  async refuge(decision: Decision, feared: Chance): Promise<Refuge | null> {
    return this.mayTry(decision) ? this.patiently('reply', refugeFrom(this.seat, decision, feared)) : null
  }

  protected get seat(): Seat {
    return this.room.seat(this.side)
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
    if (this.known.room !== room || this.known.at !== at) this.known = { room, at, odds: new Map() }
    const { odds: found } = this.known
    const key = JSON.stringify(decision)
    const known = found.get(key)
    if (known) return known
    const odds = await this.patiently(what, oddsOf(this.seat, decision))
    if (odds) found.set(key, odds)
    return odds
  }

  private *withoutIt(seat: Seat): Generator<void, readonly Chance[]> {
    const { room } = this
    const key = `${seat.side} ${room.length}`
    if (this.held?.room !== room || this.held.key !== key)
      this.held = { room, key, chances: yield* replyTo(seat, null, REPLIES) }
    return this.held.chances
  }

  /** Works in small steps; gives up when the same is asked again or the game has gone on. */
  protected patiently<T>(
    what: 'odds' | 'trials' | 'aim' | 'reply' | 'hint',
    work: Generator<void, T>,
  ): Promise<T | null> {
    const { room } = this
    const { length } = room
    return this.patience.work(what, work, () => this.room === room && room.length === length)
  }
}
