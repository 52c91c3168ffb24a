import type { Blaze, Stand } from '../records.ts'
import { classOf, kindOf } from '../stands/stand.ts'
import type { How } from './orders.ts'

/** The rules of the moment at which it fires. */
export function occasionRules(game: Blaze, firer: Stand, how: How): readonly string[] {
  const { phase } = game.state
  const aimed = ['BA-AIM-1', 'BA-AIM-3', 'BA-AIM-4', 'BA-ARMS-1', 'BA-ARMS-2', 'BA-RUL-10']
  const head = kindOf(game, firer).hq ? ['BA-HQ-2'] : []
  const crew = firer.gunLost ? ['BA-ARTY-7', 'BA-RUL-73'] : []
  const own = classOf(game, firer) === 'infantry' && firer.kind === 'flamethrower' ? ['BA-FLAME-1'] : []
  const when = how
    ? {
        'fall-back': ['BA-FALL-3', 'BA-FALL-1'],
        charge: ['BA-CHRG-9', 'BA-MELEE-21', 'BA-MELEE-23', 'BA-RUL-19'],
        opportunity: ['BA-OPP-2', 'BA-OPP-3', 'BA-OPP-6', 'BA-OPP-5', 'BA-OPP-4'],
        sniper: [],
        arrival: [],
        run: [],
      }[how.reaction]
    : phase === 'aimed-fire'
      ? aimed
      : phase === 'opportunity-fire'
        ? ['BA-OPP-1', 'BA-OPP-2', 'BA-OPP-3', 'BA-ARMS-2']
        : ['BA-MOVE-6', 'BA-ARMS-1', 'BA-AIM-6']
  return [...head, ...crew, ...own, ...when]
}
