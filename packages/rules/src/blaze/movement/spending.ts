import {
  isAffordable,
  type Length,
  lengthOf,
  mm,
  type Point,
  plainLegs,
  type Reason,
  type TollLeg,
  tollUp,
} from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { groundCosts } from './costs.ts'
import { obstacleCosts } from './obstacles.ts'
import { upTo } from './path.ts'
import { moveRate } from './rates.ts'

/** What a path costs besides its length, for any kind of move: the ground, wire and mines. */

export interface Toll {
  /** The legs of the way, with the ground that slows on them. */
  readonly legs: readonly TollLeg[]
  /** What lines, trenches, wire and mines add. */
  readonly fixed: Length
  readonly reasons: readonly Reason[]
  /** The rule of the works or the ground that counts on it. */
  readonly rule: string | null
}

export function tollOn(game: Blaze, stand: Stand, path: readonly Point[], onRoad = false): Toll {
  const full = moveRate(game, stand).distance
  const ground = groundCosts(game, stand, path, full, stand.side)
  const works = obstacleCosts(game, stand, path, full)
  // on a road the ground beside it costs nothing
  const legs = onRoad ? plainLegs(path) : ground.legs
  const fixed = (onRoad ? 0 : ground.fixed) + works.cost
  const reasons = [...ground.reasons, ...works.reasons, ...whyNotTowed(game, stand, path)]
  return { legs, fixed, reasons, rule: works.rule ?? ground.rule }
}

/** What a gun may not cross bars the vehicle that tows it; it slows it in nothing: BA-TERR-4, BA-RUL-302. */
function whyNotTowed(game: Blaze, stand: Stand, path: readonly Point[]): readonly Reason[] {
  const gun = stand.towing ? game.find('piece', stand.towing) : null
  if (!gun) return []
  return groundCosts(game, gun, path, 0, stand.side).reasons
}

/** Does the allowance pay for the way? It does when the way costs exactly that. */
export const isPaid = ({ legs, fixed }: Toll, allowance: Length): boolean => isAffordable(legs, allowance - fixed)

/** More than any way takes. */
const NO_LIMIT: Length = mm(100_000)

/** All that the way takes, rounded up; at most the allowance exactly when that is enough. */
export const spentOn = ({ legs, fixed }: Toll, allowance = NO_LIMIT): Length => tollUp(legs, allowance - fixed) + fixed

/** The way as far as the allowance goes: whole hundredths, found by halving. */
export function paidFor(game: Blaze, stand: Stand, path: readonly Point[], allowance: Length): readonly Point[] {
  const reaches = (part: readonly Point[]): boolean => isPaid(tollOn(game, stand, part), allowance)
  if (reaches(path)) return path
  let near = 0
  let far = Math.ceil(lengthOf(path))
  while (far - near > 1) {
    const middle = (near + far) >> 1
    if (reaches(upTo(path, middle))) near = middle
    else far = middle
  }
  return upTo(path, near)
}
