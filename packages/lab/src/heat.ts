import type { Id } from '@sandtable/kernel'
import type { Played } from './played.ts'

/** How often something was on each square, a game on average. */
export type Heat = { readonly [side: Id]: { readonly [square: string]: number } }

export interface HeatMaps {
  /** Where figures were lost. */
  readonly fell: Heat
  /** Where they stood at the end of turns. */
  readonly stood: Heat
}

export function heatOf(played: readonly Played[]): HeatMaps {
  const sides = Object.keys(played[0]?.bots ?? {})
  const fell: { [side: Id]: { [square: string]: number } } = Object.fromEntries(sides.map(side => [side, {}]))
  const stood: typeof fell = Object.fromEntries(sides.map(side => [side, {}]))
  const share = 1 / Math.max(1, played.length)
  const add = (heat: typeof fell, side: Id, square: string | number, count: number): void => {
    const own = heat[side]
    if (own) own[square] = (own[square] ?? 0) + count * share
  }
  for (const game of played) {
    for (const { side, square } of game.losses) if (square !== null) add(fell, side, square, 1)
    for (const side of sides)
      for (const [square, count] of Object.entries(game.stood[side] ?? {})) add(stood, side, square, count)
  }
  return { fell, stood }
}
