import { type Id, type Phase, type Point, type Procedure, text } from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { offerSnipers } from '../snipers/snipers.ts'
import { loseFigures } from '../stands/figures.ts'
import { apart, near } from '../stands/measure.ts'
import {
  carrierOf,
  compareRatings,
  isConcealed,
  isInfantry,
  isOut,
  isVehicle,
  onTable,
  ratingOf,
} from '../stands/stand.ts'
import { type Rating, ratings } from '../tables.ts'
import { offers, PASS } from '../turn/asking.ts'
import { firstSide, sidesFrom, to } from '../turn/state.ts'
import { goes, reach } from '../values.ts'
import { approach, into, mayMeet, meetHalfWay } from './approach.ts'
import { fightVehicle, isFoughtAtOnce } from './armour.ts'
import { whyNotCharge } from './charge.ts'
import { inMelee, meleeTarget } from './contact.ts'
import { fightAll, fightMelee, offerAdvance, placeOf } from './fight.ts'
import { PRONE, pushBack } from './push-back.ts'

const CHARGES = ['BA-CHRG-1', 'BA-CHRG-5']

/** Stands that may still declare a charge. */
export const undeclared = (game: Blaze, side: Id): readonly Stand[] =>
  game.pieces.filter(
    stand => stand.side === side && stand.card === 'charge' && whyNotCharge(game, stand, side).length === 0,
  )

/** The highest rating, below the last round's, among stands whose charge is openly visible; null when only hidden ones could be left. */
function nextRating(game: Blaze, last: Rating | null): Rating | null {
  const open = game.sides
    .flatMap(side => undeclared(game, side.id))
    .filter(stand => !isConcealed(stand) && (last === null || compareRatings(ratingOf(game, stand), last) < 0))
  const best = Math.max(...open.map(stand => ratings.indexOf(ratingOf(game, stand))))
  return open.length > 0 ? (ratings[best] ?? null) : null
}

/** Step 3: charges are declared, the highest rating first, and moved rating by rating; then armour is fought: BA-RUL-141. */
export const chargePhase: Phase<BlazeTables> = {
  phase: 'charge',
  cites: CHARGES,
  *run(game): Procedure {
    if (game.state.begun !== 'charge') {
      to(game, { begun: 'charge', chargeRating: null, passed: [], ended: [] }, CHARGES)
      yield* offerSnipers(game)
      return
    }
    if (game.state.chargeRating === null) {
      // the last round is for unknown stands: a hidden stand can charge as well
      to(game, { chargeRating: nextRating(game, null) ?? 'poor', go: firstSide(game), passed: [], ended: [] }, CHARGES)
      return
    }
    const side = whoDeclares(game)
    if (side !== null) yield* declare(game, side)
    else yield* moveAll(game)
  },
}

export function whoDeclares(game: Blaze): Id | null {
  const { go, passed, ended, chargeRating } = game.state
  const may = (side: Id): boolean =>
    game.side(side).veiled || undeclared(game, side).some(stand => ratingOf(game, stand) === (chargeRating ?? 'poor'))
  const left = sidesFrom(game, go).filter(side => !ended.includes(side) && may(side))
  return left.every(side => passed.includes(side)) ? null : (left[0] as Id)
}

function* declare(game: Blaze, side: Id): Procedure {
  const { action } = yield* offers(game, side, {
    says: text`Declare a charge`,
    actions: ['charge', 'rule', 'pass', 'end'],
    cites: ['BA-CHRG-1', 'BA-MELEE-1'],
    under: ['BA-CHRG-5', 'BA-TURN-2'],
    default: PASS,
  })
  const { passed, ended } = game.state
  const go = sidesFrom(game, side)[1] as Id
  if (action === 'pass') to(game, { passed: [...passed, side], go }, ['BA-RUL-9'])
  else if (action === 'end') to(game, { ended: [...ended, side], go }, ['BA-RUL-9'])
  else if (action === 'charge')
    to(game, { passed: [], go: game.ruling('BA-RUL-9') === 'blocks' ? side : go }, ['BA-RUL-9'])
}

/** All charges of this rating are declared: they move. When no other rating is left, armour is fought and the step ends. */
function* moveAll(game: Blaze): Procedure {
  const rating = game.state.chargeRating
  for (const { id } of inOrder(game)) if (game.piece(id).done) yield* moveCharger(game, id)
  const more = nextRating(game, rating)
  if (more !== null) {
    to(game, { chargeRating: more, go: firstSide(game), passed: [], ended: [] }, CHARGES)
    return
  }
  yield* fightAll(game, target => isFoughtAtOnce(game, target), fightVehicle)
  to(game, { phase: 'prone', begun: null, chargeRating: null }, ['BA-TURN-1', 'BA-IVA-1'])
}

/** Those that have declared and not moved yet, higher ratings first, those of one rating as they were declared: BA-CHRG-5, BA-RUL-141. */
export const inOrder = (game: Blaze): readonly Stand[] =>
  game.pieces
    .filter(
      stand => stand.chargeTarget !== null && stand.contact === null && !stand.fought && onTable(stand) && stand.done,
    )
    .sort((a, b) => compareRatings(ratingOf(game, b), ratingOf(game, a)) || (a.chargeOrder ?? 0) - (b.chargeOrder ?? 0))

function* moveCharger(game: Blaze, id: Id): Procedure {
  const stand = game.piece(id)
  const target = stand.chargeTarget === null ? null : game.piece(stand.chargeTarget)
  game.change('piece', id, { done: false }, CHARGES)
  // a stand touched before it could go is in close combat where it stands: BA-CHRG-4; one that fought as an escort stays: BA-RUL-90
  if (inMelee(game, stand) || stand.fought) return
  if (!onTable(stand) || isOut(game, stand) || !target || isOut(game, target)) return
  const escort = isVehicle(game, target) ? escortOf(game, stand, target) : null
  if (escort) yield* pastEscort(game, id, escort.id, target.id)
  else if (isCounterCharge(game, stand, target)) yield* meetHalfWay(game, stand, target)
  else yield* chargeInto(game, id, target.id)
}

/** A prone target is driven out at once. */
function* chargeInto(game: Blaze, id: Id, target: Id): Procedure {
  const touched = yield* into(game, id, target, true)
  if (touched?.prone) yield* driveOut(game, id, touched.id)
}

/** A stand charged while prone loses a figure and retires; there is no melee, and the charger may take its place: BA-RUL-160. */
function* driveOut(game: Blaze, charger: Id, prone: Id): Procedure {
  const left = placeOf(game.piece(prone))
  const from = game.piece(charger).at as Point
  const cites = ['BA-PRONE-5', 'BA-MELEE-37']
  loseFigures(game, prone, 1, cites, { cause: 'melee', by: charger })
  if (!game.piece(prone).gone)
    yield* pushBack(game, prone, { from, by: charger }, goes(game, 'prone'), ['BA-PRONE-5'], 'melee', PRONE)
  game.change('piece', charger, { fought: true }, cites)
  yield* offerAdvance(game, charger, left, ['BA-MELEE-37'])
}

const isCounterCharge = (game: Blaze, stand: Stand, target: Stand): boolean =>
  target.chargeTarget === stand.id &&
  target.done &&
  compareRatings(ratingOf(game, stand), ratingOf(game, target)) === 0 &&
  mayMeet(game, stand, target)

/** Friendly infantry within 100 mm of a vehicle fights first, whatever its card: BA-IVA-5. The nearest to the charger. */
function escortOf(game: Blaze, stand: Stand, vehicle: Stand): Stand | null {
  let best: Stand | null = null
  for (const friend of game.pieces)
    if (
      friend.side === vehicle.side &&
      onTable(friend) &&
      isInfantry(game, friend) &&
      !isOut(game, friend) &&
      !carrierOf(game, friend) &&
      friend.id !== vehicle.id &&
      near(game, friend, vehicle, reach(game, 'escort'))
    )
      if (!best || apart(game, stand, friend) < apart(game, stand, best)) best = friend
  return best
}

/** The charger fights the escort at once; if it wins, it goes on to the vehicle with the rest of its charge: BA-RUL-90. */
function* pastEscort(game: Blaze, id: Id, escort: Id, vehicle: Id): Procedure {
  const cites = ['BA-IVA-5']
  const onward = ['BA-IVA-6']
  const before = game.piece(id)
  const reach = before.chargeReach
  game.change('piece', id, { chargeTarget: escort }, cites)
  // whatever its card it fights: one that lies prone gets up
  if (game.piece(escort).prone) game.change('piece', escort, { prone: false }, cites)
  yield* into(game, id, escort, false)
  const now = game.piece(id)
  if (!onTable(now) || now.contact === null) return
  const isBeaten = !onTable(game.piece(escort)) || now.fought
  // another stand was in the way: the charger fights it if it is still there, and is neither escort nor vehicle
  if (!isBeaten && meleeTarget(game, now)?.id !== escort) return
  const won = isBeaten || (yield* fightMelee(game, escort, true))
  const after = game.piece(id)
  if (!won || !onTable(after) || after.disordered) return
  game.change(
    'piece',
    id,
    { chargeTarget: vehicle, chargeReach: Math.max(reach - now.moved + before.moved, 0), fought: false, contact: null },
    onward,
  )
  if (approach(game, game.piece(id), game.piece(vehicle), game.piece(id).chargeReach).touched?.id === vehicle)
    yield* chargeInto(game, id, vehicle)
  else game.change('piece', id, { fought: true }, onward)
}
