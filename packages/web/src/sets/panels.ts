import type { Id, Prompt } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { ComponentType } from 'react'

export type Panel = ComponentType<{ readonly snapshot: Snapshot }>

/**
 * What a rule set puts on the screen itself where the general panels are not enough. All of it may be left out.
 */
export interface SetPanels {
  /** In the bar, instead of a tick for each piece. */
  readonly Timeline?: Panel
  /** In the rail, instead of the general prompt; null where that will do. */
  prompt?(snapshot: Snapshot): Panel | null
  /** In the general prompt, instead of the list of actions; null: the list. */
  offers?(prompt: Prompt): ComponentType | null
  /** Below a decision, or a march of several, that only has to be confirmed. */
  readonly Drafted?: ComponentType
  /** Below the first lines on the card of a selected piece. */
  readonly Card?: ComponentType<{ readonly piece: Id }>
  /** Below the table; null where there is nothing. */
  foot?(snapshot: Snapshot): Panel | null
  /** Over the table. */
  readonly Over?: Panel
  /** Over the table, below the page's own: cards, a hand, a tally. It reads the table's state by itself. */
  readonly Floats?: ComponentType
  /** Over the table of a game that was played. */
  readonly InReplay?: Panel
}
