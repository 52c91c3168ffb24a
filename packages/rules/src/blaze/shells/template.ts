import { ahead, type Box, inside, type Length, type Point, type Shape } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { terrains } from '../tables.ts'

/** The artillery template: a disc 120 mm across (BA-ARTY-4). */
export const templateRadius = (game: Blaze): Length => game.rows(terrains).smoke?.radius as Length

export const discAt = (game: Blaze, [x, y]: Point): Shape => ({ circle: [x, y, templateRadius(game)] })

/** The resolution at which a base's covered share is computed: 40 by 40 equal places. */
const FINE = 40

/**
 * The share of a base under a shape, as `covered` of `of` evenly spread places. Counting avoids curved areas, so the
 * result is the same on every machine.
 */
export function shareUnder(base: Box, shape: Shape): { readonly covered: number; readonly of: number } {
  let covered = 0
  for (let row = 0; row < FINE; row++) {
    const along = ahead(base.at, base.facing, Math.round(((2 * row + 1 - FINE) * base.depth) / (2 * FINE)))
    for (let column = 0; column < FINE; column++) {
      const across = Math.round(((2 * column + 1 - FINE) * base.width) / (2 * FINE))
      if (inside(shape, ahead(along, base.facing + 90, across))) covered += 1
    }
  }
  return { covered, of: FINE * FINE }
}

/** How many of a stand's figures are fully under it, by the share of the base, rounded down. BA-RUL-40 area. */
export function figuresUnder(base: Box, shape: Shape, figures: number): number {
  const { covered, of } = shareUnder(base, shape)
  return Math.floor((figures * covered) / of)
}

/** Is at least half of a base under the shape? */
export function halfUnder(base: Box, shape: Shape): boolean {
  const { covered, of } = shareUnder(base, shape)
  return 2 * covered >= of
}
