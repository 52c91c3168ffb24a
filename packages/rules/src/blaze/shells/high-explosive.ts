import { because, isPoint, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { sightRules, whyNoTarget, whyNotOverSights, whyOutOfArc } from '../fire/aiming.ts'
import { armourOf } from '../fire/guns.ts'
import { occasionRules } from '../fire/occasions.ts'
import { type How, isAtOnce } from '../fire/orders.ts'
import { firedAt, firedFromHiding } from '../fire/records-of-fire.ts'
import { whyNotSelfDefence } from '../fire/self-defence.ts'
import { whyNotOnItsOwn } from '../fire/targets.ts'
import { isOutOfReachProne } from '../fire/to-hit.ts'
import { whyNotSeen } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import { middleOf, type Thing } from '../stands/measure.ts'
import { hasFigures, isSoftskin, kindOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { reach } from '../values.ts'
import { burst } from './burst.ts'
import { aimShell, effectOn, mortarRule } from './he-armour.ts'
import { whyNotInReach } from './reach.ts'
import { shellOf } from './shell.ts'
import { spendShells, whyNoShells, whyNoVolley } from './volleys.ts'

/** High explosive over open sights: the template goes over the target without a scatter die. */

/** Why this weapon's shells have no effect on the named stand. */
export function whyNoEffect(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  target: Stand,
  manner: 'direct' | 'indirect',
): readonly Reason[] {
  const inside = whyNotOnItsOwn(game, target)
  if (inside.length > 0) return inside
  const armour = armourOf(game, target)
  if (armour === null || (hasFigures(game, target) && target.figures > 0)) return []
  if (weapon.mortar && isSoftskin(game, target)) return []
  const shell = shellOf(game, firer, weapon, manner, null)
  const rule = weapon.mortar ? mortarRule[weapon.mortar] : manner === 'direct' ? 'BA-HE-8' : 'BA-HE-2'
  if (effectOn(game, armour, shell) === 'none')
    return [because('no effect', text`its shells do nothing to ${the.piece(target)}`, rule)]
  return aimShell(game, target, shell)
    ? []
    : [because('no chance', text`its shells cannot hurt ${the.piece(target)} there`, 'BA-ARM-6')]
}

/** Why this weapon cannot fire high explosive over open sights at this stand or place. */
export function whyNotHighExplosive(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  target: Thing,
  how: How,
): readonly Reason[] {
  const reasons: Reason[] = [...whyNoShells(weapon), ...whyNotInReach(game, firer, weapon, target, 'direct')]
  reasons.push(...whyNoVolley(firer, weapon))
  if (weapon.mortar) reasons.push(...whyNotSeen(game, firer, target), ...whyOutOfArc(game, firer, target))
  else reasons.push(...whyNotOverSights(game, firer, target))
  if (isPoint(target)) return reasons
  const stand = target as Stand
  reasons.push(...whyNoTarget(game, firer, stand, how), ...whyNotSelfDefence(game, firer, stand))
  if (isOutOfReachProne(game, firer, stand))
    reasons.push(
      because(
        'prone',
        text`${the.piece(stand)} is prone and more than ${the.length(reach(game, 'prone'))} away`,
        'BA-PRONE-3',
      ),
    )
  return [...reasons, ...whyNoEffect(game, firer, weapon, stand, 'direct')]
}

/** The shells land where they are aimed. */
export function* fireHighExplosive(game: Blaze, firer: Stand, weapon: Weapon, target: Thing, how: How): Procedure {
  const now = isAtOnce(how)
  const when = occasionRules(game, firer, how)
  spendShells(game, firer, weapon, target, kindOf(game, firer).aa ? ['BA-AA-10', ...when.slice(0, 1)] : when)
  if (!isPoint(target)) firedAt(game, target as Stand, sightRules(game, firer, target))
  yield* burst(game, middleOf(game, target), shellOf(game, firer, weapon, 'direct', how), true)
  firedFromHiding(game, firer.id, isPoint(target) ? null : (target as Stand).id, now)
}
