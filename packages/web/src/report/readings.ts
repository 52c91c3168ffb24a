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

/** Until Blaze Away says it itself. */
const sets: { readonly [set: string]: Readings } = {
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

/** How a roll is read; null where luck has no part in it, or where the number it needed is not known. */
export function readingOf(set: string, roll: RollEntry, options: Options): Reading | null {
  const found = roll.reads ?? sets[set]?.[roll.purpose]
  const reading = typeof found === 'function' ? found(roll, options) : found
  if (!reading || roll.drawn) return null
  return isCounted(reading.good) && roll.need === undefined ? null : reading
}

/** Is it made or not made? Otherwise it is only more or less. */
export const isCounted = (good: Good): boolean => good !== 'high' && good !== 'low'
