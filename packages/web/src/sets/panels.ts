import type { Id, Prompt } from '@sandtable/kernel'
import type { ComponentType } from 'react'
import { Reaction } from './muzzleflash/reaction.tsx'
import { StandingOrder } from './muzzleflash/standing-order.tsx'

/** What a rule set shows by itself where the general panels are not enough. Apart from sets/index.ts: the first page needs none of it. */
export interface SetPanels {
  /** What stands in place of the list of actions, at a prompt of this kind; null: the list. */
  prompt?(prompt: Prompt): ComponentType | null
  /** Below the first lines on the card of a selected piece. */
  readonly Card?: ComponentType<{ readonly piece: Id }>
}

const panels: { readonly [set: string]: SetPanels } = {
  muzzleflash: { prompt: ({ actions }) => (actions.includes('react') ? Reaction : null), Card: StandingOrder },
}

export const panelsOf = (set: string): SetPanels => panels[set] ?? {}
