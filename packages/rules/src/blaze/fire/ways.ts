import type { Id } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { enemiesOf, isKnown, weaponsOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { type Mode, modesOf, natureOf } from './orders.ts'

/** The weapons a stand can fire, and in which ways. */

/** Anti-aircraft weapons fire when aircraft arrive, not here. */
export const usable = (game: Blaze, stand: Stand): readonly Weapon[] =>
  weaponsOf(game, stand).filter(weapon => natureOf(game, weapon) !== 'anti-aircraft')

/**
 * The ways a weapon is offered. High explosive and direct are one, so only one of them is; small arms simply fire,
 * unless a light shows at night.
 */
export function waysOf(game: Blaze, stand: Stand, weapon: Weapon): readonly Mode[] {
  if (natureOf(game, weapon) !== 'small-arms') return modesOf(game, weapon).filter(mode => mode !== 'direct')
  const light = game.state.night && known(game, stand.side).some(enemy => enemy.light === 'vehicle')
  return light ? ['direct', 'light'] : []
}

export const known = (game: Blaze, side: Id): readonly Stand[] =>
  enemiesOf(game, side).filter(enemy => isKnown(enemy, side))
