import { crosses, holds, type Point, passages } from '@sandtable/kernel'
import { groundOf, type Land } from '../ground.ts'
import { climbsOver } from '../move/legs.ts'
import type { Goodbye } from '../records.ts'

/** The ground that any way on foot can meet, chosen or forced. */
export const groundColumns = {
  soft: 'mud, rubble or a shell hole',
  wire: 'wire',
  woods: 'woods',
  hedge: 'a hedge or sandbags',
  wall: 'a wall',
  'pit-in': 'a trench or dugout to go into',
  'pit-out': 'a trench or dugout to leave',
  cliff: 'a cliff',
}

/** The ground a straight way crosses, enters and leaves, by the columns of the matrices. */
export function groundOn(game: Goodbye, a: Point, b: Point): readonly string[] {
  const lands = groundOf(game).crossed(a, b)
  return lands.flatMap(land => columnsOf(land, lands, a, b))
}

function columnsOf(land: Land, lands: readonly Land[], a: Point, b: Point): readonly string[] {
  const through = passages(land.shape, a, b).some(([enter, leave]) => leave > enter)
  if (land.shut) {
    if (holds(land, a) !== holds(land, b)) return [holds(land, a) ? 'house-out' : 'house-in']
    return through && !holds(land, a) ? ['house-through'] : []
  }
  if (land.pit) {
    const out = climbsOver(land, lands, a, b).length > 0
    const into = !holds(land, a) && (holds(land, b) || through)
    return [...(out ? ['pit-out'] : []), ...(into ? ['pit-in'] : [])]
  }
  if (land.kind === 'wire' || land.kind === 'woods') return through ? [land.kind] : []
  if (land.difficult) return through ? ['soft'] : []
  if (land.kind === 'hedge' || land.kind === 'sandbags') return crosses(land.shape, a, b) ? ['hedge'] : []
  if (land.kind === 'wall') return crosses(land.shape, a, b) ? ['wall'] : []
  if (land.kind === 'cliff') return holds(land, a) !== holds(land, b) || through ? ['cliff'] : []
  return land.kind === 'hill' && (through || holds(land, b)) ? ['hill'] : []
}
