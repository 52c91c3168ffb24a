import { ahead, type Footprint, type Id, type Length, nearest, type Point } from '@sandtable/kernel'
import { isAlive, kindOf } from '../basics/figures.ts'
import { event } from '../basics/harm.ts'
import { crewOf, crewRoles } from '../crew-served/crews.ts'
import { shapeOf } from '../ground/hulls.ts'
import { baseOf } from '../ground/measure.ts'
import { canStand } from '../ground/standing.ts'
import { hindrances, whyBarred } from '../movement/obstacles.ts'
import { whyEnemyInTheWay } from '../movement/passing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Role, sizes } from '../tables.ts'

/** Everyone alive in or on a vehicle, crew first, in set-up order. */
export const aboard = (game: Muzzleflash, vehicle: Id): readonly Piece[] =>
  game.pieces.filter(p => p.aboard === vehicle && isAlive(p))

/** Everyone aboard gets out, each to the free place at the hull nearest its front right. */
export function bailOut(
  game: Muzzleflash,
  id: Id,
  cites: readonly string[],
  fields: (figure: Piece) => Partial<Piece> = () => ({}),
): void {
  for (const figure of aboard(game, id))
    alight(game, figure.id, cites, figure.status === 'injured' ? {} : fields(figure))
}

/** One of those aboard gets out. */
export function alight(game: Muzzleflash, id: Id, cites: readonly string[], fields: Partial<Piece> = {}): void {
  const figure = game.piece(id)
  const vehicle = game.piece(figure.aboard as Id)
  const at = placeBeside(game, vehicle, figure)
  const role = roleOutside(game, figure)
  const pinned = fields.status === 'pinned' ? event('pinned', { cause: 'morale', by: vehicle.pinnedBy }) : undefined
  game.change('piece', id, { aboard: null, at, role, ap: apOutside(vehicle, figure), ...fields }, cites, pinned)
}

/** A vehicle spends its crew's AP: a crewman who gets out has at most the vehicle's AP left. MF-RUL-76. */
export const apOutside = (vehicle: Piece, figure: Piece): number =>
  crewRoles.includes(figure.role) ? Math.min(figure.ap, vehicle.ap) : figure.ap

/** A gun crewman who rode in a vehicle goes back to the first vacant place at the gun. */
export function roleOutside(game: Muzzleflash, figure: Piece): Role | null {
  const weapon = figure.crews === null ? null : game.find('piece', figure.crews)
  if (!weapon) return null
  const others = crewOf(game, weapon).filter(p => p.id !== figure.id)
  const free = (kindOf(game, weapon).crew ?? ['loader']).filter(role => !others.some(p => p.role === role))
  return (figure.rank === 'nco' && free.includes('nco') ? 'nco' : free[0]) ?? null
}

/** The first free place around a vehicle with nothing in between, or else the first behind only an obstacle. */
function placeBeside(game: Muzzleflash, vehicle: Piece, figure: Piece): Point {
  const man = { ...figure, aboard: null, at: vehicle.at }
  const hull = shapeOf(baseOf(game, vehicle))
  const places = [...placesBeside(game, vehicle, RINGS)].filter(
    spot => canStand(game, man, spot) && whyEnemyInTheWay(game, man, nearest(hull, spot), spot).length === 0,
  )
  const met = (spot: Point) => hindrances(game, nearest(hull, spot), spot)
  const open = places.find(spot => met(spot).length === 0)
  return open ?? places.find(spot => whyBarred(met(spot)).length === 0) ?? (vehicle.at as Point)
}
const RINGS = 8

/** Rings of places around a vehicle, the innermost touching its hull. */
export function* placesBeside(game: Muzzleflash, vehicle: Piece, rings: number): Generator<Point> {
  const width = game.rows(sizes).man?.base as Length
  for (let ring = 0; ring < rings; ring++)
    yield* ringAround(baseOf(game, vehicle), Math.round(width / 2) + ring * width, width)
}

/** Places for single men, side by side on a rectangle around a base. */
function* ringAround(base: Footprint, off: Length, width: Length): Generator<Point> {
  const box = 'r' in base ? { at: [base.x, base.y] as Point, width: 2 * base.r, depth: 2 * base.r, facing: 0 } : base
  const across = Math.round(box.width / 2) + off
  const along = Math.round(box.depth / 2) + off
  const place = (right: Length, front: Length): Point => ahead(ahead(box.at, box.facing, front), box.facing + 90, right)
  for (let front = along; front >= -along; front -= width) {
    yield place(across, front)
    yield place(-across, front)
  }
  for (let right = across - width; right > -across; right -= width) {
    yield place(right, -along)
    yield place(right, along)
  }
}
