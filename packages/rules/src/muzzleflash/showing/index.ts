import {
  type Draft,
  type Glance,
  type Id,
  inch,
  isFor,
  lengthOf,
  type Measured,
  measuredAs,
  type Point,
  type Showing,
  whereIs,
} from '@sandtable/kernel'
import { mayAct } from '../basics/activation.ts'
import { isVehicle, onTable } from '../basics/figures.ts'
import { apart, type Thing, towardsPoint } from '../ground/measure.ts'
import { reachFor, speedOf } from '../movement/moving.ts'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { carry } from '../recovery/carrying.ts'
import { steeredTo } from '../vehicles/steering.ts'
import { drawings } from './drawings.ts'
import { carryRoute } from './handling.ts'
import { lens } from './lens.ts'
import { sheet } from './sheet.ts'
import { sightOf } from './sight.ts'

function measure(game: Muzzleflash, _side: Id, from: Id | Point, to: Id | Point): Measured {
  const thing = (end: Id | Point): Thing => (typeof end === 'string' ? game.piece(end) : end)
  const [a, b] = [thing(from), thing(to)]
  return measuredAs(apart(game, a, b), whereIs(a), whereIs(b), () => sightOf(game, a, b))
}

/** AP and pins are fields of the piece itself; this is their effect. */
function glance(game: Muzzleflash, _side: Id, id: Id): readonly Glance[] {
  const piece = game.piece(id)
  if (!onTable(piece)) return []
  const own = piece.side === game.state.side && game.state.phase === 'action'
  const able =
    own && (mayAct(game, piece, 'move') || mayAct(game, piece, 'activate')) && (piece.ap > 0 || piece.pins > 0)
  const shaken = piece.pins > 0 || piece.status === 'pinned' || piece.status === 'fleeing'
  return [
    ...(able ? (['can-act'] as const) : []),
    ...(own && piece.activated === 'done' ? (['done'] as const) : []),
    ...(piece.ordered ? (['leading'] as const) : []),
    ...(shaken ? (['pinned'] as const) : []),
    ...(piece.status === 'injured' ? (['wounded'] as const) : []),
    ...(piece.status === 'fleeing' || piece.fallback > 0 ? (['routing'] as const) : []),
    ...(piece.status === 'locked' || piece.status === 'abandoned' || piece.drive === 'disabled'
      ? (['halted'] as const)
      : []),
    ...(piece.malfunctions > 0 ? (['jammed'] as const) : []),
    ...(piece.policy === 'snap' ? (['watching'] as const) : []),
  ]
}

/** A lattice of a quarter of an inch is fine enough to go around obstacles. */
const STEP = inch(0.25)

/** A path around obstacles, as far as one AP goes; vehicles go as they steer. */
function route(game: Muzzleflash, _side: Id, id: Id, to: Point, draft?: Draft): readonly Point[] | null {
  if (draft && isFor('carry', carry, draft)) return carryRoute(game, draft, to)
  const piece = game.find('piece', id)
  if (!piece || !onTable(piece)) return null
  if (isVehicle(game, piece)) return [steeredTo(game, piece, to, speedOf(game, piece) - HAIR)]
  const near = reachFor(game, piece, 1, STEP).pathTo(to)
  if (near) return near.slice(1)
  const way = reachFor(game, piece, Math.max(1, piece.ap), STEP * 2).pathTo(to)
  return upTo(way ?? [piece.at as Point, to], speedOf(game, piece) - HAIR)
}

/** Lengths are rounded up when measured, and slanting ones to whole numbers first. */
const HAIR = 10

/** The first part of a path of this length, without its start. */
function upTo(way: readonly Point[], most: number): readonly Point[] {
  const legs: Point[] = []
  let left = most
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Point, way[i] as Point]
    const far = lengthOf([a, b])
    if (far > left) return [...legs, towardsPoint(a, b, Math.floor(left))]
    legs.push(b)
    left -= Math.ceil(far)
  }
  return legs
}

/** The displays of this set. Nothing on the table is hidden, so both sides see the same. */
export const showing: Showing<MuzzleflashTables> = { drawings, measure, sheet, glance, lens, route }
