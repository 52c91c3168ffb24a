import { type Share, shareOf } from './interval.ts'
import type { Played } from './played.ts'
import type { BotName } from './players.ts'
import { pointsFor } from './summary.ts'

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

/** What a player took of a game with all its sides: where there are three it has two of them in every other game, so between equals it is half. */
const takenBy = (bot: BotName, game: Played): number =>
  Object.keys(game.bots).reduce((sum, side) => sum + (game.bots[side] === bot ? pointsFor(game, side) : 0), 0)

export function rungOf(lower: BotName, upper: BotName, played: readonly Played[]): Rung {
  const taken = played.reduce((sum, game) => sum + takenBy(upper, game), 0)
  const points = shareOf(taken, played.length)
  return {
    upper,
    lower,
    games: played.length,
    points,
    elo: { share: eloOf(points.share), low: eloOf(points.low), high: eloOf(points.high) },
  }
}
