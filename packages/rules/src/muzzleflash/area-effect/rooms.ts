import { type Arg, type Id, inside, type Point, type Shape, text, the } from '@sandtable/kernel'
import { kindOf, onTable } from '../basics/figures.ts'
import { groundOf } from '../ground/ground.ts'
import { shapeOf } from '../ground/hulls.ts'
import { baseOf } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** What holds the blast of a grenade: a building, a bunker, or the inside of an open vehicle. MF-RUL-59. */
export interface Room {
  readonly id: Id
  /** Of a vehicle or a building. */
  readonly name: Arg
  readonly shape: Shape
}

/** The vehicle that something lands on when it comes down here. */
export const vehicleUnder = (game: Muzzleflash, at: Point): Piece | null =>
  game.pieces.find(p => p.sort === 'vehicle' && onTable(p) && inside(shapeOf(baseOf(game, p)), at)) ?? null

/** The room that a point is in. What comes down on an enclosed vehicle lies outside it. */
export function roomAround(game: Muzzleflash, at: Point): Room | null {
  const vehicle = vehicleUnder(game, at)
  if (vehicle && !kindOf(game, vehicle).enclosed)
    return { id: vehicle.id, name: the.piece(vehicle), shape: shapeOf(baseOf(game, vehicle)) }
  const room = groundOf(game).roomAt(at)
  return room && { id: room.id, name: text`the ${the.ground(room)}`, shape: room.shape }
}

export const isIn = ({ shape }: Room, p: Point): boolean => inside(shape, p)
