import type { Id } from '@sandtable/kernel'
import type { Played } from './played.ts'

/** A place that is fought for. */
export interface PlaceTold {
  readonly place: Id
  /** In what share of the games each side held it: when it began, and after each turn. A game that is over stays as it ended. */
  readonly turns: readonly { readonly [side: Id]: number }[]
  /** In how many games it changed hands, and the turn in which it first did, in half of those. */
  readonly fell: number
  readonly fellIn: number | null
}

export function placesTold(played: readonly Played[]): readonly PlaceTold[] {
  const [first] = played
  if (!first) return []
  const sides = Object.keys(first.bots)
  return Object.keys(first.held)
    .map(place => placeTold(place, sides, played))
    .filter(({ turns }) => turns.some(held => sides.some(side => (held[side] ?? 0) > 0)))
}

function placeTold(place: Id, sides: readonly Id[], played: readonly Played[]): PlaceTold {
  const held = played.map(game => game.held[place] ?? [null])
  const length = Math.max(...held.map(holders => holders.length))
  const falls = held.flatMap(fallOf).sort((a, b) => a - b)
  return {
    place,
    turns: Array.from({ length }, (_, turn) =>
      Object.fromEntries(
        sides.map(side => [
          side,
          held.filter(holders => holders[Math.min(turn, holders.length - 1)] === side).length / held.length,
        ]),
      ),
    ),
    fell: falls.length,
    fellIn: falls[Math.floor((falls.length - 1) / 2)] ?? null,
  }
}

/** The turn in which it came into the hands of another side than the first that held it. */
function fallOf(holders: readonly (Id | null)[]): readonly number[] {
  const first = holders.find(holder => holder !== null)
  const turn = holders.findIndex(holder => holder !== null && holder !== first)
  return turn < 0 ? [] : [turn]
}
