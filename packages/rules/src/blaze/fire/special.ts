import { because, type Id, type Procedure, type Reason, roll, text, the } from '@sandtable/kernel'
import type { SmallArm } from '../combat-tables.ts'
import { blockerBetween } from '../ground/sight.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { driveOut, fall } from '../shells/buildings.ts'
import { seen, type Weapon } from '../tables.ts'
import { number, score } from '../values.ts'
import { whyNotThrough, whyOutOfArc, whyOutOfRange } from './aiming.ts'
import { type How, isAtOnce, smallArmOf } from './orders.ts'
import { fired, firedFromHiding } from './records-of-fire.ts'
import { diceAt } from './small-arms.ts'
import { witnesses } from './to-hit.ts'

/** Fire at a vehicle's light by night, and detonating a charge. */

/** The light is seen at 800 mm; the weapon's range decides whether it can be hit: BA-RUL-137. */
export function whyNotAtLight(game: Blaze, firer: Stand, weapon: Weapon, target: Stand): readonly Reason[] {
  const arm = smallArmOf(game, weapon)
  if (!arm)
    return [because('weapon', text`only small arms can do that, not the ${the.term(weapon.name)}`, 'BA-NIGHT-9')]
  if (target.light === null) return [because('target', text`${the.piece(target)} shows no light`, 'BA-NIGHT-9')]
  if (target.light !== 'vehicle')
    return [because('target', text`only the light of a vehicle is shot out`, 'BA-NIGHT-9')]
  const reasons: Reason[] = [
    ...whyOutOfRange(game, firer, target, Math.min(arm.max, game.rows(seen).farthest), 'BA-NIGHT-9'),
  ]
  const block = blockerBetween(game, firer, target)
  if (block) reasons.push(because('line of sight', text`the ${the.ground(block)} is in the way`, 'BA-VIS-5'))
  reasons.push(...whyOutOfArc(game, firer, target), ...whyNotThrough(game, firer, target))
  if (diceAt(game, firer, weapon, arm, target).dice <= 0)
    reasons.push(because('no dice', text`no dice are left`, 'BA-MOVE-8'))
  return reasons
}

/** Scores of 10 are cumulative over the game. */
export function* fireAtLight(game: Blaze, firer: Stand, weapon: Weapon, target: Stand, how: How): Procedure {
  const { dice, notes } = diceAt(game, firer, weapon, smallArmOf(game, weapon) as SmallArm, target)
  const rules = ['BA-NIGHT-9']
  const need = score(game, 'light')
  const enough = number(game, 'light-hits')
  fired(game, firer, rules)
  const spec = { faces: 10, need, modifiers: notes, cites: rules, about: [target.id], ...witnesses(target, firer) }
  const shown = yield* roll(game, 'light', dice, spec)
  const total = target.lightHits + shown.filter(die => die >= need).length
  game.change('piece', target.id, { lightHits: total, ...(total >= enough && { light: null }) }, rules)
  if (total >= enough) game.say(text`The light of ${the.piece(target)} goes out.`, rules, [target.id])
  firedFromHiding(game, firer.id, target.id, isAtOnce(how))
}

/** The stand that set a charge detonates it, from anywhere and without a die: BA-ACTN-6, BA-RUL-130. */
export function whyNotBlow(firer: Stand, feature: Feature | null): readonly Reason[] {
  if (feature?.charge === firer.id && !feature.destroyed) return []
  return [because('target', text`${the.piece(firer)} has set no charge there`, 'BA-ACTN-6')]
}

export function* blow(game: Blaze, firer: Stand, feature: Id): Procedure {
  const cites = ['BA-ACTN-6']
  fired(game, firer, cites)
  const { kind, demolition, demolisher } = game.get('terrain', feature)
  game.say(text`The ${the.ground(feature)} is blown up.`, cites)
  game.change('terrain', feature, { charge: null, chargedBy: null }, cites)
  // a house collapses as under shellfire; stands on a bridge are placed beside it
  if (kind === 'building') yield* fall(game, feature)
  else {
    game.change('terrain', feature, { destroyed: true }, cites, { is: 'destroyed', cause: 'demolition', by: firer.id })
    yield* driveOut(game, game.get('terrain', feature), ['BA-RUL-63'])
  }
  const { id, victoryPoints } = game.side(firer.side)
  if (demolisher !== null && demolisher !== id) return
  const event = { is: 'scored', cause: 'demolition', count: demolition } as const
  game.change('side', id, { victoryPoints: victoryPoints + demolition }, ['BA-ACTN-6', 'BA-RUL-67'], event)
}
