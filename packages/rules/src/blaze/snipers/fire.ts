import type { Procedure } from '@sandtable/kernel'
import type { Fire } from '../fire/orders.ts'
import { shotsLeft } from '../fire/permission.ts'
import { firedAt } from '../fire/records-of-fire.ts'
import { hitFigures, hitSoftskin, rollAtSoftskin } from '../fire/softskins.ts'
import { needFor } from '../fire/targets.ts'
import { rollToHit } from '../fire/to-hit.ts'
import type { Blaze, Stand } from '../records.ts'
import { isSoftskin } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { SNIPING } from './snipers.ts'

/** His dice, or as many of them as he names; targets always count as in the open. BA-SNIPE-8 to 10. */
export function* fireSniper(game: Blaze, sniper: Stand, target: Stand, { dice }: Fire): Procedure {
  const count = dice ?? shotsLeft(game, sniper)
  const cites = [
    'BA-SNIPE-4',
    'BA-SNIPE-3',
    'BA-SNIPE-1',
    'BA-SNIPE-7',
    'BA-SNIPE-8',
    'BA-SNIPE-9',
    'BA-SNIPE-10',
    'BA-SNIPE-13',
    'BA-RUL-76',
    'BA-RUL-143',
  ]
  game.change('piece', sniper.id, { fired: true, shots: sniper.shots + count }, cites)
  firedAt(game, target, cites)
  if (isSoftskin(game, target)) {
    const hits = yield* rollAtSoftskin(game, sniper, target, count, cites)
    yield* hitSoftskin(game, sniper.id, target.id, hits, true)
  } else {
    const need = needFor(game, target, { manner: 'sniper', firer: sniper, how: SNIPING })
    const { hits } = yield* rollToHit(game, 'hit', count, target, { need: need.need, cites: [...need.cites, ...cites] })
    yield* hitFigures(game, sniper.id, target, hits, ['BA-ARMS-24', 'BA-RUL-76'], true)
  }
  reveal(game, sniper.id, ['BA-SNIPE-11'])
}
