import type { Game, Id } from '@sandtable/kernel'
import type { Bot, MakeBot } from '../bot.ts'
import { drilled } from './drilled.gen.ts'

/** Numbers that a player goes by, by their names. */
export interface Numbers {
  readonly [name: string]: number
}

/** What a set's player can be drilled in: other numbers for each part that a side may have in a battle. */
export interface Drill {
  /** The numbers that a drill begins with: those of the regular, unless the set has better ones. */
  readonly begin: Numbers
  /** The part of a side in this game just now: attacker, defender, and the like. */
  partOf(game: Game, side: Id): string
  /** All the parts that a side plays in this game. */
  partsOf(game: Game, side: Id): readonly string[]
  /** The set's player with other numbers in these parts. */
  plays(seed: number | string, parts: Parts): Bot
}

/** Numbers that differ from the regular's, by part. */
export interface Parts {
  readonly [part: string]: Numbers
}

interface Player<Weights> {
  readonly weights: Weights
  /** What a drill begins with, if not with these. */
  readonly keen?: Weights
  /** What has nothing to do with how well it plays. */
  readonly fixed: readonly (keyof Weights)[]
  partOf(game: Game, side: Id): string
  partsOf?(game: Game, side: Id): readonly string[]
  plays(seed: number | string, careOf: (game: Game, side: Id) => Weights): Bot
}

/** The drill of a player whose weights are an object of its own. */
export function drillOf<Weights extends object>({
  weights,
  keen = weights,
  fixed,
  partOf,
  partsOf = (game, side) => [partOf(game, side)],
  plays,
}: Player<Weights>): Drill {
  const numbers = Object.entries(keen).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && !fixed.some(name => name === entry[0]),
  )
  return {
    begin: Object.fromEntries(numbers),
    partOf,
    partsOf,
    plays(seed, parts) {
      const cares = new Map(Object.entries(parts).map(([part, other]) => [part, { ...keen, ...other }]))
      return plays(seed, (game, side) => cares.get(partOf(game, side)) ?? weights)
    },
  }
}

/** Those who have been drilled by `sandtable train`: the veteran's hand, and the general's. */
export const hands = ['veteran', 'general'] as const
export type Hand = (typeof hands)[number]

/** The player of a set with the numbers that this one has learnt. */
export const drilledAs =
  (hand: Hand, set: string, drill: Drill): MakeBot =>
  seed =>
    drill.plays(seed, partsOf(hand, set))

export const partsOf = (hand: Hand, set: string): Parts =>
  (drilled[hand] as { readonly [set: string]: Parts })[set] ?? {}
