import type { DiceReader, DiceReading, RollEntry } from '@sandtable/kernel'

/** How the dice are read, and whose luck they are. Dice for a direction or a victim are neither good nor bad. */

const own = (good: DiceReading['good']): DiceReading => ({ whose: 'own', good })
const against = (good: DiceReading['good']): DiceReading => ({ whose: 'against', good })

/** 2d6 that must stay below a figure's morale. */
const morale = own('at most')

/** A blast, or the end of a vehicle, rolls for those it may catch. */
const isForVictims = ({ cites }: RollEntry): boolean => cites.some(rule => VICTIMS.includes(rule))
const VICTIMS = ['MF-AEW-2', 'MF-AEW-4', 'MF-RUL-66']

export const dice: { readonly [purpose: string]: DiceReading | DiceReader } = {
  initiative: own('high'),
  hit: (roll, ruling) => ({
    ...(isForVictims(roll) ? against('need') : own('need')),
    natural: ruling('MF-RUL-22') === 'natural',
  }),
  save: own('need'),
  injure: against('need'),
  wound: against('need'),
  penetrate: against('need'),
  melee: own('high'),
  'pin-test': morale,
  'order-test': morale,
  obstacle: morale,
  'role-test': morale,
  smother: morale,
  panic: morale,
  'section-morale': morale,
  'platoon-morale': morale,
  check: own('high'),
  gap: own('need'),
  arrival: own('need'),
}
