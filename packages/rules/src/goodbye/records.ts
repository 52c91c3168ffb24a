import {
  count,
  degrees,
  type Edge,
  extent,
  type Fields,
  type FieldType,
  flag,
  from,
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
import { type Rank, rank } from './tables.ts'

export const heroics = ['double-move', 'double-attack', 'move-and-fire', 'lead'] as const
export type Heroic = (typeof heroics)[number]

/** A man or a tank: one figure is one man, one model one vehicle. */
export interface Figure extends PieceRecord {
  readonly rank: Rank
  readonly weapons: readonly string[]
  readonly skill: number
  readonly attacks: number
  readonly extraShots: number
  readonly hitBonus: number
  readonly rangeBonus: Length
  readonly wounds: number
  readonly courage: number
  readonly command: number
  /** For privates, the section's points count. */
  readonly luck: number
  readonly valour: number
  readonly armour: boolean
  readonly stormtrooper: boolean
  readonly specialist: boolean
  readonly sniper: boolean
  readonly prone: boolean
  readonly pinned: boolean
  readonly suppressed: boolean
  readonly pinnedUntil: number | null
  readonly routing: number
  readonly ordered: 'none' | 'move' | 'stand-to'
  readonly moved: Length
  readonly freeMoved: boolean
  readonly dashed: 'none' | 'this' | 'last'
  readonly fired: boolean
  readonly acted: boolean
  readonly overwatch: boolean
  readonly standTo: boolean
  readonly crew: number
  readonly crewOf: Id | null
  readonly ready: boolean
  readonly jammed: boolean
  readonly clogged: boolean
  readonly lastRound: Point | null
  readonly spotted: boolean
  readonly underFire: 'none' | 'lmg' | 'mg'
  /** Several heroic uses can be in force at once. */
  readonly valourUse: readonly Heroic[]
  readonly inContact: readonly Id[]
  readonly charged: boolean
  readonly engine: 'running' | 'stopped'
  readonly abandoned: boolean
  readonly knockedOut: readonly string[]
  // the rest are internal notes of the rules; a position cannot set them
  /** From the middle of its base to the edge. */
  readonly radius: Length
  /** It has used its one move of this step: GB-RUL-91. */
  readonly stepped: boolean
  /** Covered by an order roll this turn, whether passed or failed: GB-RUL-9. */
  readonly tried: boolean
  /** The squads that it has ordered this turn: GB-RUL-9. */
  readonly gave: readonly Id[]
  /** It has shot at a charger this turn: GB-RUL-24. */
  readonly reacted: boolean
  /** The weapons of a tank that have fired this turn. */
  readonly shot: readonly string[]
  /** The sides that have spotted this sniper, each until the end of its next turn: GB-RUL-53. */
  readonly spottedBy: readonly Id[]
  /** The cover roll against its sniper fire was rerolled this turn: GB-RUL-53. */
  readonly sniped: boolean
  /** The cards Dead eye and Full of vim and vigour, waiting for its next shot or fight. */
  readonly deadEye: boolean
  readonly vim: boolean
  /** The tank weapon whose mount is jammed: GB-TANK-7. */
  readonly stuck: string | null
  /** It runs under the queen of spades and is pinned when its player's turn ends: GB-RUL-64. */
  readonly unmanned: boolean
  /** It went to earth in its own turn's event step, so it does not try to recover yet: GB-RUL-35. */
  readonly pinnedNow: boolean
  /** It stays down until it passes a test, in addition to any timed suppression: GB-RUL-35. */
  readonly mustTest: boolean
  /** It has run in a rout this turn and can do nothing else: GB-RUL-41. */
  readonly ran: boolean
  /** Its weapon was set up or cleared, and cannot fire before its own next turn: GB-RUL-44. */
  readonly busy: boolean
  /** The enemies it has charged into combat: GB-HTH-2. */
  readonly started: readonly Id[]
  /** Its opponents so far in this close step, and how many it had at the start: GB-RUL-57, GB-RUL-88. */
  readonly fought: readonly Id[]
  readonly outnumbered: number
  /** As for a unit, for a figure without one: GB-RUL-63, GB-RUL-79. */
  readonly noMove: boolean
  readonly halfMove: boolean
  readonly voice: number
}

export interface Unit extends UnitRecord {
  readonly luck: number
  readonly valour: number
  readonly courage: number
  readonly command: number
  readonly strength: number
  readonly testedHalf: boolean
  readonly faced: readonly Id[]
  readonly commander: Id | null
  readonly noMove: boolean
  readonly halfMove: boolean
  /** The bonus of Voice of command cards to its next order. */
  readonly voice: number
  /** It has lost a figure in the action being resolved: GB-RUL-39. */
  readonly reduced: boolean
}

export type Objective =
  /** A number of its figures, or this piece, near enough to an edge at the end. */
  | {
      readonly type: 'reach'
      readonly edge: Edge
      readonly within: Length
      readonly count?: number
      readonly piece?: Id
    }
  /** These enemies destroyed, and a number of its own figures off the table by its own edge. */
  | { readonly type: 'raid'; readonly pieces: readonly Id[]; readonly count: number }
  /** That no enemy meets its own objective. */
  | { readonly type: 'prevent' }
  /** Enemy losses worth more points than any other side's. */
  | { readonly type: 'points' }

export interface Side extends SideRecord {
  readonly home: Edge
  readonly zone: Length
  readonly team: string | null
  readonly noMove: boolean
  readonly noFire: boolean
  readonly cardDue: string | null
  readonly hand: readonly string[]
  readonly initiative: boolean
  readonly done: boolean
  readonly lost: number
  readonly won: boolean
  readonly objective: Objective | null
  /** Points of enemy losses, and own figures gone home: for objectives. */
  readonly exits: number
  /** Only its owner knows a hand: GB-RUL-89 closed. */
  readonly closed: boolean
  /** It is out of the game: GB-RUL-84. */
  readonly out: boolean
}

export interface Feature extends TerrainRecord {
  /** Doors, windows and slits; null where the building or bunker has them everywhere. */
  readonly openings: readonly Point[] | null
}

export interface Gas {
  readonly at: Point
  readonly radius: Length
  readonly direction: number
  readonly speed: Length
}

/** A figure acts out of sequence: GB-RUL-14. */
export interface Taking {
  readonly side: Id
  readonly pieces: readonly Id[]
}

export interface State extends GameRecord {
  /** The last turn of the scenario; null if there is none. */
  readonly last: number | null
  readonly gas: readonly Gas[]
  readonly direction: 'left' | 'right' | null
  /** Used cards, face up; the deck is all other cards not in a hand. */
  readonly discards: readonly string[]
  /** The figures acting out of sequence, the current one first; play then continues with `back`. */
  readonly taking: readonly Taking[]
  readonly back: { readonly side: Id; readonly phase: string } | null
  /** The squads that may move at once in the orders step: GB-RUL-10 by-squad. */
  readonly moving: Id | null
  /** Routing figures that still have to run at the start of this move step; null before it has begun: GB-RUL-41. */
  readonly runs: readonly Id[] | null
}

export interface GoodbyeTables {
  game: State
  side: Side
  unit: Unit
  piece: Figure
  terrain: Feature
  marker: MarkerRecord
}
export type Goodbye = Game<GoodbyeTables>

const edge = oneOf('south', 'north', 'west', 'east')

const objective = record(
  {
    type: oneOf('reach', 'raid', 'prevent', 'points'),
    edge,
    within: extent,
    count: from(1),
    piece: idOf('piece'),
    pieces: list(idOf('piece')),
  },
  ['type'],
)

const manyUses = list(oneOf(...heroics))

/** None, one use, or a list of several. */
const heroicUses: FieldType<readonly Heroic[]> = {
  says: `none, or one or several of ${heroics.join(', ')}`,
  read: (value, place) => manyUses.read(value === 'none' ? [] : Array.isArray(value) ? value : [value], place),
  write: (value, unit) => (value.length === 0 ? 'none' : manyUses.write(value, unit)),
}

/** The fields of each record that a file may give. */
export const fields = {
  game: {
    last: optional(turns),
    gas: list(record({ at: point, radius: length, direction: degrees, speed: length })),
    direction: optional(oneOf('left', 'right')),
    discards: list(name),
  },
  side: {
    home: edge,
    zone: extent,
    team: optional(name),
    noMove: flag,
    noFire: flag,
    cardDue: optional(name),
    hand: list(name),
    initiative: flag,
    done: flag,
    lost: count,
    won: flag,
    objective: optional(objective),
    exits: count,
  },
  unit: {
    luck: count,
    valour: count,
    courage: count,
    command: count,
    strength: count,
    testedHalf: flag,
    faced: list(idOf('piece')),
    commander: optional(idOf('piece')),
    noMove: flag,
    halfMove: flag,
  },
  piece: {
    rank,
    weapons: list(name),
    skill: count,
    attacks: int,
    extraShots: int,
    hitBonus: int,
    rangeBonus: length,
    wounds: int,
    courage: count,
    command: count,
    luck: int,
    valour: int,
    armour: flag,
    stormtrooper: flag,
    specialist: flag,
    sniper: flag,
    prone: flag,
    pinned: flag,
    suppressed: flag,
    pinnedUntil: optional(count),
    routing: int,
    ordered: oneOf('none', 'move', 'stand-to'),
    moved: length,
    freeMoved: flag,
    dashed: oneOf('none', 'this', 'last'),
    fired: flag,
    acted: flag,
    overwatch: flag,
    standTo: flag,
    crew: int,
    crewOf: optional(idOf('piece')),
    ready: flag,
    jammed: flag,
    clogged: flag,
    lastRound: optional(point),
    spotted: flag,
    underFire: oneOf('none', 'lmg', 'mg'),
    valourUse: heroicUses,
    inContact: list(idOf('piece')),
    charged: flag,
    engine: oneOf('running', 'stopped'),
    abandoned: flag,
    knockedOut: list(name),
  },
  terrain: { openings: optional(list(point)) },
  marker: {},
} satisfies { [table: string]: Fields }
