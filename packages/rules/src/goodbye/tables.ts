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
  record,
  text,
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

/** Numbers by name: what adds how much to a roll. */
const numbers: FieldType<{ readonly [name: string]: number }> = {
  says: 'numbers by name',
  read: (value, place) =>
    Object.fromEntries(
      Object.entries(json.read(value, place) as object).map(([key, by]) => [key, int.read(by, place.at(key))]),
    ),
  write: value => value,
}

export const troops = book.table('troops', {
  attacks: intOr('variable'),
  luck: intOr('section'),
  valour: intOr('section'),
  wounds: int,
  courage: int,
  command: int,
  points: int,
  skill: int,
})

export const section = book.value('section', record({ luck: int, valour: int, courage: int, command: int }))

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

export const weapons = book.table('weapons', {
  shots: int,
  closing: optional(int),
  min: optional(length),
  bands: optional(list(length)),
  hit: optional(list(int)),
  wound: list(int),
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
  'tank-hit': optional(list(int)),
})
export type Weapon = (typeof weapons.rows)[string]

export const movement = book.value(
  'movement',
  record({
    infantry: record({ move: length, dash: length, initiative: length }),
    stormtroopers: record({ move: length, dash: length, initiative: length, difficult: text }),
    'heavy-tank': record({ move: length, road: length }),
    'light-tank': record({ move: length, road: length }),
    climb: length,
    'stand-up': length,
    'fall-back': length,
  }),
)

/** How far a figure may have moved and still fire the weapon; null where any move is allowed. */
const distanceOrFull: FieldType<number | null> = {
  says: 'a length or full',
  read: (value, place) => (value === 'full' ? null : length.read(value, place)),
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
  name: text,
  keep: flag,
  count: optional(int),
  blank: optional(flag),
  effect: optional(text),
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

/** How far the rules reach that have no table of their own. */
export const distances = book.value(
  'distances',
  record({
    heroic: length,
    command: length,
    'far-from-commander': length,
    'lends-courage': length,
    'covers-squad': length,
    'tank-terror': length,
    'moral-fibre': length,
    'sought-out': length,
    'wood-seen-through': length,
    'beside-firer': length,
    'beside-thrower': length,
    'cannot-miss': length,
    crew: length,
    'second-target': length,
    'beaten-zone': length,
    'same-place': length,
    'overwatch-still': length,
    'short-dash': length,
    'set-up-zone': length,
    contact: length,
    opening: length,
    'other-blast': length,
    'lost-soldier': length,
  }),
)
/** The lowest die that does it, and other plain numbers. */
export const needs = book.value(
  'needs',
  record({
    climb: int,
    'luck-save': int,
    'rout-turns': int,
    'overwatch-arc': int,
    'courage-twelve': int,
    'stand-to-short-dash': int,
  }),
)

export const costs = book.values('costs', int)
export const platoon = book.values('platoon', numbers)
export const uses = book.table('uses', { resource: oneOf('luck', 'valour'), effect: text })

export const kinds = book.kinds({
  rank,
  class: optional(oneOf('heavy-tank', 'light-tank')),
  base: length,
  move: length,
  road: optional(length),
  attacks: int,
  wounds: int,
  courage: int,
  command: int,
  skill: int,
  luck: optional(int),
  valour: optional(int),
  weapons: list(name),
  points: int,
  crew: optional(int),
  name: optional(text),
  stormtrooper: optional(flag),
  specialist: optional(flag),
  sniper: optional(flag),
  armour: optional(flag),
  hitBonus: optional(int),
})
export type Kind = (typeof kinds.rows)[string]

export const terrains = book.terrains({
  move: text,
  tanks: optional(text),
  sight: text,
  cover: oneOf('cover', 'none'),
  difficult: optional(flag),
  obstruction: optional(flag),
  confined: optional(flag),
  height: optional(length),
  levels: optional(int),
  state: optional(list(name)),
})
export type TerrainKind = (typeof terrains.rows)[string]
