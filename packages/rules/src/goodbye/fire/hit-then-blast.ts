import { type Id, type Point, type Procedure, text, the } from '@sandtable/kernel'
import { isTank, onTable } from '../figures.ts'
import type { Goodbye } from '../records.ts'
import { criticalHit } from '../tanks/criticals.ts'
import { burst } from '../weapons/blast.ts'
import { aimAt, type How } from './aim.ts'
import { hitsVehicle, rollToHit, shotsOf } from './shots.ts'

/**
 * The cluster grenade and the tank gun roll to hit the man or vehicle aimed at. A hit on a man centres the blast on
 * him; a vehicle takes only the damage; a miss has no effect.
 */
export function* fireWithBlast(game: Goodbye, firer: Id, target: Id, weapon: string, how: How): Procedure {
  const { shots } = shotsOf(game, game.piece(firer), weapon, how)
  let damaged = false
  for (let i = 0; i < shots && onTable(game.piece(target)) && onTable(game.piece(firer)); i++) {
    const gun = game.piece(firer)
    const aimed = game.piece(target)
    const aim = aimAt(game, gun, aimed, weapon, how)
    const { hits } = yield* rollToHit(game, firer, target, aim, 1, 'GB-RUL-75')
    if (hits === 0) game.say(text`${the.piece(gun)} misses.`, ['GB-RUL-75'], [firer, target])
    else if (isTank(aimed)) damaged = (yield* hitsVehicle(game, firer, target, aim)) || damaged
    else {
      const { toWound, coverBy } = aim
      const line = { id: target, from: gun.at as Point }
      yield* burst(game, {
        at: aimed.at as Point,
        weapon,
        by: firer,
        aimed: line,
        toWound,
        coverBy,
      })
    }
  }
  if (damaged) yield* criticalHit(game, target, weapon)
}
