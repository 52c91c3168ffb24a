import { type Drawing, draw, type Point, text, the } from '@sandtable/kernel'
import { kindOf } from '../basics/figures.ts'
import type { Muzzleflash } from '../records.ts'
import { type Gun, longest } from '../shooting/weapons.ts'
import { degreesOf } from '../vehicles/steering.ts'

/** Vehicle weapons and guns fire only to the front of their turret or mount. */
export function arcOf(game: Muzzleflash, gun: Gun): readonly Drawing[] {
  const kind = kindOf(game, gun.holder)
  if (kind.class === 'infantry') return []
  const facing = kind.inTurret?.includes(gun.weapon) ? gun.holder.turret : gun.holder.facing
  const half = degreesOf(game, 'arc')
  const { at } = gun.holder
  return [draw.wedge(at as Point, facing, half, longest(gun), text`arc of the ${the.term(gun.weapon)}`)]
}
