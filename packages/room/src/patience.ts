import type { Clock } from './clock.ts'

/** How long lengthy work runs before other work is let in, in ms. */
const SLICE = 12

/** Lengthy work in small steps, so that nothing waits for it. */
export class Patience {
  readonly #clock: Clock
  /** What is being worked out, by its kind. */
  readonly #working = new Map<string, object>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Null if the same kind of work is requested again meanwhile, or if it is no longer needed. */
  async work<T>(kind: string, work: Generator<void, T>, isOfUse: () => boolean): Promise<T | null> {
    const ticket = {}
    this.#working.set(kind, ticket)
    for (;;) {
      const until = this.#clock.now() + SLICE
      do {
        const step = work.next()
        if (step.done) return step.value
      } while (this.#clock.now() < until)
      await this.#clock.wait()
      if (this.#working.get(kind) !== ticket || !isOfUse()) return null
    }
  }
}
