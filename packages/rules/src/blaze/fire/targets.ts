import { because, type Reason, text, the } from '@sandtable/kernel'
import { coverOf, type InCover } from '../ground/cover.ts'
import { inMelee } from '../melee/contact.ts'
import type { Blaze, Stand } from '../records.ts'
import {
  bearerOf,
  carrierOf,
  carriesOutside,
  hasFigures,
  isAircraft,
  isArmoured,
  isSoftskin,
  isWreck,
  kindOf,
  standing,
} from '../stands/stand.ts'
import { reach } from '../values.ts'
import type { How } from './orders.ts'
import { isOutOfReachProne, type Need, needed, proneOr } from './to-hit.ts'

/** Which stands can be shot at, where, as what and in what cover: common to all kinds of fire. BA-RUL-350. */

/** How a stand is exposed: on foot, in the open in or on something, inside a softskin, or behind armour. */
type Seat = 'ground' | 'open' | 'softskin' | 'armour'

export function seatOf(game: Blaze, stand: Stand): Seat {
  const bearer = bearerOf(game, stand)
  if (!bearer) return 'ground'
  if (isSoftskin(game, bearer)) return 'softskin'
  return isArmoured(game, bearer) && !carriesOutside(game, bearer) ? 'armour' : 'open'
}

/** Everything on the table as this fire finds it: a charger is at its place of contact. BA-RUL-19. */
export const foundBy = (game: Blaze, how: How): readonly Stand[] => standing(game).map(stand => asFound(stand, how))

/** The stand where this fire finds it. */
export const asFound = (stand: Stand, how: How): Stand =>
  how?.targetAt && how.target === stand.id ? { ...stand, at: how.targetAt } : stand

/** Is this stand, its transport or its tow the target of this reaction? Passengers of a moving stand may be fired at too. */
export const isAnswered = (game: Blaze, stand: Stand, how: How): boolean =>
  how?.target === undefined || how.target === stand.id || how.target === carrierOf(game, stand)?.id

/**
 * Does a template over it affect it? Not wrecks, aircraft or stands in close combat: BA-RUL-353. A charger at its
 * place of contact is not in contact yet.
 */
export const isHurtByTemplates = (game: Blaze, stand: Stand): boolean =>
  !isAircraft(game, stand) &&
  kindOf(game, stand).class !== 'marker' &&
  !isWreck(stand) &&
  !inMelee(game, game.piece(stand.id))

/** Does it count under a template separately? Those inside a vehicle share its fate instead: BA-HULL-14, BA-RUL-350. */
export function isOnItsOwn(game: Blaze, stand: Stand): boolean {
  const seat = seatOf(game, stand)
  return seat === 'ground' || seat === 'open'
}

/** Why shells cannot be aimed at this stand. */
export function whyNotOnItsOwn(game: Blaze, stand: Stand): readonly Reason[] {
  const bearer = bearerOf(game, stand)
  if (!bearer || isOnItsOwn(game, stand)) return []
  return [because('target', text`choose ${the.piece(bearer)}, which carries it`, 'BA-ARTY-17')]
}

/** Immune to small arms: armour, those inside it, stands without figures, prone stands beyond 150 mm. BA-RUL-72. */
export function whyNotHurt(game: Blaze, firer: Stand, target: Stand): readonly Reason[] {
  if (isArmoured(game, target))
    return [because('armoured', text`${the.piece(target)} is armoured`, 'BA-RUL-72', 'BA-SOFT-1')]
  if (seatOf(game, target) === 'armour')
    return [
      because(
        'armoured',
        text`${the.piece(target)} is inside ${the.piece(bearerOf(game, target) as Stand)}`,
        'BA-RUL-72',
      ),
    ]
  if (!hasFigures(game, target) && !isSoftskin(game, target))
    return [because('target', text`small arms do nothing to ${the.piece(target)}`, 'BA-RUL-61', 'BA-RUL-72')]
  if (hasFigures(game, target) && target.figures === 0)
    return [because('target', text`${the.piece(target)} has no crew left`, 'BA-RUL-73')]
  // an aircraft has no position to measure from: prone stands are hit from the air
  if (!isAircraft(game, firer) && isOutOfReachProne(game, firer, target))
    return [
      because(
        'prone',
        text`${the.piece(target)} is prone and more than ${the.length(reach(game, 'prone'))} away`,
        'BA-PRONE-3',
        'BA-RUL-21',
      ),
    ]
  return []
}

/** How D10 are fired: over open sights, lobbed, on suspicion, from off table, as bombs, in a dive, by a sniper, as flames. */
export type Manner = 'direct' | 'indirect' | 'speculative' | 'barrage' | 'bomb' | 'strafing' | 'sniper' | 'flame'

export interface Aim {
  readonly manner: Manner
  /** The stand that fires, if its position and state count. */
  readonly firer: Stand | null
  readonly how: How
  /** The second shot of an Excellent crew: BA-GUN-9. */
  readonly second?: boolean
}

/** The rule that prevents this fire from hitting a prone stand; null if it can. BA-RUL-220. */
export function liesFlat(game: Blaze, target: Stand, { manner, firer }: Aim): string | null {
  if (!target.prone) return null
  if (manner === 'direct' && firer && isOutOfReachProne(game, firer, target)) return 'BA-PRONE-3'
  return manner === 'speculative' ? 'BA-SPEC-6' : null
}

/** The cover of a target from this kind of fire. */
function coverFrom(game: Blaze, target: Stand, { manner, firer }: Aim): Pick<InCover, 'cover' | 'cites'> {
  if (manner === 'sniper') return { cover: 'none', cites: ['BA-SNIPE-9'] }
  if (manner === 'direct' || manner === 'flame' || manner === 'strafing')
    return proneOr(target, coverOf(game, target, manner === 'strafing' ? null : firer, 'direct'))
  const { cover, cites } = coverOf(game, target, null, 'indirect')
  const table = manner === 'speculative' ? 'BA-SPEC-3' : 'BA-INDIR-9'
  return { cover, cites: cites.length > 0 ? [cites[0] as string, table] : [] }
}

const indirectly: { readonly [manner in Manner]?: 'indirect' | 'speculative' } = {
  indirect: 'indirect',
  barrage: 'indirect',
  speculative: 'speculative',
}

/** The score a D10 needs to hit the figures of a stand, whatever fires it. */
export function needFor(game: Blaze, target: Stand, aim: Aim): Need {
  const { manner, firer, how, second = false } = aim
  const indirect = indirectly[manner]
  return needed(game, target, coverFrom(game, target, aim), {
    firer,
    second,
    fallsBack: how?.reaction === 'fall-back' && isAnswered(game, target, how),
    ...(indirect && { indirect }),
  })
}
