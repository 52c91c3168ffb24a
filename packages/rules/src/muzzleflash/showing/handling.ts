import { corners, type Drawing, draw, type Id, lengthOf, type Point, stripAlong, text, the } from '@sandtable/kernel'
import { isFigure, reachOf } from '../basics/figures.ts'
import { placesFor, waiting } from '../forces/zone.ts'
import { baseOf, touchOf, towardsPoint } from '../ground/measure.ts'
import type { Muzzleflash, Piece, Side } from '../records.ts'
import { carryReach, whyNotCarry } from '../recovery/carrying.ts'
import { gunsOf } from '../shooting/weapons.ts'
import { arcOf } from './arc.ts'

/** Handling of figures, weapons and vehicles: set up, carried, turned. */

interface Placing {
  readonly piece?: Id
  readonly to?: Point
}

/** Where a force may be set up, and where each piece of a unit would stand. */
export function deployDrawings(game: Muzzleflash, side: Side, { piece: id = '', to }: Placing): readonly Drawing[] {
  const zone = zoneOf(game, side)
  if (!to || game.find('piece', id)) return [zone]
  const unit = waiting(game, side.id).filter(piece => piece.unit === id)
  const places = [...(placesFor(game, unit, to) ?? [])]
  return [zone, ...places.map(([one, at]) => spotOf(game.piece(one), at))]
}

const spotOf = ({ radius }: Piece, at: Point): Drawing => draw.ring('command', at, radius, text``)

/** The strip along the side's own edge. */
const zoneOf = (game: Muzzleflash, { edge, zone }: Side): Drawing =>
  draw.area('zone', [stripAlong(game, edge, zone)], text`within ${the.length(zone)} of your edge`)

interface Carrying {
  readonly pieces?: readonly Id[]
  readonly target?: Id
  readonly to?: Point
}

/** How far it is carried for an AP, and its path. */
export function carryDrawings(
  game: Muzzleflash,
  { pieces: carriers = [], target = '', to }: Carrying,
): readonly Drawing[] {
  const load = game.find('piece', target)
  if (!load?.at || carriers.length === 0) return []
  const far = carryReach(game, load, carriers)
  const ring = draw.ring('range', load.at, far, text`carried ${the.length(far)}`)
  if (!to) return [ring]
  const points = [load.at, to]
  const says = text`${the.length(Math.ceil(lengthOf(points)), far)}`
  const allowed = whyNotCarry(game, { pieces: carriers, target: load.id, to }).length === 0
  return [ring, draw.path(points, says, allowed)]
}

/** The carry for one AP along the way there. */
export function carryRoute(
  game: Muzzleflash,
  { pieces: carriers = [], target = '' }: Carrying,
  to: Point,
): readonly Point[] | null {
  const load = game.find('piece', target)
  return load?.at && carriers.length > 0 ? [towardsPoint(load.at, to, carryReach(game, load, carriers))] : null
}

/** Where a figure may get out: around the hull, within the required distance. */
export function dismountDrawings(game: Muzzleflash, figure: Piece | null): readonly Drawing[] {
  const vehicle = game.find('piece', figure?.aboard ?? '')
  const hull = vehicle?.at ? baseOf(game, vehicle) : null
  if (!hull || 'r' in hull) return []
  const [long, wide] = [
    corners({ ...hull, depth: hull.depth + 2 * touchOf(game) }),
    corners({ ...hull, width: hull.width + 2 * touchOf(game) }),
  ]
  // cut off at each corner: the drawing never shows too much
  const outline = [long[0], long[1], wide[1], wide[2], long[2], long[3], wide[3], wide[0]]
  return [draw.area('zone', [outline], text`within ${the.length(touchOf(game))} of the hull`)]
}

interface Turning {
  readonly facing?: number
  readonly turret?: number
}

/** What its guns would bear on at this facing; a vehicle without guns shows nothing. */
export function turnDrawings(game: Muzzleflash, piece: Piece, { facing, turret }: Turning): readonly Drawing[] {
  const turned: Piece = {
    ...piece,
    ...(facing !== undefined && { facing, turret: piece.turret + facing - piece.facing }),
    ...(turret !== undefined && { turret }),
  }
  const guns = gunsOf(game, piece).slice(0, 1)
  return guns.flatMap(gun => arcOf(game, { ...gun, holder: turned }))
}

/** From where a grenade can be smothered. */
export function smotherDrawings(game: Muzzleflash, piece: Piece): readonly Drawing[] {
  const far = reachOf(game, 'smother')
  return isFigure(game, piece) ? [draw.ring('range', piece.at as Point, far, text`smother: ${the.length(far)}`)] : []
}
