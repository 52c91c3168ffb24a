import { ponderedOn } from './advice/thinking.ts'
import type { Clock } from './clock.ts'
import type { Next, Room } from './room.ts'

/** How long the computer waits before a decision that a person may interrupt, in ms: time to see it and react. */
const MOMENT = 700
/** How often it checks for an interruption. */
const BLINK = 50

/** How long the computer may think about one decision, in ms, unless somebody has set it otherwise. */
const BUDGET = 1000

/** Lets the computers of a room play, one decision at a time, as fast as people can follow. */
export class Pace {
  #thinking = false
  #stopped = false
  /** A person is considering an interruption. */
  #holding = false
  /** The turn that no one wants to interrupt any more. */
  #waived = ''
  readonly #room: Room
  readonly #clock: Clock
  readonly #changed: () => void
  readonly #play: (next: Next) => void | Promise<void>
  readonly #budget: number

  /** `play` carries a decision out; by default the room does, at once. */
  constructor(
    room: Room,
    clock: Clock,
    changed: () => void,
    play: (next: Next) => void | Promise<void> = next => room.play(next),
    budget = BUDGET,
  ) {
    this.#budget = budget
    this.#room = room
    this.#clock = clock
    this.#changed = changed
    this.#play = play
  }

  /** The computer is deciding. */
  get thinking(): boolean {
    return this.#thinking
  }

  /** While a person considers interrupting, the computer waits. */
  hold(on: boolean): void {
    this.#holding = on
  }

  /** No one will interrupt this turn. */
  waive(): void {
    this.#waived = this.#room.turn
  }

  stop(): void {
    this.#stopped = true
  }

  /** The computers play as long as they are the ones asked. */
  async run(): Promise<void> {
    if (this.#thinking) return
    const room = this.#room
    this.#thinking = true
    try {
      for (let next = room.next(); next && !this.#stopped; next = room.next()) {
        const { length } = room
        await this.#clock.wait()
        if (!next.spoken) await this.#leaveAMoment()
        if (this.#stopped) return
        if (room.length !== length) continue // a person has interrupted
        const decided = await this.#thoughtOver(next)
        if (this.#stopped) return
        if (room.length !== length) continue
        await this.#play(decided)
        this.#changed()
      }
    } finally {
      this.#thinking = false
    }
    if (!this.#stopped) this.#changed()
  }

  /** A computer that thinks for long has its time for each decision; meanwhile others are answered. */
  async #thoughtOver(next: Next): Promise<Next> {
    const room = this.#room
    const { length } = room
    const work = room.ponder(next)
    if (!work) return next
    const isWanted = (): boolean => !this.#stopped && room.length === length
    const advice = await ponderedOn(work, this.#clock, this.#budget, isWanted)
    return advice ? { ...next, thought: advice.decision } : next
  }

  /** A person who may interrupt has a moment to do so, and unlimited time after starting. */
  async #leaveAMoment(): Promise<void> {
    const room = this.#room
    if (room.interrupters.length === 0) this.#holding = false
    const { length } = room
    const isOpen = (): boolean => !this.#stopped && room.length === length && room.interrupters.length > 0
    const waits = (waited: number): boolean => this.#holding || (this.#waived !== room.turn && waited < MOMENT)
    for (let waited = 0; isOpen() && waits(waited); waited += BLINK) await this.#clock.wait(BLINK)
  }
}
