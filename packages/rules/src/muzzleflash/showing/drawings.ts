import {
  ahead,
  type Draft,
  type Drawing,
  draw,
  type Id,
  inch,
  isFor,
  isPoint,
  type Length,
  lengthOf,
  type Point,
  type Prompt,
  pathOf,
  spent,
  text,
  the,
} from '@sandtable/kernel'
import { occasionOf } from '../basics/deed.ts'
import { isVehicle, kindOf, reachOf } from '../basics/figures.ts'
import { deploy } from '../forces/deployment.ts'
import { throwGrenade } from '../grenades/grenades.ts'
import { smother } from '../grenades/smothering.ts'
import { groundOf } from '../ground/ground.ts'
import { type Thing, touchOf } from '../ground/measure.ts'
import { charge } from '../melee/charging.ts'
import { contactPoint } from '../melee/contact.ts'
import { move, reachFor, speedOf, whyNotMove } from '../movement/moving.ts'
import { isLeader } from '../orders/command.ts'
import { order } from '../orders/orders.ts'
import { react } from '../reactions/react.ts'
import { snapOf, volley } from '../reactions/volley.ts'
import { innerOf } from '../reactions/ways.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { carry } from '../recovery/carrying.ts'
import { fallBack, wayBack } from '../section-morale/falling-back.ts'
import { fire } from '../shooting/firing.ts'
import { type Gun, gunNamed, longest } from '../shooting/weapons.ts'
import { type BlastClass, blastTable, supportWeapons } from '../tables.ts'
import { dismount } from '../vehicles/boarding.ts'
import { steered } from '../vehicles/steering.ts'
import { turn } from '../vehicles/turning.ts'
import { arcOf } from './arc.ts'
import { carryDrawings, deployDrawings, dismountDrawings, smotherDrawings, turnDrawings } from './handling.ts'
import { sightOf } from './sight.ts'

/** The drawings for a decision in progress: reach and path, ranges, arcs and sight, blasts, order radius. */
export function drawings(game: Muzzleflash, side: Id, draft: Draft, prompt: Prompt): readonly Drawing[] {
  if (isFor('volley', volley, draft) && prompt.actions.includes('volley')) {
    const { deed } = occasionOf(prompt)
    const snaps = (draft.pieces ?? []).map(id => innerOf(game, snapOf(game, id, deed), deed))
    // their lines alone: the ranges of many hide the table
    return snaps.flatMap(inner => (inner ? drawn(game, side, inner) : [])).filter(({ type }) => type === 'sight')
  }
  if (!isFor('react', react, draft)) return drawn(game, side, draft)
  const inner = prompt.actions.includes('react') ? innerOf(game, draft, occasionOf(prompt).deed) : null
  return inner ? drawn(game, side, inner) : []
}

function drawn(game: Muzzleflash, side: Id, draft: { readonly action: string }): readonly Drawing[] {
  if (isFor('deploy', deploy, draft)) return deployDrawings(game, game.side(side), draft)
  if (isFor('carry', carry, draft)) return carryDrawings(game, draft)
  if (isFor('dismount', dismount, draft)) return dismountDrawings(game, pieceOf(game, draft))
  if (isFor('move', move, draft))
    return of(game, draft, piece => [...reachDrawings(game, piece), ...pathDrawings(game, piece, pathOf(draft))])
  if (isFor('charge', charge, draft)) return of(game, draft, piece => chargeDrawings(game, piece, draft.target))
  if (isFor('fire', fire, draft)) return of(game, draft, piece => fireDrawings(game, piece, draft))
  if (isFor('throw', throwGrenade, draft)) return of(game, draft, piece => throwDrawings(game, piece, draft.target))
  if (isFor('order', order, draft)) return of(game, draft, piece => orderDrawings(game, piece, draft))
  if (isFor('turn', turn, draft)) return of(game, draft, piece => turnDrawings(game, piece, draft))
  if (isFor('smother', smother, draft)) return of(game, draft, piece => smotherDrawings(game, piece))
  if (isFor('fall-back', fallBack, draft)) return of(game, draft, piece => [wayBackOf(game, piece)])
  return []
}

/** The drawings for a piece on the table. */
function of(game: Muzzleflash, draft: Named, draw: (piece: Piece) => readonly Drawing[]): readonly Drawing[] {
  const piece = pieceOf(game, draft)
  return piece?.at ? draw(piece) : []
}

interface Named {
  readonly piece?: Id
}

const pieceOf = (game: Muzzleflash, { piece = '' }: Named): Piece | null => game.find('piece', piece)

const wayBackOf = (game: Muzzleflash, piece: Piece): Drawing =>
  draw.path(wayBack(game, piece), text`must fall back ${the.length(piece.fallback)}`)

/** A lattice of a quarter of an inch is fine enough for the outline of a move. */
const STEP = inch(0.25)

/** Where a figure can go for one AP, and with all it has left. */
const reachDrawings = (game: Muzzleflash, piece: Piece): readonly Drawing[] =>
  [...new Set([1, Math.max(1, piece.ap)])].map(ap => reachArea(game, piece, ap))

/** The bearings ahead of a vehicle, from its left to its right. */
const QUARTERS = Array.from({ length: 19 }, (_, i) => i * 10 - 90)

/** Where a piece can go for a number of AP; tracks go straight ahead or back, wheels anywhere ahead. */
export function reachArea(game: Muzzleflash, piece: Piece, ap: number): Drawing {
  const far = speedOf(game, piece) * ap
  const says = text`${the.length(far)} for ${the.count(ap)} AP`
  if (isVehicle(game, piece)) {
    const at = piece.at as Point
    const rim = QUARTERS.map(turn => ahead(at, piece.facing + turn, far))
    return kindOf(game, piece).tracked
      ? draw.path([ahead(at, piece.facing + 180, far), ahead(at, piece.facing, far)], says)
      : draw.area('reach', [rim], says)
  }
  // a coarser outline is enough for longer distances
  return draw.area('reach', reachFor(game, piece, ap, STEP * ap).outline(), says)
}

function pathDrawings(game: Muzzleflash, piece: Piece, path: readonly Point[]): readonly Drawing[] {
  if (path.length === 0) return []
  const points = [piece.at as Point, ...path]
  const allowed = whyNotMove(game, { piece: piece.id, path }).length === 0
  const says = spent(Math.ceil(lengthOf(points)), speedOf(game, piece), allowed)
  const ends = isVehicle(game, piece) ? { ...steered(game, piece, points.at(-1) as Point) } : undefined
  return [draw.path(points, says, allowed, ends)]
}

function chargeDrawings(game: Muzzleflash, piece: Piece, target = ''): readonly Drawing[] {
  const at = piece.at as Point
  const reach = speedOf(game, piece) + touchOf(game)
  const far = draw.ring('range', at, reach, text`charge: ${the.length(reach)}`)
  const foe = game.find('piece', target)
  if (!foe?.at) return [far]
  const spot = contactPoint(game, piece, foe)
  return [far, draw.path([at, spot ?? foe.at], spot ? text`into contact` : text`out of reach`, spot !== null)]
}

interface Aim {
  readonly weapon?: string
  readonly target?: Id | Point
}

/** Range bands from the weapon's position, its arc, the line to the target, and the blast there. */
function fireDrawings(game: Muzzleflash, firer: Piece, { weapon, target }: Aim): readonly Drawing[] {
  const gun = gunNamed(game, firer, weapon)
  return gun?.holder.at ? [...rangesOf(game, gun), ...aimDrawings(game, gun, target)] : []
}

/** A weapon's range and direction. */
export function rangesOf(game: Muzzleflash, gun: Gun): readonly Drawing[] {
  const at = gun.holder.at as Point
  const { small, support } = gun
  const bands = small
    ? [
        draw.ring('range', at, small.short.max, text`short range: ${the.length(small.short.max)}`),
        draw.ring('range', at, small.long.max, text`long range: ${the.length(small.long.max)}`),
      ]
    : [
        ...(support?.min ? [leastRange(at, support.min)] : []),
        draw.ring('range', at, longest(gun), text`${the.term(gun.weapon)}: ${the.length(longest(gun))}`),
      ]
  return [...bands, ...arcOf(game, gun)]
}

const leastRange = (at: Point, radius: Length): Drawing =>
  draw.ring('range', at, radius, text`minimum range: ${the.length(radius)}`)

function aimDrawings(game: Muzzleflash, gun: Gun, aim: Id | Point = ''): readonly Drawing[] {
  const target: Thing | null = isPoint(aim) ? aim : game.find('piece', aim)
  if (!target || (!isPoint(target) && !target.at)) return []
  const at = isPoint(target) ? target : (target.at as Point)
  const blast = gun.support ? blastRings(game, gun.support.class, at) : []
  return gun.support?.fire === 'indirect' ? blast : [...blast, sightOf(game, gun.holder, target)]
}

function blastRings(game: Muzzleflash, type: BlastClass, at: Point): readonly Drawing[] {
  const row = game.rows(blastTable)[type]
  return row
    ? [
        draw.ring('blast', at, row.centre, text`centre: ${the.length(row.centre)}`),
        draw.ring('blast', at, row.edge, text`edge: ${the.length(row.edge)}`),
      ]
    : []
}

interface Order {
  readonly order?: string
  readonly target?: Id
  readonly at?: Point
}

/** The range of an order; one for a mortar reaches as far as its leader sees, and shows where the bombs would fall. */
function orderDrawings(game: Muzzleflash, leader: Piece, { order, target = '', at }: Order): readonly Drawing[] {
  if (order !== 'call-fire')
    return isLeader(game, leader) && !isVehicle(game, leader)
      ? [draw.ring('command', leader.at as Point, reachOf(game, 'order'))]
      : []
  const battery = game.find('piece', target)
  const row = game.rows(supportWeapons)[battery?.weapons[0] ?? '']
  if (!battery?.at || !row) return []
  const reach = [...(row.min ? [leastRange(battery.at, row.min)] : []), draw.ring('range', battery.at, row.max)]
  return at ? [...reach, ...blastRings(game, row.class, at), sightOf(game, leader, at)] : reach
}

function throwDrawings(game: Muzzleflash, thrower: Piece, target?: Point): readonly Drawing[] {
  const far = reachOf(game, 'grenade')
  const reach = draw.ring('range', thrower.at as Point, far, text`throw: ${the.length(far)}`)
  if (!target) return [reach]
  // in a room the blast has no edge zone
  return [reach, ...blastRings(game, 'grenade', target).slice(0, groundOf(game).roomAt(target) ? 1 : 2)]
}
