import type { Id } from '@sandtable/kernel'

/** How fast people mean to play. A game always waits as long as it must. */
export const paces = ['live', 'fast', 'day'] as const
export type GamePace = (typeof paces)[number]

/** Clocks, where the players want them: so much time for the whole game, and more for each go, in seconds. */
export interface ClockWish {
  readonly bank: number
  readonly increment: number
  /** What happens when it is used up: the side has lost, or the computer plays on for it. */
  readonly flag: 'loss' | 'computer'
}

/** How the clocks stand: what each side has left in ms, and whose are running. */
export interface Clocks {
  readonly left: { readonly [side: Id]: number }
  readonly running: readonly Id[]
}
