import { type Disc, disc, type Edge, gap, type Length, type Point, whereIs, within } from '@sandtable/kernel'
import type { Figure, Goodbye } from './records.ts'
import { distances } from './tables.ts'

/** All distances except contact are measured from centre to centre, for men and models: GB-GEN-6, GB-GEN-7. */
export const MEASURED = ['GB-GEN-6', 'GB-RUL-3']

/** A figure on the table, or a spot. */
export type Thing = Figure | Point

export const baseOf = (figure: Figure): Disc => disc(figure.at as Point, figure.radius)

/** Are they at most this far apart, centre to centre? Exact. */
export function near(a: Thing, b: Thing, reach: Length): boolean {
  return reach >= 0 && squareBetween(a, b) <= reach * reach
}

/** Are they at least this far apart? */
export function isFar(a: Thing, b: Thing, least: Length): boolean {
  return squareBetween(a, b) >= least * least
}

/** Their distance, squared. Asked for every pair of figures, so nothing is taken apart. */
export function squareBetween(a: Thing, b: Thing): number {
  const from = whereIs(a)
  const to = whereIs(b)
  const dx = from[0] - to[0]
  const dy = from[1] - to[1]
  return dx * dx + dy * dy
}

/** The distance between them, for display and sorting. */
export const apart = (a: Thing, b: Thing): Length => gap(disc(whereIs(a), 0), disc(whereIs(b), 0))

export const touching = (game: Goodbye, a: Figure, b: Figure): boolean =>
  within(baseOf(a), baseOf(b), game.rows(distances).contact)

/** The point this far straight towards an edge; it may lie beyond it. */
export const towardsEdge = (edge: Edge, [x, y]: Point, by: Length): Point =>
  edge === 'south' ? [x, y - by] : edge === 'north' ? [x, y + by] : edge === 'west' ? [x - by, y] : [x + by, y]
