import type { Clock } from './clock.ts'

/** How long nothing happens before a game rests, in ms: longer than the pauses of somebody who is playing. */
const QUIET = 10_000

/** Notices that nothing has been asked for a while. */
export class Quiet {
  readonly #clock: Clock
  readonly #quiet: () => void
  #asked = 0
  #isListening = false

  constructor(clock: Clock, quiet: () => void) {
    this.#clock = clock
    this.#quiet = quiet
  }

  /** Something has been asked. */
  broken(): void {
    this.#asked += 1
    if (!this.#isListening) void this.#listen()
  }

  async #listen(): Promise<void> {
    this.#isListening = true
    for (let before = -1; before !== this.#asked; ) {
      before = this.#asked
      await this.#clock.wait(QUIET)
    }
    this.#isListening = false
    this.#quiet()
  }
}
