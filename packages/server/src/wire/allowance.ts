import type { Clock } from '@sandtable/room'

/** How much somebody may do: so many at once, and so many a second in the long run. */
export class Allowance {
  readonly #clock: Pick<Clock, 'now'>
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(clock: Pick<Clock, 'now'>, most: number, perSecond: number) {
    this.#clock = clock
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
    this.#at = clock.now()
  }

  /** Takes one, if one is left. */
  take(): boolean {
    const now = this.#clock.now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** Nothing of it is in use. */
  get isFull(): boolean {
    return this.#left + ((this.#clock.now() - this.#at) / 1000) * this.#perSecond >= this.#most
  }
}
