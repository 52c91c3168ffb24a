import type { Place } from '../book/source.ts'
import { fromOutline } from '../geometry/geometry.ts'
import type { Point, Shape } from '../geometry/shape.ts'
import { fromLength, mm } from '../length.ts'

/** A wall that slants rarely goes through whole hundredths. */
const SLACK = mm(1)

/** Doors, windows and breaches are in the walls: one anywhere else could never be used. */
export function checkOpenings(shape: Shape, openings: readonly Point[], place: Place): void {
  for (const [i, at] of openings.entries()) {
    if (fromOutline(shape, at) <= SLACK) continue
    const [x, y] = at.map(length => fromLength(length, place.unit))
    place.at(i).fail('SCEN-7', `[${x}, ${y}] is not on the outline`)
  }
}
