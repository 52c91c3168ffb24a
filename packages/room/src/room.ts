import { type Advice, type Bot, spokenUp } from '@sandtable/bots'
import {
  actionFor,
  type Beginning,
  beginningFor,
  type Decision,
  type DiceSpec,
  dealt,
  type Ending,
  followTrusted,
  type Grown,
  Host,
  type Id,
  jsonSource,
  type Message,
  type Outcome,
  purposesOf,
  type Roles,
  rolesOf,
  type SaveWriter,
  type Seat,
  type Standing,
  save,
  standingOf,
} from '@sandtable/kernel'
import { isIdle } from './idle.ts'
import { worked } from './odds/chance.ts'
import { isReaction, type Reaction, reactionOf } from './reactions.ts'
import { takenHome } from './taken-home.ts'
import { type Settable, settablesOf, type Umpiring, umpire } from './umpire.ts'
import { type Wanted, wantedOf } from './wanted.ts'

/** A decision that needs no waiting: a computer's, or that of a person who passes everything or has a standing order. */
export interface Next {
  readonly side: Id
  /** What a computer says out of turn; null where the side is asked. */
  readonly spoken: Decision | null
  /** What a computer that thinks for long has come to. */
  readonly thought?: Decision
}

/** Of so many sides that decide unseen, so many have decided. Nobody may know more. */
export interface Readiness {
  readonly ready: number
  readonly of: number
}

/**
 * One game with its players, people and computers. Only the room holds the host: viewers and players get a seat. It
 * knows no screen and no clock; `Pace` lets its computers play at a speed that people can follow.
 */
export class Room {
  readonly roles: Roles
  /** The computer players, by side. People play the other sides. */
  readonly bots: ReadonlyMap<Id, Bot>
  readonly #host: Host
  /** Those who pass everything until their own go. */
  readonly #lettingPass = new Set<Id>()
  /** Standing orders for reactions. */
  readonly #reactions = new Map<Id, Reaction>()

  constructor(host: Host, bots: ReadonlyMap<Id, Bot>) {
    this.#host = host
    this.bots = bots
    this.roles = rolesOf(host.rules)
    this.#passIdle()
  }

  seat(side: Id): Seat {
    return this.#host.seat(side)
  }

  /** What the page of a side far away begins with. */
  beginning(side: Id): Beginning {
    return beginningFor(this.#host, side)
  }

  /** How things stand for a side, so that its page far away can find out the rest. */
  standing(side: Id): Standing {
    const standing = standingOf(this.#host, side)
    return {
      ...standing,
      ...((this.letsPass(side) || this.#reacts(side)) && { prompt: null }),
      waitingFor: this.waitingSeenBy(side),
    }
  }

  /** How many sides have decided, where all decide unseen; null where they do not. */
  get readiness(): Readiness | null {
    const { over, run, waitingFor } = this.#host
    const of = this.sides.length
    return !over && run.isSecret && of > 1 ? { ready: of - waitingFor.length, of } : null
  }

  /** The sides that are waited for, as far as this one may know: who of the others has decided unseen is a secret. */
  waitingSeenBy(side: Id): readonly Id[] {
    const { waitingFor } = this
    if (!this.#host.run.isSecret || waitingFor.length === 0) return waitingFor
    return waitingFor.includes(side) ? [side] : this.sides.filter(other => other !== side)
  }

  /** The same battle at its beginning, saved: with other dice (real dice stay real), and what lies face down dealt anew. */
  again(seed: number): string {
    const { rules, setup, dice } = this.#host
    const source = dealt(rules, jsonSource(rules.id, setup.raw), seed)
    return save(new Host(rules, source, { dice: dice.from === 'people' ? dice : { from: 'seed', seed } }).start())
  }

  /** The position that it began with, as a scenario has it. */
  get setting(): object {
    return this.#host.setup.raw
  }

  get sides(): readonly Id[] {
    return this.#host.setup.sides.map(({ id }) => id)
  }

  get people(): readonly Id[] {
    return this.sides.filter(side => !this.bots.has(side))
  }

  get over(): boolean {
    return this.#host.over
  }

  get outcome(): Outcome | null {
    return this.#host.outcome
  }

  /** How much has happened: a different number means that the game has gone on, or back. */
  get length(): number {
    return this.#host.game.journal.length
  }

  /** Whose turn it is, and which. */
  get turn(): string {
    const { turn, side } = this.#host.game.state as { readonly turn?: number; readonly side?: Id | null }
    return `${turn} ${side}`
  }

  /** The sides that are waited for, without those who pass everything or have a standing order for this. */
  get waitingFor(): readonly Id[] {
    return this.#host.waitingFor.filter(side => !this.letsPass(side) && !this.#reacts(side))
  }

  /** The people who may say something now, without being waited for. */
  get interrupters(): readonly Id[] {
    const { waitingFor } = this.#host
    return this.people.filter(side => !waitingFor.includes(side) && this.#host.prompt(side) !== null)
  }

  /** Who must roll real dice now and type what they show: one side, or any; null if no dice are wanted. */
  get rollers(): readonly Id[] | null {
    return this.#host.wanted ? (this.#host.run.wanted?.spec.to ?? this.sides) : null
  }

  /** The dice that a person has to type, as far as this side may know their purpose. */
  wanted(side: Id): Wanted | null {
    return wantedOf(this.#host, side)
  }

  /** Does this side pass its prompts automatically? Its own go, or a question that must be answered, ends that. */
  letsPass(side: Id): boolean {
    if (!this.#lettingPass.has(side)) return false
    const prompt = this.#host.prompt(side)
    if (prompt && (!prompt.default || this.#host.game.state.side === side)) this.#lettingPass.delete(side)
    return prompt !== null && this.#lettingPass.has(side)
  }

  letPass(side: Id): void {
    this.#lettingPass.add(side)
  }

  /** From now on this side's figures react so, without being asked. */
  react(side: Id, order: Reaction): void {
    if (order === 'ask') this.#reactions.delete(side)
    else this.#reactions.set(side, order)
  }

  #reacts(side: Id): boolean {
    return this.#reactions.has(side) && isReaction(this.seat(side), this.roles)
  }

  decide(side: Id, decision: unknown): void {
    this.#host.decide(side, decision)
    this.#passIdle()
  }

  /** Passes explicitly, if that is possible: silence may mean more, even agreeing to end the game. */
  pass(side: Id): void {
    const { rules } = this.#host
    const passing = actionFor(purposesOf(rules), 'pass', this.#host.prompt(side)?.actions ?? [])
    if (passing) this.#host.decide(side, { action: passing })
    else this.#host.pass(side)
    this.#passIdle()
  }

  /** An umpire steps in. Nothing may be under way. */
  umpire(act: Umpiring): void {
    umpire(this.#host, act)
    this.#passIdle()
  }

  /** The states that an umpire may set of a piece, or of a side, a unit or ground, as this side knows it. */
  settables(side: Id, id: Id): readonly Settable[] {
    const known = this.seat(side).known()
    for (const table of ['piece', 'unit', 'side', 'terrain'] as const) {
      const record = known.find(table, id)
      if (record) return settablesOf(this.#host.rules, record as never, table)
    }
    return []
  }

  enter(dice: readonly (number | string)[]): void {
    this.#host.enter(dice)
    this.#passIdle()
  }

  undo(side: Id): void {
    const seat = this.seat(side)
    do this.#host.undo(side)
    while (this.#isPassed(side) && seat.whyNoUndo() === null) // the others do not know that this side was asked
    this.#passIdle()
  }

  /** Why this side cannot take its last decision back even if all agree; null if it can. */
  whyNoTakeBack(side: Id): Message | null {
    return this.#host.whyNoUndo(side, true)
  }

  /** Takes back this side's last decision and everything since: all have agreed. */
  takeBack(side: Id): void {
    this.#host.takeBack(side)
    this.#passIdle()
  }

  /** A side resigns, or all agree on a draw. */
  end(ending: Ending): void {
    this.#host.end(ending)
  }

  redo(side: Id): void {
    this.#host.redo(side)
    this.#passIdle()
  }

  save(): string {
    return save(this.#host)
  }

  /** The running game for whoever goes on with it at home, if this side knows all of it. */
  takenHome(side: Id, dice: DiceSpec): string | null {
    return takenHome(this.#host, side, dice)
  }

  /** Call this when nobody has asked for a while: the game then needs a fraction of the memory until somebody does. */
  rest(): void {
    this.#host.rest()
  }

  /** Call this when all have been told, where many games are kept: the past is then packed while they are played. */
  pack(): void {
    this.#host.pack()
  }

  /** What is new of the save since this writer wrote last. */
  grown(writer: SaveWriter): Grown | null {
    return writer.grown(this.#host)
  }

  /** This writer goes on from the rows of which the room was made. */
  resume(writer: SaveWriter, rows: readonly string[]): void {
    writer.resume(this.#host, rows)
  }

  /**
   * Plays on what another process of this program has appended, from this row on. False if that cannot be done, or
   * something else came of it: then the room is to be made anew.
   */
  follow(writer: SaveWriter, from: number, rows: readonly string[]): boolean {
    if (this.#host.run.waiting.size > 0) return false
    try {
      followTrusted(this.#host, rows)
    } catch {
      return false
    }
    const grown = writer.grown(this.#host)
    return grown?.from === from && grown.rows.join('') === rows.join('')
  }

  /** A side that need not be waited for: a computer that interrupts, or a side that is asked. */
  next(): Next | null {
    const host = this.#host
    if (host.over || host.wanted) return null
    const answer = spokenUp(host, side => this.bots.get(side))
    if (answer) return { side: answer.side, spoken: answer.decision }
    const side = host.waitingFor.find(asked => this.bots.has(asked) || this.letsPass(asked) || this.#reacts(asked))
    return side === undefined ? null : { side, spoken: null }
  }

  /** What a standing order makes of the question that this side is asked; null if it has none. */
  reaction(side: Id): ReturnType<typeof reactionOf> | null {
    const order = this.#reactions.get(side)
    return order !== undefined && this.#reacts(side) ? reactionOf(this.seat(side), this.roles, order) : null
  }

  /** The thinking of a computer that is asked and thinks for long; null where there is nothing to wait for. */
  ponder({ side, spoken }: Next): Generator<Advice, Advice> | null {
    const bot = this.bots.get(side)
    return (!spoken && !this.#reacts(side) && bot?.ponder?.(this.seat(side))) || null
  }

  /** Makes that decision. `reacts`: what a standing order has made of it, if somebody has worked that out already. */
  play({ side, spoken, thought }: Next, reacts?: { readonly decision: Decision | null }): void {
    const bot = this.bots.get(side)
    const work = reacts ? null : this.reaction(side)
    const decision = spoken ?? thought ?? (reacts ?? (work && worked(work)))?.decision
    if (decision) this.decide(side, decision)
    else if (bot) this.decide(side, bot.decide(this.seat(side)))
    else this.pass(side)
  }

  /**
   * Is it passed for, since it can do nothing? Not where it answers unseen and another person plays: that nobody had to
   * look away would tell that nothing lies in wait.
   */
  #isPassed(side: Id): boolean {
    if (this.bots.has(side) || (this.#host.run.isSecret && this.people.length > 1)) return false
    return isIdle(this.seat(side), this.roles)
  }

  /** Passes for people who are asked but can do nothing. */
  #passIdle(): void {
    const host = this.#host
    const asked = (): Id | undefined => (host.over ? undefined : host.waitingFor.find(side => this.#isPassed(side)))
    for (let side = asked(); side !== undefined; side = asked()) host.pass(side)
  }
}
