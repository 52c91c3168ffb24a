/** What bots and screens may ask of this set's rules. Read-only: nothing here changes a game. */
export { cardOf, cardsLeft, holds as holdsCard } from './cards/deck.ts'
export { mayClaim } from './claims.ts'
export { courageOf, courageReach, isAtHalf } from './courage.ts'
export {
  areFriends,
  enemiesOf,
  inMelee,
  isDown,
  isEnemy,
  isHeroic,
  isLeader,
  isRouting,
  isSenior,
  isSteady,
  isTank,
  kindOf,
  membersOf,
  onTable,
  opponents,
  seniority,
  unitOf,
  weaponOf,
} from './figures.ts'
export { type Aim, aimAt } from './fire/aim.ts'
export { gunsOf, whyNotFire, whyNotWeapon } from './fire/firing.ts'
export { mannerOf } from './fire/manners.ts'
export { bandAt, bandsOf, inRange } from './fire/ranges.ts'
export { shotsOf } from './fire/shots.ts'
export { whyNotTarget } from './fire/targets.ts'
export { pointsOf } from './forces/points.ts'
export { hasPoint, type Moment } from './fortune.ts'
export { confinedAt, groundOf, type Land } from './ground.ts'
export { crewAt } from './losses.ts'
export { apart, near, touching } from './measure.ts'
export { pathOfCharge, whyNotCharge } from './move/charging.ts'
export { gettingUp, legOf, onRoad } from './move/legs.ts'
export { reachOf, suggestions } from './move/moving.ts'
export { allowanceOf, type Walk, walk, whyNotMove } from './move/walking.ts'
export type { Choosing } from './prompts.ts'
export type { Feature, Figure, Goodbye, GoodbyeTables, Heroic, Objective, Side, State, Unit } from './records.ts'
export { setUpSpots, waiting } from './setting-up.ts'
export { blockerOf, type Cover, coverOf, type Line, layLine, sees } from './sight.ts'
export { bases, coverTable, distances, fireAfterMove, modifiers, movement, needs, type Weapon } from './tables.ts'
export { harvest, inPlay } from './victory/outcome.ts'
export { inBlast, radiusOf } from './weapons/blast.ts'
export { inFlame } from './weapons/flamethrowers.ts'
export { scatterDice } from './weapons/grenades.ts'
export { inZone } from './weapons/heavy-machine-guns.ts'
export { shellDice } from './weapons/mortars.ts'
