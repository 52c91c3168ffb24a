import { because, direction, type Point, type Reason, text, the, within45 } from '@sandtable/kernel'
import { sees } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import { apart, middleOf } from '../stands/measure.ts'
import { enemiesOf, isConcealed, isOut, isVehicle } from '../stands/stand.ts'

const edges = { north: 0, east: 90, south: 180, west: 270 }

/** Straight away from the nearest enemy that it sees, or toward its own edge when it sees none: BA-RUL-13. */
export function rearOf(game: Blaze, stand: Stand): Point | null {
  let nearest: Stand | null = null
  for (const enemy of enemiesOf(game, stand.side))
    if (!isConcealed(enemy) && !isOut(game, enemy) && sees(game, stand, enemy))
      if (!nearest || apart(game, stand, enemy) < apart(game, stand, nearest)) nearest = enemy
  const [x, y] = stand.at as Point
  if (nearest) {
    const [ex, ey] = middleOf(game, nearest)
    return [x - ex, y - ey]
  }
  const { edge } = game.side(stand.side)
  return edge ? direction(edges[edge]) : null
}

/** A fall back goes to the rear; a vehicle keeps its facing: BA-FALL-2, BA-FALL-5. */
export function whyNotFallBack(game: Blaze, stand: Stand, end: Point, facing: number | null): readonly Reason[] {
  const reasons: Reason[] = []
  const [x, y] = stand.at as Point
  const rear = rearOf(game, stand)
  if (rear && !within45(rear, [end[0] - x, end[1] - y]))
    reasons.push(because('rear', text`${the.piece(stand)} must move away from the enemy`, 'BA-FALL-2', 'BA-RUL-13'))
  if (isVehicle(game, stand) && facing !== null && facing !== stand.facing)
    reasons.push(because('facing', text`${the.piece(stand)} must end facing as it began`, 'BA-FALL-5'))
  return reasons
}
