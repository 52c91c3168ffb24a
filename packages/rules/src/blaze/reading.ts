/** What a bot or a screen may ask of the rules of this set. Reading only: nothing here changes a game. */
export { cardsOf, sharesCards, whyNotCard } from './command/cards.ts'
export { isBattalionHq, isHeadquarters, isSpotter, radiusOf } from './command/headquarters.ts'
export { couldFireAt } from './fire/action.ts'
export { aspectOf } from './fire/arcs.ts'
export { shotsLeft } from './fire/permission.ts'
export { ownDice } from './fire/small-arms.ts'
export { coverOf, type InCover } from './ground/cover.ts'
export { crossed, featuresAt, houseAt, isKnownGround } from './ground/ground.ts'
export { blockerBetween, seenAt, sees, whyNotSeen } from './ground/sight.ts'
export { whyNotCharge } from './melee/charge.ts'
export { inMelee, meleeTarget } from './melee/contact.ts'
export { goingIn, groundCosts } from './movement/costs.ts'
export { suggestions, whyNotMove } from './movement/move.ts'
export { fallBackRate, moveFireRate, moveRate, roadRate } from './movement/rates.ts'
export { allowanceOf, type Purpose, type Walk, walk } from './movement/walk.ts'
export type { Blaze, BlazeTables, Feature, Side, Stand, State, Unit } from './records.ts'
export { rangeOf, reachOf } from './showing/showing.ts'
export { breaksAt } from './stands/breaking.ts'
export { apart, hullOf, middleOf, near, touching } from './stands/measure.ts'
export {
  called,
  carrierOf,
  classOf,
  enemiesOf,
  friendsOf,
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
export type { Card, Kind, Rating, Task, Weapon } from './tables.ts'
export { zoneOf } from './turn/deployment.ts'
export { holderOf, scoreOf } from './turn/scoring.ts'
