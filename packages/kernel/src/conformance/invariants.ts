import type { Game } from '../game/game.ts'
import type { Entry } from '../game/journal.ts'
import type { Tables } from '../game/store.ts'
import type { Run } from '../play/run.ts'

/** What should hold in a game whatever is decided in it. Playing uses none of this: tests look at the game from outside. */

/** A game that stands still, and what has happened since it was last looked at. */
export interface Moment<T extends Tables = Tables> {
  readonly run: Run<T>
  readonly game: Game<T>
  readonly entries: readonly Entry[]
}

/** Says in one sentence what is wrong; null if nothing is. */
export type Look<T extends Tables = Tables> = (moment: Moment<T>) => string | null

export interface Invariant<T extends Tables = Tables> {
  readonly name: string
  /** Where looking is slow, only one decision in this many is looked at. */
  readonly every?: number
  /** Begins to watch a game, and keeps what must be remembered from one look to the next. */
  watch(game: Game<T>): Look<T>
}

/** An invariant that remembers nothing between looks. */
export const always = <T extends Tables>(name: string, look: Look<T>, every = 1): Invariant<T> => ({
  name,
  every,
  watch: () => look,
})

/** What is wrong with the first of these things that something is wrong with. */
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

/** Watches one game: after every decision it is asked whether all still holds. */
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
      // slow looks take turns; the last moment of a game is always looked at
      if ((this.looks + i) % watched.every !== 0 && !run.over) return []
      const entries = game.journal.from(watched.since)
      watched.since = game.journal.length
      const says = watched.look({ run, game, entries })
      return says === null ? [] : [`${watched.name}: ${says}`]
    })
  }
}
