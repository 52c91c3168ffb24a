import { fromEdge, type Id, type Point, type Procedure, text, the } from '@sandtable/kernel'
import { isAble, reachOf } from '../basics/figures.ts'
import { event } from '../basics/harm.ts'
import { partFrom } from '../crew-served/taking-over.ts'
import { apart, near, onEdge, towardsPoint } from '../ground/measure.ts'
import { inCoverFrom } from '../ground/sight.ts'
import { forcedTo, getsOut } from '../movement/passing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { nearestEnemy } from './danger.ts'
import { runTo } from './diving.ts'
import { fullMove, nearestCover } from './hiding.ts'
import { passes } from './morale.ts'

/** A figure flees in its own side's turn, and its friends may run with it. One that flees already stays if it is in cover. */
export function* flee(game: Muzzleflash, id: Id, when: 'always' | 'if in the open' = 'always'): Procedure {
  const piece = game.piece(id)
  if (when === 'if in the open') {
    const enemy = nearestEnemy(game, piece)
    if (!enemy || inCoverFrom(game, piece, enemy)) {
      game.say(text`${the.piece(piece)} cowers.`, ['MF-PIN-34', 'MF-RUL-46'], [id])
      return
    }
  }
  const from = piece.at as Point
  const broke = event('broke', { cause: 'morale', by: piece.pinnedBy })
  game.change('piece', id, { status: 'fleeing' }, ['MF-PIN-27', 'MF-PIN-28'], broke)
  run(game, id, 'MF-PIN-27')
  yield* panic(game, id, from)
}

/** Straight to the nearest cover that is farther from the enemy, or to its own edge: MF-RUL-42. */
export function run(game: Muzzleflash, id: Id, because: string): void {
  const piece = game.piece(id)
  const from = piece.at as Point
  const enemy = nearestEnemy(game, piece)
  const farther = (spot: Point): boolean =>
    enemy !== null && apart(game, spot, enemy.at as Point) > apart(game, from, enemy.at as Point)
  const cover = enemy && nearestCover(game, piece, enemy, farther)
  if (cover) {
    const there = runTo(game, piece, cover, [because, 'MF-PIN-33'])
    if (!there) game.say(text`${the.piece(piece)} runs in the open.`, ['MF-PIN-29', 'MF-RUL-42'], [id])
    return
  }
  const { edge } = game.side(piece.side)
  const most = fullMove(game, piece)
  const away = [because, 'MF-PIN-30']
  const out = onEdge(game, edge, from)
  if (fromEdge(game, edge, from) <= most && getsOut(game, piece)) {
    game.change(
      'piece',
      id,
      { at: null, gone: true, ap: 0 },
      away,
      event('fled', { cause: 'morale', by: piece.pinnedBy }),
    )
    game.say(text`${the.piece(piece)} flees off the table.`, away, [id])
    partFrom(game, id)
    return
  }
  const at = forcedTo(game, piece, towardsPoint(from, out, Math.min(most, fromEdge(game, edge, from))))
  game.change('piece', id, { at, dugIn: false }, away)
}

/**
 * Friends within 6 inches of where it began to run test, nearest first; each that fails runs at once, and causes tests in its
 * turn when all tests for the first are done: MF-RUL-44.
 */
function* panic(game: Muzzleflash, first: Id, from: Point): Procedure {
  const ran = new Set<Id>([first])
  const queue: { readonly id: Id; readonly from: Point }[] = [{ id: first, from }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const friend of frightened(game, next.id, next.from, ran)) {
      if (yield* passes(game, 'panic', friend.morale, ['MF-PIN-31', 'MF-PIN-32'], [friend.id, next.id])) continue
      ran.add(friend.id)
      queue.push({ id: friend.id, from: friend.at as Point })
      const status = friend.pins > 0 ? 'fleeing' : friend.status
      const broke = event('broke', { cause: 'panic', by: next.id })
      game.change('piece', friend.id, { status, ap: 0 }, ['MF-PIN-31', 'MF-RUL-45'], broke)
      run(game, friend.id, 'MF-PIN-31')
    }
  }
}

function frightened(game: Muzzleflash, id: Id, from: Point, ran: ReadonlySet<Id>): readonly Piece[] {
  const { side } = game.piece(id)
  return game.pieces
    .filter(
      p => p.side === side && !ran.has(p.id) && isAble(game, p) && p.status !== 'fleeing' && p.status !== 'locked',
    )
    .filter(p => near(game, p, from, reachOf(game, 'panic')))
    .sort((a, b) => apart(game, a, from) - apart(game, b, from) || (a.id < b.id ? -1 : 1))
}

/** Fleeing figures that have gained pins run again, once each: MF-PIN-35, MF-RUL-46. */
export function runAgain(game: Muzzleflash, ids: readonly Id[]): void {
  for (const id of ids) if (isAble(game, game.piece(id))) run(game, id, 'MF-PIN-35')
}
