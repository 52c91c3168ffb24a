import { type Procedure, text, the } from '@sandtable/kernel'
import type { Fire } from '../fire/orders.ts'
import { shotsLeft } from '../fire/permission.ts'
import { firedAt } from '../fire/records-of-fire.ts'
import { hitFigures, hitSoftskin, rollAtSoftskin } from '../fire/softskins.ts'
import { needFor } from '../fire/targets.ts'
import { note, rollToHit } from '../fire/to-hit.ts'
import type { Blaze, Stand } from '../records.ts'
import { isSoftskin, kindOf } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { SNIPING } from './snipers.ts'

/** The sniper's dice, or the number named; targets always count as in the open. BA-SNIPE-8 to 10. */
export function* fireSniper(game: Blaze, sniper: Stand, target: Stand, { dice }: Fire): Procedure {
  const count = dice ?? shotsLeft(game, sniper)
  const notes = [
    note(text`D10 of a sniper: ${the.count(count)}`, 'BA-SNIPE-8', dice === undefined ? 'BA-SNIPE-1' : 'BA-SNIPE-10'),
  ]
  game.change('piece', sniper.id, { fired: true, shots: sniper.shots + count }, ['BA-SNIPE-4', 'BA-SNIPE-3'])
  firedAt(game, target, [kindOf(game, target).hq ? 'BA-SNIPE-13' : 'BA-SNIPE-7'])
  if (isSoftskin(game, target)) {
    const hits = yield* rollAtSoftskin(game, sniper, target, count, notes)
    yield* hitSoftskin(game, sniper.id, target.id, hits, true)
  } else {
    const need = needFor(game, target, { manner: 'sniper', firer: sniper, how: SNIPING })
    const { hits } = yield* rollToHit(game, 'hit', count, target, need, { cites: need.cites, notes })
    yield* hitFigures(game, sniper.id, target, hits, ['BA-ARMS-24'], true)
  }
  reveal(game, sniper.id, ['BA-SNIPE-11'])
}
