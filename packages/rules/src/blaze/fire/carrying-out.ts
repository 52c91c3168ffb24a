import { type Id, isPoint, type Point, type Procedure, type Prompt } from '@sandtable/kernel'
import { fireAntiAircraft } from '../air/anti-aircraft.ts'
import { fireOnRun } from '../air/attacks.ts'
import { shellMines } from '../mines/mine-fire.ts'
import type { Blaze, Stand } from '../records.ts'
import { fireAtBuilding } from '../shells/buildings.ts'
import { fireHighExplosive } from '../shells/high-explosive.ts'
import { fireIndirect, fireSpeculative } from '../shells/indirect.ts'
import { fireSmoke } from '../shells/smoke.ts'
import { fireSuppressive } from '../shells/suppression.ts'
import { fireSniper } from '../snipers/fire.ts'
import type { Weapon } from '../tables.ts'
import { targetOf } from './aiming.ts'
import { fireFlame } from './flame.ts'
import { fireRound } from './guns.ts'
import { type Fire, type How, howOf, meantWeapon, natureOf } from './orders.ts'
import { fireSmallArms } from './small-arms.ts'
import { blow, fireAtLight } from './special.ts'

/** The stand fires, as decided and in the manner of its weapon. */
export function* carryOutFire(game: Blaze, fire: Fire, prompt: Prompt): Procedure {
  const how = howOf(prompt)
  const firer = game.piece(fire.piece)
  if (how?.reaction === 'run') yield* fireOnRun(game, fire, how)
  else if (fire.mode === 'demolition') yield* blow(game, firer, fire.target as Id)
  else if (fire.mode === 'anti-aircraft') yield* fireAntiAircraft(game, firer, fire)
  else {
    const weapon = meantWeapon(game, firer, fire)
    if (weapon) yield* fireWeapon(game, firer, weapon, fire, how)
  }
}

function* fireWeapon(game: Blaze, firer: Stand, weapon: Weapon, fire: Fire, how: How): Procedure {
  const { mode, target } = fire
  if (isPoint(target)) yield* fireAtSpot(game, firer, weapon, fire, target, how)
  else {
    const feature = game.find('terrain', target as Id)
    const stand = targetOf(game, firer.side, target, how)
    if (feature?.kind === 'mine') yield* shellMines(game, firer, weapon, feature, mode === 'indirect', how)
    else if (feature) yield* fireAtBuilding(game, firer, weapon, feature, mode === 'at' ? 'at' : 'he', how)
    else if (stand) yield* fireAtStand(game, firer, weapon, fire, stand, how)
  }
}

function* fireAtSpot(game: Blaze, firer: Stand, weapon: Weapon, { mode }: Fire, at: Point, how: How): Procedure {
  if (mode === 'smoke') yield* fireSmoke(game, firer, at, how)
  else if (mode === 'suppressive') yield* fireSuppressive(game, firer, weapon, at)
  else if (mode === 'speculative') yield* fireSpeculative(game, firer, weapon, at, how)
  else if (mode === 'indirect') yield* fireIndirect(game, firer, weapon, at, how)
  else yield* fireHighExplosive(game, firer, weapon, at, how)
}

function* fireAtStand(game: Blaze, firer: Stand, weapon: Weapon, fire: Fire, target: Stand, how: How): Procedure {
  const { mode } = fire
  const nature = natureOf(game, weapon)
  if (nature === 'sniper') yield* fireSniper(game, firer, target, fire)
  else if (nature === 'flame') yield* fireFlame(game, firer, target, how)
  else if (mode === 'light') yield* fireAtLight(game, firer, weapon, target, how)
  else if (mode === 'indirect') yield* fireIndirect(game, firer, weapon, target, how)
  else if (mode === 'at' || mode === 'steilgranate') yield* fireRound(game, firer, weapon, target, fire, how)
  else if (nature === 'small-arms') yield* fireSmallArms(game, firer, weapon, target, how)
  else yield* fireHighExplosive(game, firer, weapon, target, how)
}
