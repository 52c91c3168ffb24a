import { Book, flag, int, length, list, memo, name, oneOf, optional, prose, record } from '@sandtable/kernel'
import { data } from './book.gen.ts'

export const book = new Book(data, 'rulebooks/plastic.yaml')

export const poses = ['standing', 'kneeling', 'prone'] as const
export const statuses = ['unrolled', 'ready', 'fire-only', 'halted'] as const
export const pose = oneOf(...poses)
export type Pose = (typeof poses)[number]

const weaponClass = oneOf(
  'pistol',
  'rifle',
  'carbine',
  'sniper',
  'smg',
  'squad-automatic',
  'light-machine-gun',
  'medium-machine-gun',
  'grenade',
  'launcher',
  'mortar',
  'infantry-gun',
)

export const weapons = book.table('weapons', {
  class: weaponClass,
  range: length,
  rof: int,
  type: oneOf('plain', 'sniper', 'automatic', 'explosive'),
  blast: optional(length),
  indirect: optional(flag),
  hole: optional(length),
  rules: record({ range: name, rof: name, blast: optional(name) }, ['range', 'rof']),
})
export type Weapon = (typeof weapons.rows)[string]

export const statusTable = book.table('status', { result: oneOf(...statuses), move: flag, fire: flag })

export const landings = [
  'on the spot',
  'left',
  'right',
  'towards the opposing player',
  'towards the firing player',
] as const
export const landingTable = book.values('landing', oneOf(...landings))

/** The row for a die from a table with rows named '5' or '1-4'; beyond either end, the last row applies. */
export const rowFor = <R>(rows: { readonly [dice: string]: R }, die: number): R =>
  byFace(rows)[Math.min(Math.max(die, 1), 6) - 1] as R

/** Every figure rolls every turn, so the row names are parsed only once. */
const byFace = memo((rows: { readonly [dice: string]: unknown }) =>
  [1, 2, 3, 4, 5, 6].map(face => rowOfFace(rows, face)),
)

function rowOfFace<R>(rows: { readonly [dice: string]: R }, face: number): R {
  const [, row] = Object.entries(rows).find(([dice]) => {
    const [from, to] = dice.split('-').map(Number)
    return face >= (from as number) && face <= (to ?? (from as number))
  }) as [string, R]
  return row
}

export const movementCosts = book.values('movement-costs', length)

const heightClass = oneOf('leg-high', 'waist-high', 'tall', 'sunken')
export type HeightClass = 'leg-high' | 'waist-high' | 'tall' | 'sunken'

/** How much of a body is hidden; the index in this list is the number of quarters. */
export const shares = ['none', 'a quarter', 'half', 'three quarters', 'all'] as const
const share = oneOf(...shares)
export const hiddenShare = book.table('hidden', { standing: share, kneeling: share, prone: share })
export const hiddenLimits = book.values('hidden-limits', share)
export const heightClasses = book.table('height-classes', { 'up-to': optional(length), height: optional(length) })
export const poseSteps = book.table('pose-steps', { standing: pose, kneeling: pose, prone: pose })
export const effectModifiers = book.values('effect-modifiers', int)
export const effectNeeds = book.values('effect-needs', int)
export const launcherToHit = book.lines('launcher-to-hit', {
  'up-to': optional(length),
  needs: int,
  rule: name,
})

const never = optional(int)
export const shellToHit = book.table('shell-to-hit', {
  'foxhole-or-trench': int,
  building: int,
  bunker: {
    ...never,
    says: 'a whole number or never',
    read: (v, place) => (v === 'never' ? null : never.read(v, place)),
  },
})

/** A figure's size and speed. */
export const figures = book.table('figures', { base: length, move: length })

export const kinds = book.kinds({
  size: { ...oneOf('man', 'gun'), empty: 'man' as const },
  base: optional(length),
  move: optional(length),
  army: oneOf('german', 'allied'),
  nation: name,
  weapons: list(name),
  pose,
  name: optional(prose),
  bayonet: optional(flag),
  leader: optional(flag),
  binoculars: optional(flag),
  mapCase: optional(flag),
  radio: optional(flag),
  reserve: optional(flag),
  team: optional(flag),
})
export type Kind = (typeof kinds.rows)[string]

export const terrains = book.terrains({
  gives: oneOf('cover', 'concealment', 'none'),
  inside: optional(prose),
  height: optional(length),
  heightClass,
  seeThrough: optional(flag),
  area: optional(flag),
  move: prose,
  sight: prose,
  state: optional(list(name)),
})
export type TerrainKind = (typeof terrains.rows)[string]

export const handToHand = book.row('hand-to-hand', { die: prose, bayonet: int, tie: prose })
