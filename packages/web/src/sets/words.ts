import type { Decision } from '@sandtable/kernel'
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
  /** How a decision is told; `who` is the piece or the side. Null: as usual; an empty text: not at all. */
  deed?(decision: Decision, who: string, names: Names): string | null
  /** What has become of a piece, in a word or two; null if it need not be told. */
  became?(before: Known, after: Known): string | null
}
