import { type Choice, choice, inch, type Point, type Reason } from '@sandtable/kernel'
import { called, type Doing, whyNotAct } from './figures.ts'
import type { Figure, Plastic } from './records.ts'

/** The figures of the side whose go it is, each with why it may not act. */
export function whoMay(
  game: Plastic,
  what: Doing,
  also: (figure: Figure) => readonly Reason[] = () => [],
): readonly Choice[] {
  return game.pieces
    .filter(figure => figure.side === game.state.side && figure.at !== null)
    .map(figure => choice(figure.id, called(figure), [...whyNotAct(game, figure.id, what), ...also(figure)]))
}

/** A point, as a choice reads it. */
export const spotName = ([x, y]: Point): string => `${(x / inch(1)).toFixed(1)}, ${(y / inch(1)).toFixed(1)}`
