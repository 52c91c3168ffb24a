import { because, type Id, type Modifier, type Point, type Reason, text, the } from '@sandtable/kernel'
import { numberOf } from '../basics/figures.ts'
import { layLine, whyNotSeen } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { supportWeapons } from '../tables.ts'

/** Indirect fire: a spotter calls it in, or it is fired blind. */

/** Has this point been called in for the weapon this turn? MF-RUL-60. */
export const isSpotted = ({ spotted }: Piece, [x, y]: Point): boolean =>
  spotted !== null && spotted[0] === x && spotted[1] === y

export function indirectModifiers(game: Muzzleflash, spotted: boolean): readonly Modifier[] {
  const indirect = { by: numberOf(game, 'indirect'), says: text`indirect fire`, cites: ['MF-IND-5'] }
  const blind = { by: numberOf(game, 'unspotted'), says: text`unspotted`, cites: ['MF-IND-6'] }
  return spotted ? [indirect] : [indirect, blind]
}

const isIndirect = (game: Muzzleflash, piece: Piece): boolean =>
  piece.weapons.some(weapon => game.rows(supportWeapons)[weapon]?.fire === 'indirect')

/** The weapons of a side that can be called in. */
export const batteries = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(p => p.side === side && !p.gone && p.at !== null && isIndirect(game, p))

/** Why this leader cannot call in that weapon at that point: he must see the point himself. */
export function whyNotSpot(game: Muzzleflash, leader: Piece, weapon: Id | undefined, at: Point | undefined): Reason[] {
  const battery = batteries(game, leader.side).find(p => p.id === weapon)
  if (!battery || at === undefined)
    return [because('range', text`choose a mortar of your side and a point`, 'MF-IND-1', 'MF-IND-2')]
  return whyNotSeen(game, layLine(game, leader, at)).map(reason => ({
    ...reason,
    cites: ['MF-IND-2', ...reason.cites.slice(0, 1)],
  }))
}

/** The call has succeeded: the shot is spotted until the end of the turn. */
export function spot(game: Muzzleflash, leader: Piece, weapon: Id, at: Point): void {
  game.change('piece', weapon, { spotted: at }, ['MF-IND-4', 'MF-RUL-60'])
  game.say(text`${the.piece(leader)} directs ${the.piece(weapon)}.`, ['MF-IND-2', 'MF-IND-4'], [leader.id, weapon])
}
