/** What a bot or a screen may ask of the rules of this set. Reading only: nothing here changes a game. */

export { loadOf } from './air/attacks.ts'
export { attackOf } from './air/flights.ts'
export { gunRanges, heAllocation, mortars, strafing } from './combat-tables.ts'
export { cardsOf, sharesCards, whyNotCard } from './command/cards.ts'
export { isBattalionHq, isHeadquarters, isSpotter, radiusOf } from './command/headquarters.ts'
export { blankStand } from './complete.ts'
export { inWater, whyNotAfloat } from './craft/craft.ts'
export { whyNotThrough, whyOutOfArc } from './fire/aiming.ts'
export { aspectOf } from './fire/arcs.ts'
export { couldFireAt } from './fire/chances.ts'
export { flameShape, isTouched } from './fire/flame.ts'
export { type Aimed, aim, bandOf, longest } from './fire/gunnery.ts'
export { armourOf, gunOf, plateOf } from './fire/guns.ts'
export { natureOf, ownRange, smallArmOf } from './fire/orders.ts'
export { shotsLeft } from './fire/permission.ts'
export { ownDice } from './fire/small-arms.ts'
export { loadedWith } from './fire/steilgranate.ts'
export { needed, proneOr } from './fire/to-hit.ts'
export { coverOf, type InCover } from './ground/cover.ts'
export {
  conceals,
  coverGiven,
  crossed,
  featuresAt,
  featuresNear,
  houseAt,
  isKnownGround,
  isThere,
} from './ground/ground.ts'
export { blockerBetween, seenAt, sees, whyNotSeen } from './ground/sight.ts'
export { whyNotCharge } from './melee/charge.ts'
export { inMelee, meleeTarget } from './melee/contact.ts'
export { goingIn, groundCosts } from './movement/costs.ts'
export { rearOf } from './movement/fall-back.ts'
export { suggestions, whyNotMove } from './movement/move.ts'
export { fallBackRate, moveFireRate, moveRate, roadRate } from './movement/rates.ts'
export { placesBeside } from './movement/transport.ts'
export { allowanceOf, type Purpose, type Walk, walk } from './movement/walk.ts'
export type { Blaze, BlazeTables, Feature, Side, Stand, State, Unit } from './records.ts'
export { standsUnder } from './shells/burst.ts'
export { heRowOf } from './shells/shell.ts'
export { figuresUnder, templateRadius } from './shells/template.ts'
export { rangeOf, reachOf } from './showing/showing.ts'
export { breaksAt, countsForBreaking } from './stands/breaking.ts'
export { apart, hullAt, hullOf, middleOf, near, overlapping, sizeOf, touching } from './stands/measure.ts'
export { lineWithin } from './stands/overlap.ts'
export { figuresOf } from './stands/profiles.ts'
export {
  carrierOf,
  classOf,
  enemiesOf,
  friendsOf,
  hasFigures,
  isAircraft,
  isArmoured,
  isConcealed,
  isInfantry,
  isOut,
  isVehicle,
  kindOf,
  knownStand,
  onTable,
  ratingOf,
  unitOf,
  weaponsOf,
} from './stands/stand.ts'
export { type Card, type Kind, type Rating, type Task, victory, type Weapon } from './tables.ts'
export { zoneOf } from './turn/deployment.ts'
export { counts, holderOf, scoreOf } from './turn/scoring.ts'
export { touchesFeature, whyNotTask } from './turn/tasks.ts'
export { reach } from './values.ts'
