import { type Id, lengthOf, mm, type Point } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { spotOnTheWay } from '../stands/spotting.ts'
import { isInfantry } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { upTo } from './path.ts'

/** How often along a path to check whether an enemy sees it. */
const LOOK = mm(10)

/** Only infantry moves unseen, and only where no enemy would see it on its way: BA-HIDE-2, BA-RUL-78. */
export function betray(game: Blaze, id: Id, path: readonly Point[]): void {
  const stand = game.piece(id)
  if (!stand.hidden && stand.marker === null) return
  if (stand.hidden && stand.marker === null && !isInfantry(game, stand)) {
    reveal(game, id, ['BA-HIDE-3'])
    return
  }
  const length = lengthOf(path)
  const places: Point[] = []
  for (let d = LOOK; d < length; d += LOOK) places.push(upTo(path, d).at(-1) as Point)
  spotOnTheWay(game, id, [...path.slice(1, -1), ...places])
}
