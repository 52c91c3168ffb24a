import type { SetPanels } from '../panels.ts'
import { Buying } from './buying.tsx'
import { Finishing } from './finishing.tsx'
import { Reaction } from './reaction.tsx'
import { StandingOrder } from './standing-order.tsx'

export const panels: SetPanels = {
  offers: ({ actions }) => (actions.includes('react') ? Reaction : actions.includes('buy') ? Buying : null),
  Drafted: Finishing,
  Card: StandingOrder,
}
