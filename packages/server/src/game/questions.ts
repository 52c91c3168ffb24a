import { type Id, type Prompt, same } from '@sandtable/kernel'
import type { Room } from '@sandtable/room'

/** What each side is asked, and since which step: an answer to an earlier question comes too late. */
export class Questions {
  readonly #asked = new Map<Id, { readonly prompt: Prompt | null; readonly since: number }>()

  /** Looks what is asked after this step. */
  look(room: Room, seq: number): void {
    for (const side of room.people) {
      const prompt = room.seat(side).prompt()
      const asked = this.#asked.get(side)
      if (!asked || !same(asked.prompt, prompt)) this.#asked.set(side, { prompt, since: seq })
    }
  }

  /** Whatever this side is asked next, it is asked anew. */
  forget(side: Id): void {
    this.#asked.delete(side)
  }

  /** Has this side been asked something else since this step? */
  isLate(side: Id, seq: number): boolean {
    return seq < (this.#asked.get(side)?.since ?? 0)
  }
}
