import { ahead, type Length, type Point, type Procedure, roll, text } from '@sandtable/kernel'
import { deviationTable } from '../combat-tables.ts'
import type { Blaze } from '../records.ts'
import { templateRadius } from './template.ts'

/** The scatter die, and where its arrow moves a template. */

/** A plain D6 stands for the scatter die: BA-INDIR-5. */
const isHit = (die: number): boolean => die === 1 || die === 6

/** The offset in one of eight directions, from 1 north clockwise to 8 north-west. */
export const deviated = (at: Point, direction: number, distance: Length): Point =>
  ahead(at, (direction - 1) * 45, distance)

export interface Fall {
  readonly at: Point
  readonly hit: boolean
}

/** Rolls where a shell aimed at this point lands, and by which rule; `flips` is for a light mortar. */
export function* scatter(
  game: Blaze,
  aimedAt: Point,
  why: string,
  { flips = false, about = [] }: { readonly flips?: boolean; readonly about?: readonly string[] } = {},
): Procedure<Fall> {
  const [die] = yield* roll(game, 'scatter', 1, { faces: 6, cites: [why, 'BA-INDIR-4'], about })
  if (isHit(die as number)) return { at: aimedAt, hit: true }
  const away = ['BA-INDIR-10']
  const [direction] = yield* roll(game, 'scatter-direction', 1, { faces: 8, cites: away, about })
  if (flips) {
    // a light mortar's template is flipped over once, by its own width: BA-MORT-9, BA-RUL-45
    game.say(text`The template flips over.`, ['BA-MORT-9'], about)
    return { at: deviated(aimedAt, direction as number, 2 * templateRadius(game)), hit: false }
  }
  const [points] = yield* roll(game, 'deviation', 1, { faces: 6, cites: away, about })
  return {
    at: deviated(aimedAt, direction as number, game.rows(deviationTable)[points as number] as Length),
    hit: false,
  }
}
