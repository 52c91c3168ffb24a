import type { Snapshot } from '@sandtable/room'
import { BlazeAside, BlazeOrders } from './blaze/text.tsx'
import { GoodbyeAside } from './goodbye/text.tsx'
import { MuzzleflashAside, ReactionText } from './muzzleflash/text.tsx'
import type { Panel } from './panels.ts'

/** What a rule set puts into text mode itself, where the general list of choices is not enough. All of it may be left out. */
export interface SetText {
  /** Instead of the general list; null where that will do. */
  asked?(snapshot: Snapshot): Panel | null
  /** Beside it, to be read: cards, points, standing orders. */
  readonly Aside?: Panel
}

const texts: { readonly [set: string]: SetText } = {
  muzzleflash: {
    asked: ({ prompt }) => (prompt?.actions.includes('react') ? ReactionText : null),
    Aside: MuzzleflashAside,
  },
  goodbye: { Aside: GoodbyeAside },
  blaze: { asked: ({ prompt }) => (prompt?.actions.includes('order') ? BlazeOrders : null), Aside: BlazeAside },
}

export const setTextOf = (set: string): SetText => texts[set] ?? {}
