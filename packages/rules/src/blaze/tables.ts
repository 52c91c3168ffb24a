import { Book, flag, int, json, length, list, name, type Of, oneOf, optional, prose, record } from '@sandtable/kernel'
import { data } from './book.gen.ts'

export const book = new Book(data, 'rulebooks/blaze.yaml')

export const ratings = ['poor', 'average', 'confident', 'excellent'] as const
export type Rating = (typeof ratings)[number]
export const rating = oneOf(...ratings)

export const cards = [
  'action',
  'fall-back',
  'charge',
  'prone',
  'aimed-fire',
  'move',
  'move-fire',
  'opportunity-fire',
  'dummy',
] as const
export type Card = (typeof cards)[number]

export const tasks = [
  'clear-mine',
  'cut-wire',
  'cut-wire-and-move',
  'set-charge',
  'loophole',
  'limber',
  'unlimber',
  'refuel',
  'reload',
  'repair',
  'other',
] as const
export type Task = (typeof tasks)[number]

/** The ten steps of a turn, in order. */
export const turnSequence = book.value('turn-sequence', list(name))

export const classes = ['infantry', 'cavalry', 'gun', 'vehicle', 'craft', 'glider', 'aircraft', 'marker'] as const
export type StandClass = (typeof classes)[number]

const armourClass = oneOf('A', 'B', 'C', 'D', 'E')
export type ArmourClass = Of<typeof armourClass>

/** A weapon of a kind: a small arm or a gun of the tables by its name, or a mortar, a rocket or another. */
const weaponRecord = record(
  {
    name,
    lowVelocity: optional(flag),
    he: optional(oneOf('light', 'medium', 'heavy', 'super', 'rocket')),
    mortar: optional(oneOf('light', 'medium', 'heavy')),
    max: optional(length),
    flame: optional(oneOf('man-pack', 'vehicle')),
    aa: optional(oneOf('machine-gun', 'cannon')),
    double: optional(flag),
    smoke: optional(flag),
    indirect: optional(flag),
    rockets: optional(flag),
    steilgranate: optional(oneOf('short', 'medium')),
  },
  ['name'],
)
export type Weapon = Of<typeof weaponRecord>

/** A name alone is a weapon of the small-arms table, or a gun without shells. */
const weapon = {
  ...weaponRecord,
  read: (value: unknown, place: Parameters<typeof weaponRecord.read>[1]): Weapon =>
    weaponRecord.read(typeof value === 'string' ? { name: value } : value, place),
}

export const kinds = book.kinds({
  class: oneOf(...classes),
  /** A row of the base sizes; a model that needs no base has a size. */
  base: optional(name),
  full: optional(flag),
  size: optional(name),
  move: optional(name),
  weapons: { ...list(weapon), empty: [] },
  cards: oneOf('platoon', 'own', 'none'),
  note: optional(prose),
  tankRiders: optional(flag),
  engineers: optional(flag),
  maxRating: optional(rating),
  airborne: optional(flag),
  special: optional(flag),
  heavyWeapon: optional(flag),
  lmg: optional(flag),
  bonusD10: optional(int),
  arc: optional(oneOf('front')),
  hq: optional(oneOf('company', 'battalion')),
  radius: optional(length),
  spotter: optional(flag),
  gunClass: optional(oneOf('atg', 'field')),
  /** What it counts as in the table of armour classes. */
  armour: optional(name),
  drive: optional(oneOf('tracked', 'wheeled', 'half-track')),
  weight: optional(oneOf('light', 'medium', 'heavy')),
  turret: optional(flag),
  openTopped: optional(flag),
  /** What it counts as in the table of transport capacity. */
  carries: optional(name),
  tows: optional(flag),
  softskin: optional(flag),
  recon: optional(flag),
  aa: optional(flag),
  mineClearing: optional(flag),
  noOverrun: optional(flag),
  cover: optional(oneOf('hard')),
  paddled: optional(flag),
  missions: optional(list(name)),
  d10: optional(int),
  d20: optional(int),
  group: optional(int),
  mod: optional(int),
  marker: optional(name),
})
export type Kind = (typeof kinds.rows)[string]

export const hqReplacement = book.values('hq-replacement', int)
export const orderCards = book.values('order-cards', int)
export const cardKinds = book.table('order-card-kinds', {
  step: name,
  who: json,
  aircraft: optional(name),
  aa: optional(name),
  needs: optional(name),
})

export const visibility = book.table('visibility', {
  infantry: length,
  atg: length,
  'field-artillery': length,
  vehicle: length,
})
/** How far anything is seen at most, and how far everything is. */
export const seen = book.row('visibility.limits', { farthest: length, always: length })
export const seenLess = book.row('visibility.modifiers', {
  smoke: prose,
  prone: length,
  'bad-weather': prose,
  night: prose,
  'full-moon': prose,
})

export const movement = book.table('movement', {
  move: length,
  'move-fire': optional(length),
  road: optional(length),
  charge: optional(int),
  beach: optional(length),
})
export type Rates = (typeof movement.rows)[string]

export const covers = ['none', 'soft', 'hard'] as const
export type Cover = (typeof covers)[number]
const cover = oneOf(...covers)
export const terrainEffect = book.table('terrain-effect', {
  movement: prose,
  direct: cover,
  indirect: cover,
  melee: cover,
})
export const coverModifier = book.row('terrain-effect.cover-modifier', { soft: int, hard: int })

/** The terrain kinds; what is cover and what it costs is read out of these by ground.ts. */
export const terrains = book.terrains({
  form: optional(oneOf('line', 'area', 'circle')),
  move: json,
  sight: prose,
  cover: json,
  landing: optional(name),
  hullDown: optional(json),
  height: optional(length),
  fields: optional(list(name)),
  build: optional(prose),
  strip: optional(list(length)),
  square: optional(length),
  radius: optional(length),
})
export type TerrainKind = (typeof terrains.rows)[string]

export const night = book.row('night', {
  visibility: oneOf('least'),
  moonlight: length,
  'infantry-move': length,
  'vehicle-move-max': length,
  'vehicle-light': length,
  'fixed-light': length,
  floodlight: length,
  'light-arc': int,
  'infantry-to-hit': int,
  'light-out': prose,
})

export const loads = ['infantry', 'gun', 'light-vehicle', 'medium-vehicle', 'vehicle'] as const
export type Load = (typeof loads)[number]
/** How many stands of one of these a transport takes. */
export const transportCapacity = book.table('transport-capacity', {
  infantry: int,
  gun: optional(int),
  'light-vehicle': optional(int),
  'medium-vehicle': optional(int),
  vehicle: optional(int),
})

export const meleeModifiers = book.table('melee-modifiers', { attacker: optional(int), defender: optional(int) })
/** What ratings and a turret add in the worked example of infantry against armour. */
export const armourExample = book.values('armour-example', int)
export const meleeResults = book.values('melee-results', prose)
export const breakingPoint = book.table('breaking-point', { losses: list(int), percent: int })
export const umpireDice = book.values('umpire-dice', int)
export const baseSizes = book.table('base-sizes', {
  figures: optional(int),
  full: optional(int),
  men: prose,
  base: name,
})
/** What a platoon, a company and a battalion are made of. */
export const organisation = book.values('organisation', prose)
/** Across the front and along the facing. */
export const sizes = book.values('sizes', list(length))
/** What a stand begins with, where the scenario says nothing else. */
export const supplies = book.values('supplies', int)
/** Under how many per cent of difference a game is drawn, and from how near an objective is held. */
export const victory = book.row('victory', { 'draw-under': int, 'held-within': length })
/** What a stand, or something that a side may have, is worth in a quick battle. */
export const quickBattleValues = book.values('quick-battle-values', int)
