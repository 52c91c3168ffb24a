import {
  type Cites,
  crosses,
  type Id,
  type Length,
  type Message,
  type Modifier,
  type Point,
  type Procedure,
  roll,
  text,
  the,
  whereIs,
} from '@sandtable/kernel'
import { diceOf, halfDice, isArmoured, penetrate, type Strike } from '../anti-tank/penetration.ts'
import { isAble, isVehicle, numberOf, onTable } from '../basics/figures.ts'
import { sourceOf } from '../basics/harm.ts'
import { shelterFrom } from '../ground/cover.ts'
import type { Land } from '../ground/ground.ts'
import { apart, near, partNear, towardsPoint } from '../ground/measure.ts'
import { givePins } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { inConeBeyond } from '../scattered-shots/directions.ts'
import { hasHit, toHit } from '../shooting/aiming.ts'
import { injure } from '../shooting/hits.ts'
import { type Blast, blastTable } from '../tables.ts'
import { riddenBy } from '../vehicles/riding.ts'
import { isIn, type Room, roomAround } from './rooms.ts'

/** An explosion, and how it came about. */
export interface Burst extends Strike {
  readonly at: Point
  /** Where the round came from: a burst on a feature lies on that side of it. Null where unknown. */
  readonly from: Point | null
  /** The vehicle that the round struck: it alone takes all the AT dice. */
  readonly struck?: Id | null
  /** The wall that the round went through: its blast reaches beyond in a cone. */
  readonly through?: Land
  /** The rule that makes it go off here. */
  readonly because: string
}

type Zone = 'centre' | 'edge'

/** A blast, worked out: vehicles, pins, hits, injuries. MF-RUL-58 has the order. */
export function* burst(game: Muzzleflash, blast: Burst): Procedure {
  const row = game.rows(blastTable)[blast.class] as Blast
  const room = roomOf(game, blast)
  game.say(goesOff(blast, room), [blast.because, room ? 'MF-AEW-7' : 'MF-AEW-1'], undefined, undefined, blast.at)
  const caught = figuresIn(game, blast, row) // found first: those who get out of a wreck were inside when it went off
  for (const vehicle of game.pieces.filter(p => onTable(p) && isVehicle(game, p)))
    yield* shake(game, blast, row, vehicle)
  for (const { figure, where, zone } of caught)
    givePins(game, figure.id, numberOf(game, `${zone}-pins`), blast.by, pinRules(blast, where, zone))
  const hits: { piece: Id; wound: number }[] = []
  for (const { figure, where, zone } of caught) {
    const cover = coverFrom(game, blast, figure, where)
    const cites = zone === 'centre' ? ['MF-AEW-2'] : ['MF-AEW-4']
    const [die] = yield* roll(game, 'hit', 1, { need: toHit(game), modifiers: cover, cites, about: [figure.id] })
    if (!hasHit(game, die as number, cover)) continue
    if (zone === 'edge' || game.ruling('MF-RUL-1') !== 'first')
      givePins(game, figure.id, numberOf(game, 'blast-hit-pins'), blast.by, ['MF-AEW-6', 'MF-RUL-1'])
    hits.push({ piece: figure.id, wound: row[`${zone}-wound`] })
  }
  if (hits.length > 0) yield* injure(game, hits, sourceOf(blast), { injure: ['MF-HIT-5'], wound: 'MF-AEW-9' })
}

function goesOff({ class: what }: Burst, room: Room | null): Message {
  if (what !== 'grenade') return room ? text`It goes off inside ${room.name}.` : text`It goes off.`
  return room ? text`The grenade goes off inside ${room.name}.` : text`The grenade goes off.`
}

/** Behind a breached wall the edge is a cone, and before it a half-circle. */
function pinRules(blast: Burst, where: Point, zone: Zone): Cites {
  if (zone === 'centre') return ['MF-AEW-3', 'MF-AEW-8']
  if (!blast.through) return ['MF-AEW-5', 'MF-AEW-8']
  return ['MF-AEW-5', isBeyond(blast, where) ? 'MF-SUP-8' : 'MF-SUP-9']
}

/** A figure that the blast reaches, and where: on the table, or on the tank that it rides on. */
interface Caught {
  readonly figure: Piece
  readonly where: Point
  readonly zone: Zone
}

/** The figures that it reaches, nearest first and by id. The injured are spared: MF-RUL-26. */
function figuresIn(game: Muzzleflash, blast: Burst, row: Blast): readonly Caught[] {
  return game.pieces
    .flatMap(figure => {
      const tank = isAble(game, figure) ? null : riddenBy(game, figure)
      if (!tank && !isAble(game, figure)) return []
      const zone = tank
        ? zoneOf(game, blast, row, tank, reach => partNear(game, tank, blast.at, reach))
        : zoneOf(game, blast, row, figure, reach => near(game, figure, blast.at, reach))
      const where = whereIs(tank ?? figure)
      return zone ? [{ figure, where, zone, far: apart(game, tank ?? figure, blast.at) }] : []
    })
    .sort((a, b) => a.far - b.far || (a.figure.id < b.figure.id ? -1 : 1))
}

/** The room that holds the blast of a grenade: MF-AEW-7, MF-RUL-59. */
const roomOf = (game: Muzzleflash, blast: Burst): Room | null =>
  blast.class === 'grenade' ? roomAround(game, blast.at) : null

/** In the centre, in the edge, or out of it. A room holds the blast of a grenade; a breached wall lets it through in a cone. */
function zoneOf(
  game: Muzzleflash,
  blast: Burst,
  row: Blast,
  piece: Piece,
  within: (reach: Length) => boolean,
): Zone | null {
  const room = roomOf(game, blast)
  if (room && !isIn(room, whereIs(piece))) return null
  if (within(row.centre)) return 'centre'
  if (room || !within(row.edge)) return null
  return isBeyond(blast, whereIs(piece)) && !isInCone(blast, whereIs(piece)) ? null : 'edge'
}

/** A vehicle in the blast takes AT dice by how near it is and how it is built; one that was struck takes them all, once. */
function* shake(game: Muzzleflash, blast: Burst, row: Blast, vehicle: Piece): Procedure {
  const all = diceOf(game, blast.class)
  if (vehicle.id === blast.struck) {
    yield* penetrate(game, vehicle.id, all, blast.from ?? blast.at, blast, 'MF-ATF-12')
    return
  }
  const zone = zoneOf(game, blast, row, vehicle, reach => partNear(game, vehicle, blast.at, reach))
  if (!zone) return
  const armoured = isArmoured(game, vehicle)
  const [dice, rule] = armoured
    ? zone === 'centre'
      ? [halfDice(all), 'MF-ATF-7']
      : [numberOf(game, 'edge-armour-dice'), 'MF-ATF-8']
    : zone === 'centre'
      ? [all, 'MF-ATF-5']
      : [halfDice(all), 'MF-ATF-6']
  const shaken =
    zone === 'centre'
      ? text`${the.piece(vehicle)} is in the centre of the blast.`
      : text`${the.piece(vehicle)} is at the edge of the blast.`
  game.say(shaken, [rule, 'MF-ATF-9'], [vehicle.id])
  // what was not aimed at the vehicle that it struck was never aimed at the others: MF-SCA-12
  yield* penetrate(game, vehicle.id, dice, blast.at, { ...blast, scattered: false }, rule)
}

/** Just short of what it burst on. */
const nearSide = ({ at, from }: Burst): Point => (from ? towardsPoint(at, from, 10) : at)

const isInCone = ({ from, at: burstsAt }: Burst, where: Point): boolean =>
  from !== null && inConeBeyond(from, burstsAt, where)

const isBeyond = (blast: Burst, where: Point): boolean =>
  blast.through !== undefined && crosses(blast.through.shape, nearSide(blast), where)

/** The best cover between a burst and a figure, as the modifier of its die. */
function coverFrom(game: Muzzleflash, blast: Burst, figure: Piece, where: Point): readonly Modifier[] {
  if (isBeyond(blast, where)) return [{ by: 0, says: text`the wall is breached`, cites: ['MF-SUP-7'] }]
  const shelter = shelterFrom(game, nearSide(blast), figure, where)
  if (shelter.gives === 'none') return []
  const cites = shelter.land === null ? shelter.cites : [...shelter.cites.slice(0, 1), 'MF-SUP-5']
  return [{ by: shelter.hit, says: shelter.says, cites }]
}
