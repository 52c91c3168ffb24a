import {
  Book,
  type FieldType,
  flag,
  int,
  json,
  length,
  list,
  name,
  oneOf,
  optional,
  prose,
  record,
} from '@sandtable/kernel'
import { data } from './book.gen.ts'
import { byDie } from './by-die.ts'

export const book = new Book(data, 'rulebooks/goodbye.yaml')

export const ranks = ['private', 'junior-nco', 'senior-nco', 'junior-officer', 'tank'] as const
export const rank = oneOf(...ranks)
export type Rank = (typeof ranks)[number]

/** A number, or a word that stands for one. */
const intOr = <const W extends string>(...words: readonly W[]): FieldType<number | W> => ({
  says: `a whole number or ${words.join(', ')}`,
  read: (value, place) => (words.includes(value as W) ? (value as W) : int.read(value, place)),
  write: value => value,
})

/** Modifiers by name. */
const numbers: FieldType<{ readonly [name: string]: number }> = {
  says: 'numbers by name',
  read: (value, place) =>
    Object.fromEntries(
      Object.entries(json.read(value, place) as object).map(([key, by]) => [key, int.read(by, place.at(key))]),
    ),
  write: value => value,
}

export const troops = book.table('troops', {
  attacks: int,
  luck: intOr('section'),
  valour: intOr('section'),
  wounds: int,
  courage: int,
  command: int,
  /** For a tank; the cost of men is in the table of costs. */
  points: optional(int),
  skill: int,
})

/** How wide a figure's base is. */
export const bases = book.row('bases', { man: length, 'heavy-tank': length, 'light-tank': length })

export const section = book.row('section', { luck: int, valour: int, courage: int, command: int })

const damage = record(
  {
    attacks: optional(oneOf('d6')),
    first: int,
    confirm: optional(int),
    points: intOr('d3', 'd6', '2d6'),
    critical: optional(flag),
  },
  ['first', 'points'],
)
export type Damage = ReturnType<typeof damage.read>

/** Zero means it fires no shots. */
const oneOrMore: FieldType<number> = {
  ...int,
  says: 'one or more',
  read: (value, place) => {
    const read = int.read(value, place)
    return read >= 1 ? read : place.fail(3, `expected one or more, found ${read}`)
  },
}

/** The lowest die that succeeds: by GB-RUL-31 a 6 always does, so no number is higher. */
const score: FieldType<number> = {
  ...int,
  says: 'what a die shows',
  read: (value, place) => {
    const read = int.read(value, place)
    return read >= 1 && read <= 6 ? read : place.fail(3, `expected 1 to 6, found ${read}`)
  },
}

export const weapons = book.table('weapons', {
  shots: oneOrMore,
  closing: optional(int),
  min: optional(length),
  bands: optional(list(length)),
  hit: optional(list(score)),
  wound: list(score),
  damage: optional(damage),
  heavy: optional(flag),
  indirect: optional(flag),
  scatter: optional(list(int)),
  radius: optional(length),
  template: optional(list(length)),
  cover: optional(int),
  man: optional(int),
  moved: optional(json),
  'specialist-range': optional(length),
  'confined-wound': optional(int),
  'tank-hit': optional(list(score)),
})
export type Weapon = (typeof weapons.rows)[string]

export const movement = book.row('movement', {
  infantry: record({ move: length, dash: length, initiative: length }),
  stormtroopers: record({ move: length, dash: length, initiative: length, difficult: prose }),
  'heavy-tank': record({ move: length, road: length }),
  'light-tank': record({ move: length, road: length }),
  climb: length,
  'stand-up': length,
  'fall-back': length,
})

/** How far a figure may have moved and still fire the weapon; null where any move is allowed. */
const distanceOrFull: FieldType<number | null> = {
  says: 'a length or full',
  read: (value, place) => {
    const read = value === 'full' ? null : length.read(value, place)
    return read === null || read >= 0 ? read : place.fail(3, 'expected no less than nothing')
  },
  write: (value, unit) => (value === null ? 'full' : length.write(value, unit)),
}
export const fireAfterMove = book.values('fire-after-move', distanceOrFull)

export const modifiers = book.values('modifiers', numbers)

/** The highest die that stops a bullet. */
export const coverTable = book.values('cover', int)

/** What a critical hit does to a tank. */
const critical = oneOf(
  'none',
  'lmg knocked out',
  'heavy gun knocked out (LMG if none)',
  'gun knocked out',
  'mount jammed',
  'engine damaged',
)
export const criticals = book.values('critical', byDie(critical))

/** What a card does to a man, and to a tank. */
const onMan = oneOf(
  'none',
  'suppressed',
  'suppressed this turn',
  'suppressed next turn',
  'suppressed this and next turn',
  'killed',
)
const onTank = oneOf('none', 'suppressed and one weapon lost', 'destroyed')

/** The events: GB-CARD-4. A card is written rank then suit. */
export const cards = book.table('cards', {
  name: prose,
  keep: flag,
  count: optional(int),
  blank: optional(flag),
  effect: optional(prose),
  order: optional(int),
  melee: optional(int),
  hit: optional(int),
  cover: optional(int),
  wound: optional(int),
  distance: optional(int),
  radius: optional(length),
  wind: optional(record({ dice: int, plus: length })),
  weapons: optional(list(name)),
  'cover-first': optional(flag),
  men: optional(byDie(onMan)),
  tank: optional(byDie(onTank)),
})
export type Card = (typeof cards.rows)[string]

/** Distances of rules without a table of their own. */
export const distances = book.row('distances', {
  /** Range within which a valour point affects friends: GB-STAT-12. */
  heroic: length,
  /** How far a leader's voice carries, and where its penalty starts: GB-STAT-24, GB-CMD-7. */
  command: length,
  'far-from-commander': length,
  /** How far a leader's courage reaches in a single figure's test, and in a squad's: GB-PIN-7, GB-COUR-4, GB-RUL-87. */
  'lends-courage': length,
  'covers-squad': length,
  /** A tank that ends its move within this distance of men who see it terrifies their squad: GB-RUL-40. */
  'tank-terror': length,
  /** Officers and sergeants within this distance run with the section: GB-CARD-36. */
  'moral-fibre': length,
  /** A firer within this distance may shoot at a pinned figure: GB-PIN-9, GB-RUL-34. */
  'sought-out': length,
  /** The depth of wood that can be seen through: GB-RUL-27. */
  'wood-seen-through': length,
  /** Terrain within this distance of the firer does not cover the target: GB-RUL-28. */
  'beside-firer': length,
  /** Terrain within this distance of the thrower is no obstruction: GB-RUL-47. */
  'beside-thrower': length,
  /** Within this distance of the aiming point, or of the way in, a thrower cannot miss: GB-RUL-74. */
  'cannot-miss': length,
  /** A crewman serves a weapon within this distance: GB-RUL-45. */
  crew: length,
  /** The greatest distance from the first target to the second: GB-LMG-5. */
  'second-target': length,
  /** The width of the beaten zone: GB-HMG-3. */
  'beaten-zone': length,
  /** A shot within this distance of the previous round's landing point is corrected: GB-RUL-54. */
  'same-place': length,
  /** A figure that has moved less than this may go on overwatch: GB-OVER-1. */
  'overwatch-still': length,
  /** A move in sight no longer than this is a short dash over open ground: GB-RUL-38. */
  'short-dash': length,
  /** The default depth of a set-up zone: GB-RUL-76. */
  'set-up-zone': length,
  /** Bases touch when the gap is a tenth of a centimetre or less: GB-RUL-3. */
  contact: length,
  /** The distance from the middle of an opening that still counts as at it: an opening is as wide as a man's base. */
  opening: length,
  'other-blast': length,
  /** How far from the unit leader the lost soldier appears: GB-RUL-60. */
  'lost-soldier': length,
})
/** Lowest successful dice, and other plain numbers. */
export const needs = book.row('needs', {
  /** The lowest die that climbs: GB-MOVE-3. */
  climb: int,
  /** A luck point saves on this: GB-RUL-12. */
  'luck-save': int,
  /** Length of a rout, in the figure's own turns: GB-COUR-9. */
  'rout-turns': int,
  /** The arc of overwatch to each side, in degrees: GB-RUL-37. */
  'overwatch-arc': int,
  /** Under GB-RUL-1 twelve, 2D6 plus courage must reach this. */
  'courage-twelve': int,
  'stand-to-short-dash': int,
  /** The die on which an enemy spots a sniper who fires: GB-SNIP-5. */
  spotted: int,
  /** The die on which a flamethrower's tank explodes: GB-FLAME-5. */
  boom: int,
  /** The die that restarts an engine or frees a jammed mount: GB-TANK-5, GB-TANK-7. */
  mended: int,
  /** With arcs, the reach of a tank's weapons to either side of its facing, in degrees: GB-RUL-78. */
  'tank-arc': int,
  /** The highest face of the scatter die that is on target: GB-RUL-46. */
  'on-target': int,
  /** Distance dice subtracted for a corrected shot: GB-MORT-5. */
  correction: int,
  /** The number of 1s among its hit dice that jams a gun: GB-LMG-6, GB-HMG-9. */
  'lmg-jam': int,
  'mg-jam': int,
  /** Shots a machine gun loses per missing crewman: GB-LMG-2, GB-HMG-4. */
  'crew-shots': int,
  /** Distance dice of a grenade: fewer for a specialist, more for each obstruction and for a non-specialist. GB-GREN-3, GB-GREN-4, GB-PLAT-5. */
  'specialist-dice': int,
  'obstruction-dice': int,
  'unskilled-dice': int,
  /** Valour multiplies a move or an attack by this: GB-STAT-7, GB-STAT-8. */
  'heroic-times': int,
  /** A unit tests when reduced to one man in this many: GB-COUR-2. */
  'half-strength': int,
  /** The number of sections that needs a senior NCO: GB-TYPE-9. */
  'sections-per-senior': int,
})

export const costs = book.values('costs', int)
export const platoon = book.values('platoon', numbers)
export const uses = book.table('uses', { resource: oneOf('luck', 'valour'), effect: prose })

export const kinds = book.kinds({
  rank,
  class: optional(oneOf('heavy-tank', 'light-tank')),
  base: optional(length),
  move: optional(length),
  weapons: list(name),
  /** The row of the table of costs added to the basic figure. */
  buys: optional(name),
  crew: optional(int),
  name: optional(prose),
  stormtrooper: optional(flag),
  specialist: optional(flag),
  sniper: optional(flag),
  armour: optional(flag),
  hitBonus: optional(int),
})

export const terrains = book.terrains({
  move: prose,
  tanks: optional(prose),
  sight: prose,
  cover: oneOf('cover', 'none'),
  difficult: optional(flag),
  obstruction: optional(flag),
  confined: optional(flag),
  height: optional(length),
  levels: optional(int),
  state: optional(list(name)),
})
export type TerrainKind = (typeof terrains.rows)[string]
