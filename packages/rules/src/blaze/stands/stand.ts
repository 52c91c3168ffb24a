import { type Id, type Point, UMPIRE } from '@sandtable/kernel'
import type { Blaze, Stand, Unit } from '../records.ts'
import { type Kind, kinds, type Rating, ratings, type StandClass, type Weapon } from '../tables.ts'
import { figuresOf } from './profiles.ts'

export const kindOf = (game: Blaze, stand: Stand): Kind => game.rows(kinds)[stand.kind] as Kind

/** On the table, on its own feet or carried; a wreck is too. */
export const onTable = (stand: Stand): boolean => stand.at !== null && !stand.gone

export const unitOf = (game: Blaze, stand: Stand): Unit | null => (stand.unit ? game.find('unit', stand.unit) : null)

/** Crews without their gun fight on as a rifle stand: BA-RUL-73. */
export const classOf = (game: Blaze, stand: Stand): StandClass =>
  stand.gunLost ? 'infantry' : kindOf(game, stand).class

export const isInfantry = (game: Blaze, stand: Stand): boolean => classOf(game, stand) === 'infantry'
export const isVehicle = (game: Blaze, stand: Stand): boolean => classOf(game, stand) === 'vehicle'
export const isGun = (game: Blaze, stand: Stand): boolean => classOf(game, stand) === 'gun'
export const isAircraft = (game: Blaze, stand: Stand): boolean => classOf(game, stand) === 'aircraft'
/** It crushes wire and sets off mines as a vehicle does: BA-RUL-306. */
export const isLandingCraft = ({ kind }: Stand): boolean => kind === 'landing-craft' || kind === 'barge'

export const isSniper = (stand: Stand): boolean => stand.kind === 'sniper'
export const isSoftskin = (game: Blaze, stand: Stand): boolean => kindOf(game, stand).softskin === true
/** A universal carrier counts as armoured; a softskin is a kind marked so: BA-RUL-72. */
export const isArmoured = (game: Blaze, stand: Stand): boolean => isVehicle(game, stand) && !isSoftskin(game, stand)
/** Tanks and guns on tracks carry their riders on the outside; an open-topped carrier or half-track inside. */
export const carriesOutside = (game: Blaze, vehicle: Stand): boolean => {
  const kind = kindOf(game, vehicle)
  return isArmoured(game, vehicle) && kind.drive === 'tracked' && !kind.openTopped
}
/** Does it lose figures? A gun's crew does too. */
export const hasFigures = (game: Blaze, stand: Stand): boolean => figuresOf(game, kindOf(game, stand)) !== null
/** Reconnaissance vehicles are those of a kind made for it, or nominated. */
export const isRecon = (game: Blaze, stand: Stand): boolean => stand.recon || kindOf(game, stand).recon === true

/** A vehicle that is destroyed, and stays where it is. A crew whose gun is destroyed is none: it fights on. */
export const isWreck = (stand: Stand): boolean => stand.destroyed && !stand.gunLost

/** No part of it still fights: it is gone, or a wreck. */
export const isDestroyed = (stand: Stand): boolean => stand.gone || isWreck(stand)

/** A wreck, a stand without men, a vehicle out of action: it neither moves nor fires nor sees. A crew without its gun goes on. */
export const isOut = (game: Blaze, stand: Stand): boolean =>
  stand.gone ||
  stand.disabled ||
  isWreck(stand) ||
  (hasFigures(game, stand) && stand.figures === 0) ||
  kindOf(game, stand).class === 'marker'

/** The vehicle, glider or craft that it is in or on. */
export const bearerOf = (game: Blaze, stand: Stand): Stand | null =>
  stand.aboard ? game.find('piece', stand.aboard) : null

/** The vehicle, glider or craft that it is in or on, or that tows it. */
export function carrierOf(game: Blaze, stand: Stand): Stand | null {
  if (stand.aboard) return bearerOf(game, stand)
  return stand.limbered ? (game.pieces.find(p => p.towing === stand.id) ?? null) : null
}

/** Where it is: a stand that is carried is where its transport is. */
export const placeOf = (game: Blaze, stand: Stand): Point | null => carrierOf(game, stand)?.at ?? stand.at

/** The enemy may not know what it is: it is hidden, or a face-down marker. */
export const isConcealed = (stand: Stand): boolean => stand.hidden || stand.marker !== null

/** May this side know of the stand at all? A hidden one is as good as not there for its enemies. */
export const isKnown = (stand: Stand, side: Id): boolean =>
  stand.side === side || side === UMPIRE || (!stand.hidden && !stand.unshown && !(stand.at === null && !stand.gone))

/** The stand that a decision of this side names; null if there is none that it may know of. */
export function knownStand(game: Blaze, side: Id, id: unknown): Stand | null {
  const stand = typeof id === 'string' ? game.find('piece', id) : null
  return stand && (isKnown(stand, side) || isAircraft(game, stand)) ? stand : null
}

/** The stand that a draft names; null if there is none. */
export const standOf = (game: Blaze, id: unknown): Stand | null =>
  typeof id === 'string' ? game.find('piece', id) : null

/** An enemy's face-down marker: what it is, and so what it can do, is unknown. */
export const isUnknown = (stand: Stand, side: Id): boolean =>
  stand.side !== side && side !== UMPIRE && stand.marker !== null

/** All stands on the table. */
export const standing = (game: Blaze): readonly Stand[] => game.pieces.filter(onTable)

export const enemiesOf = (game: Blaze, side: Id): readonly Stand[] =>
  game.pieces.filter(stand => stand.side !== side && onTable(stand))

export const friendsOf = (game: Blaze, side: Id): readonly Stand[] =>
  game.pieces.filter(stand => stand.side === side && onTable(stand))

const rank = (rating: Rating): number => ratings.indexOf(rating)
export const compareRatings = (a: Rating, b: Rating): number => rank(a) - rank(b)

/** The rating without the drops of its unit: partisans never count as more than Confident, BA-RUL-140. */
export function fullRating(game: Blaze, stand: Stand): Rating {
  const own = stand.rating ?? unitOf(game, stand)?.rating ?? 'average'
  const most = kindOf(game, stand).maxRating
  return most && rank(own) > rank(most) ? most : own
}

/** A number of ratings lower: a Poor unit that would drop stays Poor, BA-HQ-5. */
export const dropped = (rating: Rating, by: number): Rating => ratings[Math.max(rank(rating) - by, 0)] as Rating

/** The rating that counts. */
export const ratingOf = (game: Blaze, stand: Stand): Rating =>
  dropped(fullRating(game, stand), unitOf(game, stand)?.ratingDrop ?? 0)

/** What it fires with now: a crew without its gun has rifles. */
export const weaponsOf = (game: Blaze, stand: Stand): readonly Weapon[] =>
  stand.gunLost ? RIFLES : kindOf(game, stand).weapons

const NO_VALUES = {
  lowVelocity: null,
  he: null,
  mortar: null,
  max: null,
  flame: null,
  aa: null,
  double: null,
  smoke: null,
  indirect: null,
  rockets: null,
  steilgranate: null,
}
const RIFLES: readonly Weapon[] = [{ name: 'rifle', ...NO_VALUES }]

export const weaponOf = (game: Blaze, stand: Stand, name: string): Weapon | null =>
  weaponsOf(game, stand).find(weapon => weapon.name === name) ?? null
