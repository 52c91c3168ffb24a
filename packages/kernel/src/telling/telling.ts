import type { Entry, RollEntry } from '../game/journal.ts'
import type { Id, Known } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import type { Decision, Prompt } from '../play/prompt.ts'
import { type Arg, type Message, text } from '../text/message.ts'

/** A line of the log. A change of a record is not told: a sentence beside it says what it means. */
export interface LogLine {
  /** Which of the entries it tells. */
  readonly at: number
  readonly says: Message
  readonly cites: readonly string[]
  /** Rules that form its context, for those who ask. */
  readonly under: readonly string[]
  /** Whose deed it is. */
  readonly side: Id | null
  /** The pieces it is about, and the places: a line shows on the table what it tells. */
  readonly about: readonly Id[]
  readonly shows: readonly Point[]
  readonly kind: 'turn' | 'step' | 'deed' | 'roll' | 'said'
}

/** What has happened, as a line of the log; whatever is left out is nothing. */
export type ToldChange = Pick<LogLine, 'says' | 'kind'> & Partial<LogLine>

/** Says nothing: the line that follows tells it, or nobody need be told. */
export const untold: Message = text``

export const isTold = ({ says }: Message): boolean => says !== ''

/**
 * How a rule set tells its game, where the usual way would not do. Everything may be left out: buttons then say what the action says,
 * decisions are told as who does what, and changes are not told at all. It must not need the rest of the rules: pages load it alone.
 */
export interface Telling {
  /** What the button of an action says, by what is asked. Null: the action's own words. */
  offer?(action: string, prompt: Prompt | null): Message | null
  /** What the button says that does it in the end. Null: as `offer`. */
  confirm?(action: string): Message | null
  /** What the button says that leaves out what need not be said. Null: as usual. */
  enough?(action: string, field: string): Message | null
  /** What is said before a phase is ended while so many pieces can still act. */
  idle?(count: number): Message
  /** A decision and what came of it; `who` is the piece or the side. Null: as usual. */
  deed?(decision: Decision, who: Arg, after: readonly Entry[]): Message | null
  /** What the change at this place of the entries tells by itself, where neither a decision nor a sentence does. */
  change?(entries: readonly Entry[], at: number): ToldChange | null
  /** What a roll is for, in a word or two. Null: as the rules call it. */
  purpose?(roll: RollEntry): Message | null
  /** What it is for and whose it is: 'To hit, Rifleman 2 at Rifleman 5'. Null: as usual. */
  title?(roll: RollEntry): Message | null
  /** Where as many dice are rolled as it is about: is it one for each of them? Otherwise, say, all of a firer's at his target. */
  apiece?(roll: RollEntry): boolean
  /** What a roll without a number to reach has come to, in a word or two. Null: the dice say it. */
  result?(roll: RollEntry): Message | null
  /** What has become of a piece, in a word or two. Null: it need not be told. */
  became?(before: Known, after: Known): Message | null
  /** What is drawn from a pack, as people call it. */
  drawn?(card: string): Message
  /** The steps of a side's turn, in order, by the phases of the game. */
  readonly steps?: readonly { readonly phase: string; readonly says: Message }[]
}
