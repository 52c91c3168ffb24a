import { type Id, lengthOf, type Point, passages, stopAt } from '@sandtable/kernel'
import { onTable } from '../figures.ts'
import { groundOf } from '../ground.ts'
import { partFrom } from '../losses.ts'
import { baseOf, touching } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { movement } from '../tables.ts'

/** A figure falls back straight away from a place, as far as it can: the table's edge, walls and other bases stop it: GB-RUL-83. */
export function fallBack(game: Goodbye, id: Id, from: Point | null, cites: readonly string[]): void {
  const figure = game.piece(id)
  if (!onTable(figure) || !from) return
  const start = figure.at as Point
  const length = lengthOf([from, start])
  if (length === 0) return
  const far = movement['fall-back']
  const shift = (by: number): Point => [
    Math.round(start[0] + ((start[0] - from[0]) * by) / length),
    Math.round(start[1] + ((start[1] - from[1]) * by) / length),
  ]
  const end = stopBefore(game, figure, start, shift(Math.min(far, room(game, start, from, far))))
  game.change('piece', id, { at: end }, [...cites, 'GB-RUL-57', 'GB-RUL-83'])
  // whom it no longer touches it does not fight
  for (const other of figure.inContact) {
    const foe = game.find('piece', other)
    if (foe && onTable(foe) && touching(foe, game.piece(id))) continue
    partFrom(game, other, id, ['GB-RUL-83'])
    partFrom(game, id, other, ['GB-RUL-83'])
  }
}

/** How far the table reaches this way. */
function room(game: Goodbye, start: Point, from: Point, far: number): number {
  const length = lengthOf([from, start])
  let most = far
  const limits = [game.width, game.depth] as const
  for (const axis of [0, 1] as const) {
    const way = (start[axis] - from[axis]) / length
    if (way > 0) most = Math.min(most, (limits[axis] - start[axis]) / way)
    if (way < 0) most = Math.min(most, start[axis] / -way)
  }
  return Math.max(0, most)
}

function stopBefore(game: Goodbye, figure: Figure, start: Point, end: Point): Point {
  let best = end
  const nearer = (p: Point): void => {
    if (lengthOf([start, p]) < lengthOf([start, best])) best = p
  }
  for (const other of game.pieces) {
    if (other.id === figure.id || !onTable(other)) continue
    const stop = stopAt(start, end, figure.radius, baseOf(other))
    if (stop) nearer(stop)
  }
  for (const land of groundOf(game).crossed(game, start, end)) {
    if (!land.shut && land.kind !== 'wall') continue
    for (const [enter, leave] of passages(land.shape, start, end)) {
      // an enter of nothing is where it stands: inside a building it is stopped on its way out
      const at = land.shut && enter === 0 ? leave : enter
      if (at < 1)
        nearer([Math.round(start[0] + (end[0] - start[0]) * at), Math.round(start[1] + (end[1] - start[1]) * at)])
    }
  }
  return best
}
