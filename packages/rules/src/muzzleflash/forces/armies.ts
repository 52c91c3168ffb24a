import type { ForceArmy, Id } from '@sandtable/kernel'
import type { Muzzleflash } from '../records.ts'
import { armies } from './tables.ts'

/** The army's own name for a general one: lmg-gunner is a bren-gunner. */
export function kindFor(game: Muzzleflash, side: Id, general: string): string {
  const army = game.rows(armies)[game.side(side).army ?? ''] as { readonly [name: string]: unknown } | undefined
  const own = army?.[general]
  return typeof own === 'string' ? own : general
}

/** The nations that build forces; each buys from one of the rulebook's two armies: MF-RUL-111. */
export const nations: readonly ForceArmy[] = [
  { id: 'british', name: 'British', camp: 'allied' },
  { id: 'canadian', name: 'Canadian', nation: 'British', camp: 'allied' },
  { id: 'french', name: 'French', camp: 'allied' },
  { id: 'german', name: 'German', camp: 'axis' },
]

export const supplyOf = (army: string): string => nations.find(({ id }) => id === army)?.camp ?? 'allied'
