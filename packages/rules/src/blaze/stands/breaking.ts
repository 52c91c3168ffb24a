import type { Blaze, Stand, Unit } from '../records.ts'
import { breakingPoint, kinds } from '../tables.ts'
import { figuresOf } from './profiles.ts'
import { dropped, kindOf } from './stand.ts'

/** Stands of figures with platoon cards, and the platoon's own light machine gun: BA-RUL-55. */
export function countsForBreaking(game: Blaze, stand: Pick<Stand, 'kind' | 'unit'>): boolean {
  const kind = game.rows(kinds)[stand.kind]
  return kind !== undefined && figuresOf(game, kind) !== null && (kind.cards === 'platoon' || kind.lmg === true)
}

/** How many figures a unit may lose before it breaks, and by which rules, by the rating that it has now; null for one that has no breaking point: BA-BREAK-6 to 9, BA-RUL-55. */
export function breaksAt(
  game: Blaze,
  unit: Unit,
): { readonly losses: number; readonly rule: string; readonly why: string } | null {
  const stands = game.pieces.filter(stand => stand.unit === unit.id && countsForBreaking(game, stand))
  if (stands.length === 0 || unit.figures0 === 0) return null
  const rating = dropped(unit.rating, unit.ratingDrop)
  const row = game.rows(breakingPoint)[rating === 'poor' || rating === 'average' ? 'poor-average' : rating]
  if (!row) return null
  const plain = stands.every(stand => figuresOf(game, kindOf(game, stand)) === 3) && unit.figures0 === unit.stands0 * 3
  const fixed = plain ? row.losses[unit.stands0 - 3] : undefined
  const rule = { poor: 'BA-BREAK-6', average: 'BA-BREAK-6', confident: 'BA-BREAK-7', excellent: 'BA-BREAK-8' }
  const losses = fixed ?? Math.ceil((unit.figures0 * row.percent) / 100)
  const why = rating !== unit.rating ? 'BA-CMD-2' : fixed === undefined ? 'BA-BREAK-3' : 'BA-BREAK-2'
  return { losses, rule: rule[rating], why }
}
