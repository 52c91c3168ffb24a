import type { Drawing, Id, Lens } from '@sandtable/kernel'
import { enemiesOf, isHelpless, isWeapon, numberOf, onTable } from '../basics/figures.ts'
import { crewOf } from '../crew-served/crews.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { gunsOf } from '../shooting/weapons.ts'
import { rangesOf, reachArea } from './drawings.ts'
import { sightOf } from './sight.ts'

/** What can be known of a piece at any time, by looking at the table alone. */
export function lens(game: Muzzleflash, _side: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const piece = game.find('piece', id)
  if (!piece || !onTable(piece)) return []
  const enemies = enemiesOf(game, piece.side)
  switch (through) {
    case 'sight':
      return enemies.flatMap(enemy => seen(game, piece, enemy))
    case 'arcs':
      return armsOf(game, piece).flatMap(gun => rangesOf(game, gun))
    case 'reach':
      return isWeapon(game, piece) ? [] : [reachArea(game, piece, numberOf(game, 'ap') * turns)]
    case 'threat':
      return enemies
        .filter(enemy => !isHelpless(enemy) && !isWeapon(game, enemy))
        .flatMap(enemy => [reachArea(game, enemy, numberOf(game, 'ap')), ...seen(game, enemy, piece)])
  }
}

function seen(game: Muzzleflash, from: Piece, to: Piece): readonly Drawing[] {
  const line = sightOf(game, from, to)
  return line.sees === 'blocked' ? [] : [line]
}

/** Whatever a piece fires; of a weapon, what its crew fires with it. */
function armsOf(game: Muzzleflash, piece: Piece) {
  if (!isWeapon(game, piece)) return gunsOf(game, piece)
  const [man] = crewOf(game, piece)
  return man ? gunsOf(game, man).filter(gun => gun.holder.id === piece.id) : []
}
