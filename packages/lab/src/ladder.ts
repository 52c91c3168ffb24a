import { type Share, shareOf } from './interval.ts'
import type { Played } from './played.ts'
import type { BotName } from './players.ts'
import { pointsOf } from './summary.ts'

/** How one level did against the one below. */
export interface Rung {
  readonly upper: BotName
  readonly lower: BotName
  readonly games: number
  /** The share of the points that the upper one took. */
  readonly points: Share
  /** How much stronger that makes it, in Elo points. */
  readonly elo: Share
}

/** Between equals a share of all games says more than this about nobody. */
const LEAST = 0.001

/** The difference of strength that leads to this share: 400 points for ten to one. */
export function eloOf(share: number): number {
  const held = Math.min(1 - LEAST, Math.max(LEAST, share))
  return Math.round(400 * Math.log10(held / (1 - held)))
}

export function rungOf(lower: BotName, upper: BotName, played: readonly Played[]): Rung {
  const points = shareOf(pointsOf(upper, played), played.length)
  return {
    upper,
    lower,
    games: played.length,
    points,
    elo: { share: eloOf(points.share), low: eloOf(points.low), high: eloOf(points.high) },
  }
}
