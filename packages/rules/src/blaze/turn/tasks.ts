import {
  type Box,
  because,
  corners,
  crosses,
  type Id,
  type Message,
  type Point,
  type Procedure,
  type Reason,
  text,
  the,
  withinOf,
} from '@sandtable/kernel'
import { mayStop } from '../movement/arrival.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { hullOf, touching, touchOf } from '../stands/measure.ts'
import { classOf, isOut, kindOf, onTable } from '../stands/stand.ts'
import { number } from '../values.ts'
import { completeCombatTask, whyNotCombatTask } from './combat-tasks.ts'
import { offerOpportunityFire } from './reactions.ts'

/** Does a base touch a feature (1 mm or less)? BA-RUL-129. */
export function touchesFeature(game: Blaze, stand: Stand, { shape }: Feature, reach = touchOf(game)): boolean {
  const box: Box = hullOf(game, stand)
  if (corners(box).some(corner => withinOf(shape, corner, reach)) || withinOf(shape, box.at, reach)) return true
  const outline: readonly Point[] =
    'polygon' in shape ? shape.polygon : 'line' in shape ? shape.line : 'box' in shape ? corners(shape.box) : []
  if (outline.some(p => withinOf({ box }, p, reach + half(shape)))) return true
  const edges = corners(box)
  return edges.some((p, i) => crosses(shape, p, edges[(i + 1) % edges.length] as Point))
}

const half = (shape: Feature['shape']): number => ('line' in shape ? Math.floor((shape.thick ?? 0) / 2) : 0)

/** Why a stand may not be given this task. */
export function whyNotTask(game: Blaze, stand: Stand, task: string, target: Stand['taskTarget']): readonly Reason[] {
  const theirs = whyNotCombatTask(game, stand, task, target)
  if (theirs) return theirs
  const named = typeof target === 'string' ? target : null
  if (task === 'set-charge' || task === 'loophole') {
    const feature = named ? game.find('terrain', named) : null
    const fits = task === 'loophole' ? ['building'] : ['bridge', 'building']
    const rules = task === 'loophole' ? ['BA-ACTN-7'] : ['BA-ACTN-5']
    if (!feature || feature.hidden || feature.gone || feature.destroyed || !fits.includes(feature.kind))
      return [
        because(
          'target',
          task === 'loophole' ? text`choose a building` : text`choose a bridge or a building`,
          ...rules,
        ),
      ]
    return touchesFeature(game, stand, feature)
      ? []
      : [because('touch', text`${the.piece(stand)} does not touch the ${the.ground(feature)}`, ...rules)]
  }
  if (task === 'limber') return whyNotLimber(game, stand, named)
  if (task === 'unlimber') return whyNotUnlimber(game, stand)
  return []
}

/** It comes to stand where it is, behind its vehicle: there must be room. */
function whyNotUnlimber(game: Blaze, gun: Stand): readonly Reason[] {
  if (!gun.limbered || !gun.at) return [because('target', text`${the.piece(gun)} is not limbered`, 'BA-TERR-3')]
  return mayStop(game, gun, gun.at, 0)
    ? []
    : [because('touch', text`there is no room for ${the.piece(gun)}`, 'BA-TERR-3')]
}

function whyNotLimber(game: Blaze, gun: Stand, named: Id | null): readonly Reason[] {
  const vehicle = named ? game.find('piece', named) : null
  if (classOf(game, gun) !== 'gun' || gun.limbered)
    return [because('target', text`${the.piece(gun)} cannot be limbered`, 'BA-TERR-3')]
  if (!vehicle || vehicle.side !== gun.side || !kindOf(game, vehicle).tows || isOut(game, vehicle) || vehicle.towing)
    return [because('target', text`choose a vehicle of yours that can tow it`, 'BA-TERR-3')]
  return touching(game, gun, vehicle)
    ? []
    : [because('touch', text`${the.piece(gun)} does not touch ${the.piece(vehicle)}`, 'BA-TERR-3')]
}

/** Tasks are done after the fall backs. Before each, enemies on Opportunity Fire may fire; one hit stops it for the turn: BA-RUL-11, BA-RUL-59. */
export function* carryOutTasks(game: Blaze): Procedure {
  for (const { id } of game.pieces.filter(stand => stand.card === 'action')) {
    if (!onTable(game.piece(id)) || isOut(game, game.piece(id))) continue
    yield* offerOpportunityFire(game, id)
    const stand = game.piece(id)
    if (!onTable(stand) || isOut(game, stand)) continue
    if (stand.hitThisTurn) {
      game.say(text`${the.piece(stand)} is stopped by fire.`, [stoppedBy[stand.task ?? ''] ?? 'BA-RUL-59'], [id])
      continue
    }
    // the ground may have changed since the card was laid
    if (stand.task && whyNotTask(game, stand, stand.task, stand.taskTarget).length > 0) continue
    if (!(yield* completeCombatTask(game, id))) complete(game, id)
  }
}

/** The rule by which fire stops a task. */
const stoppedBy: { readonly [task: string]: string } = {
  'clear-mine': 'BA-MINE-12',
  'cut-wire': 'BA-WIRE-11',
  'cut-wire-and-move': 'BA-WIRE-11',
}

function complete(game: Blaze, id: Id): void {
  const stand = game.piece(id)
  const target = typeof stand.taskTarget === 'string' ? stand.taskTarget : null
  const count = stand.taskDone + 1
  if (stand.task === 'set-charge' && target) {
    game.change('piece', id, { taskDone: count }, ['BA-ACTN-5', 'BA-ACTN-1'])
    if (count < number(game, 'demolition-actions')) return
    game.change('terrain', target, { charge: id, chargedBy: stand.side }, ['BA-ACTN-5'])
    tellDone(game, stand, text`A charge is set on the ${the.ground(target)}.`)
    game.change('piece', id, { taskDone: 0 }, ['BA-ACTN-5'])
  } else if (stand.task === 'loophole' && target) {
    game.change('terrain', target, { loopholes: true }, ['BA-ACTN-7'])
    tellDone(game, stand, text`Loopholes are cut in the ${the.ground(target)}.`)
  } else if (stand.task === 'limber' && target) {
    game.change('piece', id, { limbered: true }, ['BA-TERR-3', 'BA-ACTN-1'])
    game.change('piece', target, { towing: id }, ['BA-TERR-3'])
    tellDone(game, stand, text`${the.piece(stand)} is limbered.`)
  } else if (stand.task === 'unlimber') {
    const vehicle = game.pieces.find(other => other.towing === id)
    if (vehicle) game.change('piece', vehicle.id, { towing: null }, ['BA-TERR-3'])
    game.change('piece', id, { limbered: false }, ['BA-TERR-3', 'BA-ACTN-1'])
    tellDone(game, stand, text`${the.piece(stand)} is unlimbered.`)
  } else game.change('piece', id, { taskDone: count }, ['BA-ACTN-1', 'BA-ACTN-2'])
}

/** Which Action it was is told to the enemy once it is complete: BA-ACTN-3. */
export function tellDone(game: Blaze, stand: Stand, says: Message): void {
  game.say(says, ['BA-ACTN-3'], [stand.id])
}

/** A turn without the Action card on the same task sets its count back: BA-RUL-12. */
export function tasksInterrupted(game: Blaze): void {
  for (const stand of game.pieces)
    if (stand.task !== null && stand.card !== 'action')
      game.change('piece', stand.id, { task: null, taskTarget: null, taskDone: 0 }, ['BA-ACTN-5', 'BA-RUL-12'])
}
