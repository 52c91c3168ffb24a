import { because, type Length, mm, type Reason, text, the } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { near } from '../stands/measure.ts'
import { kindOf } from '../stands/stand.ts'

/** Within this an anti-aircraft weapon may fire at ground troops unprovoked: BA-AA-10. */
const SELF_DEFENCE: Length = mm(300)

/** An anti-aircraft weapon fires at ground troops only in self-defence: BA-AA-10, BA-RUL-205. */
export function whyNotSelfDefence(game: Blaze, firer: Stand, target: Stand): readonly Reason[] {
  if (!kindOf(game, firer).aa || firer.gunLost || firer.firedAt || near(game, firer, target, SELF_DEFENCE)) return []
  return [because('self-defence', text`${the.piece(firer)} is not threatened by ${the.piece(target)}`, 'BA-AA-10')]
}
