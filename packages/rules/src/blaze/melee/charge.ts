import {
  action,
  because,
  choice,
  type DecisionOf,
  flag,
  type Id,
  maybe,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { aspectOf } from '../fire/arcs.ts'
import { groundCosts } from '../movement/costs.ts'
import { whyHeld } from '../movement/held.ts'
import { moveRate } from '../movement/rates.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { apart, hullOf, middleOf } from '../stands/measure.ts'
import {
  carrierOf,
  classOf,
  enemiesOf,
  isArmoured,
  isConcealed,
  isOut,
  isVehicle,
  knownStand,
  onTable,
  ratingOf,
  unitOf,
} from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { number } from '../values.ts'
import { bonusOf, chargeNote, distanceDice, wayTo } from './reach.ts'
import { canFlame } from './sides.ts'

const fields = {
  piece: role.actor,
  target: role.target,
  path: maybe(role.path),
  fanatic: maybe(role.option(flag)),
  flame: maybe(role.option(flag)),
}
type Charge = DecisionOf<typeof fields>

/** Why a stand may not charge at all now. */
export function whyNotCharge(game: Blaze, stand: Stand | null, side: Id): readonly Reason[] {
  if (stand?.side !== side || !onTable(stand))
    return [because('card', text`choose a stand of yours on the table`, 'BA-CHRG-1')]
  const name = the.piece(stand)
  const reasons: Reason[] = []
  if (stand.card !== 'charge')
    reasons.push(because('card', text`${name} is not on a Charge card`, 'BA-CHRG-1', 'BA-MELEE-1'))
  if (stand.chargeTarget !== null || stand.done)
    reasons.push(because('charge', text`${name} has declared its charge`, 'BA-CHRG-1'))
  if (stand.charges >= number(game, 'charges') && classOf(game, stand) === 'infantry')
    reasons.push(
      because('charge', text`${name} has already made ${the.count(number(game, 'charges'))} charges`, 'BA-CHRG-11'),
    )
  if (stand.hasMoved) reasons.push(because('charge', text`${name} has charged this turn`, 'BA-CHRG-1'))
  if (stand.fought) reasons.push(because('charge', text`${name} has fought this turn`, 'BA-MELEE-33'))
  if (carrierOf(game, stand)) reasons.push(because('charge', text`${name} cannot charge`, 'BA-CHRG-1'))
  const held = whyHeld(game, stand)
  return [...reasons, ...held.map(reason => ({ ...reason, cites: [reason.cites[0] as string, 'BA-CHRG-3'] }))]
}

/** Charges are declared rating by rating; a side that may have unknown stands is asked in every round: BA-RUL-141. */
function whyNotInThisRound(game: Blaze, stand: Stand): readonly Reason[] {
  const { chargeRating } = game.state
  const own = ratingOf(game, stand)
  if (chargeRating === null || isConcealed(stand) || own === chargeRating) return []
  return [because('charge', text`only stands rated ${the.term(chargeRating)} declare charges now`, 'BA-CHRG-5')]
}

/** Why this enemy may not be charged. */
function whyNotAt(game: Blaze, stand: Stand, target: Stand | null): readonly Reason[] {
  if (!target || target.side === stand.side || !onTable(target) || isConcealed(target))
    return [because('target', text`choose an enemy that you see`, 'BA-CHRG-4')]
  if (isOut(game, target) || carrierOf(game, target) || ['aircraft', 'glider', 'craft'].includes(classOf(game, target)))
    return [because('target', text`${the.piece(target)} cannot be charged`, 'BA-CHRG-4')]
  if (!isVehicle(game, target)) return []
  const reasons: Reason[] = []
  if (isArmoured(game, target) && unitOf(game, stand)?.noArmourCharge)
    reasons.push(because('charge', text`the scenario keeps this unit from charging armour`, 'BA-IVA-7'))
  if (isArmoured(game, target) && aspectOf(hullOf(game, target), middleOf(game, stand)) === 'front')
    reasons.push(because('front', text`${the.piece(target)} can be charged only on its flank or rear`, 'BA-IVA-4'))
  return reasons
}

function refuse(
  game: Blaze,
  { piece, target: named, path, fanatic, flame }: Charge,
  { side }: Prompt,
): readonly Reason[] {
  const stand = game.find('piece', piece)
  const reasons = [...whyNotCharge(game, stand, side)]
  if (stand?.side !== side || !stand.at) return reasons
  reasons.push(...whyNotInThisRound(game, stand))
  const target = knownStand(game, side, named)
  reasons.push(...whyNotAt(game, stand, target))
  if (fanatic && !stand.fanatic)
    reasons.push(because('charge', text`${the.piece(stand)} is not fanatical`, 'BA-CHRG-12'))
  if (flame && !canFlame(game, stand)) reasons.push(because('bursts', text`no burst is left`, 'BA-FLAME-13'))
  if (target && onTable(target) && !isConcealed(target))
    reasons.push(...groundCosts(game, stand, wayTo(game, stand, target, path), 0, side).reasons)
  return reasons
}

/** The charge is declared and its distance rolled: Move and 10 mm for each point of the bonus: BA-RUL-16, BA-RUL-262. */
function* carryOut(game: Blaze, { piece, target, path, flame }: Charge): Procedure {
  const stand = game.piece(piece)
  const rate = moveRate(game, stand)
  const dice = distanceDice(game, stand)
  reveal(game, piece, ['BA-CHRG-1', 'BA-HIDE-1'])
  const rolled =
    dice > 0
      ? yield* roll(game, 'charge-distance', dice, { faces: 10, cites: ['BA-CHRG-2', 'BA-TERR-6'], about: [piece] })
      : []
  const points = rolled.reduce((sum, die) => sum + die, 0)
  game.change(
    'piece',
    piece,
    {
      chargeTarget: target,
      chargeReach: rate.distance + bonusOf(game, points),
      chargePath: path ?? null,
      charges: stand.charges + 1,
      hasMoved: true,
      done: true,
      chargeOrder: 1 + Math.max(0, ...game.pieces.map(other => other.chargeOrder ?? 0)),
      flame: flame === true,
    },
    ['BA-CHRG-11', rate.rule],
  )
  game.say(text`${the.piece(stand)} charges ${the.piece(target)}.`, ['BA-CHRG-1', 'BA-MELEE-1'], [piece, target])
}

export const charge = action<BlazeTables>()({
  says: text`Charge`,
  fields,
  next(game, draft, { side }) {
    if (draft.piece === undefined) {
      const mine = game.pieces.filter(stand => stand.side === side && onTable(stand) && stand.card === 'charge')
      const choices = mine.map(stand =>
        pieceChoice(stand, [...whyNotCharge(game, stand, side), ...whyNotInThisRound(game, stand)]),
      )
      return { field: 'piece', says: text`Who charges?`, choices }
    }
    const stand = game.find('piece', draft.piece)
    if (!stand?.at || stand.side !== side) return null
    if (draft.target === undefined) {
      const known = enemiesOf(game, side).filter(enemy => !isConcealed(enemy))
      const nearest = [...known].sort((a, b) => apart(game, stand, a) - apart(game, stand, b))
      const choices = nearest.map(enemy => ({
        ...pieceChoice(enemy, [
          ...whyNotAt(game, stand, enemy),
          ...groundCosts(game, stand, wayTo(game, stand, enemy), 0, side).reasons,
        ]),
        note: chargeNote(game, stand, enemy),
      }))
      return { field: 'target', says: text`Charge whom?`, choices }
    }
    if (draft.flame !== undefined || !canFlame(game, stand)) return null
    const choices = [choice(true, text`spend a burst`), choice(false, text`keep it`)]
    return { field: 'flame', says: text`Use the flamethrower?`, choices, optional: true }
  },
  refuse,
  carryOut,
})
