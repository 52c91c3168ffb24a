import type { Decision, Entry, Point, Prompt, RollEntry } from '@sandtable/kernel'
import type { Speech } from '../words/deed.ts'
import type { Names } from '../words/names.ts'
import type { Told } from '../words/telling.ts'

type Known = { readonly [field: string]: unknown }

/**
 * What a rule set says in words of its own, where the usual ones would not do. Everything here may be left out: buttons then
 * say what the action says, decisions are told as who does what where, and changes are not told at all.
 */
export interface SetWords {
  /** What the button of an action says. */
  readonly offers?: { readonly [action: string]: string }
  /** What the button says that does it in the end, where the action's own words would be too wide. */
  readonly confirms?: { readonly [action: string]: string }
  /** What is said before a phase is ended while so many pieces can still act. */
  idle?(count: number): string
  /** What the button says that leaves out what need not be said, by the action, or by the action and what it asks for. */
  readonly enough?: { readonly [action: string]: string }
  /** What it says in this prompt, where that depends on what is asked. Null: as usual. */
  offer?(action: string, prompt: Prompt): string | null
  /** How a decision is told, and what came of it; `who` is the piece or the side, `place` names a point. '' tells nothing, null as usual. */
  deed?(
    decision: Decision,
    who: string,
    names: Names,
    place: (at: Point) => string,
    after: readonly Entry[],
  ): string | null
  /** Where as many dice are rolled as it is about: is it one for each of them? Otherwise, say, all of a firer's at his target. */
  apiece?(roll: RollEntry): boolean
  /** What a roll is for, in a word or two; null: as the rules call it. */
  purpose?(roll: RollEntry): string | null
  /** The word between what a roll is for and whom it is about; null: 'on'. */
  joins?(roll: RollEntry): string | null
  /** What a roll without a number to reach has come to, in a word or two; null: the dice say it. */
  result?(roll: RollEntry): string | null
  /** What the change at this place of the entries tells by itself, where neither a decision nor a sentence does; null: nothing. */
  change?(entries: readonly Entry[], at: number, speech: Speech): Happening | null
  /** What is drawn from a pack, as people call it. */
  drawn?(name: string): string
  /** Who rolls, or what befalls whom, as it follows the purpose: ', Bren gunner at Rifleman 2'; null: ' on …'. */
  whose?(roll: RollEntry, who: readonly string[]): string | null
  /** The steps of a side's turn, in order, by the phases of the game. */
  readonly steps?: readonly { readonly phase: string; readonly says: string }[]
  /** What has become of a piece, in a word or two; null if it need not be told. */
  became?(before: Known, after: Known): string | null
}

/** What has happened, as a line of the log; whatever is left out is nothing. */
export type Happening = Pick<Told, 'text' | 'kind'> & Partial<Told>
