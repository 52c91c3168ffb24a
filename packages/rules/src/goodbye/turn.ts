import { because, type Reason, text, the } from '@sandtable/kernel'

import type { Figure, Goodbye } from './records.ts'

const NOTHING: readonly Reason[] = []

/** The figures that may act now: the active side's, unless they acted earlier, or those who took the initiative. */
export function mayActNow(game: Goodbye, figure: Figure, all: readonly Figure[] = [figure]): readonly Reason[] {
  const who = the.pieces(all)
  const one = all.length === 1
  const { taking, side } = game.state
  const [now] = taking
  if (now) {
    if (now.pieces.includes(figure.id)) return NOTHING
    return [
      because(
        'turn',
        one
          ? text`${who} is not among those who took the initiative`
          : text`${who} are not among those who took the initiative`,
        'GB-RUL-14',
        'GB-STAT-12',
      ),
    ]
  }
  if (figure.side !== side) return [because('turn', text`it is not the turn of ${who}`, 'GB-TURN-5')]
  if (figure.acted)
    return [
      because(
        'turn',
        one ? text`${who} has acted out of sequence this turn` : text`${who} have acted out of sequence this turn`,
        'GB-RUL-14',
      ),
    ]
  return NOTHING
}
