import {
  ahead,
  because,
  direction,
  facingOf,
  type Id,
  inArc,
  type Length,
  lengthOf as lengthBetween,
  type Point,
  type Reason,
  text,
  the,
  turn as turnBy,
} from '@sandtable/kernel'
import { isVehicle, kindOf, reachOf, sizeOf } from '../basics/figures.ts'
import { event } from '../basics/harm.ts'
import { whyGunHolds, whyUnmanned } from '../crew-served/crews.ts'
import { towardsPoint } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { steering } from '../tables.ts'
import { bailOut } from './bailing-out.ts'

export const degreesOf = (game: Muzzleflash, what: string): number => game.rows(steering)[what] as number

const UNIT = 16777216

/** A point's distance ahead of a vehicle (negative if behind) and to its side. */
function offsets({ at, facing }: Piece, to: Point): { readonly along: number; readonly aside: number } {
  const [x, y] = direction(facing)
  const dx = to[0] - (at as Point)[0]
  const dy = to[1] - (at as Point)[1]
  return { along: (x * dx + y * dy) / UNIT, aside: Math.abs(x * dy - y * dx) / UNIT }
}

/** The tolerance within which a vehicle has still gone straight. */
const isStraight = (game: Muzzleflash, aside: number): boolean => aside <= reachOf(game, 'contact')

/** Why a vehicle's steering does not let it go there: MF-RUL-74. */
export function whyNotSteer(game: Muzzleflash, vehicle: Piece, to: Point): readonly Reason[] {
  const reasons: Reason[] = [...whyNotDrive(game, vehicle)]
  const { along, aside } = offsets(vehicle, to)
  if (isStraight(game, aside)) return reasons
  if (kindOf(game, vehicle).tracked)
    reasons.push(because('straight', text`a tracked vehicle moves straight ahead or back`, 'MF-VEH-6', 'MF-RUL-74'))
  else if (along < 0)
    reasons.push(because('straight', text`a wheeled vehicle backs straight, without turning`, 'MF-MOV-5', 'MF-RUL-74'))
  return reasons
}

/** Where a move of this length towards a point takes it, given its steering. */
export function steeredTo(game: Muzzleflash, vehicle: Piece, to: Point, most: Length): Point {
  const at = vehicle.at as Point
  const { along, aside } = offsets(vehicle, to)
  if (kindOf(game, vehicle).tracked || along < 0 || isStraight(game, aside))
    return ahead(at, vehicle.facing, Math.round(Math.max(-most, Math.min(most, along))))
  return towardsPoint(at, to, Math.min(most, Math.floor(lengthBetween([at, to]))))
}

/** Why it cannot move or turn. */
export const whyNotDrive = (game: Muzzleflash, vehicle: Piece): readonly Reason[] => [
  ...(vehicle.drive === 'disabled'
    ? [because('drive', text`the drive of ${the.piece(vehicle)} is disabled`, 'MF-ATF-20')]
    : []),
  ...whyGunHolds(game, vehicle),
  ...whyUnmanned(game, vehicle),
]

/** Its facing after the move: a wheeled vehicle faces along its move, and its turret turns with it. */
export function steered(game: Muzzleflash, vehicle: Piece, to: Point): Pick<Piece, 'facing' | 'turret'> {
  const { facing, turret } = vehicle
  const { along, aside } = offsets(vehicle, to)
  if (kindOf(game, vehicle).tracked || along < 0 || isStraight(game, aside)) return { facing, turret }
  return withHull(vehicle, facingOf(vehicle.at as Point, to))
}

/** The hull faces another way, and the turret turns with it. */
export const withHull = ({ facing, turret }: Piece, to: number): Pick<Piece, 'facing' | 'turret'> => ({
  facing: to,
  turret: (turret + turnBy(facing, to) + 360) % 360,
})

/** The vehicle moves there, with anything hitched to it. */
export function drive(game: Muzzleflash, id: Id, to: Point, cites: readonly string[]): void {
  const vehicle = game.piece(id)
  game.change('piece', id, { at: to, ...steered(game, vehicle, to), moved: true }, cites)
  tow(game, id)
}

/** Anything hitched follows behind. */
export function tow(game: Muzzleflash, id: Id): void {
  const vehicle = game.piece(id)
  for (const gun of towedBy(game, id)) {
    const { at, facing } = behind(game, vehicle, gun)
    game.change('piece', gun.id, { at, facing, turret: facing }, ['MF-DEP-4'])
  }
}

export const towedBy = (game: Muzzleflash, id: Id): readonly Piece[] => game.pieces.filter(p => p.hitched === id)

/** The position of a gun behind its vehicle, wherever that is. */
export function behind(game: Muzzleflash, { kind, at, facing }: Piece, gun: Piece): Pick<Piece, 'at' | 'facing'> {
  const off = (lengthOf(game, kind) + lengthOf(game, gun.kind)) / 2
  return { at: ahead(at as Point, facing + 180, Math.round(off)), facing }
}

function lengthOf(game: Muzzleflash, kind: string): Length {
  const { base } = sizeOf(game, kind)
  return typeof base === 'number' ? base : (base[1] ?? 0)
}

/** Why a point is outside a weapon's arc: 45 degrees to either side of its turret or mount. Infantry shoot all round. */
export function whyOutOfArc(game: Muzzleflash, holder: Piece, weapon: string, to: Point): readonly Reason[] {
  const kind = kindOf(game, holder)
  if (kind.class === 'infantry') return []
  const inTurret = kind.inTurret?.includes(weapon) ?? false
  const facing = inTurret ? holder.turret : holder.facing
  if (inArc(holder.at as Point, facing, 2 * degreesOf(game, 'arc'), to)) return []
  const cites = inTurret ? ['MF-VEH-7', 'MF-RUL-30'] : ['MF-RUL-30']
  return [because('arc', text`outside the arc of the ${the.term(weapon)}`, ...cites)]
}

/** A vehicle has failed its pin test: everyone aboard gets out with its pins, and it is abandoned. MF-RUL-71. */
export function abandon(game: Muzzleflash, id: Id): void {
  const { pins, pinnedBy } = game.piece(id)
  const cites = ['MF-ATF-24', 'MF-RUL-71']
  game.say(text`${the.piece(id)} is abandoned.`, cites, [id])
  const shaken = { pinnedBy, ap: 0, status: 'pinned', activated: 'done', tested: true } as const
  bailOut(game, id, cites, figure => ({ ...shaken, pins: Math.max(pins, figure.pins) }))
  const left = { pins: 0, status: 'abandoned', ap: 0 } as const
  game.change('piece', id, left, cites, event('abandoned', { cause: 'morale', by: pinnedBy }))
}

/** Is it a vehicle, or a gun that can be turned? */
export const canTurn = (game: Muzzleflash, piece: Piece): boolean =>
  isVehicle(game, piece) || kindOf(game, piece).class === 'weapon'
