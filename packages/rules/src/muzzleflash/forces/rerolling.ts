import type { Decision, Id } from '@sandtable/kernel'
import type { Muzzleflash, Unit } from '../records.ts'
import { boughtBy } from './buying.ts'

/** A unit's losses on the tables. */
const losses = ({ shows, arrives, men, lmg, teams }: Unit): number => {
  if (shows !== null) return shows === 'absent' ? 9 : (arrives ?? 0)
  return teams !== null ? 4 - teams : 10 - (men ?? 10) + (lmg === 0 ? 2 : 0)
}

/** The worst rolls are rerolled. */
export function rollAgain(game: Muzzleflash, side: Id): Decision {
  const bad = boughtBy(game, side)
    .filter(unit => losses(unit) > 1)
    .sort((a, b) => losses(b) - losses(a))
    .slice(0, game.side(side).rerolls)
  return bad.length > 0 ? { action: 'reroll', units: bad.map(unit => unit.id) } : { action: 'pass' }
}
