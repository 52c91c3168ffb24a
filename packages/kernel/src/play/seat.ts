import type { DiceSource } from '../dice/dice.ts'
import type { Entry } from '../game/journal.ts'
import type { Id, Tables } from '../game/store.ts'
import type { View } from '../game/view.ts'
import type { Point } from '../geometry/shape.ts'
import type { GoalFlag, Outcome, RuleSet } from '../ruleset.ts'
import type { Setup } from '../scenario/setup.ts'
import type { Drawing, Glance, Lens, Measured, Roster, Sheet } from '../showing/showing.ts'
import type { Message } from '../text/message.ts'
import type { RollCall } from '../text/roll-call.ts'
import type { Host } from './host.ts'
import type { Knowledge } from './knowledge.ts'
import type { Decision, Draft, Prompt, Question, Refusal } from './prompt.ts'

/** What a side has been told since it last asked, and the mark to ask from next. */
export interface News {
  readonly entries: readonly Entry[]
  readonly mark: number
}

/** What stands behind a seat: the host with the truth or, on a page far away, what that page was told. */
export type Behind<T extends Tables = Tables> = Pick<
  Host<T>,
  | 'rules'
  | 'game'
  | 'sideNames'
  | 'rollCall'
  | 'over'
  | 'outcome'
  | 'waitingFor'
  | 'view'
  | 'knowledge'
  | 'prompt'
  | 'question'
  | 'refusal'
  | 'allows'
  | 'decisions'
  | 'whyNoUndo'
  | 'canRedo'
  | 'knowsAll'
  | 'mayShare'
  | 'imagine'
>

/**
 * All that one side may ask of a game. Screens, terminals, bots and spectators hold seats; only the runner of the
 * game holds the host, and a seat gives no access to it. An id that is no side is a spectator: it sees what is
 * public, and is never asked.
 */
export class Seat<T extends Tables = Tables> {
  readonly side: Id
  readonly #host: Behind<T>
  #knowledge: Knowledge<T> | null = null

  constructor(host: Behind<T>, side: Id) {
    this.#host = host
    this.side = side
  }

  get rules(): RuleSet<T> {
    return this.#host.rules
  }

  /** The position that the game began with, as far as this side may know it. */
  get setup(): Setup {
    return this.#known.setup
  }

  /** The names of the sides, known to all at the table. */
  get sideNames(): { readonly [side: Id]: string } {
    return this.#host.sideNames
  }

  /** What the names of the men are drawn from. */
  get rollCall(): RollCall {
    return this.#host.rollCall(this.side)
  }

  get over(): boolean {
    return this.#host.over
  }

  get outcome(): Outcome | null {
    return this.#host.outcome
  }

  /** The sides that are waited for. */
  get waitingFor(): readonly Id[] {
    return this.#host.waitingFor
  }

  view(): View {
    return this.#host.view(this.side)
  }

  /**
   * The game as this side knows it, for the rules' reading functions: a copy made of its view, kept up to date, with
   * the news read so far in its journal. Changing it does not change the game.
   */
  known(): Knowledge<T> {
    return this.#known.look(this.#host.game)
  }

  /** What has happened since this mark, as far as this side may know. A mark counts only what was told. */
  news(since = 0): News {
    const { journal } = this.#known.listen(this.#host.game)
    return { entries: journal.from(since), mark: journal.length }
  }

  /** The mark of now. */
  get mark(): number {
    return this.#known.listen(this.#host.game).journal.length
  }

  prompt(): Prompt | null {
    return this.#host.prompt(this.side)
  }

  /** What the next field of a half-made decision may be; null when it is complete. */
  question(draft: unknown): Question | null {
    return this.#host.question(this.side, draft)
  }

  /** Why this decision may not be made, or null if it may. */
  refusal(decision: unknown): Refusal | null {
    return this.#host.refusal(this.side, decision)
  }

  /** As `refusal` has it, without the words. */
  allows(decision: unknown): boolean {
    return this.#host.allows(this.side, decision)
  }

  /** Every decision that its prompt lists. */
  decisions(): Iterable<Decision> {
    return this.#host.decisions(this.side)
  }

  /** Why it cannot take its last decision back; null if it can. */
  whyNoUndo(): Message | null {
    return this.#host.whyNoUndo(this.side)
  }

  get canRedo(): boolean {
    return this.#host.canRedo(this.side)
  }

  /** May it know everything? */
  get knowsAll(): boolean {
    return this.#host.knowsAll(this.side)
  }

  /** May it share a screen with this side? */
  mayShare(other: Id): boolean {
    return this.#host.mayShare(this.side, other)
  }

  /** What it plays for, and its progress; a spectator plays for nothing. */
  goals(): readonly Message[] {
    const known = this.known()
    return known.find('side', this.side) ? (this.rules.goals?.(known, this.side) ?? []) : []
  }

  /** Where its goals lie, and those of others as far as it may know. */
  flags(): readonly GoalFlag[] {
    const known = this.known()
    return known.find('side', this.side) ? (this.rules.flags?.(known, this.side) ?? []) : []
  }

  drawings(draft: Draft): readonly Drawing[] {
    const prompt = this.prompt()
    return prompt ? (this.rules.showing?.drawings(this.known(), this.side, draft, prompt) ?? []) : []
  }

  /** Null where one end is a piece that this side does not know of. */
  measure(from: Id | Point, to: Id | Point): Measured | null {
    const isThere = (end: Id | Point): boolean => typeof end !== 'string' || this.#knows(end)
    if (!isThere(from) || !isThere(to)) return null
    return this.rules.showing?.measure(this.known(), this.side, from, to) ?? null
  }

  // of a piece that is hidden and of one that does not exist the answer is the same

  sheet(piece: Id): Sheet | null {
    return (this.#knows(piece) && this.rules.showing?.sheet(this.known(), this.side, piece)) || null
  }

  glance(piece: Id): readonly Glance[] {
    return (this.#knows(piece) && this.rules.showing?.glance(this.known(), this.side, piece)) || []
  }

  lens(piece: Id, lens: Lens, turns: number): readonly Drawing[] {
    return (this.#knows(piece) && this.rules.showing?.lens?.(this.known(), this.side, piece, lens, turns)) || []
  }

  aura(piece: Id): readonly Drawing[] {
    return (this.#knows(piece) && this.rules.showing?.aura?.(this.known(), this.side, piece)) || []
  }

  traces(news: readonly Entry[]): readonly Drawing[] {
    return this.rules.showing?.traces?.(this.known(), this.side, news) ?? []
  }

  /** A spectator has prepared nothing. */
  plans(): readonly Drawing[] {
    const known = this.known()
    return known.find('side', this.side) ? (this.rules.showing?.plans?.(known, this.side) ?? []) : []
  }

  roster(): readonly Roster[] {
    return this.rules.showing?.roster?.(this.known(), this.side) ?? []
  }

  route(piece: Id, to: Point, draft?: Draft): readonly Point[] | null {
    return (this.#knows(piece) && this.rules.showing?.route?.(this.known(), this.side, piece, to, draft)) || null
  }

  /**
   * A possible world, for looking ahead: what this side knows, with the rest drawn from what could be there. If it
   * knows everything, a fork. The dice are those of the imagined world and also drive the drawing: the same dice give
   * the same world.
   */
  imagine(dice: DiceSource): Host<T> {
    return this.#host.imagine(this.side, dice)
  }

  /** The seat is idle for a while: it forgets the news until it is asked for them. */
  rest(): void {
    this.#knowledge?.rest()
  }

  /** Lets go of the news until it is asked for them. */
  pack(): void {
    this.#knowledge?.pack()
  }

  #knows(piece: Id): boolean {
    return this.known().find('piece', piece) !== null
  }

  get #known(): Knowledge<T> {
    this.#knowledge ??= this.#host.knowledge(this.side)
    return this.#knowledge
  }
}
