import {
  because,
  type Id,
  isOffTable,
  isPoint,
  type Point,
  type Prompt,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAntiAircraft } from '../air/anti-aircraft.ts'
import { whyNotRun } from '../air/attacks.ts'
import { featuresAt } from '../ground/ground.ts'
import { whyNotMines } from '../mines/mine-fire.ts'
import type { Blaze, Stand } from '../records.ts'
import { whyNotBuilding } from '../shells/buildings.ts'
import { whyNotHighExplosive } from '../shells/high-explosive.ts'
import { whyNotIndirect, whyNotSpeculative } from '../shells/indirect.ts'
import { whyNoSmoke } from '../shells/smoke.ts'
import { wasSighted } from '../shells/spotting.ts'
import { whyNotSuppress } from '../shells/suppression.ts'
import { whyNotSnipe } from '../snipers/snipers.ts'
import { isConcealed, isKnown, isSniper, weaponsOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { targetOf, whyNoTarget } from './aiming.ts'
import { whyNoFlame } from './flame.ts'
import { whyNotRound } from './guns.ts'
import { type Fire, type How, howOf, meantWeapon, modesOf, natureOf, wayToFire } from './orders.ts'
import { whyMayNotFire } from './permission.ts'
import { whyNotSmallArms } from './small-arms.ts'
import { whyNotAtLight, whyNotBlow } from './special.ts'
import { usesSteilgranate, whyNoSteilgranate } from './steilgranate.ts'

/** Every reason why a decision to fire may not be carried out. */

export function refuseFire(game: Blaze, fire: Fire, prompt: Prompt): readonly Reason[] {
  const how = howOf(prompt)
  if (how && how.reaction !== 'arrival' && prompt.about.length > 0 && !prompt.about.includes(fire.piece))
    return [because('card', text`${the.piece(fire.piece)} is not asked to fire now`, 'BA-OPP-6')]
  return whyNotFire(game, prompt.side, fire, how)
}

export function whyNotFire(game: Blaze, side: Id, fire: Fire, how: How): readonly Reason[] {
  const reasons = whyMayNotFire(game, side, fire.piece, how).map(reason =>
    fire.mode === 'smoke' && reason.word === 'card'
      ? { ...reason, cites: ['BA-SMOKE-5', ...reason.cites.slice(0, 1)] }
      : reason,
  )
  const firer = game.find('piece', fire.piece)
  if (!firer || firer.side !== side) return reasons
  if (how?.reaction === 'run') return [...reasons, ...whyNotRun(game, firer, fire, how)]
  if (how?.reaction === 'arrival' || fire.mode === 'anti-aircraft')
    return [...reasons, ...whyNotAntiAircraft(game, firer, fire, how)]
  if (!firer.at) return reasons
  if (fire.mode === 'demolition') {
    const feature = typeof fire.target === 'string' ? game.find('terrain', fire.target) : null
    return [...reasons, ...whyNotBlow(firer, feature)]
  }
  const weapon = meantWeapon(game, firer, fire)
  const unfit = whyUnfit(game, firer, weapon, fire)
  if (!weapon || unfit.length > 0) return [...reasons, ...unfit]
  return [...reasons, ...whyNotSecond(game, firer, weapon), ...whyNotAtTarget(game, firer, weapon, fire, how)]
}

/** The second shot of an Excellent crew must use its gun: BA-RUL-71. */
function whyNotSecond(game: Blaze, firer: Stand, weapon: Weapon): readonly Reason[] {
  if (firer.shots === 0 || isSniper(firer) || natureOf(game, weapon) === 'gun') return []
  return [because('fired', text`${the.piece(firer)} has fired its gun this turn`, 'BA-GUN-9', 'BA-RUL-71')]
}

/** Why this weapon cannot be fired this way at any target. */
function whyUnfit(game: Blaze, firer: Stand, weapon: Weapon | null, { mode, weapon: named }: Fire): readonly Reason[] {
  if (!weapon) {
    const says = named
      ? text`${the.piece(firer)} has no ${the.term(named)}`
      : text`choose a weapon: ${the.any(weaponsOf(game, firer).map(w => the.term(w.name)))}`
    return [because('weapon', says, 'BA-VIS-8')]
  }
  if (firer.limbered) return [because('weapon', text`${the.piece(firer)} is limbered`, 'BA-TERR-3')]
  const nature = natureOf(game, weapon)
  if (mode === 'steilgranate') return whyNoSteilgranate(firer, weapon)
  if (nature === 'anti-aircraft')
    return [because('anti-aircraft', text`use the ${the.term(weapon.name)} against aircraft only`, 'BA-AA-3')]
  if (mode === undefined || mode === 'direct') {
    if (nature === 'small-arms' || nature === 'sniper' || nature === 'flame') return []
    if (mode === undefined)
      return [
        because('weapon', text`choose how to fire: ${the.any(modesOf(game, weapon).map(wayToFire))}`, 'BA-RUL-106'),
      ]
  }
  if (modesOf(game, weapon).includes(mode)) return []
  const shells = nature === 'gun' || nature === 'mortar'
  if (shells && mode === 'at') {
    const rule = weapon.rockets ? 'BA-ROCK-1' : 'BA-RUL-106'
    return [because('weapon', text`there are no anti-tank rounds for the ${the.term(weapon.name)}`, rule)]
  }
  if (shells && ['indirect', 'speculative', 'suppressive'].includes(mode))
    return [because('indirect', text`${the.piece(firer)} cannot elevate its gun enough`, 'BA-INDIR-8')]
  if (shells && mode === 'smoke')
    return [
      because('smoke', text`there are no smoke rounds for the ${the.term(weapon.name)}`, 'BA-SMOKE-2', 'BA-SMOKE-1'),
    ]
  return [because('weapon', text`that is not a way to fire the ${the.term(weapon.name)}`, 'BA-RUL-106')]
}

function whyNotAtTarget(game: Blaze, firer: Stand, weapon: Weapon, fire: Fire, how: How): readonly Reason[] {
  const { target } = fire
  if (isPoint(target)) return whyNotAtSpot(game, firer, weapon, fire, target, how)
  const feature = game.find('terrain', target as Id)
  if (feature && (!feature.hidden || feature.side === firer.side)) {
    if (how) return [because('target', text`fire answers the stand that has just moved`, 'BA-OPP-6')]
    if (feature.kind === 'mine') return whyNotMines(game, firer, weapon, feature, fire.mode)
    if (fire.mode !== 'at' && fire.mode !== 'he' && fire.mode !== 'direct')
      return [
        because(
          'target',
          text`the ${the.ground(feature)} can be fired at only with high explosive, over open sights`,
          'BA-BUST-2',
        ),
      ]
    return whyNotBuilding(game, firer, weapon, feature, fire.mode === 'at' ? 'at' : 'he')
  }
  const stand = targetOf(game, firer.side, target, how)
  // an aircraft is in the air, and nowhere on the table
  if (!stand?.at) return [because('target', text`choose a target that you can see`, 'BA-VIS-8')]
  // any other reason would reveal what is under a marker
  if (isConcealed(stand) && stand.side !== firer.side)
    return [because('line of sight', text`nobody knows what is there`, 'BA-VIS-3', 'BA-HMOV-4')]
  return whyNotAtStand(game, firer, weapon, fire, stand, how)
}

function whyNotAtSpot(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  { mode }: Fire,
  at: Point,
  how: How,
): readonly Reason[] {
  if (how) return [because('target', text`choose a stand`, 'BA-OPP-6')]
  if (isOffTable(game, at)) return [because('target', text`that is off the table`, 'BA-RUL-74')]
  if (mode === 'smoke') return whyNoSmoke(game, firer, weapon, at)
  if (mode === 'suppressive') return whyNotSuppress(game, firer, weapon, at)
  if (mode === 'speculative') return whyNotSpeculative(game, firer, weapon, at)
  if (mode === 'indirect')
    return [...whyBareGround(game, firer, at, true), ...whyNotIndirect(game, firer, weapon, at, how)]
  if (mode === 'he' || mode === 'direct')
    return [...whyBareGround(game, firer, at, false), ...whyNotHighExplosive(game, firer, weapon, at, how)]
  return [because('target', text`choose a stand`, 'BA-VIS-8')]
}

/** High explosive is aimed at a target; a place must have wire or be reported by an aircraft: BA-RUL-355. */
function whyBareGround(game: Blaze, firer: Stand, at: Point, indirect: boolean): readonly Reason[] {
  const wire = featuresAt(game, at, 'wire').some(strip => !strip.hidden || strip.side === firer.side)
  if (wire || (indirect && wasSighted(game, firer.side, at))) return []
  return [
    because(
      'target',
      text`choose a stand, a building, mines or wire`,
      ...(indirect ? ['BA-INDIR-3', 'BA-AIR-14'] : ['BA-ARTY-17']),
    ),
  ]
}

function whyNotAtStand(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  fire: Fire,
  target: Stand,
  how: How,
): readonly Reason[] {
  const { mode } = fire
  const nature = natureOf(game, weapon)
  if (nature === 'sniper') return whyNotSnipe(game, firer, weapon, target, fire.dice)
  if (mode === 'indirect') return whyNotIndirect(game, firer, weapon, target, how)
  if (mode === 'speculative') return whyNotSpeculative(game, firer, weapon, target)
  if (mode === 'smoke' || mode === 'suppressive')
    return [because('target', text`choose a place`, mode === 'smoke' ? 'BA-SMOKE-6' : 'BA-SUPP-6')]
  if ((nature === 'gun' || nature === 'mortar') && (mode === 'he' || mode === 'direct'))
    return whyNotHighExplosive(game, firer, weapon, target, how)
  const reasons: Reason[] = [...whyNoTarget(game, firer, target, how)]
  if (!isKnown(target, firer.side)) return reasons
  if (nature === 'flame') return [...reasons, ...whyNoFlame(game, firer, weapon, target)]
  if (mode === 'light') return [...reasons, ...whyNotAtLight(game, firer, weapon, target)]
  if (mode === 'at' || mode === 'steilgranate')
    return [...reasons, ...whyNotRound(game, firer, weapon, target, usesSteilgranate(firer, mode))]
  return [...reasons, ...whyNotSmallArms(game, firer, weapon, target)]
}
