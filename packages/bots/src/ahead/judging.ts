import type { Game, Host, Id } from '@sandtable/kernel'
import type { Judges, Standing } from '../bot.ts'

/** The chance of a side to win from here, from 0 to 1. */
export type Judge = (host: Host, side: Id) => number

/** What a game that is over was worth to a side: winners share it, and so do all in a draw. */
export function resultFor(host: Host, side: Id): number {
  const winners = host.outcome?.winners ?? []
  if (winners.length === 0) return 1 / host.game.sides.length
  return winners.includes(side) ? 1 / winners.length : 0
}

/** How much better a side stands than the others on average. */
export function featuresOf(standing: Standing, game: Game, side: Id): readonly number[] {
  const others = game.sides.filter(({ id }) => id !== side).map(({ id }) => standing(game, id))
  const mean = (i: number): number => others.reduce((sum, other) => sum + (other[i] as number), 0) / others.length
  return standing(game, side).map((own, i) => (others.length === 0 ? own : own - mean(i)))
}

/** From a sum of features to a chance: the logistic curve. */
export const chanceOf = (features: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0)))

/** A judge by what the set says of a position. */
export function judgeOf(judges: Judges = anySet, by: 'taught' | 'learnt'): Judge {
  const { standing, [by]: weights } = judges
  return (host, side) => (host.over ? resultFor(host, side) : chanceOf(featuresOf(standing, host.game, side), weights))
}

/** Of a set that says nothing, the pieces that are left are counted. */
export const anySet: Judges = {
  standing(game, side) {
    const left = (game.pieces as readonly { readonly side: Id; readonly gone?: boolean }[]).filter(({ gone }) => !gone)
    return [shareOf(left.filter(piece => piece.side === side).length, left.length)]
  },
  taught: [4],
  learnt: [4],
}

/** A part of a whole, which may be nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
