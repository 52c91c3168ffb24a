import type { Id, Point } from '@sandtable/kernel'
import { houseAt } from '../ground/ground.ts'
import { seenAt, sees } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import { seen } from '../tables.ts'
import { near } from './measure.ts'
import { isAircraft, isConcealed, isOut, isRecon, isSniper, onTable } from './stand.ts'
import { reveal } from './states.ts'

/** Stands that can find others: any on the table and in the fight. Aircraft have rules of their own. */
const looks = (game: Blaze, stand: Stand): boolean => onTable(stand) && !isOut(game, stand) && !isAircraft(game, stand)

/** Can ordinary sight find a hidden piece at all? Not a sniper, nor a stand on an upper floor: BA-RUL-242, BA-STREET-4. */
const canBeFound = (stand: Stand): boolean =>
  onTable(stand) && isConcealed(stand) && !isSniper(stand) && stand.floor === 0

/** A hidden stand or marker that moves is looked for all along its way, as if it stood at each of these places: BA-RUL-78. */
export function spotOnTheWay(game: Blaze, id: Id, places: readonly Point[]): void {
  const stand = game.piece(id)
  if (!canBeFound(stand)) return
  const watch = game.pieces.filter(enemy => enemy.side !== stand.side && looks(game, enemy))
  for (const at of places) {
    const there = { ...stand, at }
    const finder = watch.find(enemy => sees(game, enemy, there))
    if (!finder) continue
    reveal(game, id, ['BA-HIDE-1', foundBy(game, finder, there)])
    return
  }
}

/** By which rule one finds the other. */
function foundBy(game: Blaze, finder: Stand, stand: Stand): string {
  if (isRecon(game, finder)) return 'BA-RECON-2'
  return near(game, finder, stand, game.rows(seen).always) ? 'BA-VIS-2' : seenAt(game, finder, stand).rule
}

/** Hidden stands and markers within sight of an enemy come to light; a piece once revealed stays so: BA-RUL-78, BA-RUL-120. */
export function spot(game: Blaze): void {
  for (const { id } of game.pieces.filter(canBeFound)) {
    const stand = game.piece(id)
    if (!canBeFound(stand) || stand.aboard) continue
    const finder = game.pieces.find(
      enemy => enemy.side !== stand.side && looks(game, enemy) && sees(game, enemy, stand),
    )
    if (!finder) continue
    const rule = foundBy(game, finder, stand)
    const indoors = houseAt(game, stand.at as Point) ? ['BA-STREET-3'] : rule === 'BA-VIS-12' ? ['BA-VIS-3'] : []
    reveal(game, id, [rule, ...indoors])
  }
}
