import { because, middleOfShape, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { type How, isAtOnce, type Mode } from '../fire/orders.ts'
import { firedFromHiding } from '../fire/records-of-fire.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { burst } from '../shells/burst.ts'
import { whyNotHighExplosive } from '../shells/high-explosive.ts'
import { whyNotIndirect } from '../shells/indirect.ts'
import { shellOf } from '../shells/shell.ts'
import { spendShells } from '../shells/volleys.ts'
import type { Weapon } from '../tables.ts'

/** Artillery and heavy mortars against mine squares. */

/** Guns, rockets and heavy mortars that see the square, or have it spotted: BA-MINE-13, BA-RUL-127. */
export function whyNotMines(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  square: Feature,
  mode: Mode | undefined,
): readonly Reason[] {
  if (square.gone) return [because('target', text`the mine square has been cleared`, 'BA-MINE-13')]
  const able = weapon.mortar ? weapon.mortar === 'heavy' : weapon.he !== null
  if (!able || (mode !== 'he' && mode !== 'direct' && mode !== 'indirect'))
    return [because('target', text`${the.piece(firer)} cannot destroy mines that way`, 'BA-MINE-13')]
  const at = middleOfShape(square.shape)
  return mode === 'indirect'
    ? whyNotIndirect(game, firer, weapon, at, null)
    : whyNotHighExplosive(game, firer, weapon, at, null)
}

/** The square is removed without a scatter die, real or dummy; stands under the template are rolled for: BA-MINE-14. */
export function* shellMines(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  square: Feature,
  indirect: boolean,
  how: How,
): Procedure {
  const cites = ['BA-MINE-13', 'BA-MINE-14']
  const at = middleOfShape(square.shape)
  spendShells(game, firer, weapon, at, cites)
  game.change('terrain', square.id, { gone: true }, cites)
  yield* burst(game, at, shellOf(game, firer, weapon, indirect ? 'indirect' : 'direct', how), true)
  firedFromHiding(game, firer.id, null, isAtOnce(how))
}
