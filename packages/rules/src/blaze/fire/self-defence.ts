import { because, type Reason, text, the } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { near } from '../stands/measure.ts'
import { kindOf } from '../stands/stand.ts'
import { reach } from '../values.ts'

/** An anti-aircraft weapon fires at ground troops only in self-defence: BA-AA-10, BA-RUL-205. */
export function whyNotSelfDefence(game: Blaze, firer: Stand, target: Stand): readonly Reason[] {
  if (
    !kindOf(game, firer).aa ||
    firer.gunLost ||
    firer.firedAt ||
    near(game, firer, target, reach(game, 'self-defence'))
  )
    return []
  return [because('self-defence', text`${the.piece(firer)} is not threatened by ${the.piece(target)}`, 'BA-AA-10')]
}
