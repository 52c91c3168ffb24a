import {
  type Answers,
  bearingOf,
  choice,
  type Entry,
  type Id,
  landedIn,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
} from '@sandtable/kernel'
import { reachOf } from '../basics/figures.ts'
import type { Muzzleflash } from '../records.ts'
import type { Laid } from './ground.ts'

/** A grenade that is posted through an opening: into a room, or out of the one in which the thrower stands. */

export const OPENING = 'opening'

export const askPosted = (game: Muzzleflash): TableQuestion => ({
  field: 'posted',
  says: text`Through a door, window or slit within ${the.length(reachOf(game, 'post'))} of him?`,
  choices: [choice('no', text`No`), choice('in', text`in, from outside`), choice('out', text`out, from inside`)],
  cites: ['MF-GRE-12', 'MF-RUL-56'],
})

export const isPosted = ({ posted }: Answers): boolean => posted === 'in' || posted === 'out'

/** One that misses lies at the feet of the thrower, in the middle of the scene. */
const hasFallenBack = (happened: readonly Entry[]): boolean =>
  landedIn(happened, 'in').some(([x, y]) => x * x + y * y < 1)

export function burstIn(
  answers: Answers,
  happened: readonly Entry[],
): { readonly struck: readonly Id[]; readonly inRoom: boolean } {
  if (!isPosted(answers)) return { struck: [], inRoom: false }
  const fell = hasFallenBack(happened)
  return { struck: fell ? [String(answers.piece)] : [], inRoom: fell === (answers.posted === 'out') }
}

/** The ways to those around a posted grenade: turned a little, so that none leads straight through the opening. */
export const wayOf =
  (answers: Answers) =>
  (n: number): SceneSpot => {
    const [x, y] = bearingOf(n)
    return isPosted(answers) ? [(12 * x + 5 * y) / 13, (12 * y - 5 * x) / 13] : [x, y]
  }

/** How far the wall is from the thrower, and how deep and wide the room is, in inches. */
const WALL = 1.95
const DEEP = 14
const WIDE = 8
/** Whoever is around a thrower outside stands beside the room. */
const NARROW = 0.6

/** The room with its opening, to the north of the thrower or around him. */
export function roomIn(answers: Answers, happened: readonly Entry[]): Laid['terrain'] {
  if (!isPosted(answers)) return []
  const isIn = answers.posted === 'in'
  const far = isIn ? WALL + DEEP : WALL - DEEP
  const wide = isIn && hasFallenBack(happened) ? NARROW : WIDE
  const polygon = [
    [-wide, WALL],
    [wide, WALL],
    [wide, far],
    [-wide, far],
  ]
  const line = [
    [-0.5, WALL],
    [0.5, WALL],
  ]
  return [
    { id: 'room', kind: 'building', polygon },
    { id: OPENING, kind: 'window', line },
  ]
}
