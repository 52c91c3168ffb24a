import { type Id, text, the } from '@sandtable/kernel'
import { isAble, isFigure } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { crewOf, isAt, isGun } from './crews.ts'
import { withJams } from './jams.ts'

/** The mate who serves a carried anti-tank weapon takes it over in its present state when the carrier falls: MF-RUL-143. */
export function takeOver(game: Muzzleflash, fallen: Piece): void {
  if (!isFigure(game, fallen)) return
  const weapon = fallen.weapons.find(name => isGun(game, name))
  const mate = weapon && fallen.at && crewOf(game, fallen).find(p => isAble(game, p) && isAt(game, p, fallen))
  if (!mate) {
    partFrom(game, fallen.id)
    return
  }
  const cites = ['MF-CRW-13', 'MF-RUL-143']
  const jams = fallen.jams.filter(jam => jam.weapon === weapon)
  const gun = { weapons: [weapon, ...mate.weapons], loaded: fallen.loaded, ...withJams(jams) }
  game.change('piece', mate.id, { ...gun, crews: null }, cites)
  const others = fallen.jams.filter(jam => jam.weapon !== weapon)
  const left = { weapons: fallen.weapons.filter(name => name !== weapon), crews: mate.id, ...withJams(others) }
  game.change('piece', fallen.id, left, cites)
  for (const other of crewOf(game, fallen)) game.change('piece', other.id, { crews: mate.id }, cites)
  game.say(text`${the.piece(mate)} takes up the ${the.term(weapon)}.`, cites, [mate.id, fallen.id])
}

/** A figure that is gone takes its weapon with it: its crew no longer serves it. */
export function partFrom(game: Muzzleflash, id: Id): void {
  if (!game.piece(id).gone) return
  for (const mate of crewOf(game, game.piece(id))) game.change('piece', mate.id, { crews: null }, ['MF-RUL-143'])
}
