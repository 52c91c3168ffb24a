/** What a bot or a screen may ask of the rules of this set. Reading only: nothing here changes a game. */

export { mayAct, mustGoOn, priceFor } from './basics/activation.ts'
export type { Deed } from './basics/deed.ts'
export {
  countsAsPinned,
  enemiesOf,
  friendsOf,
  isAble,
  isFigure,
  isFit,
  isHelpless,
  isVehicle,
  isWeapon,
  kindOf,
  numberOf,
  onTable,
  otherSide,
  reachOf,
} from './basics/figures.ts'
export { hasLoader, isAt, isGun, whyNotReady } from './crew-served/crews.ts'
export { type Shelter, shelterFrom } from './ground/cover.ts'
export { groundOf, type Land } from './ground/ground.ts'
export { apart, atHull, baseOf, near, onEdge, touching } from './ground/measure.ts'
export { inCoverFrom, isBlocked, type Line, layLine, sees, shelterOf } from './ground/sight.ts'
export { canStand } from './ground/standing.ts'
export { contactPoint } from './melee/contact.ts'
export { reachFor, speedOf, suggestions, whyNotWalk } from './movement/moving.ts'
export { hindrances } from './movement/obstacles.ts'
export { inReach, isLeader } from './orders/command.ts'
export { feared, nearestEnemy } from './pinning/danger.ts'
export { fullMove, nearestCover } from './pinning/hiding.ts'
export type { Feature, Muzzleflash, MuzzleflashTables, Objective, Piece, Side, State, Unit } from './records.ts'
export { scoreNow } from './recovery/victory.ts'
export { newPiece } from './setup.ts'
export { diceFor, hasHit, type Shot, shotModifiers, toHit } from './shooting/aiming.ts'
export { canShootAt, mayUse, whyNotShoot } from './shooting/refusing.ts'
export { diceOf, type Gun, gunNamed, gunsOf, longest } from './shooting/weapons.ts'
export {
  actionCosts,
  blastTable,
  carrying,
  coverTable,
  fireModes,
  kinds,
  type Mode,
  modes,
  movement,
  penetration,
  smallArms,
  supportWeapons,
} from './tables.ts'
export { placesBeside } from './vehicles/bailing-out.ts'
export { seatsLeft } from './vehicles/boarding.ts'
export { whyOutOfArc } from './vehicles/steering.ts'
