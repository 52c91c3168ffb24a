import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { airCombat } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import { readDie } from './damage.ts'

/** Air cover against other aircraft. */

/** The effect of air cover on an aircraft by the air combat table; null for none. */
export function metBy(game: Blaze, aircraft: Stand): 'recon-fails' | 'attack-dice' | null {
  const mission = aircraft.airMission
  if (mission === null || mission === 'circling') return null
  const result = game.rows(airCombat)['air-cover']?.[mission]
  return result === 'recon-fails' || result === 'attack-dice' ? result : null
}

/** Reconnaissance is chased away, a ground attack takes a D20: BA-AIR-39, BA-AIR-40. */
export function* goFor(game: Blaze, cover: Id, prey: Id): Procedure {
  const target = game.piece(prey)
  if (metBy(game, target) === 'recon-fails') {
    const cites = ['BA-AIR-39', 'BA-AIR-18']
    game.change('piece', prey, { missionFailed: true }, cites)
    game.say(text`${the.piece(target)} is chased away.`, cites, [prey])
    return
  }
  const cites = ['BA-AIR-40', 'BA-AIR-18']
  const [die] = yield* roll(game, 'air-combat', 1, { faces: 20, cites, about: [cover, prey] })
  readDie(game, prey, die as number, { cause: 'air', by: cover })
}
