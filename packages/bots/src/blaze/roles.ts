import { type Length, mm } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'

const { classOf, isHeadquarters, kindOf, natureOf, weaponsOf } = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand

/** What a stand is for. */
export type Role = 'rifles' | 'support' | 'mortar' | 'gun' | 'tank' | 'leader' | 'cart' | 'craft' | 'decoy'

export function roleOf(game: Blaze, stand: Stand): Role {
  const kind = kindOf(game, stand)
  const is = classOf(game, stand)
  if (is === 'marker') return 'decoy'
  if (is === 'craft') return 'craft'
  if (is === 'vehicle') {
    if (kind.weapons.some(weapon => weapon.indirect)) return 'mortar'
    return kind.weapons.length > 0 ? 'tank' : 'cart'
  }
  if (is === 'gun') return weaponsOf(game, stand).some(weapon => weapon.indirect) ? 'mortar' : 'gun'
  if (isHeadquarters(game, stand)) return 'leader'
  if (weaponsOf(game, stand).some(weapon => natureOf(game, weapon) === 'mortar')) return 'mortar'
  return (kind.heavyWeapon || kind.lmg) && !stand.gunLost ? 'support' : 'rifles'
}

/** How far from its goal each is content to stay, given its weapon's range. */
export const standoff: { readonly [role in Role]: Length } = {
  rifles: 0,
  support: mm(150),
  mortar: mm(400),
  gun: mm(450),
  tank: mm(250),
  leader: mm(200),
  cart: mm(300),
  craft: 0,
  decoy: 0,
}

/** Can it hold contested ground? */
export const holds = (role: Role): boolean =>
  role === 'rifles' || role === 'support' || role === 'tank' || role === 'leader'
