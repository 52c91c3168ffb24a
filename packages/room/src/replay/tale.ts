import type { Id, Message, Outcome, Reason, Story } from '@sandtable/kernel'
import type { TableFacts } from '../facts.ts'

/** A finished game: a save, or the golden game of a scenario, which the computer replays on the spot. */
export type GameSource =
  | { readonly type: 'save'; readonly save: string; readonly file: string }
  | { readonly type: 'golden'; readonly scenario: string; readonly file: string }

/** Which game is to be told, and to whom: one side, or the umpire, who sees everything. */
export type TaleSource =
  | (GameSource & { readonly viewer: Id })
  | { readonly type: 'case'; readonly ruleset: string; readonly value: unknown }

/** A game that can be watched. It can be wound both ways without knowing any rule. */
export interface Tale extends TableFacts {
  readonly viewer: Id
  readonly story: Story
  /** How it ended, if it has. */
  readonly outcome: Outcome | null
  /** Why each side has won or lost, sentence by sentence, once it is over. */
  readonly verdicts: { readonly [side: Id]: readonly Message[] }
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  /** The places in the story where another game may branch off; none if that would reveal a secret. */
  readonly settled: readonly number[]
  /** What a viewer should know of how the save was opened. */
  readonly notes: readonly Message[]
  /** Why the last decision was refused: a case may end in a refusal. */
  readonly refused: readonly Reason[]
  /** A fingerprint: the same game seen by the same side has the same one on every machine, so that people can compare. */
  readonly print: string
}

/** What if: from which place of the story, with which dice, and who plays it. */
export interface BranchWish {
  readonly at: number
  readonly seed: number | string
  readonly played: 'by hand' | 'by the computer'
}

/** How would it end? This many games are played on from this place of the story; each has a number and its own dice. */
export interface EstimateWish {
  readonly at: number
  readonly first: number
  readonly games: number
}

/** How these games ended. */
export interface Ends {
  readonly games: number
  readonly wins: { readonly [side: Id]: number }
}

/** A branched game: its save, and its state. */
export interface Branched {
  readonly save: string
  readonly turn: number
  readonly last: number | null
  readonly outcome: Outcome | null
}
