import { type Box, type Id, type Length, lengthOf, type Point, passages, withinBoxes } from '@sandtable/kernel'
import { loseZero } from '../combat.ts'
import { isThere } from '../ground/ground.ts'
import { touchesOnLeg } from '../movement/bump.ts'
import { goingIn } from '../movement/costs.ts'
import type { Blaze, Stand } from '../records.ts'
import { leaveGame, loseFigures, wipeOut } from '../stands/losses.ts'
import { hullAt, hullOf, offTable, overlapping, takesGround } from '../stands/measure.ts'
import { called, enemiesOf, isInfantry, isOut } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'

/** Straight away from the enemy that caused it: BA-RUL-13. */
function awayFrom(at: Point, from: Point, distance: Length): Point {
  const far = lengthOf([from, at])
  if (far === 0) return [at[0], at[1] + distance]
  return [
    at[0] + Math.round(((at[0] - from[0]) * distance) / far),
    at[1] + Math.round(((at[1] - from[1]) * distance) / far),
  ]
}

interface Blocked {
  /** What a stand suffers that cannot retire: BA-MELEE-36, BA-PRONE-6. */
  readonly destroyed: readonly string[]
  /** What it suffers when it runs into an enemy. */
  readonly captured: readonly string[]
}

const MELEE: Blocked = { destroyed: ['BA-MELEE-36', 'BA-RUL-99'], captured: ['BA-MELEE-29', 'BA-RUL-99'] }
export const PRONE: Blocked = { destroyed: ['BA-PRONE-6', 'BA-RUL-99'], captured: ['BA-PRONE-6', 'BA-RUL-99'] }

/**
 * A stand is driven straight back. Off the table it is removed, into an enemy captured, against ground it may not enter destroyed; a
 * building it passes through costs one more figure: BA-RUL-99.
 */
export function pushBack(
  game: Blaze,
  id: Id,
  from: Point,
  distance: Length,
  cites: readonly string[],
  blocked = MELEE,
): void {
  const stand = game.piece(id)
  if (stand.gone || !stand.at) return
  const start = stand.at
  const end = awayFrom(start, from, distance)
  const enemy = enemyInTheWay(game, stand, start, end)
  if (enemy) {
    reveal(game, enemy.id, blocked.captured)
    const rules = [...blocked.captured, ...cites]
    if (blocked === PRONE) wipeOut(game, id, rules, `is driven into ${called(enemy)} and lost`)
    else leaveGame(game, id, rules, `is pushed into ${called(enemy)} and captured`)
    return
  }
  const ways = game.grid.along(start, end).filter(f => isThere(f) && passages(f.shape, start, end).length > 0)
  if (ways.some(feature => feature.kind !== 'building' && goingIn(game, stand, feature.kind) === 'no')) {
    wipeOut(game, id, [...blocked.destroyed, ...cites], 'cannot retire and is lost')
    return
  }
  const houses = ways.filter(f => f.kind === 'building' && passages(f.shape, start, end).some(([enter]) => enter > 0))
  if (houses.length > 0 && !isInfantry(game, stand)) {
    wipeOut(game, id, [...blocked.destroyed, ...cites], 'cannot retire and is lost')
    return
  }
  if (houses.length > 0) loseFigures(game, id, 1, [...cites, 'BA-MELEE-30', 'BA-RUL-99'])
  if (game.piece(id).gone) return
  if (offTable(game, end)) {
    leaveGame(game, id, ['BA-MELEE-28', 'BA-OVER-10', 'BA-RUL-99', ...cites], 'is pushed off the table')
    return
  }
  game.change('piece', id, { at: freeShortOf(game, stand, start, end), floor: 0 }, [...cites, 'BA-RUL-13', 'BA-RUL-99'])
  loseZero(game, id)
}

/** An enemy that its base would touch on the way and does not touch yet. */
function enemyInTheWay(game: Blaze, stand: Stand, start: Point, end: Point): Stand | null {
  const box = (at: Point): Box => hullAt(game, stand, at)
  for (const enemy of enemiesOf(game, stand.side)) {
    if (!takesGround(game, enemy) || isOut(game, enemy)) continue
    const hull = hullOf(game, enemy)
    if (!withinBoxes(box(start), hull, 0) && touchesOnLeg(box, start, end, hull)) return enemy
  }
  return null
}

/** Friends are passed through; it stops short only where it would end on one. */
function freeShortOf(game: Blaze, stand: Stand, start: Point, end: Point): Point {
  const others = game.pieces.filter(other => other.id !== stand.id)
  const steps = Math.max(Math.ceil(lengthOf([start, end]) / STEP), 1)
  for (let i = steps; i > 0; i--) {
    const at: Point = [
      start[0] + Math.round(((end[0] - start[0]) * i) / steps),
      start[1] + Math.round(((end[1] - start[1]) * i) / steps),
    ]
    if (!overlapping(game, hullAt(game, stand, at), 0, others)) return at
  }
  return start
}

/** It is looked for a free place every millimetre. */
const STEP = 100
