import { because, type Choice, type Disc, type Id, type Point, pieceChoice, type Reason, text } from '@sandtable/kernel'
import type { Duel, Gunslinger } from './records.ts'

/** Who stands in the street, and who of them may act. */

/** Somebody who stands on the table. */
export type Standing = Gunslinger & { readonly at: Point }

export const isStanding = (gunslinger: Gunslinger): gunslinger is Standing => gunslinger.at !== null && !gunslinger.gone

export const standing = (game: Duel, side: Id): readonly Standing[] =>
  game.pieces.filter(isStanding).filter(gunslinger => gunslinger.side === side)

export const enemies = (game: Duel, side: Id): readonly Standing[] =>
  game.pieces.filter(isStanding).filter(gunslinger => gunslinger.side !== side)

/** A gunslinger by whatever id a decision gives: null unless he stands and is of this side. */
export const ofSide = (game: Duel, side: Id, id: Id): Standing | null =>
  standing(game, side).find(gunslinger => gunslinger.id === id) ?? null

export const baseOf = ({ at: [x, y], radius }: Standing): Disc => ({ x, y, r: radius })

/** Each acts once a turn: DU-TURN-1. */
export const whyNotAct = ({ acted }: Gunslinger): readonly Reason[] =>
  acted ? [because('turn', text`he has acted in this turn`, 'DU-TURN-1')] : []

/** All of these, to be chosen from; those who may not be say why. */
export const choicesOf = (
  gunslingers: readonly Standing[],
  whyNot: (gunslinger: Standing) => readonly Reason[],
): readonly Choice[] => gunslingers.map(one => pieceChoice(one, whyNot(one)))
