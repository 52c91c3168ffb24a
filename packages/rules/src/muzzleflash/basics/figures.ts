import { type Choice, choice, type Id, type Length, type Point, type Reason, text, the } from '@sandtable/kernel'
import type { Muzzleflash, Piece } from '../records.ts'
import { distances, type Kind, kinds, numbers, quality, type Size, sizes } from '../tables.ts'

export const kindOf = (game: Muzzleflash, piece: Piece): Kind => game.rows(kinds)[piece.kind] as Kind

/** The size of a model of this kind. */
export const sizeOf = (game: Muzzleflash, kind: string): Size =>
  game.rows(sizes)[game.rows(kinds)[kind]?.size ?? 'man'] as Size

/** A number or distance from the text of the rules. */
export const numberOf = (game: Muzzleflash, name: string): number => game.rows(numbers)[name] as number
export const reachOf = (game: Muzzleflash, name: string): Length => game.rows(distances)[name] as Length

export const isFigure = (_game: Muzzleflash, { sort }: Piece): boolean => sort === 'figure'
export const isWeapon = (_game: Muzzleflash, { sort }: Piece): boolean => sort === 'weapon'
export const isVehicle = (_game: Muzzleflash, { sort }: Piece): boolean => sort === 'vehicle'

/** Stands on the table by itself: not waiting, not on its way, not aboard anything, not gone. */
export const onTable = (piece: Piece): boolean =>
  piece.at !== null && !piece.gone && piece.aboard === null && piece.reserve === null

/** On the table, aboard or still to come: it has not died, been destroyed or left. */
export const isAlive = ({ gone, status }: Piece): boolean => !gone && status !== 'dead' && status !== 'destroyed'

/** Neither injured nor dead, wherever it is. */
export const isFit = (piece: Piece): boolean => isAlive(piece) && piece.status !== 'injured'

/** An uninjured figure on the table: what the rules mean by an able figure. */
export const isAble = (game: Muzzleflash, piece: Piece): boolean =>
  onTable(piece) && piece.status !== 'injured' && isFigure(game, piece)

/** Abandoned by its crew, or locked in a melee: it can do nothing. */
export const isHelpless = ({ status }: Piece): boolean =>
  status === 'injured' || status === 'dead' || status === 'destroyed' || status === 'abandoned' || status === 'locked'

export const friendsOf = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(piece => piece.side === side && onTable(piece))

export const enemiesOf = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(piece => piece.side !== side && onTable(piece))

export const otherSide = (game: Muzzleflash, side: Id): Id => game.sides.find(other => other.id !== side)?.id ?? side

/** Pinned when shot at, by MF-RUL-9: after a test, or with any pins at all. A vehicle cannot duck: MF-RUL-71. */
export const countsAsPinned = (game: Muzzleflash, { status, pins, sort }: Piece): boolean =>
  sort === 'figure' &&
  (status === 'pinned' || status === 'fleeing' || (pins > 0 && game.ruling('MF-RUL-9') === 'any-pins'))

/** The rule that gives a quality its morale. */
export const moraleRule = {
  conscript: 'MF-PIN-14',
  green: 'MF-PIN-15',
  veteran: 'MF-PIN-16',
  seasoned: 'MF-PIN-17',
  elite: 'MF-PIN-18',
} as const

export const moraleOf = (game: Muzzleflash, name: Piece['quality']): number => game.rows(quality)[name]?.morale ?? 0

/** A place to choose. */
export const thatPlace = (at: Point, no?: readonly Reason[]): Choice => choice(at, text`${the.place(at)}`, no)

/** A figure's place as a choice, where the place is the target. */
export const placeOf = (piece: Piece, no?: readonly Reason[]): Choice =>
  choice(piece.at as Point, text`where ${the.piece(piece)} is`, no)
