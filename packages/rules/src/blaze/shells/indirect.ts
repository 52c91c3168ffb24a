import { because, isPoint, type Point, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { whyNoTarget, whyOutOfArc } from '../fire/aiming.ts'
import { type How, isAtOnce } from '../fire/orders.ts'
import { firedAt, firedFromHiding } from '../fire/records-of-fire.ts'
import { whyNotSelfDefence } from '../fire/self-defence.ts'
import { sees } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import { middleOf, type Thing } from '../stands/measure.ts'
import { isConcealed } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { burst, standsUnder } from './burst.ts'
import { scatter } from './deviation.ts'
import { whyNoEffect } from './high-explosive.ts'
import { reachRule, whyNotInReach } from './reach.ts'
import { shellOf } from './shell.ts'
import { observedBy, spottingRule, whyNotSpotted } from './spotting.ts'
import { isZeroedOn, spendShells, whyNoShells, whyNoVolley } from './volleys.ts'

/** Fire at a target that a spotter sees, or at a suspected one. */

/** Common to indirect and speculative fire: the weapon can elevate, is in range, and has a volley. */
function whyNotLobbed(game: Blaze, firer: Stand, weapon: Weapon, target: Thing): readonly Reason[] {
  const reasons: Reason[] = [...whyNoShells(weapon)]
  if (!weapon.indirect && !weapon.mortar)
    reasons.push(because('indirect', text`${the.piece(firer)} cannot elevate its gun enough`, 'BA-INDIR-8'))
  reasons.push(...whyNotInReach(game, firer, weapon, target, 'indirect'), ...whyOutOfArc(game, firer, target))
  return [...reasons, ...whyNoVolley(firer, weapon)]
}

/** Why this weapon cannot fire indirectly at this stand or place. */
export function whyNotIndirect(game: Blaze, firer: Stand, weapon: Weapon, target: Thing, how: How): readonly Reason[] {
  const reasons: Reason[] = [...whyNotLobbed(game, firer, weapon, target), ...whyNotSpotted(game, firer.side, target)]
  if (game.state.night && !sees(game, firer, target))
    reasons.push(because('night', text`${the.piece(firer)} does not see the target itself`, 'BA-NIGHT-13'))
  if (isPoint(target)) return reasons
  const stand = target as Stand
  reasons.push(...whyNoTarget(game, firer, stand, how), ...whyNotSelfDefence(game, firer, stand))
  return [...reasons, ...whyNoEffect(game, firer, weapon, stand, 'indirect')]
}

/** Why it cannot fire on suspicion at this place: BA-SPEC-1, BA-RUL-111. */
export function whyNotSpeculative(game: Blaze, firer: Stand, weapon: Weapon, target: Thing): readonly Reason[] {
  const reasons: Reason[] = [...whyNotLobbed(game, firer, weapon, target)]
  if (game.state.night) reasons.push(because('night', text`no speculative fire at night`, 'BA-NIGHT-15'))
  if (!isPoint(target)) reasons.push(because('target', text`speculative fire is aimed at a place`, 'BA-SPEC-1'))
  return reasons
}

/** The scatter die decides where it lands; a zeroed-in weapon hits automatically: BA-INDIR-4, BA-INDIR-7. */
export function* fireIndirect(game: Blaze, firer: Stand, weapon: Weapon, target: Thing, how: How): Procedure {
  const zeroed = isZeroedOn(firer, target)
  spendShells(game, firer, weapon, target, [reachRule(weapon), spottingRule(game, firer.side, target)])
  if (!isPoint(target)) firedAt(game, target as Stand, ['BA-INDIR-1', observedBy(game, firer.side, target, weapon)])
  const aimedAt = middleOf(game, target)
  if (zeroed) game.say(text`The weapon is zeroed in.`, ['BA-INDIR-7'])
  const fall = zeroed
    ? { at: aimedAt, hit: true }
    : yield* scatter(game, aimedAt, 'BA-INDIR-5', {
        flips: weapon.mortar === 'light',
        about: isConcealed(firer) ? [] : [firer.id],
      })
  const mark = isPoint(target) ? (target as Point) : (target as Stand).id
  game.change('piece', firer.id, { zeroed: fall.hit ? mark : null }, ['BA-INDIR-7'])
  yield* comeDown(game, firer, weapon, 'indirect', fall.at, fall.hit, how)
}

/** Like indirect fire, at a place and without a spotter. Its effect is not reported: BA-SPEC-5. */
export function* fireSpeculative(game: Blaze, firer: Stand, weapon: Weapon, at: Point, how: How): Procedure {
  spendShells(game, firer, weapon, at, ['BA-SPEC-1', reachRule(weapon)])
  const fall = yield* scatter(game, at, 'BA-INDIR-5', {
    flips: weapon.mortar === 'light',
    about: isConcealed(firer) ? [] : [firer.id],
  })
  yield* comeDown(game, firer, weapon, 'speculative', fall.at, fall.hit, how)
}

function* comeDown(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  manner: 'indirect' | 'speculative',
  at: Point,
  hit: boolean,
  how: How,
): Procedure {
  const under = !hit && standsUnder(game, at, null, how).some(({ stand }) => stand.id === firer.id)
  if (under) {
    const to = isConcealed(firer) ? [firer.side] : undefined
    game.say(text`${the.piece(firer)} is spared by its own shells.`, ['BA-INDIR-12'], [firer.id], to)
  }
  yield* burst(game, at, shellOf(game, firer, weapon, manner, how), hit)
  firedFromHiding(game, firer.id, null, isAtOnce(how))
}
