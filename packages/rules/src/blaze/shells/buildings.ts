import {
  because,
  type Id,
  type Message,
  nearest,
  type Point,
  type Procedure,
  position,
  type Reason,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { heAllocation } from '../combat-tables.ts'
import { whyNotOverSights } from '../fire/aiming.ts'
import { type How, isAtOnce } from '../fire/orders.ts'
import { firedFromHiding } from '../fire/records-of-fire.ts'
import { isCasualty } from '../melee/casualties.ts'
import { setDownBeside } from '../movement/setting-down.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { middleOf } from '../stands/measure.ts'
import { gunRowOf } from '../stands/profiles.ts'
import { carrierOf, isConcealed, standing } from '../stands/stand.ts'
import { disorder, reveal, turnNow } from '../stands/states.ts'
import type { Weapon } from '../tables.ts'
import { number, score } from '../values.ts'
import { whyNotInReach } from './reach.ts'
import { heRowOf, shellOf } from './shell.ts'
import { spendShells, whyNoShells, whyNoVolley } from './volleys.ts'

/** Bunker busting. */

export const pointsLeft = (dpv: number): Message =>
  dpv === 1 ? text`1 defence point left` : text`${the.count(dpv)} defence points left`

/** The aiming point on a building: the nearest to the firer. */
const facadeOf = (game: Blaze, firer: Stand, building: Feature): Point => nearest(building.shape, middleOf(game, firer))

/** Why this weapon cannot fire at the building alone. Anti-tank rounds do nothing to it, unless large ones may: BA-RUL-116. */
export function whyNotBuilding(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  building: Feature,
  round: 'he' | 'at',
): readonly Reason[] {
  if (building.dpv === null || building.gone)
    return [because('target', text`the ${the.ground(building)} has no defence points`, 'BA-BUST-1')]
  const reasons: Reason[] = []
  if (round === 'at' && !isLarge(game, weapon))
    reasons.push(because('anti-tank round', text`it does nothing to a building`, 'BA-BUST-2', 'BA-BUST-11'))
  if (round === 'he') reasons.push(...whyNoShells(weapon), ...whyNoVolley(firer, weapon))
  const facade = facadeOf(game, firer, building)
  reasons.push(...whyNotInReach(game, firer, weapon, facade, 'direct'), ...whyNotOverSights(game, firer, facade))
  return reasons
}

const isLarge = (game: Blaze, weapon: Weapon): boolean =>
  game.ruling('BA-RUL-116') === 'large' && weapon.he !== null && (gunRowOf(game, weapon)?.group ?? 5) <= 2

/** The weapon's D10, rolled at the building alone: BA-BUST-5. */
export function* fireAtBuilding(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  building: Feature,
  round: 'he' | 'at',
  how: How,
): Procedure {
  const shell = shellOf(game, firer, weapon, 'direct', how)
  const rule = round === 'at' ? 'BA-BUST-13' : 'BA-BUST-5'
  spendShells(game, firer, weapon, null, [rule, 'BA-VIS-8'])
  const dice = round === 'at' ? (game.rows(heAllocation)[heRowOf(game, weapon)]?.d10 ?? 0) : shell.d10
  const modifiers = round === 'at' ? [] : shell.notes
  const shown = yield* roll(game, 'dpv', dice, {
    faces: 10,
    need: score(game, 'building'),
    modifiers,
    cites: ['BA-BUST-3', rule],
    ...(isConcealed(firer) && { to: [firer.side] }),
  })
  wearDown(game, building.id, shown, false, rule)
  firedFromHiding(game, firer.id, null, isAtOnce(how))
}

/** Each die of 6 or more removes a point (two for bombs), at the end of the step: BA-RUL-114, BA-BUST-12. */
export function wearDown(game: Blaze, id: Id, shown: readonly number[], doubled: boolean, rule: string): void {
  const building = game.get('terrain', id)
  const points = shown.filter(die => die >= score(game, 'building')).length * (doubled ? number(game, 'bomb-hits') : 1)
  if (building.dpv === null || points === 0) return
  game.change('terrain', id, { pendingDpv: building.pendingDpv + points }, [doubled ? 'BA-BUST-12' : 'BA-BUST-3', rule])
}

/** At the end of the step points are removed, and a building with none left collapses. */
export function* buildingsFall(game: Blaze): Procedure {
  for (const { id } of game.terrain.filter(feature => feature.pendingDpv > 0)) {
    const { dpv, pendingDpv } = game.get('terrain', id)
    const left = Math.max((dpv ?? 0) - pendingDpv, 0)
    game.change('terrain', id, { dpv: left, pendingDpv: 0 }, ['BA-BUST-3'], {
      is: 'damaged',
      count: pendingDpv,
    })
    if (left > 0) game.say(wornDown(id, left), ['BA-BUST-1', 'BA-BUST-10'])
    else if (dpv !== 0) yield* fall(game, id)
  }
}

const wornDown = (id: Id, left: number): Message =>
  left === 1
    ? text`The ${the.ground(id)} has 1 defence point left.`
    : text`The ${the.ground(id)} has ${the.count(left)} defence points left.`

/** It becomes a ruin; the owner places its occupants outside, disordered: BA-BUST-6, BA-RUL-63. */
export function* fall(game: Blaze, id: Id): Procedure {
  const building = game.get('terrain', id)
  const cites = ['BA-BUST-6', 'BA-BUST-8']
  const ruin = { kind: 'ruin', was: building.kind, indefensibleUntil: turnNow(game) + number(game, 'ruin-turns') + 1 }
  game.change('terrain', id, ruin, cites, { is: 'destroyed' })
  game.say(text`The ${the.ground(id)} falls, and is a ruin.`, cites)
  yield* driveOut(game, building, ['BA-BUST-6'])
}

/** All stands in or on it are placed beside it, disordered. */
export function* driveOut(game: Blaze, { id, shape }: Feature, cites: readonly string[]): Procedure {
  const there = standing(game).filter(
    stand => !carrierOf(game, stand) && !isCasualty(stand) && position(shape, stand.at as Point) !== 'out',
  )
  for (const { id: stand } of there) {
    reveal(game, stand, cites)
    yield* setDownBeside(game, stand, id, cites)
    if (game.piece(stand).gone) continue
    disorder(game, stand, cites)
    game.say(text`${the.piece(stand)} is driven out.`, cites, [stand])
  }
}
