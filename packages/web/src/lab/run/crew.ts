import type { Played } from '@sandtable/lab'
import type { LabCalls, LabOrder, LabReply } from './messages.ts'

/** The study was ended before it was done. */
export class LabEnded extends Error {}

/** One worker of the lab. */
class Hand {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #last = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
      const asked = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) asked?.reject(new Error(data.error))
      else asked?.resolve(data.value)
    })
  }

  ask<K extends keyof LabCalls>(call: K, ...args: Parameters<LabCalls[K]>): Promise<ReturnType<LabCalls[K]>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      this.#worker.postMessage({ id, call, args })
    })
  }

  end(): void {
    this.#worker.terminate()
    for (const { reject } of this.#waiting.values()) reject(new LabEnded())
    this.#waiting.clear()
  }
}

/** One core is left to the page. */
const handsHere = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))

/** Workers that play the games of a study, several at a time. */
export class LabCrew {
  readonly #hands: readonly Hand[]

  constructor(hands = handsHere()) {
    this.#hands = Array.from({ length: hands }, () => new Hand())
  }

  ask<K extends keyof LabCalls>(call: K, ...args: Parameters<LabCalls[K]>): Promise<ReturnType<LabCalls[K]>> {
    return (this.#hands[0] as Hand).ask(call, ...args)
  }

  /** The games from one number up to another, in order; each is told of as it ends. */
  async play(
    order: LabOrder,
    from: number,
    until: number,
    heard: (played: Played) => void,
  ): Promise<readonly Played[]> {
    const games: Played[] = []
    let next = from
    const work = async (hand: Hand): Promise<void> => {
      while (next < until) {
        const n = next++
        const played = await hand.ask('play', order, n)
        games[n - from] = played
        heard(played)
      }
    }
    await Promise.all(this.#hands.map(work))
    return games
  }

  end(): void {
    for (const hand of this.#hands) hand.end()
  }
}
