import type { Length } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { classOf, isInfantry, isVehicle, kindOf, ratingOf } from '../stands/stand.ts'
import { movement, night, type Rates } from '../tables.ts'
import { goes } from '../values.ts'

export interface Rate {
  readonly distance: Length
  /** What sets it. */
  readonly rule: string
}

/** The row of the movement table; a crew without its gun goes on foot. */
export const ratesOf = (game: Blaze, stand: Stand): Rates | null =>
  game.rows(movement)[stand.gunLost ? 'infantry' : (kindOf(game, stand).move ?? '')] ?? null

const onFoot = (game: Blaze, stand: Stand): boolean =>
  isInfantry(game, stand) || ['cavalry', 'marker'].includes(classOf(game, stand))

/** At night infantry and cavalry have fixed rates and a vehicle's are cut; bad weather halves all of them after that: BA-RUL-138. */
function underTheSky(game: Blaze, stand: Stand, by: Rate, share: number): Rate {
  let { distance, rule } = by
  if (game.state.night && onFoot(game, stand)) {
    distance = Math.min(distance, Math.round(game.rows(night)['infantry-move'] * share))
    rule = 'BA-NIGHT-6'
  } else if (game.state.night && isVehicle(game, stand)) {
    distance = Math.min(distance, game.rows(night)['vehicle-move-max'])
    rule = 'BA-NIGHT-7'
  }
  if (game.state.weather === 'bad') {
    distance = Math.floor(distance / 2)
    rule = 'BA-WX-1'
  }
  return { distance, rule }
}

/** Its Move of this turn: bad ground changes nothing, but special equipment helps on it: BA-WX-4, BA-WX-5. */
export function moveRate(game: Blaze, stand: Stand): Rate {
  const rates = ratesOf(game, stand)
  if (!rates) return { distance: 0, rule: 'BA-TERR-6' }
  const bad = game.state.ground !== 'normal'
  const bonus = bad ? stand.moveBonus : 0
  const rule = bonus > 0 ? 'BA-WX-5' : bad ? 'BA-WX-4' : 'BA-TERR-6'
  return underTheSky(game, stand, { distance: rates.move + bonus, rule }, 1)
}

/** Its Road Move; the Move where it has none: BA-TERR-9. */
export function roadRate(game: Blaze, stand: Stand): Rate {
  const road = ratesOf(game, stand)?.road
  if (!road) return moveRate(game, stand)
  return underTheSky(game, stand, { distance: road, rule: 'BA-TERR-9' }, 1)
}

/** Half a Move for infantry, for craft too; a vehicle's crew decides: BA-MOVE-6, BA-RUL-15, BA-RUL-134. */
export function moveFireRate(game: Blaze, stand: Stand): Rate {
  const rates = ratesOf(game, stand)
  if (!rates) return { distance: 0, rule: 'BA-TERR-6' }
  const kind = classOf(game, stand)
  if (kind === 'craft') {
    const half = Math.floor(rates.move / 2)
    return underTheSky(game, stand, { distance: half, rule: 'BA-MOVE-6' }, 0.5)
  }
  // an armoured car's Road Move is printed again as its Move and Fire: a misprint, BA-RUL-14
  const misprint = rates['move-fire'] !== null && rates['move-fire'] === rates.road
  const table = misprint ? Math.floor(rates.move / 2) : (rates['move-fire'] ?? 0)
  if (kind !== 'vehicle') return underTheSky(game, stand, { distance: table, rule: 'BA-MOVE-6' }, 0.5)
  const crew = ratingOf(game, stand)
  const full = crew === 'confident' || crew === 'excellent'
  const by = full ? { distance: rates.move, rule: 'BA-GUN-7' } : { distance: table, rule: 'BA-GUN-5' }
  return underTheSky(game, stand, by, 0.5)
}

export const fallBackRate = (game: Blaze, stand: Stand): Rate =>
  underTheSky(game, stand, { distance: goes(game, 'fall-back'), rule: 'BA-FALL-2' }, 1)
