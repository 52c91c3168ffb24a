import { because, type Choice, type Disc, type Id, type Point, pieceChoice, type Reason, text } from '@sandtable/kernel'
import type { Duel, Gunslinger } from './records.ts'

/** The gunslingers in the street, and which of them may act. */

/** A gunslinger on the table. */
export type Standing = Gunslinger & { readonly at: Point }

export const isStanding = (gunslinger: Gunslinger): gunslinger is Standing => gunslinger.at !== null && !gunslinger.gone

export const standing = (game: Duel, side: Id): readonly Standing[] =>
  game.pieces.filter(isStanding).filter(gunslinger => gunslinger.side === side)

export const enemies = (game: Duel, side: Id): readonly Standing[] =>
  game.pieces.filter(isStanding).filter(gunslinger => gunslinger.side !== side)

/** A gunslinger by the id in a decision: null unless he is standing and of this side. */
export const ofSide = (game: Duel, side: Id, id: Id): Standing | null =>
  standing(game, side).find(gunslinger => gunslinger.id === id) ?? null

export const baseOf = ({ at: [x, y], radius }: Standing): Disc => ({ x, y, r: radius })

/** Each acts once a turn: DU-TURN-1. */
export const whyNotAct = ({ acted }: Gunslinger): readonly Reason[] =>
  acted ? [because('turn', text`he has acted in this turn`, 'DU-TURN-1')] : []

/** All of these as choices; those not allowed say why. */
export const choicesOf = (
  gunslingers: readonly Standing[],
  whyNot: (gunslinger: Standing) => readonly Reason[],
): readonly Choice[] => gunslingers.map(one => pieceChoice(one, whyNot(one)))
