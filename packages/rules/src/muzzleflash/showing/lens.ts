import { type Drawing, type Id, type Lens, throughLens } from '@sandtable/kernel'
import { enemiesOf, isHelpless, isWeapon, numberOf, onTable } from '../basics/figures.ts'
import { crewOf } from '../crew-served/crews.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { gunsOf } from '../shooting/weapons.ts'
import { rangesOf, reachArea } from './drawings.ts'
import { sightOf } from './sight.ts'

/** What can be shown of a piece at any time, from the table alone. */
export function lens(game: Muzzleflash, _side: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const piece = game.find('piece', id)
  if (!piece || !onTable(piece)) return []
  const enemies = enemiesOf(game, piece.side)
  return throughLens(through, turns, {
    piece,
    enemies,
    threats: enemies.filter(enemy => !isHelpless(enemy) && !isWeapon(game, enemy)),
    sight: (from, to) => sightOf(game, from, to),
    arcs: looker => armsOf(game, looker).flatMap(gun => rangesOf(game, gun)),
    reach: (walker, far) => (isWeapon(game, walker) ? [] : [reachArea(game, walker, numberOf(game, 'ap') * far)]),
  })
}

/** Everything a piece fires; for a weapon, what its crew fires with it. */
function armsOf(game: Muzzleflash, piece: Piece) {
  if (!isWeapon(game, piece)) return gunsOf(game, piece)
  const [man] = crewOf(game, piece)
  return man ? gunsOf(game, man).filter(gun => gun.holder.id === piece.id) : []
}
