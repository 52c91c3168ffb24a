import { type Drawing, draw, type Id, type Message, mm, type Point, text, the } from '@sandtable/kernel'
import type { Blaze, Call } from '../records.ts'
import { calledFor } from '../shells/calls.ts'
import { templateRadius } from '../shells/template.ts'
import { outline } from '../stands/overlap.ts'
import { standOf } from '../stands/stand.ts'

/** What a side has plotted and called until it falls, and its own mine squares: the enemy knows none of it, or not which are real. */
export const plans = (game: Blaze, side: Id): readonly Drawing[] => [
  ...game.side(side).barrage.map(({ at, turn }) => fall(game, at, when(turn))),
  ...game
    .side(side)
    .calls.filter(call => !call.overruled)
    .flatMap(call => called(game, call)),
  ...mines(game, side),
]

const when = (turn: number): Message => (turn === 0 ? text`before the battle` : text`barrage, turn ${the.count(turn)}`)

const fall = (game: Blaze, at: Point, says: Message): Drawing => draw.ring('blast', at, templateRadius(game), says)

/** The steps up to the one at whose end the divisional guns have fired: BA-DIV-3. */
const before = ['planning', 'reveal', 'action', 'fall-back', 'charge', 'prone', 'aimed-fire']

/** How wide a target is ringed. */
const AROUND = mm(50)

function called(game: Blaze, { kind, at, target }: Call): readonly Drawing[] {
  if (kind === 'divisional' && !before.includes(game.state.phase)) return []
  if (kind !== 'air') return at.map(point => fall(game, point, calledFor[kind]))
  const enemy = standOf(game, target)
  if (!enemy?.at || enemy.gone) return []
  return [draw.ring('range', enemy.at, AROUND, calledFor.air)]
}

/** Only their owner knows which of them are real: BA-MINE-4. */
const mines = (game: Blaze, side: Id): readonly Drawing[] =>
  game.terrain.flatMap(({ kind, side: owner, shape, real, gone }) =>
    kind === 'mine' && owner === side && !gone
      ? [draw.area('zone', [outline(shape)], real ? text`mines` : text`false`)]
      : [],
  )
