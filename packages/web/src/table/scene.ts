import type { Point, Shape } from '@sandtable/kernel'

/**
 * What the table draws: plain data, made from a view and a prompt by the rest of the page. The table knows no rule and no rule
 * set; everything here is in the kernel's lengths (hundredths of a millimetre) and points.
 */
export interface TableScene {
  readonly width: number
  readonly depth: number
  readonly theme: 'summer' | 'mud' | 'snow' | 'desert'
  readonly night?: Night | null
  readonly terrain: readonly SceneTerrain[]
  /** What is laid out for the eye alone: nobody can point at it. */
  readonly scenery?: readonly SceneTerrain[]
  /** What may be laid out so where nothing is. */
  readonly dressing?: readonly TerrainLook[]
  readonly pieces: readonly ScenePiece[]
  readonly markers: readonly SceneMarker[]
  readonly overlays: readonly Overlay[]
  readonly hand?: Hand
  /** Pieces are being set up. */
  readonly laying?: boolean
}

/** By a full moon one sees the ground; without it hardly. */
export type Night = 'moonlit' | 'dark'

export interface SceneTerrain {
  readonly id: string
  /** The look, not the rule: 'hedge', 'stone-wall', 'building', 'woods', 'hill', 'trench', 'river', 'road', 'crater' … */
  readonly look: TerrainLook
  readonly shape: Shape
  readonly height: number
  /** Windows and doors, told apart by where they are; where there are doors by name, windows only. */
  readonly openings?: readonly Point[]
  readonly doors?: readonly Point[]
  readonly holes?: readonly { readonly at: Point; readonly width: number }[]
  readonly ruined?: boolean
  /** Somebody is inside: the roof is off. */
  readonly open?: boolean
}

export type TerrainLook =
  /** Nothing to be seen: the rules name it, the ground is as it is. */
  | 'open'
  | 'hedge'
  | 'hedgerow'
  | 'stone-wall'
  | 'high-wall'
  | 'fence'
  | 'log'
  | 'sandbags'
  | 'wire'
  | 'bank'
  | 'trees'
  | 'tree'
  | 'woods'
  | 'scrub'
  | 'grass'
  | 'field'
  | 'wheat'
  | 'plough'
  | 'cabbages'
  | 'meadow'
  | 'yard'
  /** Torn up by shells, wheels and boots. */
  | 'churned'
  | 'tracks'
  | 'puddle'
  | 'rubble'
  | 'mound'
  | 'stones'
  | 'building'
  | 'ruin'
  | 'bunker'
  | 'bridge'
  | 'dugout'
  | 'foxhole'
  | 'trench'
  | 'ditch'
  | 'crater'
  | 'mud'
  | 'hill'
  | 'cliff'
  | 'road'
  | 'river'
  | 'stream'
  | 'water'
  | 'beach'
  | 'smoke'
  | 'gas'
  | 'fire'
  | 'mines'
  | 'aid-station'

export interface ScenePiece {
  readonly id: string
  /** 0 is the viewer's own side, or the first of the table, then the others: colour, rim and badge shape follow from it. */
  readonly side: 0 | 1 | 2 | 3
  /** Is it the viewer's? Those of the first side are, unless it is said. */
  readonly own?: boolean
  readonly look: PieceLook
  readonly at: Point
  readonly facing: number
  /** A round base of this radius, or a rectangular one. */
  readonly base: { readonly radius: number } | { readonly width: number; readonly depth: number }
  /** Height of the ground that the rules say it stands on is the table's own affair; storeys are added here. */
  readonly raised?: number
  readonly states: readonly PieceState[]
  /** Walls may hide it from a slanted view. */
  readonly indoors?: boolean
  readonly badge: BadgeGlyph
  /** A letter or number in the corner of the badge. */
  readonly mark?: string
  /** How much of what it may do in a turn is left, as a strip below the badge. */
  readonly points?: { readonly left: number; readonly of: number }
  /** How many pins it has, where they are counted. */
  readonly pins?: number
  /** How likely what is meant for it succeeds, in words: stands beside it at every zoom. */
  readonly chance?: string
}

export type PieceState =
  | 'selected'
  | 'hover'
  | 'can-act'
  | 'done'
  | 'target'
  /** It does not matter now, and is drawn dimly. */
  | 'aside'
  | 'leading'
  | 'pinned'
  | 'halted'
  | 'wounded'
  | 'ghost'
  | 'hidden'
  | 'wreck'

export type BadgeGlyph =
  | 'rifle'
  | 'leader'
  | 'machine-gun'
  | 'mortar'
  | 'anti-tank'
  | 'gun'
  | 'tank'
  | 'truck'
  | 'aircraft'
  | 'radio'
  | 'sniper'
  | 'grenade'
  | 'reserve'
  | 'none'

export interface PieceLook {
  readonly model:
    | 'figure'
    | 'team'
    | 'stand'
    | 'gun'
    | 'tank'
    | 'truck'
    | 'car'
    | 'halftrack'
    | 'aircraft'
    | 'boat'
    | 'horse'
    /** A wooden block: for what nobody has made a model of. */
    | 'block'
  readonly nation: 'german' | 'american' | 'british' | 'soviet' | 'french' | 'german-1916' | 'british-1916'
  readonly pose?:
    | 'standing'
    | 'firing'
    | 'kneeling'
    | 'prone'
    | 'running'
    | 'officer'
    | 'throwing'
    | 'sitting'
    | 'lying'
  readonly weapon?:
    | 'rifle'
    | 'smg'
    | 'pistol'
    | 'lmg'
    | 'mg'
    | 'launcher'
    | 'grenade'
    | 'mortar'
    | 'sniper'
    | 'flamethrower'
    | 'radio'
    | 'binoculars'
    | 'none'
  readonly bayonet?: boolean
  /** Vehicles by weight: 1 light, 2 medium, 3 heavy. */
  readonly weight?: 1 | 2 | 3
  /** Where the turret points, in degrees clockwise from the vehicle's front. */
  readonly turret?: number
  /** The gun sits in the hull: an assault gun, a tank destroyer. */
  readonly turretless?: boolean
  /** Smaller than 28 mm men: stands of 15 mm figures are two thirds. */
  readonly scale?: number
  /** Figures on a stand or in a crew. */
  readonly count?: number
}

export interface SceneMarker {
  readonly id: string
  readonly look:
    | 'pin'
    | 'card-back'
    | 'card-front'
    | 'overwatch'
    | 'blind'
    | 'casualty'
    /** Burnt earth where a shell or grenade came down. */
    | 'scorch'
    | 'objective'
    | 'grenade'
    | 'wreck'
    | 'luck'
    | 'valour'
    | 'jam'
    | 'rout'
    /** An order that is obeyed. */
    | 'order'
  readonly at: Point
  readonly side?: 0 | 1 | 2 | 3
  readonly text?: string
}

/** Something drawn over the ground; what it means was worked out by the kernel. */
export type Overlay =
  | {
      readonly type: 'area'
      readonly look: 'reach' | 'zone' | 'forbidden' | 'threat' | 'blast'
      readonly outlines: readonly (readonly Point[])[]
      readonly side?: 0 | 1 | 2 | 3
    }
  | {
      readonly type: 'ring'
      readonly look: 'range' | 'command' | 'blast' | 'lesson'
      readonly at: Point
      readonly radius: number
      readonly label?: string
    }
  | { readonly type: 'cone'; readonly at: Point; readonly facing: number; readonly arc: number; readonly reach: number }
  | { readonly type: 'path'; readonly points: readonly Point[]; readonly label?: string; readonly allowed: boolean }
  | {
      readonly type: 'sight'
      readonly from: Point
      readonly to: Point
      readonly kind: 'clear' | 'soft' | 'hard' | 'blocked'
      readonly stop?: Point
      readonly label?: string
      /** One of many: thin, so that what lies below stays readable. */
      readonly slight?: true
    }
  | { readonly type: 'ruler'; readonly from: Point; readonly to: Point; readonly label: string }
  | { readonly type: 'label'; readonly at: Point; readonly text: string }

/** What the pointer did, in table terms. */
/**
 * What the hand may do besides: draw a box round pieces with the left button, turn a piece with Ctrl and the wheel, put something
 * down (so that a finger means the place before a piece near it), and measure with a finger.
 */
export interface Hand {
  readonly box: boolean
  readonly turn: boolean
  readonly place: boolean
  readonly rule: boolean
}

export const emptyHand: Hand = { box: false, turn: false, place: false, rule: false }

export type TableEvent =
  | {
      readonly type: 'hover'
      readonly at: Point
      readonly piece: string | null
      readonly terrain: string | null
      readonly px: number
      readonly py: number
    }
  | { readonly type: 'leave' }
  | {
      readonly type: 'click'
      readonly at: Point
      readonly piece: string | null
      readonly button: 'left' | 'right'
      /** Where on the table's part of the screen. */
      readonly px: number
      readonly py: number
      readonly shift: boolean
      readonly ctrl: boolean
      readonly double: boolean
      /** How far off the pointer may be and still hit: little with a mouse, more with a finger. */
      readonly reach: number
    }
  /** A finger has rested there: it asks for details, and nothing else. */
  | {
      readonly type: 'hold'
      readonly at: Point
      readonly piece: string | null
      readonly px: number
      readonly py: number
    }
  | {
      readonly type: 'drag'
      readonly stage: 'start' | 'move' | 'end' | 'cancel'
      readonly piece: string | null
      readonly from: Point
      readonly to: Point
      /** The piece on which the pointer now is. */
      readonly over: string | null
      readonly ctrl: boolean
    }
  /** A box was drawn: these pieces have their middle in it. */
  | { readonly type: 'box'; readonly pieces: readonly string[]; readonly shift: boolean }
  /** The wheel with Ctrl: degrees, clockwise. */
  | { readonly type: 'turn'; readonly by: number }

export type Quality = 'full' | 'light' | 'plain'

export interface CameraWish {
  /** straight: straight down. free: at a slant. eye: from a piece's eyes. */
  readonly view: 'straight' | 'free' | 'eye'
  readonly piece?: string
  /** Move the view so that this is in the middle. */
  readonly centre?: Point
  /** Counts up whenever the wish is repeated. */
  readonly serial: number
}

export interface TableProps {
  readonly scene: TableScene
  readonly quality: Quality
  readonly camera: CameraWish
  /** Moves and other happenings still to be shown; `done` is called when the last has been. */
  readonly motion: readonly Motion[]
  readonly speed: number
  onEvent(event: TableEvent): void
  onMotionDone(): void
}

/** One thing to be seen happening. The scene already says how it ends. */
export type Motion =
  | { readonly type: 'move'; readonly piece: string; readonly path: readonly Point[] }
  | { readonly type: 'shot'; readonly from: Point; readonly to: Point; readonly look: 'bullet' | 'shell' | 'grenade' }
  | { readonly type: 'burst'; readonly at: Point; readonly radius: number }
  | { readonly type: 'fall'; readonly piece: string; readonly at: Point }
  /** Something else is to be seen first: nothing moves for so many milliseconds. */
  | { readonly type: 'pause'; readonly lasts: number }
  /** Something that is on the table only while it flies over it. */
  | { readonly type: 'flight'; readonly look: PieceLook; readonly path: readonly Point[] }
