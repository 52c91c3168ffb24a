import type { Id, Message, Outcome, Reason, Story } from '@sandtable/kernel'
import type { TableFacts } from '../calls.ts'

/** A game that was played, whoever looks: its text, or a scenario that the computer plays on the spot, as it always plays it. */
export type GameSource =
  | { readonly type: 'save'; readonly save: string; readonly file: string }
  | { readonly type: 'golden'; readonly scenario: string; readonly file: string }

/** Which game is to be told, and to whom: one side, or the umpire, who knows all. */
export type TaleSource =
  | (GameSource & { readonly viewer: Id })
  | { readonly type: 'case'; readonly ruleset: string; readonly value: unknown }

/** A game that can be watched: wound both ways by whoever holds it, without any rule. */
export interface Tale extends TableFacts {
  readonly viewer: Id
  readonly story: Story
  /** How it ended, where it has. */
  readonly outcome: Outcome | null
  /** Why each side has won or lost, sentence by sentence, once it is over. */
  readonly verdicts: { readonly [side: Id]: readonly Message[] }
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  /** The places of this story from which another game may branch off; none where that would tell a secret. */
  readonly settled: readonly number[]
  /** Why the last thing tried was not done: a case may end in a refusal. */
  readonly refused: readonly Reason[]
  /** The same game seen by the same side has the same print in every browser and on every machine: people can compare. */
  readonly print: string
}

/** What if: from which place of the story, with which dice, and whether the computer plays it out. */
export interface BranchWish {
  readonly at: number
  readonly seed: number | string
  readonly played: 'by hand' | 'by the computer'
}

/** How would it end? So many games played on from this place of the story; each has a number, and its own dice. */
export interface EstimateWish {
  readonly at: number
  readonly first: number
  readonly games: number
}

/** How so many games ended. */
export interface Ends {
  readonly games: number
  readonly wins: { readonly [side: Id]: number }
}

/** A game that has branched off: its text, and how it stands. */
export interface Branched {
  readonly save: string
  readonly turn: number
  readonly last: number | null
  readonly outcome: Outcome | null
}
