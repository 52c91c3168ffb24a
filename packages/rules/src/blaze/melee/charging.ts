import { type Id, type Length, lengthOf, mm, type Phase, type Point, type Procedure, tollUp } from '@sandtable/kernel'
import { offerSnipers } from '../combat.ts'
import { carryOutRule } from '../command/umpire.ts'
import { backAlong, firstContact, pointAt, touchesOnLeg } from '../movement/bump.ts'
import { groundCosts } from '../movement/costs.ts'
import { moveRate } from '../movement/rates.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { loseFigures } from '../stands/losses.ts'
import { apart, hullAt, hullOf, near } from '../stands/measure.ts'
import { spot } from '../stands/spotting.ts'
import {
  called,
  carrierOf,
  compareRatings,
  enemiesOf,
  isConcealed,
  isInfantry,
  isOut,
  isVehicle,
  onTable,
  ratingOf,
} from '../stands/stand.ts'
import { discoverGround, reveal } from '../stands/states.ts'
import { ratings } from '../tables.ts'
import { asks, PASS } from '../turn/asking.ts'
import { offerDefensiveFire } from '../turn/reactions.ts'
import { firstSide, sidesFrom, to } from '../turn/state.ts'
import { fightVehicle, isFoughtAtOnce } from './armour.ts'
import { carryOutCharge, whyNotCharge } from './charge.ts'
import { meleeTarget } from './contact.ts'
import { fightAll, fightMelee, offerAdvance, placeOf } from './fight.ts'
import { PRONE, pushBack } from './push-back.ts'
import { stairsTo, wayTo } from './reach.ts'

/** An escort stands this near to the vehicle it guards: BA-IVA-5. */
const ESCORT = mm(100)
/** A stand charged while prone retires so far: BA-PRONE-5. */
const RETIRES = mm(300)

const CHARGES = ['BA-CHRG-1', 'BA-CHRG-5', 'BA-RUL-18', 'BA-RUL-141']

/** Stands that may still declare a charge. */
const undeclared = (game: Blaze, side: Id): readonly Stand[] =>
  game.pieces.filter(
    stand => stand.side === side && stand.card === 'charge' && whyNotCharge(game, stand, side).length === 0,
  )

/** The highest rating of those whose charge everybody can see coming; null when only hidden ones could be left. */
function nextRating(game: Blaze) {
  const open = game.sides.flatMap(side => undeclared(game, side.id)).filter(stand => !isConcealed(stand))
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
      // the last round is for those of whom nobody may know: a hidden stand can charge as well
      to(game, { chargeRating: nextRating(game) ?? 'poor', go: firstSide(game), passed: [], ended: [] }, CHARGES)
      return
    }
    const side = whoDeclares(game)
    if (side !== null) yield* declare(game, side)
    else yield* moveAll(game)
  },
}

function whoDeclares(game: Blaze): Id | null {
  const { go, passed, ended, chargeRating } = game.state
  const may = (side: Id): boolean =>
    game.side(side).veiled ||
    undeclared(game, side).some(stand => compareRatings(ratingOf(game, stand), chargeRating ?? 'poor') >= 0)
  const left = sidesFrom(game, go).filter(side => !ended.includes(side) && may(side))
  return left.every(side => passed.includes(side)) ? null : (left[0] as Id)
}

function* declare(game: Blaze, side: Id): Procedure {
  const answer = yield* asks(game, side, {
    says: 'Declare a charge',
    actions: ['charge', 'rule', 'pass', 'end'],
    cites: [...CHARGES, 'BA-MELEE-1', 'BA-TURN-2', 'BA-RUL-9'],
    default: PASS,
  })
  const { passed, ended } = game.state
  const go = sidesFrom(game, side)[1] as Id
  if (answer.action === 'rule') yield* carryOutRule(game, answer, side)
  else if (answer.action === 'pass') to(game, { passed: [...passed, side], go }, ['BA-RUL-9'])
  else if (answer.action === 'end') to(game, { ended: [...ended, side], go }, ['BA-RUL-9'])
  else {
    yield* carryOutCharge(game, answer, side)
    to(game, { passed: [], go: game.ruling('BA-RUL-9') === 'blocks' ? side : go }, ['BA-RUL-9'])
  }
}

/** All charges of this rating are declared: they move. When no other rating is left, armour is fought and the step ends. */
function* moveAll(game: Blaze): Procedure {
  const rating = game.state.chargeRating
  for (const { id } of inOrder(game)) yield* moveCharger(game, id)
  const more = nextRating(game)
  if (more !== null && more !== rating) {
    to(game, { chargeRating: null }, CHARGES)
    return
  }
  yield* fightAll(game, target => isFoughtAtOnce(game, target), fightVehicle)
  to(game, { phase: 'prone', begun: null, chargeRating: null }, ['BA-TURN-1', 'BA-IVA-1', 'BA-RUL-89'])
}

/** Those that have declared and not moved yet, higher ratings first: BA-CHRG-5. */
const inOrder = (game: Blaze): readonly Stand[] =>
  game.pieces
    .filter(
      stand => stand.chargeTarget !== null && stand.contact === null && !stand.fought && onTable(stand) && stand.done,
    )
    .sort((a, b) => compareRatings(ratingOf(game, b), ratingOf(game, a)))

function* moveCharger(game: Blaze, id: Id): Procedure {
  const stand = game.piece(id)
  const target = game.piece(stand.chargeTarget as Id)
  game.change('piece', id, { done: false }, CHARGES)
  if (!onTable(stand) || isOut(game, stand) || !onTable(target) || isOut(game, target)) return
  const escort = isVehicle(game, target) ? escortOf(game, stand, target) : null
  if (escort) yield* pastEscort(game, id, escort.id, target.id)
  else if (isCounterCharge(game, stand, target)) meetHalfWay(game, stand, target)
  else yield* into(game, id, target.id, true)
  spot(game)
}

/** Where the stand would be when it touches, and what the way there costs; `left` is what it could still go. */
interface Approach {
  readonly at: Point
  readonly touched: Stand | null
  readonly spent: Length
}

/** Along its way until it touches an enemy, or as far as its charge goes: BA-RUL-17. */
function approach(game: Blaze, stand: Stand, target: Stand, reach: Length): Approach {
  const way = wayTo(game, stand, target, stand.chargePath)
  const contact = firstContact(game, stand, way, enemiesOf(game, stand.side), target.id)
  const path = contact?.path ?? way
  const stairs = contact?.with.id === target.id ? stairsTo(stand, target) : 0
  const ground = groundCosts(game, stand, path, moveRate(game, stand).distance, stand.side)
  const length = lengthOf(path)
  const spent = tollUp(ground.legs, reach - ground.fixed - stairs) + ground.fixed + stairs
  if (contact && spent <= reach) return { at: path.at(-1) as Point, touched: contact.with, spent }
  const goes = Math.max(reach - ground.cost, 0)
  return { at: backAlong(path, Math.max(length - goes, 0)), touched: null, spent: reach }
}

/** The charger goes at the target, which may fire first; a prone one is driven out at once. */
function* into(game: Blaze, id: Id, target: Id, fires: boolean): Procedure {
  const stand = game.piece(id)
  // already in contact: there is nothing to cover
  const touches = near(game, stand, game.piece(target), 0)
  const way = touches
    ? { at: stand.at as Point, touched: game.piece(target), spent: stairsTo(stand, game.piece(target)) }
    : approach(game, stand, game.piece(target), stand.chargeReach)
  if (way.touched?.id === target && fires && !game.piece(target).prone)
    yield* offerDefensiveFire(game, id, target, { reaction: 'charge', targetAt: way.at })
  if (!onTable(game.piece(id))) return
  arrive(game, id, way)
  const touched = way.touched ? game.piece(way.touched.id) : null
  if (touched) reveal(game, touched.id, ['BA-CHRG-4', 'BA-STREET-4'])
  if (touched?.prone) yield* driveOut(game, id, touched.id)
}

function arrive(game: Blaze, id: Id, { at, touched, spent }: Approach): void {
  const stand = game.piece(id)
  const cites = [
    'BA-CHRG-2',
    'BA-RUL-17',
    ...(touched ? ['BA-CHRG-4', 'BA-CHRG-7', 'BA-CHRG-9', 'BA-MELEE-1', 'BA-RUL-240'] : ['BA-RUL-262']),
  ]
  if (touched?.card === 'fall-back') cites.push('BA-MELEE-22', 'BA-FALL-6')
  if (touched && touched.floor !== stand.floor) cites.push('BA-RUL-123')
  const contact = touched ? game.state.contacts + 1 : null
  game.change(
    'piece',
    id,
    { at, moved: stand.moved + spent, ...(contact !== null && { contact }), ...(touched === null && { fought: true }) },
    cites,
  )
  discoverGround(game, id, [stand.at as Point, at])
  if (contact !== null) to(game, { contacts: contact }, ['BA-RUL-240'])
  else game.say(`The charge of ${called(stand)} falls short.`, ['BA-RUL-17', 'BA-CHRG-11'], [id])
}

/** A stand charged while prone loses a figure and retires; there is no melee, and the charger may take its place: BA-RUL-160. */
function* driveOut(game: Blaze, charger: Id, prone: Id): Procedure {
  const left = placeOf(game.piece(prone))
  const from = game.piece(charger).at as Point
  const cites = ['BA-PRONE-5', 'BA-MELEE-37', 'BA-RUL-160']
  loseFigures(game, prone, 1, cites)
  if (!game.piece(prone).gone) pushBack(game, prone, from, RETIRES, cites, PRONE)
  game.change('piece', charger, { fought: true }, cites)
  yield* offerAdvance(game, charger, left, ['BA-PRONE-5', 'BA-MELEE-37', 'BA-RUL-241'])
}

const isCounterCharge = (game: Blaze, stand: Stand, target: Stand): boolean =>
  target.chargeTarget === stand.id && target.done && compareRatings(ratingOf(game, stand), ratingOf(game, target)) === 0

/** Two of one rating that charge each other go half the gap each, or one as far as it can and the other the rest: BA-RUL-141. */
function meetHalfWay(game: Blaze, one: Stand, two: Stand): void {
  const [a, b] = [one.at as Point, two.at as Point]
  const touch = touchesOnLeg(at => hullAt(game, one, at), a, b, hullOf(game, two))
  const gap = touch ? Math.round(lengthOf([a, touch])) : 0
  const first = Math.min(one.chargeReach, Math.max(Math.ceil(gap / 2), gap - two.chargeReach))
  const second = Math.min(two.chargeReach, gap - first)
  const met = first + second >= gap
  const length = Math.ceil(lengthOf([a, b]))
  game.say(`${called(one)} and ${called(two)} charge each other.`, ['BA-CHRG-6', 'BA-RUL-141'], [one.id, two.id])
  game.change('piece', two.id, { done: false }, ['BA-CHRG-6'])
  arrive(game, one.id, { at: pointAt(a, b, first, length), touched: met ? two : null, spent: first })
  arrive(game, two.id, { at: pointAt(b, a, second, length), touched: met ? one : null, spent: second })
}

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
      near(game, friend, vehicle, ESCORT)
    )
      if (!best || apart(game, stand, friend) < apart(game, stand, best)) best = friend
  return best
}

/** The charger fights the escort at once; if it beats it, it goes on to the vehicle with what is left of its charge: BA-RUL-90. */
function* pastEscort(game: Blaze, id: Id, escort: Id, vehicle: Id): Procedure {
  const cites = ['BA-IVA-5', 'BA-IVA-6', 'BA-RUL-90']
  const before = game.piece(id)
  const reach = before.chargeReach
  game.change('piece', id, { chargeTarget: escort }, cites)
  yield* into(game, id, escort, false)
  const now = game.piece(id)
  if (!onTable(now) || now.contact === null) return
  // somebody else stood in the way: whom it touches it fights, and neither escort nor vehicle
  const met = meleeTarget(game, now)
  if (met && met.id !== escort) return
  const won =
    game.piece(escort).prone || !onTable(game.piece(escort)) || now.fought || (yield* fightMelee(game, escort, false))
  const after = game.piece(id)
  if (!won || !onTable(after) || after.disordered) return
  game.change(
    'piece',
    id,
    { chargeTarget: vehicle, chargeReach: Math.max(reach - now.moved + before.moved, 0), fought: false, contact: null },
    cites,
  )
  if (approach(game, game.piece(id), game.piece(vehicle), game.piece(id).chargeReach).touched?.id === vehicle)
    yield* into(game, id, vehicle, true)
  else game.change('piece', id, { fought: true }, cites)
}
