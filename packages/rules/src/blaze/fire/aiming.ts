import { because, crosses, type Id, type Length, type Message, type Reason, text, the } from '@sandtable/kernel'
import { lightOn, ruleOfLight, whyNotSeen } from '../ground/sight.ts'
import { inMelee } from '../melee/contact.ts'
import type { Blaze, Stand } from '../records.ts'
import { apart, hullOf, middleOf, near, type Thing, takesGround } from '../stands/measure.ts'
import {
  friendsOf,
  isAircraft,
  isConcealed,
  isOut,
  isVehicle,
  isWreck,
  kindOf,
  knownStand,
  onTable,
} from '../stands/stand.ts'
import { bearsOn, forwardOf } from './arcs.ts'
import type { How } from './orders.ts'
import { asFound, isAnswered } from './targets.ts'

/** Possible targets, and what lies between. */

/** The intended target at its effective position; null if the side knows of no such stand. */
export function targetOf(game: Blaze, side: Id, id: unknown, how: How): Stand | null {
  const stand = knownStand(game, side, id)
  return stand && asFound(stand, how)
}

/** Why this stand may not be fired at in any way. */
export function whyNoTarget(game: Blaze, firer: Stand, target: Stand, how: How): readonly Reason[] {
  const name = the.piece(target)
  const no = (says: Message, ...cites: string[]) => [because('target', says, ...cites)]
  if (target.side === firer.side) return no(text`${name} is a friend`, 'BA-VIS-8')
  if (kindOf(game, target).class === 'marker' && target.marker === null)
    return no(text`${name} cannot be fired at`, 'BA-PRIS-4')
  if (!onTable(target)) return no(text`${name} is not on the table`, 'BA-VIS-8')
  if (isConcealed(target)) return [because('line of sight', text`nobody knows what is there`, 'BA-VIS-3', 'BA-HMOV-4')]
  if (isAircraft(game, target)) return no(text`${name} is in the air`, 'BA-AA-3')
  if (isWreck(target)) return no(text`${name} is a wreck`, 'BA-DEAD-4')
  if (!isAnswered(game, target, how))
    return no(
      text`${name} is not the stand that this fire answers`,
      how?.reaction === 'fall-back' ? 'BA-FALL-3' : 'BA-OPP-6',
    )
  if (inMelee(game, target) && how?.reaction !== 'charge')
    return [because('melee', text`${the.piece(target)} is in close combat`, 'BA-CHRG-7', 'BA-OPP-8')]
  return []
}

export function whyOutOfRange(
  game: Blaze,
  firer: Stand,
  target: Thing,
  reach: Length,
  ...cites: string[]
): readonly Reason[] {
  if (near(game, firer, target, reach)) return []
  const says = text`out of range: ${the.length(apart(game, firer, target), reach)}`
  return [because('range', says, ...cites)]
}

/** The friends in the line from centre to centre: BA-ARMS-20. */
function friendsBetween(game: Blaze, firer: Stand, target: Thing): readonly Stand[] {
  const from = middleOf(game, firer)
  const to = middleOf(game, target)
  return friendsOf(game, firer.side).filter(
    friend =>
      friend.id !== firer.id &&
      friend.id !== firer.aboard &&
      takesGround(game, friend) &&
      !isOut(game, friend) &&
      friend.floor === 0 &&
      crosses({ box: hullOf(game, friend) }, from, to),
  )
}

/** One friendly stand may be fired through, if it is not in melee. */
export function whyNotThrough(game: Blaze, firer: Stand, target: Thing): readonly Reason[] {
  const between = friendsBetween(game, firer, target)
  const fighting = between.find(friend => inMelee(game, friend))
  if (fighting) return [because('through', text`${the.piece(fighting)} is in melee`, 'BA-ARMS-20')]
  if (between.length < 2) return []
  return [because('through', text`${the.count(between.length)} friends are in the way`, 'BA-ARMS-20')]
}

/** The arc of a weapon: a machine gun stand forward of its front edge, a gun without a turret 45 degrees to each side. */
export function whyOutOfArc(game: Blaze, firer: Stand, target: Thing): readonly Reason[] {
  const kind = kindOf(game, firer)
  const at = middleOf(game, target)
  if (kind.arc !== null && !firer.gunLost && !forwardOf(hullOf(game, firer), at))
    return [because('arc', text`it is not in front of ${the.piece(firer)}`, 'BA-ARMS-7')]
  if (isVehicle(game, firer) && kind.turret !== true && !bearsOn(game, hullOf(game, firer), at))
    return [because('arc', text`${the.piece(firer)} has no turret`, 'BA-ARM-12')]
  return []
}

/** Checks common to all direct fire: range, sight, arc, friends in between. */
export function whyNotOverSights(game: Blaze, firer: Stand, target: Thing): readonly Reason[] {
  return [
    ...whyNotSeen(game, firer, target),
    ...whyOutOfArc(game, firer, target),
    ...whyNotThrough(game, firer, target),
  ]
}

/**
 * Why it can be fired at: it is in sight and in arc, or a friend does not block. Neither a hidden friend nor what a
 * hidden firer is gets mentioned.
 */
export function sightRules(game: Blaze, firer: Stand, target: Thing): readonly string[] {
  const light = game.state.night ? lightOn(game, target) : null
  if (game.state.night) return ['BA-NIGHT-13', light ? ruleOfLight[light] : 'BA-VIS-8']
  if (isConcealed(firer)) return ['BA-VIS-8']
  if (friendsBetween(game, firer, target).some(friend => !isConcealed(friend))) return ['BA-VIS-8', 'BA-ARMS-20']
  const kind = kindOf(game, firer)
  if (kind.arc !== null) return ['BA-VIS-8', 'BA-ARMS-7']
  if (!isVehicle(game, firer)) return ['BA-VIS-8', 'BA-ARMS-6']
  return ['BA-VIS-8', kind.turret ? 'BA-ARM-11' : 'BA-ARM-12']
}
