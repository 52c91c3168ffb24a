import { because, inArc, type Point, type Reason, text, the } from '@sandtable/kernel'
import { areFriends, inMelee, isDown, isTank, onTable, weaponOf } from '../figures.ts'
import { near } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { layLine, whyBlocked } from '../sight.ts'
import { distances, needs } from '../tables.ts'
import { whyUnspotted } from '../weapons/snipers.ts'
import { firedAs, whyOutOfRange } from './ranges.ts'

/** Why a figure may not be fired at directly with this weapon. */
export function whyNotTarget(game: Goodbye, firer: Figure, target: Figure, weapon: string): readonly Reason[] {
  const who = the.piece(target)
  if (!onTable(target)) return [because('target', text`${who} is not on the table`, 'GB-STAT-16')]
  if (areFriends(game, firer.side, target.side))
    return [because('target', text`${who} is a friend`, 'GB-GEN-2', 'GB-RUL-69')]
  const reasons: Reason[] = [...whyUnspotted(target, firer.side)]
  if (inMelee(game, target)) reasons.push(because('target', text`${who} is in close combat`, 'GB-RUL-29'))
  if (isDown(target) && !isTank(target) && !near(firer, target, game.rows(distances)['sought-out']))
    reasons.push(
      because(
        'pinned',
        text`${who} is pinned and more than ${the.length(game.rows(distances)['sought-out'])} away`,
        'GB-PIN-8',
        'GB-RUL-34',
      ),
    )
  if (isTank(target) && weaponOf(game, firedAs(game, firer, weapon))?.damage == null)
    reasons.push(because('target', text`the ${the.term(weapon)} cannot hurt a vehicle`, 'GB-WEAP-5'))
  return [
    ...reasons,
    ...whyNotAim(game, firer, target.at as Point, weapon),
    ...whyBlocked(game, layLine(game, firer, target)),
  ]
}

/** Why a place cannot be aimed at: out of range or, with arcs, behind the tank that fires. */
export function whyNotAim(game: Goodbye, firer: Figure, at: Point, weapon: string): readonly Reason[] {
  const reasons: Reason[] = [...whyOutOfRange(game, firer, at, weapon)]
  if (
    isTank(firer) &&
    game.ruling('GB-RUL-78') === 'arcs' &&
    !inArc(firer.at as Point, firer.facing, 2 * game.rows(needs)['tank-arc'], at)
  )
    reasons.push(because('target', text`that is behind the tank`, 'GB-RUL-78'))
  return reasons
}
