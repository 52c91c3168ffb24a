import type { Id } from '@sandtable/kernel'
import { anytimeShareOf, apartOf, isClear, type Share, shareOf } from './interval.ts'
import type { Played } from './played.ts'
import type { BotName } from './players.ts'

/** What came of a number of games. */
export interface Summary {
  readonly games: number
  readonly drawn: number
  /** The share of games that nobody won, or several did. */
  readonly draws: Share
  readonly sides: readonly SideSummary[]
  /** How the players did against each other, where they differ. */
  readonly bots: readonly { readonly bot: BotName; readonly points: Share }[]
  readonly turns: Spread
  readonly decisions: Spread
  /** Why games ended, the most frequent first. */
  readonly why: readonly Reason[]
  readonly first: FirstMove | null
}

/** A reason in words, how often it was, and how often that meant that a side had won. */
export interface Reason extends Counted {
  readonly won: { readonly [side: Id]: number }
}

/** What it is worth to act first; null where it is always the same side, or all act at once. */
export interface FirstMove {
  readonly sides: readonly { readonly side: Id; readonly games: number; readonly points: Share }[]
  /** How much more of the points a side takes when it acts first. */
  readonly worth: Share
}

export interface SideSummary {
  readonly side: Id
  readonly won: number
  readonly lostGames: number
  /** The share of games that it won. */
  readonly wins: Share
  /** Its share of all games; a draw counts for all sides alike. */
  readonly points: Share
  readonly score: Spread | null
  /** Losses by kind and by cause, the most frequent first. */
  readonly lost: readonly Counted[]
  readonly causes: readonly Counted[]
}

export interface Spread {
  readonly median: number
  readonly p95: number
}

export interface Counted {
  readonly what: string
  readonly count: number
}

export function summaryOf(played: readonly Played[]): Summary {
  const sides = Object.keys(played[0]?.bots ?? {})
  const bots = [...new Set(played.flatMap(game => Object.values(game.bots)))].sort()
  const drawn = played.filter(({ winners }) => winners.length !== 1).length
  return {
    games: played.length,
    drawn,
    draws: shareOf(drawn, played.length),
    sides: sides.map(side => sideSummary(side, played)),
    bots: bots.length < 2 ? [] : bots.map(bot => ({ bot, points: shareOf(pointsOf(bot, played), played.length) })),
    turns: spreadOf(played.map(({ turns }) => turns)),
    decisions: spreadOf(played.map(({ decisions }) => decisions)),
    why: reasonsOf(sides, played),
    first: firstMoveOf(sides, played),
  }
}

/** A won game is worth one; of a drawn one all sides have the same share. */
export const pointsFor = ({ winners, bots }: Played, side: Id): number =>
  winners.length === 1 ? Number(winners[0] === side) : 1 / Object.keys(bots).length

/** Is it clear of every player, or where they are all alike of every side, whether it does better or worse than is due? */
export function isAnswered(played: readonly Played[]): boolean {
  const sides = Object.keys(played[0]?.bots ?? {})
  const bots = [...new Set(played.flatMap(game => Object.values(game.bots)))]
  const points =
    bots.length > 1
      ? bots.map(bot => pointsOf(bot, played))
      : sides.map(side => played.reduce((sum, game) => sum + pointsFor(game, side), 0))
  return points.every(won => isClear(anytimeShareOf(won, played.length), 1 / sides.length))
}

/** What a player took of all games. */
export const pointsOf = (bot: BotName, played: readonly Played[]): number =>
  played.reduce((sum, game) => {
    const own = Object.keys(game.bots).filter(side => game.bots[side] === bot)
    return sum + own.reduce((points, side) => points + pointsFor(game, side), 0) / own.length
  }, 0)

function sideSummary(side: Id, played: readonly Played[]): SideSummary {
  const points = played.reduce((sum, game) => sum + pointsFor(game, side), 0)
  const scores = played.flatMap(game => game.scores[side] ?? [])
  const won = played.filter(({ winners }) => winners.length === 1 && winners[0] === side).length
  const losses = played.flatMap(game => game.losses.filter(loss => loss.side === side))
  return {
    side,
    won,
    lostGames: played.filter(({ winners }) => winners.length === 1 && winners[0] !== side).length,
    wins: shareOf(won, played.length),
    points: shareOf(points, played.length),
    score: scores.length > 0 ? spreadOf(scores) : null,
    lost: counted(losses.map(({ kind }) => kind)),
    causes: counted(losses.map(({ cause }) => cause)),
  }
}

/** Reasons that differ in their numbers only are one: 'men in the farm, … against …'. */
function reasonsOf(sides: readonly Id[], played: readonly Played[]): readonly Reason[] {
  const groups = new Map<string, Played[]>()
  for (const game of played) {
    const alike = game.why.replace(/\d+/g, '…')
    const group = groups.get(alike)
    if (group) group.push(game)
    else groups.set(alike, [game])
  }
  return [...groups]
    .map(([alike, games]) => ({
      what: games.every(({ why }) => why === games[0]?.why) ? (games[0]?.why ?? alike) : alike,
      count: games.length,
      won: Object.fromEntries(
        sides.map(side => [side, games.filter(({ winners }) => winners.length === 1 && winners[0] === side).length]),
      ),
    }))
    .sort(oftenFirst)
}

function firstMoveOf(sides: readonly Id[], played: readonly Played[]): FirstMove | null {
  const firsts = sides.map(side => played.filter(({ first }) => first === side))
  if (sides.length !== 2 || firsts.some(games => games.length < 2)) return null
  const [a = '', b = ''] = sides
  const shares = (games: readonly Played[], side: Id): readonly number[] => games.map(game => pointsFor(game, side))
  const [when = [], not = []] = [shares(firsts[0] ?? [], a), shares(firsts[1] ?? [], a)]
  return {
    sides: [a, b].map((side, i) => {
      const points = shares(firsts[i] ?? [], side)
      return { side, games: points.length, points: shareOf(sumOf(points), points.length) }
    }),
    worth: apartOf(when, not),
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The value that half of them, and 95 of a hundred, do not exceed. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

export function counted(what: readonly string[]): readonly Counted[] {
  const counts = new Map<string, number>()
  for (const one of what) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].map(([one, count]) => ({ what: one, count })).sort(oftenFirst)
}

const oftenFirst = (a: Counted, b: Counted): number => b.count - a.count || (a.what < b.what ? -1 : 1)
