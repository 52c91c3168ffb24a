import type { Game } from '../game/game.ts'
import type { Entry } from '../game/journal.ts'
import type { Tables } from '../game/store.ts'
import type { Run } from '../play/run.ts'

/** What should hold in a game after any decision. Playing uses none of this: tests look at the game from outside. */

/** A game at rest, and what has happened since the last check. */
export interface Moment<T extends Tables = Tables> {
  readonly run: Run<T>
  readonly game: Game<T>
  readonly entries: readonly Entry[]
}

/** Says in one sentence what is wrong; null if nothing is. */
export type Look<T extends Tables = Tables> = (moment: Moment<T>) => string | null

export interface Invariant<T extends Tables = Tables> {
  readonly name: string
  /** Slow checks run only at one decision in this many. */
  readonly every?: number
  /** Begins to watch a game, and keeps what must be remembered between checks. */
  watch(game: Game<T>): Look<T>
}

/** An invariant without memory between checks. */
export const always = <T extends Tables>(name: string, look: Look<T>, every = 1): Invariant<T> => ({
  name,
  every,
  watch: () => look,
})

/** What is wrong with the first faulty one of these. */
export function firstFault<X>(things: Iterable<X>, wrong: (thing: X) => string | null): string | null {
  for (const thing of things) {
    const says = wrong(thing)
    if (says !== null) return says
  }
  return null
}

interface Watched<T extends Tables> {
  readonly name: string
  readonly every: number
  readonly look: Look<T>
  since: number
}

/** Watches one game: after every decision it checks all invariants. */
export class Watch<T extends Tables = Tables> {
  private readonly run: Run<T>
  private readonly watched: readonly Watched<T>[]
  private looks = 0

  constructor(run: Run<T>, invariants: readonly Invariant<T>[]) {
    this.run = run
    const since = run.game.journal.length
    this.watched = invariants.map(({ name, every = 1, watch }) => ({ name, every, look: watch(run.game), since }))
  }

  /** What does not hold, each with the name of its invariant. */
  look(): readonly string[] {
    const { run } = this
    const { game } = run
    this.looks += 1
    return this.watched.flatMap((watched, i) => {
      // slow checks take turns; the last moment of a game is always checked
      if ((this.looks + i) % watched.every !== 0 && !run.over) return []
      const entries = game.journal.from(watched.since)
      watched.since = game.journal.length
      const says = watched.look({ run, game, entries })
      return says === null ? [] : [`${watched.name}: ${says}`]
    })
  }
}
