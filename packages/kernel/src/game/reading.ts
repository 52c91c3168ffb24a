import type { Entry, Journal } from './journal.ts'

/** What has been made of a journal so far. Each time only what is new is read, unless something was taken back. */
export class Reading<S> {
  readonly #begun: S
  readonly #read: (state: S, entry: Entry, position: number) => S
  #state: S
  #journal: Journal | null = null
  #rewinds = 0
  #position = 0

  constructor(begun: S, read: (state: S, entry: Entry, position: number) => S) {
    this.#begun = begun
    this.#state = begun
    this.#read = read
  }

  of(journal: Journal): S {
    if (journal !== this.#journal || journal.rewinds !== this.#rewinds) {
      this.#journal = journal
      this.#rewinds = journal.rewinds
      this.#position = journal.base
      this.#state = this.#begun
    }
    for (const entry of journal.from(this.#position)) this.#state = this.#read(this.#state, entry, this.#position++)
    return this.#state
  }
}
