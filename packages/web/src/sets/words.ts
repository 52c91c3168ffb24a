import type { Decision, Entry, Point, Prompt, RollEntry } from '@sandtable/kernel'
import type { Names } from '../words/names.ts'

type Known = { readonly [field: string]: unknown }

/**
 * What a rule set says in words of its own, where the usual ones would not do. Everything here may be left out: buttons then
 * say what the action says, decisions are told as who does what where, and changes are not told at all.
 */
export interface SetWords {
  /** What the button of an action says. */
  readonly offers?: { readonly [action: string]: string }
  /** What is said before a phase is ended while so many pieces can still act. */
  idle?(count: number): string
  /** What the button says that leaves out what need not be said. */
  readonly enough?: { readonly [action: string]: string }
  /** What it says in this prompt, where that depends on what is asked. Null: as usual. */
  offer?(action: string, prompt: Prompt): string | null
  /** What a choice says; null: as usual. */
  choice?(value: unknown): string | null
  /** How a decision is told, and what came of it; `who` is the piece or the side, `place` names a point. '' tells nothing, null as usual. */
  deed?(
    decision: Decision,
    who: string,
    names: Names,
    place: (at: Point) => string,
    after: readonly Entry[],
  ): string | null
  /** A sentence of the rules in other words; '' if something else has told it, null: as it is. */
  said?(text: string): string | null
  /** How the dice of a roll are read: each for itself, or all together, at least or at most as much as is needed. */
  reads?(roll: RollEntry): 'each' | 'sum' | 'at most'
  /** What a roll is for, in a word or two; null: as the rules call it. */
  purpose?(roll: RollEntry): string | null
  /** Of those whom a roll is about, by name: how its sentence goes on after the purpose. Null: as usual, ' on Rifleman 2'. */
  whose?(roll: RollEntry, who: readonly string[]): string | null
  /** The steps of a side's turn, in order, by the phases of the game. */
  readonly steps?: readonly { readonly phase: string; readonly says: string }[]
  /** What has become of a piece, in a word or two; null if it need not be told. */
  became?(before: Known, after: Known): string | null
}
