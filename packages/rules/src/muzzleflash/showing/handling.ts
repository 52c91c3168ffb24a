import { type Decision, type Drawing, type Id, lengthOf, type Point } from '@sandtable/kernel'
import { isFigure, reachOf } from '../figures.ts'
import { gunsOf } from '../fire/guns.ts'
import { placesFor, waiting } from '../forces/zone.ts'
import { inches } from '../ground/measure.ts'
import type { Muzzleflash, Piece, Side } from '../records.ts'
import { carryReach, whyNotCarry } from '../recovery/carrying.ts'
import { arcOf } from './arc.ts'

/** How figures, weapons and vehicles are handled: set up, carried, turned. */

/** Where a force may be set up, and where each of a unit would then stand. */
export function deployDrawings(game: Muzzleflash, side: Side, { piece: id, to }: Decision): readonly Drawing[] {
  const zone = zoneOf(game, side)
  if (!Array.isArray(to) || game.find('piece', String(id))) return [zone]
  const unit = waiting(game, side.id).filter(piece => piece.unit === id)
  const places = [...(placesFor(game, unit, to as unknown as Point) ?? [])]
  return [zone, ...places.map(([one, at]) => spotOf(game.piece(one), at))]
}

const spotOf = ({ radius }: Piece, at: Point): Drawing => ({ type: 'ring', means: 'command', at, radius, says: '' })

/** The strip along the own edge. */
function zoneOf({ width, depth }: Muzzleflash, { edge, zone }: Side): Drawing {
  const [west, east] = edge === 'east' ? [width - zone, width] : edge === 'west' ? [0, zone] : [0, width]
  const [south, north] = edge === 'north' ? [depth - zone, depth] : edge === 'south' ? [0, zone] : [0, depth]
  const corners: readonly Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return { type: 'area', means: 'zone', outlines: [corners], says: `within ${inches(zone)} of the own edge` }
}

/** How far it is carried for an AP, and the way it is to go. */
export function carryDrawings(game: Muzzleflash, { pieces, target, to }: Decision): readonly Drawing[] {
  const load = typeof target === 'string' ? game.find('piece', target) : null
  const carriers = (pieces ?? []) as readonly Id[]
  if (!load?.at || carriers.length === 0) return []
  const far = carryReach(game, load, carriers.length)
  const ring: Drawing = { type: 'ring', means: 'range', at: load.at, radius: far, says: `carried ${inches(far)}` }
  if (!Array.isArray(to)) return [ring]
  const points = [load.at, to as unknown as Point]
  const says = `${inches(Math.ceil(lengthOf(points)))} of ${inches(far)}`
  const allowed = whyNotCarry(game, { pieces: carriers, target: load.id, to: points[1] as Point }).length === 0
  return [ring, { type: 'path', points, says, allowed }]
}

/** What its guns would bear on, turned like this; a vehicle without guns shows nothing. */
export function turnDrawings(game: Muzzleflash, piece: Piece, { facing, turret }: Decision): readonly Drawing[] {
  const turned: Piece = {
    ...piece,
    ...(typeof facing === 'number' && { facing, turret: piece.turret + facing - piece.facing }),
    ...(typeof turret === 'number' && { turret }),
  }
  const guns = gunsOf(game, piece).slice(0, 1)
  return guns.flatMap(gun => arcOf(game, { ...gun, holder: turned }))
}

/** Where a grenade can be smothered from. */
export const smotherDrawings = (game: Muzzleflash, piece: Piece): readonly Drawing[] =>
  isFigure(game, piece)
    ? [{ type: 'ring', means: 'range', at: piece.at as Point, radius: reachOf(game, 'smother'), says: 'smother' }]
    : []
