import type { SetPanels } from '../panels.ts'
import { Following } from './following.tsx'
import { Hand } from './hand.tsx'
import { CardsInReplay, CardsOnTable } from './labels/cards-on-table.tsx'
import { Planning } from './planning.tsx'
import { Reaction } from './reaction.tsx'
import { phaseOf } from './records.ts'
import { SettingUp } from './setting-up.tsx'
import { StepOffers } from './step-offers.tsx'
import { Steps } from './steps.tsx'
import { UnitSheet } from './unit-sheet.tsx'
import './planning.css'
import '../../touch/order-cards.css'

/** The heart of this set is planning: a hand of cards below the table, the units in the rail, the cards beside their stands. */
export const panels: SetPanels = {
  Timeline: Steps,
  prompt(snapshot) {
    const phase = snapshot.outcome ? null : phaseOf(snapshot)
    return phase === 'planning' ? Planning : phase === 'deployment' ? SettingUp : null
  },
  offers: ({ actions }) => (actions.includes('react') ? Reaction : StepOffers),
  Drafted: Following,
  foot: snapshot => (phaseOf(snapshot) === 'planning' && !snapshot.outcome ? Hand : null),
  Card: UnitSheet,
  Over: CardsOnTable,
  InReplay: CardsInReplay,
}
