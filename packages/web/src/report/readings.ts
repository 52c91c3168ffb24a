import type { RollEntry } from '@sandtable/kernel'

/**
 * Whose luck a roll is. own: of the first piece, unit or side it is about. against: of whoever is set against the last it is about. doer: of
 * whoever has acted last. each: a die for each that it is about. sides: a die for each side, in their order.
 */
type Whose = 'own' | 'against' | 'doer' | 'each' | 'sides'

/**
 * What is good. need: a die with its modifiers that reaches the number. shown: the die alone. sum: all dice together. at most: all together,
 * and no more than the number. high, low: there is no number, but the more, or the less, the better.
 */
type Good = 'need' | 'shown' | 'sum' | 'at most' | 'high' | 'low'

export interface Reading {
  readonly whose: Whose
  readonly good: Good
  /** A natural highest face always does, a 1 never. */
  readonly natural?: boolean
}

type Options = { readonly [ruling: string]: string }
type Readings = { readonly [purpose: string]: Reading | ((roll: RollEntry, options: Options) => Reading) }

const own = (good: Good): Reading => ({ whose: 'own', good })
const against = (good: Good): Reading => ({ whose: 'against', good })

/** What is not here (directions, cards, who is meant) is neither good nor bad. */
const sets: { readonly [set: string]: Readings } = {
  plastic: {
    initiative: { whose: 'sides', good: 'high' },
    status: { whose: 'each', good: 'low' },
    'status-reroll': own('low'),
    effect: against('need'),
    'direct-hit': { whose: 'doer', good: 'need' },
    'scatter-direction': { whose: 'doer', good: 'need' },
    melee: { whose: 'each', good: 'high' },
  },
  muzzleflash: {
    initiative: own('high'),
    hit: (roll, options) => ({
      ...(isAtSomebody(roll) ? against('need') : own('need')),
      natural: options['MF-RUL-22'] === 'natural',
    }),
    save: own('need'),
    injure: against('need'),
    wound: against('need'),
    penetrate: against('need'),
    melee: own('high'),
    'pin-test': own('low'),
    'order-test': own('low'),
    panic: own('low'),
    'section-morale': own('low'),
    'platoon-morale': own('low'),
    check: own('high'),
    gap: own('need'),
    arrival: own('need'),
  },
  goodbye: {
    initiative: { whose: 'sides', good: 'high' },
    hit: (_, options) => ({ ...own('need'), natural: options['GB-RUL-31'] !== 'plain' }),
    wound: (_, options) => ({ ...against('need'), natural: options['GB-RUL-31'] !== 'plain' }),
    cover: own('at most'),
    courage: ({ cites }) => own(cites.includes('GB-STAT-25') ? 'sum' : 'at most'),
    command: own('at most'),
    climb: own('need'),
    repair: own('need'),
    'luck-save': own('need'),
    melee: own('high'),
    damage: against('need'),
    'damage-confirm': against('need'),
    'damage-points': against('high'),
    boom: against('need'),
    spot: against('need'),
  },
  blaze: {
    hit: against('shown'),
    flame: against('shown'),
    'overrun-casualty': against('shown'),
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
  },
}

/** A blast, or a hit on a vehicle, rolls for those it may catch, and names nobody who fires. */
const isAtSomebody = ({ about = [], cites }: RollEntry): boolean =>
  about.length === 1 ? cites.some(rule => rule.startsWith('MF-AEW')) : cites.includes('MF-RUL-66')

/** How a roll is read; null where luck has no part in it, or where the number it needed is not known. */
export function readingOf(set: string, roll: RollEntry, options: Options): Reading | null {
  const found = roll.reads ?? sets[set]?.[roll.purpose]
  const reading = typeof found === 'function' ? found(roll, options) : found
  if (!reading || roll.drawn) return null
  return isCounted(reading.good) && roll.need === undefined ? null : reading
}

/** Is it made or not made? Otherwise it is only more or less. */
export const isCounted = (good: Good): boolean => good !== 'high' && good !== 'low'
