import { prompt, text } from '@sandtable/kernel'
import { sees } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Mode, Occasion } from './orders.ts'
import { whyMayNotFire } from './permission.ts'
import { asFound } from './targets.ts'
import { usable, waysOf } from './ways.ts'

/** Ways of firing that do not require the firer to see the target. */
const blind: readonly (Mode | undefined)[] = ['indirect', 'speculative', 'light']

/** Could this stand fire at that one in any way? If so, its side is asked. */
export function couldFireAt(game: Blaze, firer: Stand, target: Stand, how: Occasion): boolean {
  if (whyMayNotFire(game, firer.side, firer.id, how).length > 0) return false
  const asked = prompt(firer.side, { says: text`Fire?`, actions: ['fire'], cites: [], context: how })
  const seen = sees(game, firer, asFound(target, how))
  return usable(game, firer).some(weapon => {
    const offered = waysOf(game, firer, weapon)
    const ways: readonly (Mode | undefined)[] = offered.length > 0 ? offered : [undefined]
    return ways.some(mode => {
      if (!seen && !blind.includes(mode)) return false
      const decision = {
        action: 'fire',
        piece: firer.id,
        weapon: weapon.name,
        target: target.id,
        ...(mode && { mode }),
      }
      return game.rules.actions.fire?.refuse(game, decision, asked).length === 0
    })
  })
}
