import { type Drawing, type Id, type Lens, throughLens } from '@sandtable/kernel'
import { isHeadquarters } from '../command/headquarters.ts'
import type { Blaze } from '../records.ts'
import { enemiesOf, isOut, isUnknown, weaponsOf } from '../stands/stand.ts'
import { arcOf, aspectLines, command, rangeRing } from './ranges.ts'
import { distantReach, unmeasured } from './reach.ts'
import { sightOf } from './sight-lines.ts'

/**
 * What a stand sees, reaches or is threatened by, from what its side knows: of a face-down marker, only that it is there.
 * While orders are laid nothing is measured, and so nothing is shown: BA-RUL-208.
 */
export function lens(game: Blaze, side: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const stand = game.piece(id)
  if (!stand.at || stand.gone || unmeasured(game) || isUnknown(stand, side)) return []
  const enemies = enemiesOf(game, stand.side).filter(
    enemy => enemy.at && !isUnknown(enemy, side) && !isOut(game, enemy),
  )
  return throughLens(through, turns, {
    piece: stand,
    enemies,
    sight: (from, to) => sightOf(game, side, from, to),
    arcs: looker => [
      ...weaponsOf(game, looker).flatMap(weapon => rangeRing(game, looker, weapon)),
      ...arcOf(game, looker),
      ...aspectLines(game, looker),
      ...(isHeadquarters(game, looker) ? command(game, looker) : []),
    ],
    reach: (walker, far) => [distantReach(game, walker, far, side)],
  })
}
