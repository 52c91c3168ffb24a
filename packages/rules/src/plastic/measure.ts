import { type Disc, gap, inch, isPoint, type Length, type Point, within, withinOf } from '@sandtable/kernel'
import type { Land } from './ground.ts'
import type { Edge, Figure, Plastic } from './records.ts'

/** Things touch when the gap is a tenth of an inch or less: PF-RUL-2. Touching always goes by the edges of bases. */
export const TOUCH: Length = inch(0.1)

/** A figure on the table, or a spot. */
export type Thing = Figure | Point

export const at = (thing: Thing): Point => (isPoint(thing) ? thing : (thing.at as Point))

/** What is measured from: the base, or under PF-RUL-1 centre its middle. A spot has no size. */
function measured(game: Plastic, thing: Thing): Disc {
  if (isPoint(thing)) return { x: thing[0], y: thing[1], r: 0 }
  const [x, y] = thing.at as Point
  return { x, y, r: fromEdges(game) ? thing.radius : 0 }
}

const fromEdges = (game: Plastic): boolean => game.ruling('PF-RUL-1') === 'edge'

/** The base itself. */
export const baseOf = (figure: Figure): Disc => disc(figure.at as Point, figure.radius)
export const disc = ([x, y]: Point, r: Length): Disc => ({ x, y, r })

/** Are they no farther apart than this? Exact: 'exactly 12 inches' has one answer. */
export const near = (game: Plastic, a: Thing, b: Thing, reach: Length): boolean =>
  within(measured(game, a), measured(game, b), reach)

/** How far apart they are, for people to read and for sorting. */
export const apart = (game: Plastic, a: Thing, b: Thing): Length =>
  Math.round(gap(measured(game, a), measured(game, b)))

export const touching = (a: Figure, b: Figure): boolean => within(baseOf(a), baseOf(b), TOUCH)

/** Does the figure touch this terrain piece, or stand on it? */
export const touches = (figure: Pick<Figure, 'at' | 'radius'>, land: Land): boolean =>
  withinOf(land.shape, figure.at as Point, figure.radius + TOUCH)

/** Is the terrain piece within this distance of the figure? */
export const nearLand = (game: Plastic, figure: Figure, land: Land, reach: Length): boolean =>
  withinOf(land.shape, figure.at as Point, reach + (fromEdges(game) ? figure.radius : 0))

/** How far the near edge of a base at this place is from an edge of the table that lies `depth` away from its middle. */
export const fromTableEdge = (game: Plastic, figure: Figure, depth: Length): Length =>
  depth - (fromEdges(game) ? figure.radius : 0)

/** The edges beyond which a point lies. */
export function offTable(game: Plastic, [x, y]: Point): readonly Edge[] {
  const off: Edge[] = []
  if (y < 0) off.push('south')
  if (y > game.depth) off.push('north')
  if (x < 0) off.push('west')
  if (x > game.width) off.push('east')
  return off
}

/** A ring round a figure at this distance, as distances are measured: from the edge of its base, or from its middle. */
export const ringOf = (game: Plastic, figure: Figure, reach: Length): Length =>
  reach + (fromEdges(game) ? figure.radius : 0)
