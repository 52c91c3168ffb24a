import {
  allowed,
  type Decision,
  goalIn,
  isPoint,
  type Point,
  rolesOf,
  routed,
  type Seat,
  withoutRoles,
} from '@sandtable/kernel'
import type { Chance, Work } from './chance.ts'
import { replyTo } from './reply.ts'

/** A safer place to go to instead. */
export interface Refuge {
  readonly at: Point
  readonly chance: number
}

/** How many places are tried, how often each, and how much better one must be. */
const PLACES = 10
const TRIED = 10
const BETTER = 0.4

/** A place for the same move where the feared event is much less likely; places near its goal are tried first. */
export function* refugeFrom(seat: Seat, decision: Decision, feared: Chance): Work<Refuge | null> {
  const roles = rolesOf(seat.rules)
  const draft = withoutRoles(decision, roles, 'place', 'path')
  const goal = goalIn(decision, roles)
  const question = seat.question(draft)
  if (!goal || !question?.open) return null
  const far = ([x, y]: Point): number => Math.hypot(x - goal[0], y - goal[1])
  const places = question.choices
    .filter(allowed)
    .map(({ value }) => value)
    .filter(isPoint)
    .sort((a, b) => far(a) - far(b))
  for (const at of spread(places, PLACES)) {
    const other = routed(draft, [at], roles)
    if (!seat.allows(other)) continue
    const chances = yield* replyTo(seat, other, TRIED)
    const chance = chances.find(({ piece, what }) => piece === feared.piece && what === feared.what)?.chance ?? 0
    if (feared.chance - chance >= BETTER) return { at, chance }
  }
  return null
}

/** This many of a list, evenly from beginning to end. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T)
