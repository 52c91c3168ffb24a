import {
  type Decision,
  disc,
  discOverlaps,
  isFor,
  lengthOf,
  type Matrix,
  mentions,
  type Point,
  pathOf,
  plainly,
  type Reason,
} from '@sandtable/kernel'
import { onTable } from '../basics/figures.ts'
import { groundOf } from '../ground/ground.ts'
import { eyeLevelOf, near, touchOf } from '../ground/measure.ts'
import { contactPoint } from '../melee/contact.ts'
import { move, speedOf } from '../movement/moving.ts'
import { hindrances } from '../movement/obstacles.ts'
import { whyEnemyInTheWay } from '../movement/passing.ts'
import { react } from '../reactions/react.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { carryReach } from '../recovery/carrying.ts'

/** Ways of moving on foot against what they can meet. */
export const walking: Matrix = {
  id: 'walking',
  says: 'ways of moving on foot against what they can meet',
  rows: {
    walk: 'a move',
    charge: 'a charge',
    carry: 'carrying an injured man or a weapon',
    reaction: 'a move as a reaction',
  },
  columns: {
    low: 'a wall, fence or hedge that he gets over',
    high: 'a wall too high to look over',
    area: 'a trench, stream or rubble',
    window: 'a window',
    shut: 'a closed door',
    open: 'an open door',
    gap: 'a gap',
    fails: 'an obstacle that he does not get over',
    'house-in': 'a building to go into',
    'house-out': 'a building to leave',
    'house-wall': 'the blank wall of a building (refused)',
    friend: 'a friend on the way',
    fallen: 'somebody who lies injured on the way',
    occupied: 'somebody where he would end (refused)',
    enemy: 'an enemy on the way (refused)',
    hull: 'a vehicle where he would end (refused)',
    edge: 'the edge of the table (refused)',
    allowance: 'exactly his allowance',
    'too-far': 'more than his allowance (refused)',
    'double-time': 'Double Time',
    'dug-in': 'a foxhole of his own to leave',
    pins: 'pins of his own that are not tested',
    injured: 'being injured (refused)',
    locked: 'being locked in a melee (refused)',
  },
  impossible: [
    {
      rows: ['charge'],
      columns: ['edge'],
      because: 'a charge ends at an enemy, who is on the table (MF-RUL-88)',
    },
  ],
}

/** A move on foot: who goes, along which path, and how far is allowed. */
export interface Walk {
  readonly row: string
  readonly piece: Piece
  readonly route: readonly Point[]
  readonly most: number
}

/** The walk that a decision comes to; null where it is none. */
export function walkOf(game: Muzzleflash, decision: Decision): Walk | null {
  const reacts = decision.action === 'react' && decision.with === 'move'
  if (decision.action === 'carry') return carriedBy(game, decision)
  const piece = game.find('piece', String(decision.piece))
  if (piece?.sort !== 'figure') return null
  const most = speedOf(game, piece)
  if (decision.action === 'charge') {
    const foe = game.find('piece', String(decision.target))
    const to = foe?.at && piece.at ? (contactPoint(game, piece, foe) ?? foe.at) : null
    return { row: 'charge', piece, route: piece.at && to ? [piece.at, to] : [], most }
  }
  const moves = isFor('move', move, decision) || (reacts && isFor('react', react, decision)) ? decision : null
  if (!moves) return null
  const path = pathOf(moves)
  return { row: reacts ? 'reaction' : 'walk', piece, route: piece.at ? [piece.at, ...path] : [], most }
}

function carriedBy(game: Muzzleflash, { pieces, target, to }: Decision): Walk | null {
  const carriers = (pieces ?? []) as readonly string[]
  const [man, load] = [game.find('piece', carriers[0] ?? ''), game.find('piece', String(target))]
  if (!man || !load) return null
  const [end, from] = [to as Point | undefined, load.at]
  const way = man.at && from && end ? [man.at, moved(man.at, from, end)] : []
  return { row: 'carry', piece: man, route: way, most: carryReach(game, load, carriers) }
}

const moved = ([x, y]: Point, [fx, fy]: Point, [tx, ty]: Point): Point => [x + tx - fx, y + ty - fy]

/** What the figure meets if it gets there. */
export function metOn(game: Muzzleflash, { piece, route, most }: Walk): readonly string[] {
  const met: string[] = []
  for (let i = 1; i < route.length; i++) met.push(...groundOn(game, route[i - 1] as Point, route[i] as Point))
  if (Math.abs(lengthOf(route) - most) <= 1) met.push('allowance')
  if (piece.doubleTime) met.push('double-time')
  if (piece.dugIn) met.push('dug-in')
  if (piece.pins > 0) met.push('pins')
  for (const other of game.pieces) {
    if (other.id === piece.id || !onTable(other) || !other.at || other.sort !== 'figure') continue
    if (!discOverlaps({ line: route.slice() }, disc(other.at, piece.radius + other.radius))) continue
    if (other.status === 'injured') met.push('fallen')
    else if (other.side === piece.side) met.push('friend')
  }
  return met
}

function groundOn(game: Muzzleflash, a: Point, b: Point): readonly string[] {
  const ground = groundOf(game)
  const met: string[] = hindrances(game, a, b).flatMap(({ land, needs }) => {
    if (needs === 'never') return []
    if (land.opening) return [land.shut ? 'shut' : 'window']
    if (land.room) return []
    if (land.area) return ['area']
    return [land.height > eyeLevelOf(game) ? 'high' : 'low']
  })
  const [from, to] = [ground.roomAt(a), ground.roomAt(b)]
  if (to && from?.id !== to.id) met.push('house-in')
  if (from && from.id !== to?.id) met.push('house-out')
  for (const land of ground.lands) {
    if (land.kind === 'door' && !land.shut && ground.passed(a, b).some(c => c.land.id === land.id)) met.push('open')
    if (land.lanes.some(lane => discOverlaps(lane, disc(middle(a, b), 0)) || isAcross(lane, a, b))) met.push('gap')
  }
  return met
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]

/** Does the leg lead over this lane, looked at every eighth of the way? */
const isAcross = (lane: Parameters<typeof discOverlaps>[0], a: Point, b: Point): boolean =>
  EIGHTHS.some(t => {
    const p: Point = [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)]
    return discOverlaps(lane, disc(p, 200))
  })
const EIGHTHS = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]

/** What a refusal is about. */
export function noWalk(game: Muzzleflash, walk: Walk, decision: Decision, reasons: readonly Reason[]): string[] {
  const { piece, row } = walk
  if (piece.status === 'injured') return ['injured']
  if (piece.status === 'locked') return ['locked']
  if (reasons.some(({ word }) => word === 'pin test')) return ['pins']
  return reasons.flatMap(({ word, says }) => {
    if (word === 'too far' && row === 'charge') return noCharge(game, piece, String(decision.target))
    if (word === 'too far') return walk.route.length > 1 ? ['too-far'] : []
    if (word === 'obstacle') return ['house-wall']
    if (word === 'edge') return ['edge']
    if (word !== 'overlap') return []
    if (plainly(says).endsWith('is in the way')) return ['enemy']
    const other = game.pieces.find(p => onTable(p) && mentions(says, p.id))
    return [other?.sort === 'vehicle' ? 'hull' : 'occupied']
  })
}

/** A charge is refused with one word, whatever keeps it from its target. */
function noCharge(game: Muzzleflash, piece: Piece, target: string): string[] {
  const foe = game.find('piece', target)
  if (!foe?.at || !piece.at) return []
  if (!near(game, piece, foe, speedOf(game, piece) + touchOf(game))) return ['too-far']
  if (hindrances(game, piece.at, foe.at).some(({ needs }) => needs === 'never')) return ['house-wall']
  const between = game.pieces.filter(p => p.id !== foe.id && onTable(p) && p.at)
  if (between.some(p => p.sort === 'vehicle')) return ['hull']
  const short = contactless(game, piece.at, foe.at)
  return whyEnemyInTheWay(game, piece, piece.at, short).length > 0 ? ['enemy'] : ['occupied']
}

/** Just short of contact. */
function contactless(game: Muzzleflash, [ax, ay]: Point, [bx, by]: Point): Point {
  const length = lengthOf([
    [ax, ay],
    [bx, by],
  ])
  const share = Math.max(0, length - touchOf(game) - 10) / length
  return [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)]
}
