/** What a bot or a screen may ask of the rules of this set. Reading only: nothing here changes a game. */
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
} from './figures.ts'
export { diceFor, hasHit, type Shot, shotModifiers, toHit } from './fire/aiming.ts'
export { diceOf, type Gun, gunNamed, gunsOf, longest } from './fire/guns.ts'
export { canShootAt, mayUse, whyNotShoot } from './fire/refusing.ts'
export type { Shelter } from './ground/cover.ts'
export { type Ground, groundOf, type Land } from './ground/ground.ts'
export { apart, atHull, baseOf, fromEdge, near, onEdge, touching } from './ground/measure.ts'
export { blockOf, inCoverFrom, type Line, layLine, sees, shelterOf } from './ground/sight.ts'
export { canStand } from './ground/standing.ts'
export { placesBeside } from './heavy/bailing-out.ts'
export { seatsLeft } from './heavy/boarding.ts'
export { hasLoader, isAt, isGun, whyNotReady } from './heavy/crews.ts'
export { whyOutOfArc } from './heavy/vehicles.ts'
export { pathOf, reachFor, speedOf, suggestions, whyNotWalk } from './movement/moving.ts'
export { hindrances } from './movement/obstacles.ts'
export { inReach, isLeader } from './nerve/command.ts'
export { contactPoint } from './nerve/contact.ts'
export { feared, nearestEnemy } from './nerve/danger.ts'
export { fullMove, nearestCover } from './nerve/hiding.ts'
export type { Feature, Muzzleflash, MuzzleflashTables, Objective, Piece, Side, State, Unit } from './records.ts'
export { newPiece } from './setup.ts'
export { blastTable, fireModes, kinds, type Mode, modes, penetration, smallArms, supportWeapons } from './tables.ts'
export { mayAct, mustGoOn, priceFor } from './turn/activation.ts'
export type { Deed } from './turn/deed.ts'
