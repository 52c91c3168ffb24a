import type { ComponentType } from 'react'
import type { Snapshot } from '../game/messages.ts'
import { blazePanels } from './blaze/panels.ts'

export type Panel = ComponentType<{ readonly snapshot: Snapshot }>

/** What a rule set puts on the screen itself where the general panels are not enough. All of it may be left out. */
export interface SetPanels {
  /** In the bar, instead of a tick for each piece. */
  readonly Timeline?: Panel
  /** In the rail, instead of the general prompt; null where that will do. */
  prompt?(snapshot: Snapshot): Panel | null
  /** Below the table; null where there is nothing. */
  foot?(snapshot: Snapshot): Panel | null
  /** Over the table. */
  readonly Over?: Panel
}

const panels: { readonly [set: string]: SetPanels } = { blaze: blazePanels }

export const panelsOf = (set: string): SetPanels => panels[set] ?? {}
