import { type Length, mm } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { classOf, isInfantry, isVehicle, kindOf, ratingOf } from '../stands/stand.ts'
import { movement, night, type Rates } from '../tables.ts'

/** How far a fall back goes: BA-FALL-2. */
const FALL_BACK = mm(200)

export interface Rate {
  readonly distance: Length
  readonly cites: readonly string[]
}

/** The row of the movement table; a crew without its gun goes on foot. */
export const ratesOf = (game: Blaze, stand: Stand): Rates | null =>
  game.rows(movement)[stand.gunLost ? 'infantry' : (kindOf(game, stand).move ?? '')] ?? null

const onFoot = (game: Blaze, stand: Stand): boolean =>
  isInfantry(game, stand) || ['cavalry', 'marker'].includes(classOf(game, stand))

/** At night infantry and cavalry have fixed rates and a vehicle's are cut; bad weather halves all of them after that: BA-RUL-138. */
function underTheSky(game: Blaze, stand: Stand, by: Rate, share: number): Rate {
  const cites = [...by.cites]
  let { distance } = by
  if (game.state.night && onFoot(game, stand)) {
    distance = Math.min(distance, Math.round(night['infantry-move'] * share))
    cites.push('BA-NIGHT-6', 'BA-RUL-138')
  } else if (game.state.night && isVehicle(game, stand)) {
    distance = Math.min(distance, night['vehicle-move-max'])
    cites.push('BA-NIGHT-7', 'BA-RUL-138')
  }
  if (game.state.weather === 'bad') {
    distance = Math.floor(distance / 2)
    cites.push('BA-WX-1', 'BA-RUL-138')
  }
  return { distance, cites }
}

/** Its Move of this turn: bad ground changes nothing, but special equipment helps on it: BA-WX-4, BA-WX-5. */
export function moveRate(game: Blaze, stand: Stand): Rate {
  const rates = ratesOf(game, stand)
  if (!rates) return { distance: 0, cites: ['BA-TERR-6'] }
  const bad = game.state.ground !== 'normal'
  const bonus = bad ? stand.moveBonus : 0
  const cites = ['BA-TERR-6', ...(bad ? ['BA-WX-4'] : []), ...(bonus > 0 ? ['BA-WX-5'] : [])]
  return underTheSky(game, stand, { distance: rates.move + bonus, cites }, 1)
}

/** Its Road Move; the Move where it has none: BA-TERR-9. */
export function roadRate(game: Blaze, stand: Stand): Rate {
  const road = ratesOf(game, stand)?.road
  if (!road) return moveRate(game, stand)
  return underTheSky(game, stand, { distance: road, cites: ['BA-TERR-9', 'BA-TERR-6'] }, 1)
}

/** Half a Move for infantry, for craft too; a vehicle's crew decides: BA-MOVE-6, BA-RUL-15, BA-RUL-134. */
export function moveFireRate(game: Blaze, stand: Stand): Rate {
  const rates = ratesOf(game, stand)
  if (!rates) return { distance: 0, cites: ['BA-TERR-6'] }
  const kind = classOf(game, stand)
  if (kind === 'craft') {
    const half = Math.floor(rates.move / 2)
    return underTheSky(game, stand, { distance: half, cites: ['BA-CRAFT-5', 'BA-RUL-134'] }, 0.5)
  }
  const cites = ['BA-MOVE-6', 'BA-TERR-6']
  // an armoured car's Road Move is printed again as its Move and Fire: a misprint, BA-RUL-14
  const misprint = rates['move-fire'] !== null && rates['move-fire'] === rates.road
  const table = misprint ? Math.floor(rates.move / 2) : (rates['move-fire'] ?? 0)
  if (misprint) cites.push('BA-RUL-14')
  if (kind !== 'vehicle') return underTheSky(game, stand, { distance: table, cites }, 0.5)
  const crew = ratingOf(game, stand)
  const full = crew === 'confident' || crew === 'excellent'
  const rule = full ? ['BA-GUN-7'] : ['BA-GUN-5']
  const by = { distance: full ? rates.move : table, cites: [...cites, ...rule, 'BA-GUN-3', 'BA-RUL-15'] }
  return underTheSky(game, stand, by, 0.5)
}

export const fallBackRate = (game: Blaze, stand: Stand): Rate =>
  underTheSky(game, stand, { distance: FALL_BACK, cites: ['BA-FALL-2'] }, 1)
