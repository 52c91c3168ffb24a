import type { Drawing, Id, Lens } from '@sandtable/kernel'
import { isHeadquarters } from '../command/headquarters.ts'
import type { Blaze, Stand } from '../records.ts'
import { enemiesOf, isConcealed, isKnown, isOut, knownStand, weaponsOf } from '../stands/stand.ts'
import { arcOf, aspectLines, command, rangeRing } from './ranges.ts'
import { distantReach, unmeasured } from './reach.ts'
import { sightOf } from './sight-lines.ts'

/**
 * What a stand sees, reaches or is threatened by, told from what a side knows: of what lies face down nothing but that it is there.
 * While orders are laid nothing is measured, and so nothing is shown: BA-RUL-208.
 */
export function lens(game: Blaze, side: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const stand = knownStand(game, side, id)
  if (!stand?.at || stand.gone || unmeasured(game) || isUnknown(stand, side)) return []
  const enemies = enemiesOf(game, stand.side).filter(
    enemy => enemy.at && isKnown(enemy, side) && !isUnknown(enemy, side) && !isOut(game, enemy),
  )
  const seen = (from: Stand, to: Stand): readonly Drawing[] => {
    const line = sightOf(game, side, from, to)
    return line.sees === 'blocked' ? [] : [line]
  }
  switch (through) {
    case 'sight':
      return enemies.flatMap(enemy => seen(stand, enemy))
    case 'arcs':
      return [
        ...weaponsOf(game, stand).flatMap(weapon => rangeRing(game, stand, weapon)),
        ...arcOf(game, stand),
        ...aspectLines(game, stand),
        ...(isHeadquarters(game, stand) ? command(game, stand) : []),
      ]
    case 'reach':
      return [distantReach(game, stand, turns, side)]
    case 'threat':
      return enemies.flatMap(enemy => [distantReach(game, enemy, 1, side), ...seen(enemy, stand)])
  }
}

/** An enemy's face-down marker: nobody knows what it can do. */
const isUnknown = (stand: Stand, side: Id): boolean => stand.side !== side && isConcealed(stand)
