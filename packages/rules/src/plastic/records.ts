import {
  count,
  type Edge,
  extent,
  type Fields,
  flag,
  from,
  type Game,
  type GameRecord,
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
import { type Pose, pose, statuses } from './tables.ts'

export type Status = (typeof statuses)[number]
export type Doing = 'none' | 'move' | 'fire' | 'lead' | 'direct' | 'call'

/** A figure; a mortar or infantry gun with its crew is one as well. */
export interface Figure extends PieceRecord {
  readonly pose: Pose
  readonly weapons: readonly string[]
  readonly bayonet: boolean
  readonly leader: boolean
  readonly binoculars: boolean
  readonly mapCase: boolean
  readonly radio: boolean
  readonly reserve: boolean
  readonly player: string | null
  readonly status: Status
  readonly acted: boolean
  readonly doing: Doing
  readonly directedBy: string | null
  readonly rerolled: boolean
  readonly goneTurn: number | null
  readonly exited: boolean
  /** The radius of its base; follows from its kind. */
  readonly radius: Length
}

export type Objective =
  | { readonly type: 'take' | 'hold'; readonly place: string }
  | { readonly type: 'eliminate' | 'exit'; readonly count: number }
  | { readonly type: 'more-than-lost' | 'wipe-out' }

export interface Side extends SideRecord {
  readonly army: 'german' | 'allied' | null
  readonly home: Edge
  readonly players: readonly string[]
  readonly objective: Objective | null
  readonly losses: number
  readonly exits: number
  readonly won: boolean
  /** The depth of its set-up zone. */
  readonly zone: Length
}

export interface Hole {
  readonly at: Point
  readonly width: Length
}

export interface Feature extends TerrainRecord {
  /** Doors, windows and slits; null where the building or bunker has them everywhere. */
  readonly openings: readonly Point[] | null
  readonly holes: readonly Hole[]
  readonly destroyed: boolean
}

export interface State extends GameRecord {
  readonly half: 1 | 2
  /** The last turn of the scenario; null if there is none. */
  readonly last: number | null
  /** The active player of a side with several; null before one is named. */
  readonly player: string | null
  /** The players of the side that have already played in this half. */
  readonly played: readonly string[]
}

export interface PlasticTables {
  game: State
  side: Side
  unit: UnitRecord
  piece: Figure
  terrain: Feature
  marker: MarkerRecord
}
export type Plastic = Game<PlasticTables>

const objective = record(
  {
    type: oneOf('take', 'hold', 'eliminate', 'more-than-lost', 'wipe-out', 'exit'),
    place: idOf('terrain'),
    count: int,
  },
  ['type'],
)

/** The fields of each record that a file may give. */
export const fields = {
  game: { half: from(1, 2), last: optional(turns), player: optional(name) },
  side: {
    army: oneOf('german', 'allied'),
    home: oneOf('south', 'north', 'west', 'east'),
    players: list(name),
    objective: optional(objective),
    losses: count,
    exits: count,
    won: flag,
    zone: length,
  },
  unit: {},
  piece: {
    pose,
    weapons: list(name),
    bayonet: flag,
    leader: flag,
    binoculars: flag,
    mapCase: flag,
    radio: flag,
    reserve: flag,
    player: optional(name),
    status: oneOf(...statuses),
    acted: flag,
    doing: oneOf('none', 'move', 'fire', 'lead', 'direct', 'call'),
    directedBy: optional(idOf('piece')),
    rerolled: flag,
    goneTurn: optional(count),
    exited: flag,
  },
  terrain: { openings: optional(list(point)), holes: list(record({ at: point, width: extent })), destroyed: flag },
  marker: {},
} satisfies { [table: string]: Fields }
