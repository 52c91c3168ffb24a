import {
  action,
  because,
  compassOf,
  direction,
  type Id,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
  within45,
} from '@sandtable/kernel'
import { overrunTable } from '../combat-tables.ts'
import { needed, rollToHit } from '../fire/to-hit.ts'
import { coverOf } from '../ground/cover.ts'
import { comeTo, goAlong, settle } from '../movement/arrival.ts'
import { firstContact, meetEnemy, pulledBack, touchesOnLeg } from '../movement/bump.ts'
import { whyNotMove } from '../movement/move.ts'
import { clearingCost } from '../movement/obstacles.ts'
import { moveFireRate, moveRate } from '../movement/rates.ts'
import { spentOn, tollOn } from '../movement/spending.ts'
import { inItsWay } from '../movement/walk.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { hullAt, hullOf, near, overlapping } from '../stands/measure.ts'
import { armourClassOf } from '../stands/profiles.ts'
import { enemiesOf, isConcealed, isInfantry, isKnown, isVehicle, kindOf, knownStand, onTable } from '../stands/stand.ts'
import { disorder } from '../stands/states.ts'
import { goes } from '../values.ts'
import { inMelee } from './contact.ts'
import { pushBack } from './push-back.ts'

/** Armour runs over infantry in the open. */

/** Fully tracked armour that is not light; of class D tanks only: BA-OVER-1, BA-OVER-2, BA-OVER-6. */
function whyNoOverrunner(game: Blaze, stand: Stand): readonly Reason[] {
  const kind = kindOf(game, stand)
  const able =
    isVehicle(game, stand) &&
    kind.drive === 'tracked' &&
    !kind.noOverrun &&
    kind.weight !== 'light' &&
    armourClassOf(game, stand) !== null &&
    (armourClassOf(game, stand) as string) in game.rows(overrunTable)
  return able ? [] : [because('overrun', text`${the.piece(stand)} may not overrun`, 'BA-OVER-1', 'BA-OVER-2')]
}

/** Its centre drives straight to where the stand is, within its Move: BA-RUL-95. */
function whyNotReach(game: Blaze, stand: Stand, target: Stand): readonly Reason[] {
  const path = [stand.at as Point, target.at as Point]
  const rate = game.state.phase === 'move-fire' ? moveFireRate(game, stand) : moveRate(game, stand)
  const allowance = rate.distance - clearingCost(stand, moveRate(game, stand).distance)
  const toll = tollOn(game, stand, path)
  const reasons: Reason[] = [...toll.reasons]
  const spent = spentOn(toll, allowance)
  if (spent > allowance) {
    const says = text`too far: ${the.length(spent, allowance)}`
    reasons.push(because('distance', says, rate.rule, ...(toll.rule === null ? [] : [toll.rule])))
  }
  return reasons
}

function whyNotOverrun(game: Blaze, stand: Stand | null, target: Stand | null, side: Id): readonly Reason[] {
  const reasons: Reason[] = whyNotMove(game, stand, side).map(reason => ({
    ...reason,
    cites: [...reason.cites.slice(0, 1), 'BA-OVER-3'],
  }))
  if (!stand?.at || stand.side !== side) return reasons
  reasons.push(...whyNoOverrunner(game, stand))
  if (!target?.at || target.side === side || !isInfantry(game, target) || isConcealed(target) || target.aboard)
    return [...reasons, because('overrun', text`choose an enemy infantry stand`, 'BA-OVER-1')]
  if (coverOf(game, target, stand, 'direct').cover !== 'none')
    reasons.push(because('overrun', text`${the.piece(target)} is in cover`, 'BA-OVER-1'))
  if (inMelee(game, target)) reasons.push(because('melee', text`${the.piece(target)} is in close combat`, 'BA-CHRG-4'))
  return [...reasons, ...whyNotEndThere(game, stand, target.at), ...whyNotReach(game, stand, target)]
}

/** Its card binds it to its arrow, and it may end on no friend: BA-MOVE-4, BA-RUL-74. */
function whyNotEndThere(game: Blaze, stand: Stand, at: Point): readonly Reason[] {
  const reasons: Reason[] = []
  const [x, y] = stand.at as Point
  if (stand.arrow !== null && !within45(direction(stand.arrow), [at[0] - x, at[1] - y]))
    reasons.push(because('arrow', text`the arrow points ${the.term(compassOf(stand.arrow))}`, 'BA-MOVE-2', 'BA-MOVE-4'))
  const under = overlapping(game, hullAt(game, stand, at), 0, inItsWay(game, stand))
  if (under) reasons.push(because('touch', text`it would end on ${the.piece(under)}`, 'BA-RUL-74'))
  return reasons
}

export const overrun = action<BlazeTables>()({
  says: text`Overrun infantry`,
  fields: { piece: role.actor, target: role.target },
  next(game, draft, { side }) {
    if (draft.piece === undefined) {
      const mine = game.pieces.filter(p => p.side === side && onTable(p) && isVehicle(game, p))
      const choices = mine.map(p => pieceChoice(p, [...whyNotMove(game, p, side), ...whyNoOverrunner(game, p)]))
      return { field: 'piece', says: text`Which vehicle?`, choices }
    }
    if (draft.target !== undefined) return null
    const stand = game.find('piece', draft.piece)
    const enemies = enemiesOf(game, side).filter(enemy => isKnown(enemy, side) && isInfantry(game, enemy))
    return {
      field: 'target',
      says: text`Over whom?`,
      choices: enemies.map(e => pieceChoice(e, whyNotOverrun(game, stand, e, side))),
    }
  },
  refuse: (game, { piece, target }, { side }) =>
    whyNotOverrun(game, game.find('piece', piece), knownStand(game, side, target), side),
  carryOut: (game, { piece, target }) => driveOver(game, piece, target),
})

/** Declared before the vehicle moves: it drives straight at the stand. Other stands in its way are bumped into: BA-RUL-121. */
function* driveOver(game: Blaze, id: Id, target: Id): Procedure {
  const victim = game.piece(target)
  const vehicle = game.piece(id)
  const start = vehicle.at as Point
  game.change('piece', id, { hasMoved: true }, DECLARED)
  const path = [start, victim.at as Point]
  const short = stopShort(game, vehicle, victim)
  const others = enemiesOf(game, vehicle.side).filter(enemy => enemy.id !== victim.id)
  const contact = firstContact(game, vehicle, path, others)
  const went = yield* goAlong(game, id, 'overrun', contact ? contact.path : [start, short])
  if (!went) return
  if (went.stopped) drive(game, id, went.path, ['BA-RUL-65'])
  else if (contact) {
    drive(game, id, pulledBack(game, id, contact), ['BA-TERR-1'])
    yield* meetEnemy(game, contact)
  } else if (yield* succeeds(game, vehicle)) yield* runOver(game, id, victim.id, [start, short, path[1] as Point])
  else drive(game, id, [start, short], ['BA-OVER-7'])
  yield* settle(game, id, 'overrun')
}

const DECLARED = ['BA-OVER-1', 'BA-OVER-3']

/** It stops there, having spent the cost of the path. */
function drive(game: Blaze, id: Id, path: readonly Point[], cites: readonly string[], over?: Id): void {
  const spent = spentOn(tollOn(game, game.piece(id), path))
  comeTo(game, id, 'overrun', { path, cites, spent, ...(over && { against: over }) })
}

/** Classes A and B always succeed, C on 2 or more, tanks of class D on 4 or more: BA-OVER-4 to 6. */
function* succeeds(game: Blaze, vehicle: Stand): Procedure<boolean> {
  const armour = armourClassOf(game, vehicle) as string
  const need = game.rows(overrunTable)[armour] as number
  if (need === 0) return true
  const cites = [armour === 'C' ? 'BA-OVER-5' : 'BA-OVER-6']
  const [die] = yield* roll(game, 'overrun', 1, { faces: 10, need, cites, about: [vehicle.id] })
  return (die as number) >= need
}

/**
 * The vehicle ends where the stand was, if nothing stops it on its last stretch; the stand rolls for casualties, is pushed on and
 * disordered: BA-OVER-8, BA-OVER-9.
 */
function* runOver(game: Blaze, id: Id, victim: Id, path: readonly Point[]): Procedure {
  const [start, short, end] = path as [Point, Point, Point]
  const armour = armourClassOf(game, game.piece(id))
  const rules = armour === 'A' || armour === 'B' ? ['BA-OVER-4'] : DECLARED
  const went = yield* goAlong(game, id, 'overrun', [short, end])
  if (!went) return
  if (went.stopped) {
    drive(game, id, [start, ...went.path], ['BA-RUL-65'])
    return
  }
  drive(game, id, [start, end], rules, victim)
  const stand = game.piece(victim)
  const need = needed(game, stand, { cover: 'none', cites: [] })
  const cites = ['BA-OVER-8', ...need.cites.slice(0, 1)]
  const { hits } = yield* rollToHit(game, 'overrun-casualty', 1, stand, need, { cites })
  if (hits > 0) yield* hurt(game, victim, { figures: hits, cause: 'overrun', by: id }, ['BA-OVER-8'], true)
  if (game.piece(victim).gone) return
  yield* pushBack(game, victim, { from: start, by: id }, goes(game, 'overrun'), ['BA-OVER-9'], 'overrun')
  if (!game.piece(victim).gone) disorder(game, victim, ['BA-OVER-9'], { cause: 'overrun', by: id })
}

/** Where 50 mm are left between hull and base: where the hull would touch, and back from there until they are. */
function stopShort(game: Blaze, vehicle: Stand, target: Stand): Point {
  const from = vehicle.at as Point
  const to = target.at as Point
  const hull = hullOf(game, target)
  const short = goes(game, 'overrun-short')
  const wide = { ...hull, width: hull.width + 2 * short, depth: hull.depth + 2 * short }
  if (near(game, vehicle, target, short)) return from
  return touchesOnLeg(at => hullAt(game, vehicle, at), from, to, wide) ?? from
}
