import {
  because,
  boxesOverlap,
  breadthOf,
  type Edge,
  type Footprint,
  fromEdge,
  type Id,
  inch,
  inward,
  isOffTable,
  type Message,
  type Point,
  type Reason,
  text,
  the,
  withinBoxes,
} from '@sandtable/kernel'
import { isFigure, onTable, reachOf } from '../basics/figures.ts'
import { baseOf, near } from '../ground/measure.ts'
import { whyNotStand } from '../ground/standing.ts'
import type { Muzzleflash, Piece, Unit } from '../records.ts'

/** Where a force may be set up. */

/** Pieces of a side waiting to be set up. Late pieces wait for their die instead. */
export const waiting = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(p => p.side === side && p.at === null && !p.gone && p.aboard === null && p.reserve === null)

/** Straight onto the table from the side's own edge. */
export const inwards: { readonly [edge in Edge]: number } = { south: 0, west: 90, north: 180, east: 270 }

/** Why a piece may not be set up there: outside the zone, or off the edge that a late vehicle must touch. */
export function whyNotThere(game: Muzzleflash, piece: Piece, at: Point, facing: number): readonly Reason[] {
  const { zone, edge } = game.side(piece.side)
  const reasons: Reason[] = []
  if (isOffTable(game, at)) return [because('zone', text`that is off the table`, 'MF-BUY-12')]
  if (piece.reserve !== null) {
    if (!touchesEdge(game, baseOf(game, { ...piece, facing }, at), edge))
      reasons.push(because('zone', text`a vehicle that arrives must touch its own edge`, 'MF-RUL-102'))
  } else {
    const depth = fromEdge(game, edge, at)
    if (depth > zone)
      reasons.push(because('zone', text`too far from your edge: ${the.length(depth, zone)}`, 'MF-BUY-12', 'MF-RUL-98'))
  }
  return [...reasons, ...whyNotStand(game, { ...piece, facing }, at)]
}

/** The strip beyond the edge, as a base that others can touch, with a small margin for slanting bases. */
function touchesEdge(game: Muzzleflash, base: Footprint, edge: Edge): boolean {
  const [w, d, deep] = [game.width, game.depth, inch(1)]
  const across = edge === 'south' || edge === 'north'
  const middle: Point = across
    ? [Math.round(w / 2), edge === 'south' ? -deep / 2 : d + deep / 2]
    : [edge === 'west' ? -deep / 2 : w + deep / 2, Math.round(d / 2)]
  return withinBoxes(
    base,
    { at: middle, width: across ? w : deep, depth: across ? deep : d, facing: 0 },
    reachOf(game, 'contact'),
  )
}

/** The owner sets up as many teams of a unit as remain, and so chooses which are lost: MF-RUL-103. */
export function whyLost(game: Muzzleflash, piece: Piece): readonly Reason[] {
  const unit = piece.unit === null || piece.team === null ? null : game.find('unit', piece.unit)
  if (!unit || unit.teams === null) return []
  const there = new Set<string | null>(teamsSetUp(game, unit.id))
  return there.has(piece.team) || there.size < unit.teams
    ? []
    : [because('zone', allThere(unit), 'MF-ACQ-7', 'MF-RUL-103')]
}

const allThere = (unit: Unit): Message =>
  unit.teams === 1
    ? text`the one team of ${the.unit(unit)} is set up`
    : text`all ${the.count(unit.teams ?? 0)} teams of ${the.unit(unit)} are set up`

const isSetUp = (piece: Piece): boolean => !piece.gone && (piece.at !== null || piece.aboard !== null)

/** Places to set up at: a lattice over the zone, or along the edge for late arrivals. */
export function* spotsFor(game: Muzzleflash, piece: Piece): Generator<Point> {
  const { edge, zone } = game.side(piece.side)
  const late = piece.reserve !== null
  const base = baseOf(game, { ...piece, facing: inwards[edge] }, [0, 0])
  const [half, step] = 'r' in base ? [base.r, base.r * 3] : [Math.round(base.depth / 2), base.width + inch(1)]
  const breadth = breadthOf(game, edge)
  for (let depth = half; depth <= (late ? half : zone); depth += Math.max(step, half))
    for (let along = Math.max(step, half); along <= breadth - half; along += step)
      yield inward(game, edge, along, depth)
}

export const facingFor = (game: Muzzleflash, piece: Piece, facing: number | undefined): number =>
  facing ?? inwards[game.side(piece.side).edge]

/** Is there a place for it? */
export function hasRoom(game: Muzzleflash, piece: Piece): boolean {
  if (whyLost(game, piece).length > 0) return false
  const facing = facingFor(game, piece, undefined)
  for (const spot of spotsFor(game, piece)) if (whyNotThere(game, piece, spot, facing).length === 0) return true
  return false
}

/** Places for all of these, each as near as possible to a point; null if one has none. Lost teams stay behind. */
export function placesFor(game: Muzzleflash, pieces: readonly Piece[], goal: Point): ReadonlyMap<Id, Point> | null {
  const places = new Map<Id, Point>()
  const taken: Footprint[] = []
  for (const piece of fieldable(game, pieces)) {
    const facing = facingFor(game, piece, undefined)
    const nearest = nearestFirst([...spotsFor(game, piece)], goal)
    const base = (spot: Point): Footprint => baseOf(game, { ...piece, facing }, spot)
    const to = nearest.find(
      spot =>
        !taken.some(other => boxesOverlap(other, base(spot))) && whyNotThere(game, piece, spot, facing).length === 0,
    )
    if (!to) return null
    places.set(piece.id, to)
    taken.push(base(to))
  }
  return places
}

const isBunched = (game: Muzzleflash, a: Point, b: Point): boolean => near(game, a, b, reachOf(game, 'pin'))

/** Ordered by distance from a point; among equals, the earlier first. */
function nearestFirst(spots: readonly Point[], [x, y]: Point): readonly Point[] {
  const far = spots.map(([px, py]) => (px - x) * (px - x) + (py - y) * (py - y))
  const order = spots.map((_, i) => i).sort((a, b) => (far[a] as number) - (far[b] as number) || a - b)
  return order.map(i => spots[i] as Point)
}

/** What a unit still has: of its teams, the first ones up to the number left. */
function fieldable(game: Muzzleflash, pieces: readonly Piece[]): readonly Piece[] {
  const kept = new Set<string>()
  return pieces.filter(piece => {
    const unit = piece.unit === null || piece.team === null ? null : game.find('unit', piece.unit)
    if (!unit || unit.teams === null || piece.team === null || kept.has(piece.team)) return true
    const there = new Set([...teamsSetUp(game, unit.id), ...kept])
    if (!there.has(piece.team) && there.size >= unit.teams) return false
    kept.add(piece.team)
    return true
  })
}

const teamsSetUp = (game: Muzzleflash, unit: Id): readonly string[] =>
  game.pieces.filter(p => p.unit === unit && isSetUp(p)).flatMap(p => p.team ?? [])

/** A piece's preferred place: in the middle of its unit's stretch, or by its weapon. */
export function laneOf(game: Muzzleflash, piece: Piece): Point {
  const weapon = piece.crews === null ? null : game.find('piece', piece.crews)
  if (weapon?.at) return weapon.at
  const { edge, zone } = game.side(piece.side)
  const units = [...new Set(game.pieces.filter(p => p.side === piece.side).map(p => p.unit))]
  const across = edge === 'south' || edge === 'north'
  const breadth = across ? game.width : game.depth
  const along = Math.round(((units.indexOf(piece.unit) + 0.5) * breadth) / units.length)
  const deep = Math.round(zone / 2)
  const depth = edge === 'south' || edge === 'west' ? deep : (across ? game.depth : game.width) - deep
  return across ? [along, depth] : [depth, along]
}

/** Places for a figure, best first: in its unit's lane, and not so close to others that one hit pins both. */
export function suggestionsFor(game: Muzzleflash, piece: Piece): readonly Point[] {
  const friends = game.pieces.filter(p => p.side === piece.side && onTable(p) && isFigure(game, p))
  const bunched = (spot: Point): boolean =>
    isFigure(game, piece) && friends.some(friend => isBunched(game, friend.at as Point, spot))
  const spots = nearestFirst([...spotsFor(game, piece)], laneOf(game, piece))
  return [...spots.filter(spot => !bunched(spot)), ...spots.filter(bunched)]
}
