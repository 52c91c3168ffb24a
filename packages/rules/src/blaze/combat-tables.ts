import { type FieldType, int, length, list, name, object, oneOf, optional } from '@sandtable/kernel'
import { type ArmourClass, book } from './tables.ts'

/** The tables of fire, artillery, aircraft and obstacles, typed once. Those of stands, ground and command are in tables.ts. */

export const armourClasses: readonly ArmourClass[] = ['A', 'B', 'C', 'D', 'E']
const armourClass = oneOf(...armourClasses)
export const bands = ['short', 'medium', 'long'] as const
export type Band = (typeof bands)[number]

const lengths = list(length)

export const smallArms = book.table('small-arms', {
  max: length,
  bonus: optional(int),
  short: optional(length),
  'short-bonus': optional(int),
})
export type SmallArm = (typeof smallArms.rows)[string]

/** Dice by rating, for 3, 2 and 1 figures left. */
export const d10Allocation = book.values('d10-allocation', list(int))
/** The score needed in the open. */
export const toHitTable = book.values('to-hit', int)
export const toHitModifiers = book.values('to-hit-modifiers', int)
export const sniperDiceTable = book.values('sniper-dice', int)

export const flamethrowers = book.table('flamethrower', { range: length, bursts: int })
/** How wide and how long the flame template is. */
export const flameTemplate = book.value('flamethrower.template', lengths)

export const gunRanges = book.values('gun-ranges', length)

/** Of a class or group, each with the number after its name. */
const suffixes: FieldType<{ readonly [name: string]: number }> = {
  says: 'names with their numbers',
  read(value, place) {
    const names = value as { readonly [name: string]: unknown }
    return Object.fromEntries(Object.keys(names).map(key => [key, int.read(names[key], place.at(key))]))
  },
  write: value => value,
}
export const armourTable = book.values('armour-classes', suffixes)
export const gunGroups = book.values('gun-groups', suffixes)
/** What the number of an infantry or mountain gun is lower by. */
export const infantryGun = book.row('gun-groups.also', { 'infantry-gun': int })

const moving = { ...name, read: (v: unknown) => (v === false ? 'no' : String(v)) } as FieldType<string>
export const crewRatings = book.table('crew-ratings', {
  'move-and-fire': moving,
  moving: optional(int),
  'shots-stationary': optional(int),
  'second-shot': optional(int),
})

/** A modifier as printed, with its sign; one row is words. */
const printed: FieldType<number> = { ...int, read: (v, place) => (typeof v === 'string' ? 0 : int.read(v, place)) }
export const gunModifiers = book.values('gun-modifiers', printed)

/** The score needed by gun group, for classes A to E; none where there is no chance. */
const byGroup: FieldType<{ readonly [group: string]: readonly (number | null)[] }> = {
  says: 'scores by gun group',
  read(value, place) {
    const groups = value as { readonly [group: string]: unknown }
    return Object.fromEntries(
      Object.keys(groups).map(group => [group, list(optional(int)).read(groups[group], place.at(group))]),
    )
  },
  write: value => value,
}
export const armourCombat = book.values('armour-combat', byGroup)

const effects = ['none', 'disorder', 'disorder-immobilise', 'immobilise', 'destroy'] as const
export type HeEffect = (typeof effects)[number]
export const heVArmour = book.values('he-v-armour', list(oneOf(...effects)))

export const passengerTable = book.values('passengers', {
  ...int,
  read: (v, place) => (v === 'rest' ? v : int.read(v, place)),
} as FieldType<number | 'rest'>)
/** The least score that succeeds; nothing where it always does. */
export const overrunTable = book.values('overrun', {
  ...int,
  read: (v, place) => (v === 'automatic' ? 0 : int.read(v, place)),
} as FieldType<number>)

export const heAllocation = book.table('he-allocation', { d10: int, d20: int, group: int })
export const deviationTable = book.values('deviation', length)
export const mortars = book.table('mortars', {
  max: length,
  min: length,
  over: length,
  he: name,
  immobilise: list(armourClass),
  destroy: list(armourClass),
  deviates: oneOf('flip', 'd6'),
})

const airResults = ['destroyed', 'severe-damage', 'light-damage', 'driven-off', 'none'] as const
export type AirResult = (typeof airResults)[number]
export const antiAircraftTable = book.values('anti-aircraft', oneOf(...airResults))
export const antiAircraftRange = book.values('anti-aircraft.range', length)
export const antiAircraftDice = book.row('anti-aircraft.dice', { single: int, double: int })

export const missions = ['recon', 'air-cover', 'ground-attack'] as const
const meeting = oneOf('no-change', 'recon-fails', 'stalemate', 'attack-dice')
export const airCombat = book.table('air-combat', {
  recon: meeting,
  'air-cover': meeting,
  'ground-attack': meeting,
})

/** How often an aircraft that attacks can do so. */
export const sorties = book.row('air-attacks.every-aircraft', { runs: int })
/** The line that is flown, how far from it a target may be, and the dice. */
export const strafing = book.row('air-attacks.fighter', { line: length, within: length, d10: int })
/** The dice of a bomb, and the classes that its D20 may be aimed at. */
export const bombing = book.row('air-attacks.tactical-bomber', {
  template: name,
  d10: int,
  d20: int,
  classes: list(armourClass),
})

/** What a crossing or a landing does: each outcome with the highest score that gives it, in rising order; `rest` is every score above. */
type Outcomes = { readonly [outcome: string]: number | string }
const outcomes: FieldType<Outcomes> = {
  says: 'the highest score of each outcome',
  read(value, place) {
    if (typeof value === 'string') return {}
    const row = object(value, place)
    const score = (of: string): number | string => {
      const highest = row[of]
      return typeof highest === 'string' ? highest : int.read(highest, place.at(of))
    }
    return Object.fromEntries(Object.keys(row).map(of => [of, score(of)]))
  },
  write: value => value,
}
export const wireCrossing = book.values('wire-crossing', outcomes)
export const minesCrossing = book.values('mines-crossing', outcomes)
export const dropLanding = book.values('drop-landing', outcomes)

export const driftTable = book.values('drift', length)

/** What this die gives; null in a row without dice. */
export const outcomeOf = (row: Outcomes | undefined, die: number): string | null =>
  Object.keys(row ?? {}).find(outcome => {
    const highest = row?.[outcome]
    return highest === 'rest' || (typeof highest === 'number' && die <= highest)
  }) ?? null
