import type { Snapshot } from '@sandtable/room'
import type { Panel } from './panels.ts'

/** What a rule set puts into text mode itself, where the general list of choices is not enough. All of it may be left out. */
export interface SetText {
  /** Instead of the general list; null where that will do. */
  asked?(snapshot: Snapshot): Panel | null
  /** Beside it, to be read: cards, points, standing orders. */
  readonly Aside?: Panel
}
