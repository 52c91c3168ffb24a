import type { Id } from '@sandtable/kernel'

/** How likely it is that something happens to a piece. */
export interface Chance {
  readonly piece: Id
  readonly side: Id
  readonly what: 'gone' | 'damaged' | 'pinned' | 'wounded' | 'away'
  readonly chance: number
  /** The enemy who did it most often. */
  readonly by?: Id
}

/**
 * Chances are found by playing worlds that a seat imagines; the game itself and its dice are never touched. This
 * takes time, so it runs in steps that let other work in between.
 */
export type Work<T> = Generator<void, T>

/** Does all of it at one go. */
export function worked<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
