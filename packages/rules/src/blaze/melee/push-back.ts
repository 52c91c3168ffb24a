import {
  type Box,
  boxesOverlap,
  type Id,
  isOffTable,
  type Length,
  lengthOf,
  mm,
  type Point,
  type Procedure,
  passages,
  text,
  the,
  within45,
  withinBoxes,
} from '@sandtable/kernel'
import { crossed, isThere } from '../ground/ground.ts'
import { comeTo, goAlong, settle } from '../movement/arrival.ts'
import { touchesOnLeg } from '../movement/bump.ts'
import { goingIn } from '../movement/costs.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { type Blow, happened } from '../stands/blows.ts'
import { loseFigures } from '../stands/figures.ts'
import { loseGun } from '../stands/losses.ts'
import { hullAt, hullOf, takesGround } from '../stands/measure.ts'
import { overlap } from '../stands/overlap.ts'
import { leaveGame, wipeOut } from '../stands/removal.ts'
import { enemiesOf, isGun, isInfantry, isOut, isSniper, kindOf } from '../stands/stand.ts'
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
  /** The rule for a stand that cannot retire. */
  readonly destroyed: string
  /** The rule for one that runs into an enemy. */
  readonly captured: string
}

const MELEE: Blocked = { destroyed: 'BA-MELEE-36', captured: 'BA-MELEE-29' }
export const PRONE: Blocked = { destroyed: 'BA-PRONE-6', captured: 'BA-PRONE-6' }

/** The enemy that drives it back, and where that enemy came from. */
export interface Driver {
  readonly from: Point
  readonly by: Id
}

/**
 * A stand is driven straight back. Off the table it is removed, into an enemy captured, against ground it may not enter destroyed; a
 * building it passes through costs one more figure: BA-RUL-99.
 */
export function* pushBack(
  game: Blaze,
  id: Id,
  { from, by }: Driver,
  distance: Length,
  cites: readonly string[],
  cause: 'melee' | 'overrun' = 'melee',
  blocked = MELEE,
): Procedure {
  const stand = game.piece(id)
  if (stand.gone || !stand.at) return
  const blow: Blow = { cause, by }
  loseWeapon(game, id, blow)
  const name = the.piece(id)
  const start = stand.at
  const end = outOfHouses(game, stand, from, distance)
  const enemy = enemyInTheWay(game, stand, start, end, by)
  if (enemy) {
    const rules = [blocked.captured, ...cites.slice(0, 1)]
    reveal(game, enemy.id, rules)
    if (blocked === PRONE) wipeOut(game, id, rules, blow, text`${name} is driven into ${the.piece(enemy)} and lost.`)
    else {
      const says = text`${name} is pushed into ${the.piece(enemy)} and captured.`
      leaveGame(game, id, rules, says, happened(game, 'captured', { cause, by: enemy.id }))
    }
    return
  }
  const lost = (): void =>
    wipeOut(game, id, [blocked.destroyed, ...cites.slice(0, 1)], blow, text`${name} cannot retire and is lost.`)
  const ways = crossed(game, start, end)
  if (ways.some(feature => feature.kind !== 'building' && goingIn(game, stand, feature.kind) === 'no')) {
    lost()
    return
  }
  const houses = ways.filter(f => f.kind === 'building' && passages(f.shape, start, end).some(([enter]) => enter > 0))
  if (houses.length > 0 && !isInfantry(game, stand)) {
    lost()
    return
  }
  if (houses.length > 0) loseFigures(game, id, 1, ['BA-MELEE-30', ...cites.slice(0, 1)], blow)
  if (game.piece(id).gone) return
  // wire and mines that lie on the table are dealt with before its edge is reached
  const went = yield* goAlong(game, id, 'push-back', [start, end])
  if (!went) return
  if (went.stopped) {
    lost()
    return
  }
  if (isOffTable(game, end)) {
    const rules = [cause === 'overrun' ? 'BA-OVER-10' : 'BA-MELEE-28', ...cites.slice(0, 1)]
    leaveGame(game, id, rules, text`${name} is pushed off the table.`, happened(game, 'fled', blow))
    return
  }
  comeTo(game, id, 'push-back', { path: went.path, floor: 0, cites })
  yield* settle(game, id, 'push-back')
}

/** Crews of guns and of medium or heavy mortars that are pushed back, in whatever way, lose their weapon: BA-MELEE-31, BA-RUL-99. */
function loseWeapon(game: Blaze, id: Id, blow: Blow): void {
  const stand = game.piece(id)
  const mortar = kindOf(game, stand).weapons.some(weapon => weapon.mortar === 'medium' || weapon.mortar === 'heavy')
  if (!stand.gunLost && (isGun(game, stand) || mortar))
    loseGun(game, id, {}, ['BA-MELEE-31'], happened(game, 'abandoned', blow))
}

/** How far to look for a way out of a house, millimetre by millimetre. */
const STEP = mm(1)
export const WAY_OUT = mm(600)

/** No stand stays in a house it is driven into: it goes on until its base is clear: BA-MELEE-30, BA-RUL-99. */
function outOfHouses(game: Blaze, stand: Stand, from: Point, distance: Length): Point {
  const start = stand.at as Point
  const isIndoors = (at: Point): boolean => {
    const box = hullAt(game, stand, at)
    const isHouse = (f: Feature): boolean => f.kind === 'building' && isThere(f) && overlap(box, f.shape)
    return game.terrain.some(isHouse)
  }
  let far = distance
  let end = awayFrom(start, from, far)
  while (isIndoors(end) && !isOffTable(game, end) && far < distance + WAY_OUT) {
    far += STEP
    end = awayFrom(start, from, far)
  }
  return end
}

/** An enemy that its base would be driven into: not the one that drives it, nor one that it only brushes past: BA-RUL-99. */
function enemyInTheWay(game: Blaze, stand: Stand, start: Point, end: Point, by: Id): Stand | null {
  const box = (at: Point): Box => hullAt(game, stand, at)
  const way: Point = [end[0] - start[0], end[1] - start[1]]
  for (const enemy of enemiesOf(game, stand.side)) {
    if (enemy.id === by || !takesGround(game, enemy) || isOut(game, enemy) || isSniper(enemy)) continue
    if (enemy.floor !== 0 && enemy.floor !== stand.floor) continue
    const hull = hullOf(game, enemy)
    const touches = withinBoxes(box(start), hull, 0)
    const ahead = within45(way, [hull.at[0] - start[0], hull.at[1] - start[1]])
    if (touches ? ahead && overlapsOnLeg(box, start, end, hull) : touchesOnLeg(box, start, end, hull)) return enemy
  }
  return null
}

function overlapsOnLeg(box: (at: Point) => Box, start: Point, end: Point, hull: Box): boolean {
  const steps = Math.max(Math.ceil(lengthOf([start, end]) / STEP), 1)
  for (let i = 1; i <= steps; i++) {
    const at: Point = [
      start[0] + Math.round(((end[0] - start[0]) * i) / steps),
      start[1] + Math.round(((end[1] - start[1]) * i) / steps),
    ]
    if (boxesOverlap(box(at), hull)) return true
  }
  return false
}
