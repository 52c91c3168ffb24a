import type { Prompt } from '@sandtable/kernel'
import type { TellingWords } from '@sandtable/room'

/**
 * What a rule set says in words of its own, where the usual ones would not do. Everything here may be left out: buttons then
 * say what the action says, decisions are told as who does what where, and changes are not told at all.
 */
export interface SetWords extends TellingWords {
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
  /** What is drawn from a pack, as people call it. */
  drawn?(name: string): string
  /** The steps of a side's turn, in order, by the phases of the game. */
  readonly steps?: readonly { readonly phase: string; readonly says: string }[]
}
