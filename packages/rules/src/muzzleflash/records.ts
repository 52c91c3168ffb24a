import {
  count,
  degrees,
  type Edge,
  extent,
  type Fields,
  flag,
  type Game,
  type GameRecord,
  type Id,
  idOf,
  int,
  type Length,
  length,
  list,
  type MarkerRecord,
  name,
  oneOf,
  optional,
  type PieceRecord,
  type Point,
  point,
  record,
  type SideRecord,
  type TerrainRecord,
  turns,
  type UnitRecord,
} from '@sandtable/kernel'
import { type Mode, modes, type Quality, qualities, type Rank, type Role, ranks, roles } from './tables.ts'

export const statuses = ['fine', 'pinned', 'fleeing', 'injured', 'dead', 'locked', 'abandoned', 'destroyed'] as const
export type Status = (typeof statuses)[number]

/** What a figure does when it may react: ask its player, always snap at the actor, or never. */
export const policies = ['ask', 'snap', 'never'] as const
export type Policy = (typeof policies)[number]

/** How many of something, by name. */
export type Counts = { readonly [name: string]: number }

/** A malfunction: of which weapon, and from which turn on it may be cleared. */
export interface Jam {
  readonly weapon: string
  readonly from: number
}

/** A figure, a crew-served weapon or a vehicle. */
export interface Piece extends PieceRecord {
  readonly quality: Quality
  readonly morale: number
  readonly ap: number
  readonly pins: number
  /** The pins it has have been tested in this activation. */
  readonly tested: boolean
  readonly pinnedBy: Id | null
  readonly status: Status
  readonly activated: 'no' | 'active' | 'done'
  readonly ordered: boolean
  readonly may: readonly Mode[]
  readonly doubleTime: boolean
  readonly stance: 'standing' | 'kneeling'
  readonly primed: boolean
  readonly grenades: number | null
  readonly seen: boolean
  readonly sniper: boolean
  readonly engineer: boolean
  readonly rank: Rank
  readonly skills: Counts
  /** What its skills still let it do for nothing in this activation: MF-RUL-15. */
  readonly free: Counts
  readonly vital: boolean
  readonly save: number | null
  readonly medical: number
  readonly fallback: Length
  /** It goes on falling back until its activation ends, without a question for each step. */
  readonly onward: boolean
  readonly dugIn: boolean
  readonly weapons: readonly string[]
  readonly role: Role | null
  readonly crews: Id | null
  readonly aboard: Id | null
  readonly loaded: boolean
  readonly setUp: boolean
  /** How many malfunctions it has to clear in all, and from which turn on the first may be. */
  readonly malfunctions: number
  readonly clearFrom: number
  readonly jams: readonly Jam[]
  readonly spotted: Point | null
  readonly hitched: Id | null
  readonly turret: number
  readonly drive: 'ok' | 'disabled'
  readonly disabled: readonly string[]
  readonly moved: boolean
  readonly firedGun: boolean
  readonly reserve: number | null
  /** The pins that its last passed test took off, which it gets back if it stays in the open: MF-RUL-36. */
  readonly shed: number
  /** The specialist team of its unit that it belongs to. */
  readonly team: string | null
  readonly policy: Policy
  /** What it is, by its kind. */
  readonly sort: 'figure' | 'weapon' | 'vehicle'
  /** From the middle of a round base to its edge, by its kind; of a rectangle, to its farthest corner. */
  readonly radius: Length
}

/** What a side gets victory points for when the game ends: MF-RUL-94. */
export interface Objective {
  /** most: more able figures in the places than the enemy; hold: each place held; casualties: each enemy dead or injured; rescue: each of the pieces at the own aid station. */
  readonly type: 'most' | 'hold' | 'casualties' | 'rescue'
  readonly vp: number
  readonly places: readonly Id[] | null
  readonly pieces: readonly Id[] | null
}

export interface Side extends SideRecord {
  readonly edge: Edge
  readonly size: 'small' | 'medium' | 'large' | null
  readonly points: number
  readonly zone: Length
  readonly rerolls: number
  readonly vp: number
  readonly dugIn: boolean
  readonly quality: Quality
  readonly army: 'allied' | 'axis'
  readonly objectives: readonly Objective[]
}

export interface Unit extends UnitRecord {
  readonly parent: Id | null
  readonly quality: Quality | null
  readonly men: number | null
  readonly lmg: number | null
  readonly teams: number | null
  readonly shows: 'starts' | 'late' | 'absent' | null
  readonly arrives: number | null
  readonly fellBack: number
  /** What it was bought as; null where the scenario gave it. */
  readonly item: string | null
}

/** A breach that an engineer or a shell has made: open ground. */
export interface Gap {
  readonly at: Point
  readonly width: Length
}

export interface Feature extends TerrainRecord {
  /** Whose aid station it is. */
  readonly side: Id | null
  /** A door: open or closed. */
  readonly open: boolean
  readonly gaps: readonly Gap[]
  /** A door that was gapped is gone as a whole. */
  readonly destroyed: boolean
  /** The side that last had an able figure in it, with no enemy inside. */
  readonly heldBy: Id | null
}

export interface State extends GameRecord {
  /** The side that has the first turn of every game turn. */
  readonly first: Id | null
  /** The last game turn of the scenario; null without one. */
  readonly last: number | null
  /** The scenario names the first side: no initiative is rolled. */
  readonly settled: boolean
}

/** Something that lies on the table: a grenade that is about to go off. */
export interface Marker extends MarkerRecord {
  readonly kind: 'grenade'
  readonly at: Point
  /** How far it is dangerous. */
  readonly radius: Length
}

export interface MuzzleflashTables {
  game: State
  side: Side
  unit: Unit
  piece: Piece
  terrain: Feature
  marker: Marker
}
export type Muzzleflash = Game<MuzzleflashTables>

const counts = {
  says: 'names, each with a number',
  read(value: unknown, place: Parameters<typeof name.read>[1]): Counts {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return place.fail(3, 'expected names, each with a number')
    const given = value as { readonly [key: string]: unknown }
    return Object.fromEntries(
      Object.keys(given)
        .sort()
        .map(key => [name.read(key, place), int.read(given[key], place.at(key))]),
    )
  },
  write: (value: Counts) => value,
}

const objective = record(
  {
    type: oneOf('most', 'hold', 'casualties', 'rescue'),
    vp: count,
    places: optional(list(idOf('terrain'))),
    pieces: optional(list(idOf('piece'))),
  },
  ['type', 'vp'],
)

const quality = oneOf(...qualities)

/** The fields of each record that a file may give. */
export const fields = {
  game: { first: idOf('side'), last: optional(turns) },
  side: {
    edge: oneOf('south', 'north', 'west', 'east'),
    size: optional(oneOf('small', 'medium', 'large')),
    points: int,
    zone: length,
    rerolls: int,
    vp: int,
    dugIn: flag,
    quality,
    army: oneOf('allied', 'axis'),
    objectives: list(objective),
  },
  unit: {
    parent: optional(idOf('unit')),
    quality: optional(quality),
    men: optional(count),
    lmg: optional(count),
    teams: optional(count),
    shows: optional(oneOf('starts', 'late', 'absent')),
    arrives: optional(count),
    fellBack: count,
    item: optional(name),
  },
  piece: {
    quality,
    morale: int,
    ap: int,
    pins: int,
    tested: flag,
    pinnedBy: optional(idOf('piece')),
    status: oneOf(...statuses),
    activated: oneOf('no', 'active', 'done'),
    ordered: flag,
    may: list(oneOf(...modes)),
    doubleTime: flag,
    stance: oneOf('standing', 'kneeling'),
    primed: flag,
    grenades: optional(count),
    seen: flag,
    sniper: flag,
    engineer: flag,
    rank: oneOf(...ranks),
    skills: counts,
    vital: flag,
    save: optional(int),
    medical: int,
    fallback: length,
    dugIn: flag,
    weapons: list(name),
    role: optional(oneOf(...roles)),
    crews: optional(idOf('piece')),
    aboard: optional(idOf('piece')),
    loaded: flag,
    setUp: flag,
    malfunctions: count,
    clearFrom: count,
    jams: list(record({ weapon: name, from: count })),
    spotted: optional(point),
    hitched: optional(idOf('piece')),
    turret: degrees,
    drive: oneOf('ok', 'disabled'),
    disabled: list(name),
    moved: flag,
    firedGun: flag,
    reserve: optional(count),
    team: optional(name),
    policy: oneOf(...policies),
  },
  terrain: {
    side: optional(idOf('side')),
    open: flag,
    gaps: list(record({ at: point, width: extent })),
    destroyed: flag,
    heldBy: optional(idOf('side')),
  },
  marker: {},
} satisfies { [table: string]: Fields }
