import { bounds, inside, type Point, type Shape } from '@sandtable/kernel'
import { usualWidth } from './ground/laid.ts'
import type { Grip } from './pointer.ts'
import type { ScenePiece, SceneTerrain, TableScene } from './scene.ts'
import { type Spot, toPoint, toSpot } from './world.ts'

/** Picking by the rules' own shapes: bases and outlines, never by what happens to be drawn. */

export const baseShape = ({ at, base, facing }: Pick<ScenePiece, 'at' | 'base' | 'facing'>): Shape =>
  'radius' in base
    ? { circle: [at[0], at[1], base.radius] }
    : { box: { at, width: base.width, depth: base.depth, facing: ((Math.round(facing) % 360) + 360) % 360 } }

/** A few pixels of grace, so that a small base from afar can still be met. */
export const grace = 4
/** Half of what a finger covers, in pixels: two pieces so close are told apart by coming nearer. */
export const fingertip = 22
/** While something is put down, places beside a piece must be met too. */
const whilePlacing = 11

/** How far from its middle a finger means a piece. */
export const fingerOn = ({ hand }: TableScene, zoom: number): number =>
  ((hand?.place ? whilePlacing : fingertip) / zoom) * 100

const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/**
 * The piece on whose base a point lies, or the nearest within `slack` of it; where bases overlap, the one whose middle is nearest.
 * For a finger a small base is as large as `least` all round its middle.
 */
export function pieceAt(pieces: readonly ScenePiece[], at: Point, slack = 0, least = 0): string | null {
  let best: { id: string; away: number } | null = null
  for (const piece of pieces) {
    if (piece.states.includes('ghost')) continue
    const reach = 'radius' in piece.base ? piece.base.radius : Math.hypot(piece.base.width, piece.base.depth) / 2
    const away = gap(at, piece.at)
    if (away > Math.max(reach + slack, least)) continue
    const on = 'radius' in piece.base || away <= least || inside(baseShape(piece), at)
    if (on && (!best || away < best.away)) best = { id: piece.id, away }
  }
  return best?.id ?? null
}

/** One's own selected piece, or its ghost, where a finger within `least` of it takes hold of it. */
export function gripAt(pieces: readonly ScenePiece[], at: Point, least: number): Grip | null {
  const held = pieces.filter(
    ({ side, own = side === 0, states }) => own && (states.includes('selected') || states.includes('ghost')),
  )
  const [nearest] = [...held].sort((a, b) => gap(at, a.at) - gap(at, b.at))
  if (!nearest || gap(at, nearest.at) > least) return null
  return { piece: nearest.id.replace(/ ghost$/, ''), at: nearest.at }
}

/** Standing things are taller than their base: a slanted line of sight may meet one above the ground. */
export function pieceAlong(
  scene: TableScene,
  ray: { origin: { x: number; y: number; z: number }; direction: { x: number; y: number; z: number } },
  ground: (x: number, z: number) => number,
): string | null {
  const { origin, direction } = ray
  if (direction.y > -1e-3) return null
  for (const height of [26, 20, 14, 8, 3]) {
    const t = (height - origin.y) / direction.y
    const [x, z] = [origin.x + direction.x * t, origin.z + direction.z * t]
    const lifted = (height + ground(x, z) - origin.y) / direction.y
    const at = toPoint(scene, origin.x + direction.x * lifted, origin.z + direction.z * lifted)
    const hit = pieceAt(scene.pieces.map(slim(height)), at)
    if (hit) return hit
  }
  return null
}

/** Men are slimmer than their bases. */
const slim =
  (height: number) =>
  (piece: ScenePiece): ScenePiece =>
    height > 3 && 'radius' in piece.base && piece.look.model === 'figure'
      ? { ...piece, base: { radius: piece.base.radius * 0.55 } }
      : piece

/** Lines that the rules leave without thickness are picked as wide as they are drawn. */
const pickShape = ({ shape, look }: SceneTerrain): Shape =>
  'line' in shape ? { line: shape.line, thick: Math.max(shape.thick ?? 0, (usualWidth[look] ?? 6) * 100) } : shape

/** The smallest terrain that holds a point: a hedge in a field is meant before the field. */
export function terrainAt(terrain: readonly SceneTerrain[], at: Point): string | null {
  let best: { id: string; area: number } | null = null
  for (const one of terrain) {
    const shape = pickShape(one)
    if (!inside(shape, at)) continue
    const { west, south, east, north } = bounds(shape)
    const area = 'line' in shape ? (shape.thick ?? 1) * 100 : (east - west) * (north - south)
    if (!best || area < best.area) best = { id: one.id, area }
  }
  return best?.id ?? null
}

export const spotOf = (scene: TableScene, piece: ScenePiece): Spot => toSpot(scene, piece.at)
