import {
  Book,
  either,
  flag,
  int,
  type Length,
  length,
  list,
  name,
  oneOf,
  optional,
  prose,
  record,
} from '@sandtable/kernel'
import { data } from './book.gen.ts'

export const book = new Book(data, 'rulebooks/muzzleflash.yaml')

export const qualities = ['conscript', 'green', 'veteran', 'seasoned', 'elite'] as const
export type Quality = (typeof qualities)[number]
export const modes = ['snap', 'deliberate', 'rapid', 'aimed'] as const
export type Mode = (typeof modes)[number]
export const blastClasses = ['grenade', 'very-light', 'light', 'medium', 'heavy', 'very-heavy'] as const
export type BlastClass = (typeof blastClasses)[number]
export const armourClasses = ['soft-skin', 'very-light', 'light', 'medium', 'heavy', 'very-heavy'] as const
export type ArmourClass = (typeof armourClasses)[number]
export type Cover = 'none' | 'partial' | 'total'

/** The numbers and distances that stand in the rules themselves. */
export const numbers = book.values('numbers', int)
export const distances = book.values('distances', length)

const mode = oneOf(...modes)
const band = record({ max: length, hit: int })

export const smallArms = book.table('small-arms', { name: prose, rof: int, short: band, long: band, wound: int })
export type SmallArm = (typeof smallArms.rows)[string]

export const fireModes = book.table('fire-modes', {
  ap: int,
  hit: int,
  rof: oneOf('half', 'full', 'double'),
  reaction: flag,
  also: optional(prose),
})
export type FireMode = (typeof fireModes.rows)[string]

export const coverTable = book.table('cover', { hit: int })
export const movement = book.values('movement', length)
export const doubleTime = book.values('movement.double-time', length)
export const quality = book.table('quality', { name: prose, morale: int, free: list(mode) })
export const armourSaves = book.values('armour-saves', int)
export const vitalProtection = book.values('vital-organ-protection', int)
export const scatterGrenade = book.values('scatter-grenade', int)
export const scatterIndirect = book.table('scatter-indirect', { aimed: int, deliberate: int, rapid: int, snap: int })
export const scatterDirect = book.values('scatter-direct', int)
export const scatterSide = book.values('scatter-direct.side', int)
/** What stops a shot that has gone astray, by its height, near the firer and farther off. */
export const flight = book.values('scatter-direct.flight', length)

export const blastTable = book.table('blast', {
  centre: length,
  'centre-wound': int,
  edge: length,
  'edge-wound': int,
  at: int,
  covers: optional(prose),
})
export type Blast = (typeof blastTable.rows)[string]

const penetrates = optional(int)
export const penetration = book.table('penetration', {
  'very-light': penetrates,
  light: penetrates,
  medium: penetrates,
  heavy: penetrates,
  'very-heavy': penetrates,
})
export const penetrationModifiers = book.values('penetration-modifiers', int)
export const damageTable = book.table('damage', {
  pins: optional(int),
  drive: optional(oneOf('disabled')),
  'weapons-disabled': optional(int),
  passengers: optional(either(oneOf('hit'), record({ hit: int }), value => typeof value === 'string')),
  'random-crew-hit': optional(int),
  destroyed: optional(flag),
  crew: optional(record({ hit: oneOf('all'), injure: int })),
})
export type Damage = (typeof damageTable.rows)[string]

export const actionCosts = book.values('action-costs', int)
export const victoryTable = book.values('victory', int)
export const casualtyCheck = book.values('casualty-check', int)
export const loaders = book.values('loaders', oneOf('always', 'lmg-too'))
/** Degrees to either side. */
export const steering = book.values('steering', int)
/** Inches per AP. */
export const carrying = book.table('carrying', {
  one: optional(length),
  more: length,
  'one-double': optional(length),
  'more-double': length,
})

export const supportWeapons = book.table('support-weapons', {
  class: oneOf(...blastClasses),
  min: { ...length, empty: 0 },
  max: length,
  fire: oneOf('direct', 'indirect'),
  loader: flag,
  'single-use': optional(flag),
})
export type SupportWeapon = (typeof supportWeapons.rows)[string]

export const ranks = ['none', 'nco', 'platoon-sergeant', 'officer'] as const
export type Rank = (typeof ranks)[number]
export const roles = ['gunner', 'loader', 'nco', 'driver', 'commander', 'passenger', 'rider'] as const
export type Role = (typeof roles)[number]
export const vehicleClasses = [
  'heavy-armour',
  'medium-armour',
  'light-armour',
  'wheeled-armour',
  'wheeled-soft-skin',
] as const

/** A round base by its width, or a rectangle by width and length. */
const base = either<Length, readonly Length[]>(length, list(length), value => typeof value === 'number')

/** How large the models are. */
export const sizes = book.table('sizes', { base, height: length })
export type Size = (typeof sizes.rows)[string]

export const kinds = book.kinds({
  class: oneOf('infantry', 'weapon', ...vehicleClasses),
  size: { ...name, empty: 'man' },
  weapons: optional(list(name)),
  rank: { ...oneOf(...ranks), empty: 'none' as Rank },
  grenades: optional(flag),
  sniper: optional(flag),
  engineer: optional(flag),
  lmg: optional(flag),
  orders: optional(prose),
  team: optional(list(oneOf(...roles))),
  use: optional(prose),
  example: optional(prose),
  weapon: optional(name),
  crew: optional(list(oneOf(...roles))),
  portable: optional(flag),
  loader: optional(flag),
  armour: optional(oneOf(...armourClasses)),
  tracked: optional(flag),
  turret: optional(flag),
  enclosed: optional(flag),
  recce: optional(flag),
  inTurret: optional(list(name)),
  seats: optional(int),
  acquisition: optional(name),
})
export type Kind = (typeof kinds.rows)[string]

export const terrains = book.terrains({
  cover: oneOf('none', 'partial', 'total'),
  obstacle: flag,
  height: { ...length, empty: 0 },
  solid: optional(flag),
  area: optional(flag),
  seeThrough: optional(length),
  blocksSight: optional(flag),
  armour: optional(oneOf(...armourClasses)),
  room: optional(flag),
  opening: optional(flag),
  /** What an obstacle asks of a tracked vehicle. */
  tracks: { ...oneOf('free', 'test', 'never'), empty: 'never' as 'free' | 'test' | 'never' },
})
export type TerrainKind = (typeof terrains.rows)[string]

export const isVehicleClass = (kind: Kind | undefined): boolean =>
  kind !== undefined && kind.class !== 'infantry' && kind.class !== 'weapon'
