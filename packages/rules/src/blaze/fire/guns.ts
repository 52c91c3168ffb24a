import { because, corners, type Procedure, type Reason, roll, text, the } from '@sandtable/kernel'
import { coverOf, isClose } from '../ground/cover.ts'
import { crossed, featuresAt, isLine } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { apart, hullOf, middleOf } from '../stands/measure.ts'
import { armourClassOf, armourOfKind, gunRowOf } from '../stands/profiles.ts'
import { classOf, isGun, isRecon, isVehicle, kindOf, ratingOf } from '../stands/stand.ts'
import { type ArmourClass, terrains, type Weapon } from '../tables.ts'
import { sightRules, whyNotOverSights, whyOutOfRange } from './aiming.ts'
import { type Aspect, aspectOf, forwardOf } from './arcs.ts'
import { type Aimed, aim, bandOf, type Gun, longest, type Plate, resultOf } from './gunnery.ts'
import { occasionRules } from './occasions.ts'
import { type Fire, type How, isAtOnce, natureOf, ownRange } from './orders.ts'
import { cardOf, isOnTheMove } from './permission.ts'
import { fired, firedAt, firedFromHiding } from './records-of-fire.ts'
import { whyNotSelfDefence } from './self-defence.ts'
import { loadedWith, sgReach, usesSteilgranate } from './steilgranate.ts'
import { note, witnesses } from './to-hit.ts'

/** Anti-tank rounds: guns and infantry anti-tank weapons at a vehicle, a craft or a gun. */

/** The armour class of a D20 target; null if it has none. Guns and craft count as E: BA-ARTY-6, BA-RUL-61. */
export function armourOf(game: Blaze, target: Stand): ArmourClass | null {
  const is = classOf(game, target)
  if (is === 'craft') return 'E'
  return is === 'vehicle' || is === 'gun' ? (armourClassOf(game, target) ?? 'E') : null
}

/** Is the vehicle hull down as seen from there? A crest in front of it, ruins or dense woods around it: BA-HULL-1, BA-HULL-2. */
function isHullDown(game: Blaze, target: Stand, firer: Stand): boolean {
  if (target.hullDown !== null) return target.hullDown
  const at = middleOf(game, target)
  const around = featuresAt(game, at).some(
    feature => feature.kind === 'ruin' || (feature.kind === 'woods' && feature.dense),
  )
  if (around) return true
  const hull = hullOf(game, target)
  return crossed(game, middleOf(game, firer), at).some(
    feature => isLine(feature) && game.rows(terrains)[feature.kind]?.hullDown === true && isClose(game, feature, hull),
  )
}

/** The target as the armour combat table asks for it. */
export function plateOf(game: Blaze, target: Stand, firer: Stand): Plate {
  const kind = kindOf(game, target)
  const gun = isGun(game, target)
  const hull = hullOf(game, target)
  const from = middleOf(game, firer)
  const aspect = aspectOf(hull, from)
  const hullDown = !gun && isHullDown(game, target, firer)
  return {
    armour: armourOf(game, target) ?? 'E',
    suffix: gun ? 0 : (armourOfKind(game, kind)?.suffix ?? 0),
    light: kind.weight === 'light',
    recon: isVehicle(game, target) && isRecon(game, target),
    hullDown,
    lightWoods: !gun && !hullDown && featuresAt(game, middleOf(game, target), 'woods').length > 0,
    aspect,
    doubt: corners(hullOf(game, firer)).some(corner => isWorse(aspectOf(hull, corner), aspect)),
    behind: !forwardOf({ ...hull, depth: 0 }, from),
    gun,
    shelter: gun ? coverOf(game, target, firer, 'direct').cover : 'none',
  }
}

const sides: readonly Aspect[] = ['front', 'side', 'rear']
const isWorse = (one: Aspect, other: Aspect): boolean => sides.indexOf(one) > sides.indexOf(other)

/** The firer: its crew, its gun and its manner of firing. */
export function gunOf(game: Blaze, firer: Stand, weapon: Weapon, he: boolean): Gun {
  const crewed = isVehicle(game, firer) || isGun(game, firer)
  return {
    ...(gunRowOf(game, weapon) ?? { group: 5, suffix: 0 }),
    named: weapon.lowVelocity ? 'BA-GUN-13' : 'BA-GUN-11',
    round: weapon.steilgranate ? 'BA-SG-8' : null,
    crew: crewed ? ratingOf(game, firer) : null,
    shaken: shakenBy(game, firer),
    moved: isOnTheMove(game, firer),
    fixedDefence: firer.fixedDefence && kindOf(game, firer).gunClass === 'atg',
    secondShot: firer.shots === 1,
    he,
  }
}

/** The rule that makes a firer rolling D20 shaken, if any. */
export function shakenBy(game: Blaze, firer: Stand): string | null {
  if (firer.suppressed) return 'BA-SUPP-4'
  if (!firer.disordered) return null
  return isVehicle(game, firer) ? 'BA-DIS-4' : 'BA-DIS-2'
}

/** The shot as aimed: a loaded Steilgranate fires as a different gun. */
export function aimed(game: Blaze, firer: Stand, weapon: Weapon, target: Stand, sg: boolean): Aimed | null {
  const band = bandOf(game, apart(game, firer, target))
  if (!band) return null
  const gun = gunOf(game, firer, weapon, false)
  return aim(game, sg ? loadedWith(game, gun, weapon) : gun, plateOf(game, target, firer), band)
}

/** Why this anti-tank round cannot be fired at this stand. */
export function whyNotRound(game: Blaze, firer: Stand, weapon: Weapon, target: Stand, sg: boolean): readonly Reason[] {
  if (natureOf(game, weapon) !== 'gun')
    return [because('weapon', text`there are no anti-tank rounds for the ${the.term(weapon.name)}`, 'BA-GUN-10')]
  if (armourOf(game, target) === null)
    return [
      because(
        'target',
        text`an anti-tank round is for vehicles and guns, not ${the.piece(target)}`,
        'BA-ARTY-20',
        'BA-ARM-4',
      ),
    ]
  const own = ownRange(game, weapon)
  const reach = sg ? sgReach(game, weapon) : (own ?? longest(game))
  const rules = sg
    ? [weapon.steilgranate === 'short' ? 'BA-SG-2' : 'BA-SG-3']
    : own
      ? ['BA-ARM-9', 'BA-ARMS-14']
      : ['BA-GUN-1', 'BA-VIS-9']
  const reasons: Reason[] = [...whyOutOfRange(game, firer, target, reach, ...rules)]
  reasons.push(...whyNotOverSights(game, firer, target), ...whyNotSelfDefence(game, firer, target))
  const foot = !isVehicle(game, firer) && !isGun(game, firer)
  if (foot && cardOf(game, firer) === 'move-fire')
    reasons.push(
      because('no dice', text`${the.piece(firer)} loses its only die on Move and Fire`, 'BA-MOVE-8', 'BA-MOVE-7'),
    )
  const shot = reasons.length === 0 ? aimed(game, firer, weapon, target, sg) : null
  if (shot && shot.need === null)
    reasons.push(
      because(
        'no chance',
        text`at that range the ${the.term(weapon.name)} cannot hurt ${the.piece(target)}`,
        'BA-ARM-6',
      ),
    )
  return reasons
}

/** One D20: the score needed or more destroys a vehicle or a gun, one less disorders a vehicle. */
export function* fireRound(game: Blaze, firer: Stand, weapon: Weapon, target: Stand, fire: Fire, how: How): Procedure {
  const sg = usesSteilgranate(firer, fire.mode)
  const shot = aimed(game, firer, weapon, target, sg) as Aimed
  fired(game, firer, occasionRules(game, firer, how), 1)
  if (sg) game.change('piece', firer.id, { sgLoaded: false }, ['BA-SG-7'])
  firedAt(game, target, sightRules(game, firer, target))
  // a Steilgranate that was not loaded beforehand is a normal round
  const late = fire.mode === 'steilgranate' && !sg ? [note(text`declared too late`, 'BA-SG-5')] : []
  const [die] = yield* roll(game, 'gun', 1, {
    faces: 20,
    need: shot.need as number,
    modifiers: [...shot.modifiers, ...late],
    cites: shot.cites,
    about: [target.id],
    ...witnesses(target, firer),
  })
  yield* strike(game, firer, target, resultOf(die as number, shot), isAtOnce(how))
  firedFromHiding(game, firer.id, target.id, isAtOnce(how))
}

/** The effect of one die of anti-tank fire. */
export function* strike(
  game: Blaze,
  firer: Stand,
  target: Stand,
  result: 'hit' | 'minor' | 'miss',
  now: boolean,
): Procedure {
  if (result === 'miss') return
  const by = firer.id
  if (isGun(game, target)) {
    if (result === 'hit') yield* hurt(game, target.id, { gun: true, by }, ['BA-ARM-5', 'BA-ARTY-6'], now)
  } else if (result === 'hit') {
    const again = target.disabled ? ['BA-HULL-11'] : []
    yield* hurt(game, target.id, { destroy: true, by }, ['BA-ARM-5', ...again], now)
  }
  // minor damage does not affect those aboard: BA-RUL-83
  else yield* hurt(game, target.id, { disorder: true, by }, ['BA-ARM-8'], now)
}
