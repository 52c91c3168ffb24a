import { because, type Id, type Point, type Reason, text, the, turn as turnBy } from '@sandtable/kernel'
import { onTable } from '../basics/figures.ts'
import { asksOf, HAIR, type Hull, hullOf, liesOver, shapeOf, under } from '../ground/hulls.ts'
import { baseOf } from '../ground/measure.ts'
import { whyNotStand } from '../ground/standing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { behind, steered, towedBy } from '../vehicles/steering.ts'

/** A vehicle and its towed gun are bodies: everything they sweep over must let them pass. MF-RUL-18, MF-RUL-20. */

/** A body before and after a move, and the areas that it sweeps. */
interface Sweep {
  readonly from: Piece
  readonly to: Piece
  readonly over: readonly Hull[]
}

const standing = (game: Muzzleflash, piece: Piece): Hull => hullOf(baseOf(game, piece))

/** What a body sweeps when it goes straight: from its centre on, at its full width, up to where it ends. */
function straight(game: Muzzleflash, from: Piece, to: Piece): Sweep {
  const [[ax, ay], [bx, by]] = [from.at as Point, to.at as Point]
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1
  const base = baseOf(game, to)
  const half = ('r' in base ? base.r : base.width / 2) - HAIR
  const x = ((by - ay) / length) * half
  const y = ((ax - bx) / length) * half
  const corner = (px: number, py: number): Point => [Math.round(px), Math.round(py)]
  const lane = [corner(ax - x, ay - y), corner(ax + x, ay + y), corner(bx + x, by + y), corner(bx - x, by - y)]
  return { from, to, over: [...(length > 1 ? [lane] : []), standing(game, to)] }
}

/** A vehicle that goes straight to a point, with its tow. */
export function driven(game: Muzzleflash, vehicle: Piece, at: Point): readonly Sweep[] {
  const to = { ...vehicle, ...steered(game, vehicle, at), at }
  const guns = towedBy(game, vehicle.id).map(gun => straight(game, gun, { ...gun, ...behind(game, to, gun) }))
  return [straight(game, vehicle, to), ...guns]
}

/** A vehicle or gun that turns on the spot, with its tow, sampled every few degrees. */
export function turned(game: Muzzleflash, piece: Piece, facing: number): readonly Sweep[] {
  const by = turnBy(piece.facing, facing)
  const steps = Math.max(1, Math.ceil(Math.abs(by) / FEW))
  const poses = Array.from({ length: steps }, (_, i) => {
    const way = i + 1 === steps ? facing : (piece.facing + Math.round((by * (i + 1)) / steps) + 360) % 360
    return { ...piece, facing: way }
  })
  const swings = (from: Piece, of: (pose: Piece) => Piece): Sweep => {
    const bodies = poses.map(of)
    return { from, to: bodies.at(-1) as Piece, over: bodies.map(body => standing(game, body)) }
  }
  const guns = towedBy(game, piece.id).map(gun => swings(gun, pose => ({ ...gun, ...behind(game, pose, gun) })))
  return [swings(piece, pose => pose), ...guns]
}

const FEW = 5

/** Why the bodies cannot go that way: an impassable obstacle, an enemy, or no room at the end. */
export function whyNotSweep(game: Muzzleflash, sweeps: readonly Sweep[]): readonly Reason[] {
  return sweeps.flatMap(sweep => {
    const { to } = sweep
    const barred = met(game, sweep).find(land => asksOf(game, to, land) === 'never')
    const enemy = enemyUnder(game, sweep)
    return [
      ...(barred
        ? [because('obstacle', text`the ${the.ground(barred)} cannot be passed here`, 'MF-MOV-8', 'MF-RUL-18')]
        : []),
      ...(enemy ? [because('overlap', text`${the.piece(enemy)} is in the way`, 'MF-RUL-20')] : []),
      ...whyNotStand(game, to, to.at as Point),
    ]
  })
}

/** The obstacles it runs into; it may move off those it stands on. */
function met(game: Muzzleflash, { from, to, over }: Sweep) {
  const before = new Set(under(game, from, standing(game, from)).map(({ id }) => id))
  return over.flatMap(hull => under(game, to, hull)).filter(({ id }) => !before.has(id))
}

/** The obstacles that require a test. */
export const rolledOver = (game: Muzzleflash, sweeps: readonly Sweep[]): ReadonlySet<Id> =>
  new Set(
    sweeps.flatMap(sweep =>
      met(game, sweep)
        .filter(land => asksOf(game, sweep.to, land) === 'test')
        .map(({ id }) => id),
    ),
  )

/** An enemy it would drive over; it may move off one it already stands on. */
const enemyUnder = (game: Muzzleflash, { from, over }: Sweep): Piece | undefined =>
  game.pieces.find(enemy => {
    if (enemy.side === from.side || !onTable(enemy) || enemy.status === 'injured') return false
    const base = shapeOf(baseOf(game, enemy))
    return over.some(hull => liesOver(hull, base)) && !liesOver(standing(game, from), base)
  })
