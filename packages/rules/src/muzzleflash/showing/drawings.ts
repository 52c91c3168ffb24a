import {
  ahead,
  type Decision,
  type Drawing,
  type Id,
  inch,
  type Length,
  lengthOf,
  type Point,
  type Prompt,
} from '@sandtable/kernel'
import { wayBack } from '../falling-back.ts'
import { isVehicle, reachOf } from '../figures.ts'
import { type Gun, gunNamed, longest } from '../fire/guns.ts'
import { groundOf } from '../ground/ground.ts'
import { inches, isSpot, type Thing, TOUCH } from '../ground/measure.ts'
import { pathOf, reachFor, speedOf, whyNotMove } from '../movement/moving.ts'
import { isLeader } from '../nerve/command.ts'
import { contactPoint } from '../nerve/contact.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type BlastClass, blastTable, supportWeapons } from '../tables.ts'
import type { Deed } from '../turn/act.ts'
import { innerOf } from '../turn/reacting.ts'
import { arcOf } from './arc.ts'
import { carryDrawings, deployDrawings, dismountDrawings, smotherDrawings, turnDrawings } from './handling.ts'
import { sightOf } from './sight.ts'

/** What can be drawn of a half-made decision: reach and path, ranges, arcs and sight, blasts, the radius of an order. */
export function drawings(game: Muzzleflash, side: Id, draft: Decision, prompt: Prompt): readonly Drawing[] {
  const decision = draft.action === 'react' ? reaction(game, draft, prompt) : draft
  if (decision.action === 'deploy') return deployDrawings(game, game.side(side), decision)
  if (decision.action === 'carry') return carryDrawings(game, decision)
  const piece = typeof decision.piece === 'string' ? game.find('piece', decision.piece) : null
  if (piece && decision.action === 'dismount') return dismountDrawings(game, piece)
  if (!piece?.at) return []
  switch (decision.action) {
    case 'move':
      return [...reachDrawings(game, piece), ...pathDrawings(game, piece, decision)]
    case 'charge':
      return chargeDrawings(game, piece, decision.target)
    case 'fire':
      return fireDrawings(game, piece, decision)
    case 'throw':
      return throwDrawings(game, piece, decision.target)
    case 'order':
      return orderDrawings(game, piece, decision)
    case 'turn':
      return turnDrawings(game, piece, decision)
    case 'fall-back':
      return [
        { type: 'path', points: wayBack(game, piece), says: `must fall back ${inches(piece.fallback)}`, allowed: true },
      ]
    case 'smother':
      return smotherDrawings(game, piece)
    default:
      return []
  }
}

/** A reaction is drawn as the act that it is. */
function reaction(game: Muzzleflash, draft: Decision, { context }: Prompt): Decision {
  const deed = (context as unknown as { readonly deed?: Deed } | null)?.deed
  return deed ? innerOf(game, draft, deed).decision : draft
}

const ring = (means: 'range' | 'command' | 'blast', at: Point, radius: Length, what = ''): Drawing => ({
  type: 'ring',
  means,
  at,
  radius,
  says: what ? `${what} ${inches(radius)}` : inches(radius),
})

/** A lattice of a quarter of an inch is fine enough for the outline of a move. */
const STEP = inch(0.25)

/** Where a figure gets for one AP, and with all that it has left. */
const reachDrawings = (game: Muzzleflash, piece: Piece): readonly Drawing[] =>
  [...new Set([1, Math.max(1, piece.ap)])].map(ap => reachArea(game, piece, ap))

/** Where a piece gets for a number of AP; a vehicle goes straight ahead or back. */
export function reachArea(game: Muzzleflash, piece: Piece, ap: number): Drawing {
  const far = speedOf(game, piece) * ap
  const says = `${inches(far)} for ${ap} AP`
  if (isVehicle(game, piece)) {
    const at = piece.at as Point
    return {
      type: 'path',
      points: [ahead(at, piece.facing + 180, far), ahead(at, piece.facing, far)],
      says,
      allowed: true,
    }
  }
  // the farther it goes, the coarser an outline does
  return { type: 'area', means: 'reach', outlines: reachFor(game, piece, ap, STEP * ap).outline(), says }
}

function pathDrawings(game: Muzzleflash, piece: Piece, decision: Decision): readonly Drawing[] {
  const path = pathOf(decision as never)
  if (path.length === 0) return []
  const points = [piece.at as Point, ...path]
  const allowed = whyNotMove(game, { ...decision, piece: piece.id }).length === 0
  return [
    {
      type: 'path',
      points,
      says: `${inches(Math.ceil(lengthOf(points)))} of ${inches(speedOf(game, piece))}`,
      allowed,
    },
  ]
}

function chargeDrawings(game: Muzzleflash, piece: Piece, target: unknown): readonly Drawing[] {
  const at = piece.at as Point
  const far = ring('range', at, speedOf(game, piece) + TOUCH, 'charge')
  const foe = typeof target === 'string' ? game.find('piece', target) : null
  if (!foe?.at) return [far]
  const spot = contactPoint(game, piece, foe)
  return [
    far,
    {
      type: 'path',
      points: [at, spot ?? foe.at],
      says: spot ? 'into contact' : 'out of reach',
      allowed: spot !== null,
    },
  ]
}

/** Range bands from where the weapon is, its arc, the line to the target, and the blast there. */
function fireDrawings(game: Muzzleflash, firer: Piece, decision: Decision): readonly Drawing[] {
  const gun = gunNamed(game, firer, decision.weapon as string | undefined)
  return gun?.holder.at ? [...rangesOf(game, gun), ...aimDrawings(game, gun, decision.target)] : []
}

/** How far a weapon reaches, and in which direction. */
export function rangesOf(game: Muzzleflash, gun: Gun): readonly Drawing[] {
  const at = gun.holder.at as Point
  const bands = gun.small
    ? [ring('range', at, gun.small.short.max, 'short'), ring('range', at, gun.small.long.max, 'long')]
    : [
        ...(gun.support?.min ? [ring('range', at, gun.support.min, 'least')] : []),
        ring('range', at, longest(gun), gun.weapon),
      ]
  return [...bands, ...arcOf(game, gun)]
}

function aimDrawings(game: Muzzleflash, gun: Gun, aim: unknown): readonly Drawing[] {
  const target: Thing | null = isSpot(aim) ? aim : typeof aim === 'string' ? game.find('piece', aim) : null
  if (!target || (!isSpot(target) && !target.at)) return []
  const at = isSpot(target) ? target : (target.at as Point)
  const blast = gun.support ? blastRings(game, gun.support.class, at) : []
  return gun.support?.fire === 'indirect' ? blast : [...blast, sightOf(game, gun.holder, target)]
}

function blastRings(game: Muzzleflash, type: BlastClass, at: Point): readonly Drawing[] {
  const row = game.rows(blastTable)[type]
  return row ? [ring('blast', at, row.centre, 'centre'), ring('blast', at, row.edge, 'edge')] : []
}

/** How far an order carries; one for a mortar carries as far as its leader sees, and shows where the bombs would fall. */
function orderDrawings(game: Muzzleflash, leader: Piece, { order, target, at }: Decision): readonly Drawing[] {
  if (order !== 'call-fire')
    return isLeader(game, leader) && !isVehicle(game, leader)
      ? [ring('command', leader.at as Point, reachOf(game, 'order'))]
      : []
  const battery = typeof target === 'string' ? game.find('piece', target) : null
  const row = game.rows(supportWeapons)[battery?.weapons[0] ?? '']
  if (!battery?.at || !row) return []
  const reach = [...(row.min ? [ring('range', battery.at, row.min, 'least')] : []), ring('range', battery.at, row.max)]
  return isSpot(at) ? [...reach, ...blastRings(game, row.class, at), sightOf(game, leader, at)] : reach
}

function throwDrawings(game: Muzzleflash, thrower: Piece, target: unknown): readonly Drawing[] {
  const reach = ring('range', thrower.at as Point, reachOf(game, 'grenade'), 'throw')
  if (!isSpot(target)) return [reach]
  // in a room there is no edge
  return [reach, ...blastRings(game, 'grenade', target).slice(0, groundOf(game).roomAt(target) ? 1 : 2)]
}
