import type { Id } from '@sandtable/kernel'
import type { Muzzleflash } from '../records.ts'
import { armies } from './tables.ts'

/** The army's own name for a general one: lmg-gunner is a bren-gunner. */
export function kindFor(game: Muzzleflash, side: Id, general: string): string {
  const army = game.rows(armies)[game.side(side).army ?? ''] as { readonly [name: string]: unknown } | undefined
  const own = army?.[general]
  return typeof own === 'string' ? own : general
}
