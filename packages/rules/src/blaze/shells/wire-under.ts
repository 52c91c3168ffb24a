import { type Point, text, the, withinOf } from '@sandtable/kernel'
import { featuresNear } from '../ground/ground.ts'
import type { Blaze } from '../records.ts'
import { outline } from '../stands/overlap.ts'
import { discAt, templateRadius } from './template.ts'

/** Every strip of wire completely under the template is removed: BA-WIRE-2. */
export function destroyWire(game: Blaze, at: Point): void {
  for (const strip of featuresNear(game, at, templateRadius(game))) {
    if (strip.kind !== 'wire' || !outline(strip.shape).every(corner => withinOf(discAt(game, at), corner, 0))) continue
    game.change('terrain', strip.id, { gone: true }, ['BA-WIRE-2', 'BA-WIRE-1'])
    game.say(text`The ${the.ground(strip)} is blown away.`, ['BA-WIRE-2'])
  }
}
