import { type Disc, disc, gap, isPoint, type Length, length, type Point, within, withinOf } from '@sandtable/kernel'
import type { Land } from './ground.ts'
import type { Figure, Plastic } from './records.ts'
import { book } from './tables.ts'

const reaches = book.values('reaches', length)
type Reach =
  | 'touch'
  | 'close'
  | 'opening'
  | 'small-hole'
  | 'set-up-zone'
  | 'short-range'
  | 'medium-range'
  | 'leading'
  | 'binoculars'
  | 'radio'
  | 'grenade-pit'
  | 'wall-blast'
  | 'reserves'
/** The distance within which an effect applies. */
export const reach = (game: Plastic, name: Reach): Length => game.rows(reaches)[name] as Length

/** A figure on the table, or a spot. */
export type Thing = Figure | Point

/** The origin of measurement: the base, or its centre under PF-RUL-1 centre. A spot has no size. */
function measured(game: Plastic, thing: Thing): Disc {
  if (isPoint(thing)) return disc(thing, 0)
  return disc(thing.at as Point, fromEdges(game) ? thing.radius : 0)
}

const fromEdges = (game: Plastic): boolean => game.ruling('PF-RUL-1') === 'edge'

/** The base itself. */
export const baseOf = (figure: Figure): Disc => disc(figure.at as Point, figure.radius)

/** Are they at most this far apart? Exact: 'exactly 12 inches' has one answer. */
export const near = (game: Plastic, a: Thing, b: Thing, reach: Length): boolean =>
  within(measured(game, a), measured(game, b), reach)

/** The distance between them, for display and sorting. */
export const apart = (game: Plastic, a: Thing, b: Thing): Length =>
  Math.round(gap(measured(game, a), measured(game, b)))

/** Contact is always measured between base edges: PF-RUL-2. */
export const touching = (game: Plastic, a: Figure, b: Figure): boolean =>
  within(baseOf(a), baseOf(b), reach(game, 'touch'))

/** Does the figure touch this terrain piece, or stand on it? */
export const touches = (game: Plastic, figure: Pick<Figure, 'at' | 'radius'>, land: Pick<Land, 'shape'>): boolean =>
  withinOf(land.shape, figure.at as Point, figure.radius + reach(game, 'touch'))

/** Is the terrain piece within this distance of the figure? */
export const nearLand = (game: Plastic, figure: Figure, land: Land, reach: Length): boolean =>
  withinOf(land.shape, figure.at as Point, reach + (fromEdges(game) ? figure.radius : 0))

/** The distance from the near edge of a base here to a table edge `depth` away from its middle. */
export const fromTableEdge = (game: Plastic, figure: Figure, depth: Length): Length =>
  depth - (fromEdges(game) ? figure.radius : 0)

/** A ring around a figure at this distance, measured as the rules do: from its base or from its centre. */
export const ringOf = (game: Plastic, figure: Figure, reach: Length): Length =>
  reach + (fromEdges(game) ? figure.radius : 0)
