import { type Disc, gap, isPoint, type Length, type Point, within } from '@sandtable/kernel'
import type { Edge, Figure, Goodbye } from './records.ts'
import { distances } from './tables.ts'

/** Everything but contact is measured from centre to centre, of men and of models: GB-GEN-6, GB-GEN-7. */
export const MEASURED = ['GB-GEN-6', 'GB-RUL-3']

/** A figure on the table, or a spot. */
export type Thing = Figure | Point

export const at = (thing: Thing): Point => (isPoint(thing) ? thing : (thing.at as Point))

export const disc = ([x, y]: Point, r: Length): Disc => ({ x, y, r })
export const baseOf = (figure: Figure): Disc => disc(figure.at as Point, figure.radius)

/** Are they no farther apart than this, centre to centre? Exact. */
export function near(a: Thing, b: Thing, reach: Length): boolean {
  const [ax, ay] = at(a)
  const [bx, by] = at(b)
  return reach >= 0 && (ax - bx) * (ax - bx) + (ay - by) * (ay - by) <= reach * reach
}

/** Are they at least this far apart? */
export function isFar(a: Thing, b: Thing, least: Length): boolean {
  const [ax, ay] = at(a)
  const [bx, by] = at(b)
  return (ax - bx) * (ax - bx) + (ay - by) * (ay - by) >= least * least
}

/** How far apart they are, for people to read and for sorting. */
export const apart = (a: Thing, b: Thing): Length => gap(disc(at(a), 0), disc(at(b), 0))

export const touching = (a: Figure, b: Figure): boolean => within(baseOf(a), baseOf(b), distances.contact)

export const isOff = (game: Goodbye, [x, y]: Point): boolean => x < 0 || y < 0 || x > game.width || y > game.depth

/** How far a point lies from an edge of the table. */
export const fromEdge = (game: Goodbye, edge: Edge, [x, y]: Point): Length =>
  edge === 'south' ? y : edge === 'north' ? game.depth - y : edge === 'west' ? x : game.width - x

/** So far straight towards an edge; it may lie beyond it. */
export const towardsEdge = (edge: Edge, [x, y]: Point, by: Length): Point =>
  edge === 'south' ? [x, y - by] : edge === 'north' ? [x, y + by] : edge === 'west' ? [x - by, y] : [x + by, y]
