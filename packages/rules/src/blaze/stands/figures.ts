import type { Id } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { type Blow, happened } from './blows.ts'
import { score, tally, wipeOut } from './removal.ts'
import { isGun } from './stand.ts'

/** Each hit removes a figure; a stand without figures is destroyed, but a gun without crew stays, out of action: BA-DEAD-1, BA-DEAD-2. */
export function loseFigures(game: Blaze, id: Id, count: number, cites: readonly string[], blow: Blow): void {
  const stand = game.piece(id)
  const lost = Math.min(count, stand.figures)
  if (lost === 0) return
  const gun = isGun(game, stand)
  const rules = gun ? ['BA-DEAD-2', ...cites.slice(0, 1)] : cites
  game.change('piece', id, { figures: stand.figures - lost }, rules, happened(game, 'wounded', blow, lost))
  tally(game, stand, lost)
  if (stand.figures > lost) return
  if (gun) score(game, stand, 1)
  else wipeOut(game, id, ['BA-DEAD-1', ...cites.slice(0, 1)], blow)
}
