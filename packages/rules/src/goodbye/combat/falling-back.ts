import { along, type Id, lengthOf, type Point, passages, stopAt, text, the } from '@sandtable/kernel'
import { isTank, onTable } from '../figures.ts'
import { groundOf, type Land } from '../ground.ts'
import { partFrom } from '../losses.ts'
import { baseOf, touching } from '../measure.ts'
import { climbsOver } from '../move/legs.ts'
import type { Figure, Goodbye } from '../records.ts'
import { movement } from '../tables.ts'
import { whyNotDrive } from '../tanks/crew.ts'

/** A figure falls back straight away from a place, as far as it can. The table edge, a climb or another base stops it: GB-RUL-83. */
export function fallBack(game: Goodbye, id: Id, from: Point | null, rule: string): void {
  const figure = game.piece(id)
  if (!onTable(figure) || !from) return
  const start = figure.at as Point
  const length = lengthOf([from, start])
  if (length === 0) return
  const far = game.rows(movement)['fall-back']
  const shift = (by: number): Point => [
    Math.round(start[0] + ((start[0] - from[0]) * by) / length),
    Math.round(start[1] + ((start[1] - from[1]) * by) / length),
  ]
  const stuck = isTank(figure) && whyNotDrive(figure).length > 0
  const end = stuck ? start : stopBefore(game, figure, start, shift(Math.min(far, room(game, start, from, far))))
  const taken = figure.ready && lengthOf([start, end]) > 0 // moving dismounts a gun
  if (stuck) game.say(text`${the.piece(figure)} cannot drive, and stays where it is.`, ['GB-RUL-56', 'GB-RUL-83'], [id])
  game.change('piece', id, { ...(end !== start && { at: end }), ...(taken && { ready: false }) }, [rule, 'GB-RUL-83'])
  // it stops fighting those it no longer touches
  for (const other of figure.inContact) {
    const foe = game.find('piece', other)
    if (foe && onTable(foe) && touching(game, foe, game.piece(id))) continue
    partFrom(game, other, id, ['GB-RUL-83'])
    partFrom(game, id, other, ['GB-RUL-83'])
  }
}

/** Distance to the table edge in this direction. */
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
  const lands = groundOf(game).crossed(start, end)
  for (const land of lands) for (const t of stopsAt(land, lands, start, end)) nearer(along(start, end, t))
  return best
}

/** Where terrain stops a figure falling back: at the walls of a building, and wherever it would have to climb. */
function stopsAt(land: Land, lands: readonly Land[], start: Point, end: Point): readonly number[] {
  if (!land.shut) return climbsOver(land, lands, start, end)
  // entering at 0 means it starts inside: a building then stops it on the way out
  return passages(land.shape, start, end)
    .map(([enter, leave]) => (enter === 0 ? leave : enter))
    .filter(t => t < 1)
}
