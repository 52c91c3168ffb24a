import { because, type Id, type Message, type Reason, text, the } from '@sandtable/kernel'
import { crewRatings } from '../combat-tables.ts'
import { inMelee, isSpent } from '../melee/contact.ts'
import type { Blaze, Stand } from '../records.ts'
import { sniperDice } from '../snipers/dice.ts'
import {
  carrierOf,
  hasFigures,
  isAircraft,
  isGun,
  isSniper,
  isVehicle,
  kindOf,
  onTable,
  ratingOf,
  weaponsOf,
} from '../stands/stand.ts'
import type { Card } from '../tables.ts'
import { fireCards, type How } from './orders.ts'

/** Whether a stand may fire at all, before weapon and target are chosen. */

/** The card it acts on: a stand in a craft that has none of its own fires on the craft's. BA-RUL-136. */
export function cardOf(game: Blaze, stand: Stand): Card | null {
  if (stand.card !== null) return stand.card
  const carrier = carrierOf(game, stand)
  return carrier && kindOf(game, carrier).class === 'craft' ? carrier.card : null
}

/** Has it moved this turn? A stand in a craft moves with the craft. */
export const isOnTheMove = (game: Blaze, stand: Stand): boolean =>
  stand.hasMoved || stand.moved > 0 || (carrierOf(game, stand)?.hasMoved ?? false)

/** A stationary Excellent crew of a vehicle or anti-tank gun has two shots: BA-GUN-9, BA-GUN-16. */
const hasTwoShots = (game: Blaze, stand: Stand): boolean =>
  ratingOf(game, stand) === 'excellent' &&
  (isVehicle(game, stand) || (isGun(game, stand) && kindOf(game, stand).gunClass === 'atg')) &&
  !isOnTheMove(game, stand)

/** A stand in a craft fires on the craft's card when it has none of its own. */
function couldFireFrom(game: Blaze, id: Id): boolean {
  const stand = game.piece(id)
  return !stand.gone && stand.card === null && !stand.prone && shotsLeft(game, stand) > 0
}

/** How often it may still fire this turn; for a sniper, the dice left. */
export function shotsLeft(game: Blaze, stand: Stand): number {
  if (kindOf(game, stand).class === 'craft') return stand.passengers.some(id => couldFireFrom(game, id)) ? 1 : 0
  if (weaponsOf(game, stand).length === 0 && !stand.airDefence) return 0
  if (isSniper(stand)) return stand.fired && stand.shots === 0 ? 0 : Math.max(sniperDice(game, stand) - stand.shots, 0)
  const all = hasTwoShots(game, stand) ? (game.rows(crewRatings).excellent?.['shots-stationary'] ?? 1) : 1
  return stand.fired ? Math.max(all - Math.max(stand.shots, 1), 0) * Math.min(stand.shots, 1) : all
}

/** The rules by which a card other than a current fire card prevents a stand from firing. */
const bound: { readonly [card: string]: readonly string[] } = {
  action: ['BA-ACTN-8', 'BA-ACTN-4'],
  'fall-back': ['BA-FALL-6'],
  charge: ['BA-CHRG-8'],
  prone: ['BA-PRONE-2'],
  move: ['BA-MOVE-3'],
  dummy: ['BA-CARD-10'],
}

/** Does its card let it fire now? In its own step, or as the reaction says. */
function whyNotOnThisCard(game: Blaze, stand: Stand, how: How): readonly Reason[] {
  if (how?.reaction === 'sniper')
    return isSniper(stand) ? [] : [because('card', text`${the.piece(stand)} is not a sniper`, 'BA-SNIPE-4')]
  const card = cardOf(game, stand)
  const fits =
    how === null
      ? card === game.state.phase && (fireCards as readonly string[]).includes(game.state.phase)
      : how.reaction === 'opportunity' || how.reaction === 'arrival'
        ? card === 'opportunity-fire'
        : how.reaction === 'run' || (fireCards as readonly unknown[]).includes(card)
  if (fits) return []
  const name = the.piece(stand)
  const says = card === null ? text`${name} has no order card` : text`${name} has a card for ${the.term(card)}`
  if (how?.reaction === 'arrival') return [because('card', says, 'BA-AA-1')]
  if (card === 'move' && stand.doubled) return [because('card', says, 'BA-DBL-4')]
  return [because('card', says, ...((card && bound[card]) ?? ['BA-TURN-2']))]
}

/** Every reason why this stand may not fire now. */
export function whyMayNotFire(game: Blaze, side: Id, id: unknown, how: How): readonly Reason[] {
  const stand = typeof id === 'string' ? game.find('piece', id) : null
  if (!stand || stand.side !== side) return [because('weapon', text`choose a stand of yours`)]
  if (!onTable(stand) && !(isAircraft(game, stand) && !stand.gone))
    return [because('weapon', text`${the.piece(stand)} is not on the table`)]
  const reasons: Reason[] = []
  const name = the.piece(stand)
  const no = (word: string, says: Message, ...cites: string[]) => reasons.push(because(word, says, ...cites))
  if (stand.disabled || (stand.destroyed && !stand.gunLost))
    no('disabled', text`${name} is out of action`, 'BA-HULL-9', 'BA-DEAD-4')
  if (!isAircraft(game, stand) && weaponsOf(game, stand).length === 0 && !stand.airDefence)
    no('weapon', text`${name} has nothing to fire with`, 'BA-VIS-8')
  if (hasFigures(game, stand) && stand.figures === 0) no('crew', text`${name} has no crew left`, 'BA-DEAD-2')
  if (stand.prone) no('prone', text`${name} is prone`, 'BA-PRONE-2')
  reasons.push(...whyNotOnThisCard(game, stand, how))
  if (how?.reaction !== 'run' && shotsLeft(game, stand) === 0)
    no(
      'fired',
      text`${name} has fired already this turn`,
      how?.reaction === 'arrival' ? 'BA-AA-5' : whyNoMore(game, stand),
    )
  if (stand.entangled) no('wire', text`${name} is caught in wire`, 'BA-WIRE-10')
  if (stand.cutWire) no('wire', text`${name} has cut its way through wire`, 'BA-WIRE-10')
  if (stand.landedTurn === game.state.turn) no('landed', text`${name} has just come down`, 'BA-PARA-13')
  reasons.push(...whyNotFromThere(game, stand))
  if (inMelee(game, stand) && how?.reaction !== 'charge')
    no('melee', text`${name} is in close combat`, 'BA-CHRG-7', 'BA-CHRG-8')
  if (isSpent(game, stand)) no('melee', text`${name} has fought this turn`, 'BA-IVA-5')
  if (isVehicle(game, stand) && isOnTheMove(game, stand) && ratingOf(game, stand) === 'poor')
    no('crew', text`${name} has a Poor crew, which does not fire after moving`, 'BA-GUN-4', 'BA-GUN-3')
  return reasons
}

/** Only an Excellent crew has a second shot; all others roll all their dice at once. */
const whyNoMore = (game: Blaze, stand: Stand): string =>
  isVehicle(game, stand) || isGun(game, stand) ? 'BA-GUN-9' : 'BA-ARMS-24'

/** No firing from inside a vehicle, and none in the turn of dismounting: BA-RUL-75, BA-RUL-136. */
function whyNotFromThere(game: Blaze, stand: Stand): readonly Reason[] {
  const carrier = carrierOf(game, stand)
  if (carrier && kindOf(game, carrier).class !== 'craft')
    return [because('card', text`${the.piece(stand)} is carried by ${the.piece(carrier)}`, 'BA-RUL-136')]
  if (!carrier && stand.mounted)
    return [because('mounted', text`${the.piece(stand)} has just got off its transport`, 'BA-RUL-75')]
  return []
}
