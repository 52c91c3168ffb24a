import type { Id, Prompt } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { ComponentType } from 'react'
import { blazePanels } from './blaze/panels.ts'
import { Buying } from './muzzleflash/buying.tsx'
import { Reaction } from './muzzleflash/reaction.tsx'
import { StandingOrder } from './muzzleflash/standing-order.tsx'

export type Panel = ComponentType<{ readonly snapshot: Snapshot }>

/**
 * What a rule set puts on the screen itself where the general panels are not enough. All of it may be left out. Apart from
 * sets/index.ts: the first page needs none of it.
 */
export interface SetPanels {
  /** In the bar, instead of a tick for each piece. */
  readonly Timeline?: Panel
  /** In the rail, instead of the general prompt; null where that will do. */
  prompt?(snapshot: Snapshot): Panel | null
  /** In the general prompt, instead of the list of actions; null: the list. */
  offers?(prompt: Prompt): ComponentType | null
  /** Below a decision that only has to be confirmed. */
  readonly Drafted?: ComponentType
  /** Below the first lines on the card of a selected piece. */
  readonly Card?: ComponentType<{ readonly piece: Id }>
  /** Below the table; null where there is nothing. */
  foot?(snapshot: Snapshot): Panel | null
  /** Over the table. */
  readonly Over?: Panel
  /** Over the table of a game that was played. */
  readonly InReplay?: Panel
}

const panels: { readonly [set: string]: SetPanels } = {
  muzzleflash: {
    offers: ({ actions }) => (actions.includes('react') ? Reaction : actions.includes('buy') ? Buying : null),
    Card: StandingOrder,
  },
  blaze: blazePanels,
}

export const panelsOf = (set: string): SetPanels => panels[set] ?? {}
