import { type Id, isPoint, type Modifier, type Point, type Procedure, roll, text, the } from '@sandtable/kernel'
import { burst } from '../area-effect/blast.ts'
import { vehicleUnder } from '../area-effect/rooms.ts'
import { isVehicle, numberOf, onTable, reachOf } from '../basics/figures.ts'
import { afterShot } from '../crew-served/crews.ts'
import type { Shelter } from '../ground/cover.ts'
import { groundOf } from '../ground/ground.ts'
import { towardsPoint } from '../ground/measure.ts'
import { layLine, shelterOf } from '../ground/sight.ts'
import { deviate } from '../indirect-fire/deviation.ts'
import { indirectModifiers, isSpotted } from '../indirect-fire/spotting.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { flightOf, goAstray, pointStruck } from '../scattered-shots/flight.ts'
import { hasHit, modeRule, shotModifiers, toHit } from '../shooting/aiming.ts'
import { type ArmourClass, type BlastClass, type Mode, type SupportWeapon, supportWeapons } from '../tables.ts'
import { wallAt } from './faces.ts'
import { breach, type Strike } from './penetration.ts'

/** A shot of a gun, launcher or mortar, paid for and allowed. */
export interface GunShot {
  /** The figure or vehicle that acts. */
  readonly firer: Id
  /** The weapon's holder: sight, range and arc are taken from there. */
  readonly holder: Id
  readonly weapon: string
  readonly mode: Mode
  readonly target: Id | Point
  /** As the player says; by default AT against vehicles and walls, HE against anything else: MF-RUL-61. */
  readonly ammo: 'at' | 'he' | null
  /** How many rounds: one, or two in rapid fire. */
  readonly rounds: number
}

/** The rounds of one shot, each worked out before the next. */
export function* fireGun(game: Muzzleflash, shot: GunShot): Procedure {
  const weapon = game.rows(supportWeapons)[shot.weapon] as SupportWeapon
  const place = placeOf(game, shot.target)
  const dice: number[] = []
  for (let round = 0; round < shot.rounds; round++) {
    // if the target has fallen, the second round goes where it stood
    const next = isPoint(shot.target) || onTable(game.piece(shot.target)) ? shot : { ...shot, target: place }
    dice.push(weapon.fire === 'indirect' ? yield* lob(game, next, weapon) : yield* shoot(game, next, weapon))
  }
  if (weapon['single-use']) discard(game, shot)
  else afterShot(game, shot.holder, shot.weapon, dice)
}

/** The round of this shot when it strikes or bursts. */
function roundOf(game: Muzzleflash, shot: GunShot, { class: type }: SupportWeapon, scattered: boolean): Strike {
  const { at } = game.piece(shot.holder)
  const firedFrom = groundOf(game).height(at as Point)
  return { class: type as BlastClass, by: shot.firer, firedFrom, snap: shot.mode === 'snap', scattered }
}

/** One bomb of indirect fire: on the point, or elsewhere. Returns the die. */
function* lob(game: Muzzleflash, shot: GunShot, weapon: SupportWeapon): Procedure<number> {
  const aim = shot.target as Point
  const from = game.piece(shot.holder).at as Point
  const spotted = isSpotted(game.piece(shot.holder), aim)
  const modifiers = [...shotModifiers(game, shot), ...indirectModifiers(game, spotted)]
  const [die] = yield* roll(game, 'hit', 1, {
    need: toHit(game),
    modifiers,
    cites: ['MF-SHT-7', 'MF-IND-1'],
    under: ['MF-RUL-40', 'MF-RUL-60'],
    about: [shot.firer],
  })
  const hit = hasHit(game, die as number, modifiers)
  const at = hit ? aim : yield* deviate(game, aim, shot.mode, spotted)
  const strike = roundOf(game, shot, weapon, false)
  const struck = vehicleUnder(game, at)?.id ?? null
  yield* burst(game, { ...strike, at, from, struck, because: hit ? 'MF-IND-8' : 'MF-IND-9' })
  return die as number
}

/** One round of direct fire. Returns the die. */
function* shoot(game: Muzzleflash, shot: GunShot, weapon: SupportWeapon): Procedure<number> {
  const holder = game.piece(shot.holder)
  const target = isPoint(shot.target) ? shot.target : game.piece(shot.target)
  const line = layLine(game, holder, target)
  const shelter = shelterOf(game, line)
  const modifiers = shotModifiers(game, shot)
  const cover: readonly Modifier[] =
    shelter.gives === 'none' ? [] : [{ by: shelter.hit, says: shelter.says, cites: shelter.cites }]
  const [rolled] = yield* roll(game, 'hit', 1, {
    need: toHit(game),
    modifiers: [...modifiers, ...cover],
    cites: ['MF-ATF-2', 'MF-SHT-7'],
    under: ['MF-RUL-40', modeRule[shot.mode]],
    about: [shot.firer],
  })
  const die = rolled as number
  if (hasHit(game, die, [...modifiers, ...cover])) yield* strikeTarget(game, shot, weapon)
  else if (cover.length > 0 && hasHit(game, die, modifiers)) yield* strikeCover(game, shot, weapon, shelter)
  else yield* miss(game, shot, weapon, die)
  return die
}

const placeOf = (game: Muzzleflash, target: Id | Point): Point =>
  isPoint(target) ? target : (game.piece(target).at as Point)

/** On a vehicle it must penetrate; on a wall it may; on anything else it bursts. */
function* strikeTarget(game: Muzzleflash, shot: GunShot, weapon: SupportWeapon): Procedure {
  const from = game.piece(shot.holder).at as Point
  const strike = roundOf(game, shot, weapon, false)
  const target = isPoint(shot.target) ? null : game.piece(shot.target)
  if (target && isVehicle(game, target)) {
    yield* strikeVehicle(game, target, from, strike)
    return
  }
  const at = placeOf(game, shot.target)
  const wall = target ? null : wallAt(game, at)
  const goesThrough =
    wall !== null && ammoOf(game, shot) === 'at' && (yield* breach(game, wall.type.armour as ArmourClass, strike))
  if (wall && goesThrough) {
    game.say(text`The round goes through the ${the.ground(wall)}.`, ['MF-SUP-7', 'MF-RUL-70'])
    yield* burst(game, { ...strike, at, from, through: wall, because: 'MF-SUP-7' })
  } else yield* burst(game, { ...strike, at, from, because: wall ? 'MF-RUL-70' : 'MF-ATF-2' })
}

/** A direct hit, and the blast about the point struck: MF-RUL-69. */
function* strikeVehicle(
  game: Muzzleflash,
  vehicle: Piece,
  from: Point,
  strike: Strike,
  because = 'MF-RUL-69',
): Procedure {
  const at = pointStruck(game, vehicle, from)
  game.say(text`The round strikes ${the.piece(vehicle)}.`, ['MF-ATF-9', because], [vehicle.id])
  yield* burst(game, { ...strike, at, from, struck: vehicle.id, because: 'MF-RUL-69' })
}

/** AT against vehicles and walls, HE against anything else, unless the player says otherwise: MF-RUL-61. */
function ammoOf(game: Muzzleflash, { ammo, target }: GunShot): 'at' | 'he' {
  if (ammo) return ammo
  if (isPoint(target)) return wallAt(game, target) ? 'at' : 'he'
  return isVehicle(game, game.piece(target)) ? 'at' : 'he'
}

/** A round that misses only because of cover strikes the cover, where the line of fire meets it. */
function* strikeCover(game: Muzzleflash, shot: GunShot, weapon: SupportWeapon, shelter: Shelter): Procedure {
  const from = game.piece(shot.holder).at as Point
  const at = shelter.at ?? towardsPoint(placeOf(game, shot.target), from, reachOf(game, 'foxhole'))
  const struck = shelter.land
    ? text`The round strikes the ${the.ground(shelter.land)}.`
    : text`The round strikes the lip of the foxhole.`
  game.say(struck, ['MF-ATF-4', 'MF-RUL-61'])
  yield* burst(game, { ...roundOf(game, shot, weapon, false), at, from, because: 'MF-ATF-4' })
}

/** A miss: anti-tank rounds go wide, shells go astray and burst on what they meet. MF-RUL-61. */
function* miss(game: Muzzleflash, shot: GunShot, weapon: SupportWeapon, die: number): Procedure {
  if (ammoOf(game, shot) === 'at' && game.ruling('MF-RUL-61') !== 'scatter-all') {
    game.say(text`The round goes wide, off the table.`, ['MF-ATF-3', 'MF-RUL-61'])
    return
  }
  if (die <= numberOf(game, 'wide')) {
    game.say(text`The shell misses the table altogether.`, ['MF-SCA-1', 'MF-RUL-61'])
    return
  }
  const holder = game.piece(shot.holder)
  const from = holder.at as Point
  const aim = yield* goAstray(game, from, placeOf(game, shot.target), shot.mode)
  const { met, near } = flightOf(game, holder, from, aim)
  const way = near ? 'MF-SCA-13' : 'MF-RUL-62'
  if (!met) {
    game.say(text`The shell meets nothing and leaves the table.`, ['MF-SCA-14', way])
    return
  }
  const strike = roundOf(game, shot, weapon, true)
  if (met.vehicle !== null) {
    yield* strikeVehicle(game, game.piece(met.vehicle), from, strike, near ? 'MF-SCA-13' : 'MF-SCA-10')
    return
  }
  if (met.land) game.say(text`The shell strikes the ${the.ground(met.land)}.`, ['MF-SCA-10', way])
  yield* burst(game, { ...strike, at: met.at, from, because: 'MF-SCA-11' })
}

/** A single-shot weapon is gone after firing. */
function discard(game: Muzzleflash, { holder, weapon }: GunShot): void {
  const weapons = game.piece(holder).weapons.filter(name => name !== weapon)
  game.change('piece', holder, { weapons }, ['MF-RUL-40'], { is: 'spent' })
}
