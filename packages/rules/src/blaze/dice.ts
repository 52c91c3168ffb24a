import type { DiceReading } from '@sandtable/kernel'

/** Fire is the luck of whoever is not hit by it. */
const against = (good: DiceReading['good']): DiceReading => ({ whose: 'against', good })
const own = (good: DiceReading['good']): DiceReading => ({ whose: 'own', good })

/** How dice are read, by purpose. Where shells drift to, who drowns and the umpire's dice are neither good nor bad luck. */
export const dice: { readonly [purpose: string]: DiceReading } = {
  hit: against('need'),
  flame: against('need'),
  'overrun-casualty': against('need'),
  gun: against('need'),
  'he-armour': against('need'),
  softskin: against('need'),
  light: against('need'),
  dpv: { whose: 'doer', good: 'need' },
  overrun: own('need'),
  'prone-recovery': own('need'),
  'charge-distance': own('high'),
  'melee-attack': own('high'),
  'melee-defence': own('high'),
}
