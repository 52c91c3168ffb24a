import { because, type Id, type Procedure, type Reason, roll, text, the } from '@sandtable/kernel'
import { areFriends } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'
import { needs } from '../tables.ts'

const CITES = ['GB-SNIP-5', 'GB-RUL-53']

/** May this side fire at the figure? A sniper must have been spotted. */
export const isSpottedBy = (figure: Figure, side: Id): boolean => !figure.sniper || figure.spottedBy.includes(side)

export const whyUnspotted = (target: Figure, side: Id): readonly Reason[] =>
  isSpottedBy(target, side) ? [] : [because('spotted', text`${the.piece(target)} has not been spotted`, ...CITES)]

/** When a sniper fires, each enemy side rolls to spot him; success lasts until the end of its own next turn. */
export function* spotSniper(game: Goodbye, id: Id): Procedure {
  const sniper = game.piece(id)
  if (!sniper.sniper || sniper.gone) return
  for (const { id: side, out } of game.sides) {
    if (out || areFriends(game, side, sniper.side)) continue
    const [die] = yield* roll(game, 'spot', 1, { need: game.rows(needs).spotted, cites: CITES, about: [id] })
    if ((die as number) < game.rows(needs).spotted) continue
    // spotting in its own turn lasts until the end of its next: the end of this one removes the first of two entries
    const turns = game.state.side === side ? [side, side] : [side]
    const others = game.piece(id).spottedBy.filter(other => other !== side)
    game.change('piece', id, { spotted: true, spottedBy: [...others, ...turns] }, CITES)
    game.say(text`${the.side(side)} has spotted ${the.piece(sniper)}.`, CITES, [id])
  }
}

/** This side's turn has ended: it loses sight of the snipers it had spotted. */
export function endOfSpotting(game: Goodbye, side: Id): void {
  for (const figure of game.pieces) {
    const first = figure.spottedBy.indexOf(side)
    if (first < 0) continue
    const spottedBy = figure.spottedBy.filter((_, i) => i !== first)
    game.change('piece', figure.id, { spottedBy, spotted: spottedBy.length > 0 }, CITES)
  }
}
