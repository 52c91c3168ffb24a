import type { Entry, RollEntry } from '../game/journal.ts'
import type { Id, Known } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import type { Decision, Prompt, Question } from '../play/prompt.ts'
import { type Arg, type Message, text } from '../text/message.ts'

/** A line of the log. A change of a record gets no line: a sentence beside it says what it means. */
export interface LogLine {
  /** Which of the entries it tells. */
  readonly at: number
  readonly says: Message
  readonly cites: readonly string[]
  /** Rules that form its context, on demand. */
  readonly under: readonly string[]
  /** Whose deed it is. */
  readonly side: Id | null
  /** The pieces and places it is about: a line shows on the table what it tells. */
  readonly about: readonly Id[]
  readonly shows: readonly Point[]
  readonly kind: 'turn' | 'step' | 'deed' | 'roll' | 'said'
}

/** An event as a line of the log; omitted parts are empty. */
export type ToldChange = Pick<LogLine, 'says' | 'kind'> & Partial<LogLine>

/** From where to where. */
export type Way = readonly [from: Point, to: Point]

/** No line: the next line tells it, or it need not be told. */
export const untold: Message = text``

export const isTold = ({ says }: Message): boolean => says !== ''

/**
 * How a rule set tells its game, if not in the usual way. Everything is optional: by default buttons use the action's
 * words, decisions are told as who does what, and changes are not told at all. It must not need the rest of the
 * rules: pages load it alone.
 */
export interface Telling {
  /** What the button of an action says, by what is asked. Null: the action's own words. */
  offer?(action: string, prompt: Prompt | null, question?: Question | null): Message | null
  /** The label of the button that finally does it. Null: as `offer`. */
  confirm?(action: string): Message | null
  /** The label of the button that skips an optional field. Null: as usual. */
  enough?(action: string, field: string): Message | null
  /**
   * The warning before a phase is ended while this many pieces can still act; `able` counts those that can begin one of
   * these actions. Null: nothing is missed.
   */
  idle?(prompt: Prompt, count: number, able: (...actions: string[]) => number): Message | null
  /** A decision and what came of it; `who` is the piece or the side. Null: as usual. */
  deed?(decision: Decision, who: Arg, after: readonly Entry[]): Message | null
  /**
   * Several pieces of a side that decide the same one after the other, in one sentence; `way` is that of the first, and
   * all have gone alike. Null: each has its line.
   */
  together?(decision: Decision, who: Arg, way: Way | null): Message | null
  /** A sentence of the rules after this decision. `untold`: the decision has told it already. Null: as it is. */
  said?(says: Message, decision: Decision | null): Message | null
  /** What the change at this index tells by itself, if neither a decision nor a sentence does. */
  change?(entries: readonly Entry[], at: number): ToldChange | null
  /** What a roll is for, in a word or two. Null: as the rules call it. */
  purpose?(roll: RollEntry): Message | null
  /** What it is for and whose it is: 'To hit, Rifleman 2 at Rifleman 5'. Null: as usual. */
  title?(roll: RollEntry): Message | null
  /**
   * If the number of dice equals the number of subjects: is it one die each? Otherwise they may be, say, all of a
   * firer's dice at his target.
   */
  apiece?(roll: RollEntry): boolean
  /** The outcome of a roll without a target number, in a word or two. Null: the dice say it. */
  result?(roll: RollEntry): Message | null
  /** What has become of a piece, in a word or two. Null: it need not be told. */
  became?(before: Known, after: Known): Message | null
  /** What is drawn from a pack, as people call it. */
  drawn?(card: string): Message
  /** The steps of a side's turn, in order, by the phases of the game. */
  readonly steps?: readonly { readonly phase: string; readonly says: Message }[]
}
