import { ahead, corners, isOffTable, type Length, mm, type Point, type Procedure } from '@sandtable/kernel'
import { driftTable } from '../combat-tables.ts'
import { arrive } from '../movement/arrival.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullAt, overlapping } from '../stands/measure.ts'
import { classOf, isOut, onTable, standing } from '../stands/stand.ts'
import { inWater } from './craft.ts'

/** Drift is checked millimetre by millimetre. */
const STEP: Length = mm(1)

/** At the end of the move step every craft in water drifts, moved or not, until it would touch land: BA-CRAFT-7, BA-CRAFT-8. */
export function* driftCraft(game: Blaze): Procedure {
  const { current } = game.state
  if (!current) return
  const distance = game.rows(driftTable)[current.strength] as Length
  const cites = [current.strength === 'weak' ? 'BA-CRAFT-7' : 'BA-CRAFT-8']
  for (const { id } of game.pieces) {
    const craft = game.piece(id)
    if (
      classOf(game, craft) !== 'craft' ||
      !onTable(craft) ||
      isOut(game, craft) ||
      craft.beached ||
      !inWater(game, craft.at as Point)
    )
      continue
    const to = drifted(game, craft, current.direction, distance)
    if (to[0] === craft.at?.[0] && to[1] === craft.at[1]) continue
    yield* arrive(game, id, 'drift', { path: [craft.at as Point, to], cites })
  }
}

function drifted(game: Blaze, craft: Stand, direction: number, distance: Length): Point {
  const start = craft.at as Point
  const others = standing(game).filter(other => other.id !== craft.id)
  const isClear = (at: Point): boolean => {
    const box = hullAt(game, craft, at)
    return (
      !isOffTable(game, at) && corners(box).every(corner => inWater(game, corner)) && !overlapping(game, box, 0, others)
    )
  }
  for (let far = distance; far > 0; far -= STEP) {
    const at = ahead(start, direction, far)
    if (isClear(at) && everyStep(game, start, direction, far)) return at
  }
  return start
}

/** The way of its centre crosses no land. */
function everyStep(game: Blaze, start: Point, direction: number, far: Length): boolean {
  for (let d = STEP; d < far; d += STEP) if (!inWater(game, ahead(start, direction, d))) return false
  return true
}
