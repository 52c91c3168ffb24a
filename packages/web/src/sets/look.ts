import type { Decision, Entry, Glance, Point } from '@sandtable/kernel'
import type { Where } from '../scene/motion-of.ts'
import type {
  BadgeGlyph,
  Motion,
  Night,
  Overlay,
  PieceLook,
  PieceState,
  SceneMarker,
  ScenePiece,
  SceneTerrain,
  TerrainLook,
} from '../table/scene.ts'

type Known = { readonly [field: string]: unknown }

/**
 * How a rule set's kinds look on the table. The rules know nothing of this; the table knows nothing of kinds.
 *
 * A new rule set writes sets/<set>/look.ts with one of these, and is listed in sets/index.ts; that is all. What it gives:
 * - `theme`: the season of its table, which paints ground, bases and grass.
 * - `dressing`: what a table without scenery of its own may be dressed with, because no rule of the set knows it.
 * - `piece`: for a record of a piece, what stands on the table (table/scene.ts lists models, nations, poses and weapons), its
 *   badge (what one sees from afar), a base where the record has no `radius`, a letter or number for the badge's corner, and
 *   tokens that lie beside it: pins, order cards, luck.
 * - `terrain`: the look of a kind of terrain.
 * - `marker`: what a marker record is: a token on the table, or something that lies on the ground like smoke and craters.
 * - `over`: what lies over the table because of a piece, such as where fire was called for a mortar.
 * - `clouds`: what the game record itself has on the table, such as gas.
 * - `night`: whether the game is played by night.
 * - `deed`: what is to be seen of a decision besides moves and falls: a shot, what flies, how large it bursts.
 * - `happens`: what is to be seen of other entries: shells that come down, fire that was decided unseen.
 * States (pinned, done, able to act) do not come from here: the rules tell them by `showing.glance`.
 */
export interface SetLook {
  readonly theme: 'summer' | 'mud' | 'snow' | 'desert'
  readonly dressing?: readonly TerrainLook[]
  piece(record: Known, side: Whose): PieceAppearance
  /** Does it matter where this piece faces? Others look across the table. */
  faces?(record: Known): boolean
  terrain(kind: string, record?: Known): TerrainLook
  /** The doors and windows of a building, where they are terrain of their own. */
  front?(record: Known, lands: readonly Known[]): Front | undefined
  marker?(record: Known): MarkerAppearance | null
  deed?(decision: Decision, doer: Known): Flight | Aloft | null
  /** What is seen of any other entry, at this place of the entries. */
  happens?(entries: readonly Entry[], at: number, where: Where): readonly Motion[]
  /** What the game record itself has on the table: clouds that drift, and where they drift to. */
  clouds?(game: Known): Clouds
  /** Is it night on the table? */
  night?(game: Known): Night | null
  /** What lies over the table because of a piece, whoever is selected. */
  over?(piece: Known): readonly Overlay[]
}

export interface Clouds {
  readonly ground: readonly SceneTerrain[]
  readonly overlays: readonly Overlay[]
}

/** Something that is seen to fly from a piece to its target, and the radius within which it bursts. */
export interface Flight {
  readonly flies: 'bullet' | 'shell' | 'grenade'
  readonly shots?: number
  readonly burst?: number
}

/** Who decides flies along the line of the decision, and is seen only while it does. */
export interface Aloft {
  readonly aloft: PieceLook
}

export interface Front {
  readonly doors: readonly Point[]
  readonly windows: readonly Point[]
}

/** Whose a piece is: sets whose kinds have no nation dress them by the side's name, or by its place in the list. */
export interface Whose {
  readonly name: string
  readonly order: number
}

export interface PieceAppearance {
  readonly look: PieceLook
  readonly badge: BadgeGlyph
  readonly base?: ScenePiece['base']
  readonly mark?: string
  readonly points?: ScenePiece['points']
  readonly pins?: number
  readonly tokens?: readonly Token[]
  /** States that the record shows by itself: burnt out, or only a marker for what is hidden. */
  readonly states?: readonly PieceState[]
}

/** A token beside a piece; above three of a kind one token says how many. */
export interface Token {
  readonly look: SceneMarker['look']
  readonly count?: number
  readonly text?: string
}

export type MarkerAppearance =
  | { readonly token: SceneMarker['look']; readonly text?: string; readonly blast?: number }
  | { readonly ground: TerrainLook }

/** What a glance becomes on the table. */
export const stateOf: { readonly [glance in Glance]: PieceState | null } = {
  'can-act': 'can-act',
  done: 'done',
  leading: 'leading',
  directing: 'leading',
  halted: 'halted',
  'fire-only': null,
  pinned: 'pinned',
  wounded: 'wounded',
  prone: null,
  routing: 'halted',
  jammed: 'halted',
  watching: null,
  luck: null,
  valour: null,
}
