import type { Id, Reason, Story } from '@sandtable/kernel'
import type { TableFacts } from '../game/messages.ts'

/** Which game is to be told, and to whom: one side, or the umpire, who knows all. */
export type TaleSource =
  | { readonly type: 'save'; readonly save: string; readonly file: string; readonly viewer: Id }
  /** Played by the computer on the spot, as it always plays this scenario. */
  | { readonly type: 'golden'; readonly scenario: string; readonly file: string; readonly viewer: Id }
  | { readonly type: 'case'; readonly ruleset: string; readonly value: unknown }

/** A game that can be watched: wound both ways by whoever holds it, without any rule. */
export interface Tale extends TableFacts {
  readonly viewer: Id
  readonly story: Story
  /** How it ended, where it has. */
  readonly outcome: string | null
  /** Why the last thing tried was not done: a case may end in a refusal. */
  readonly refused: readonly Reason[]
  /** The same game seen by the same side has the same print in every browser and on every machine: people can compare. */
  readonly print: string
}
