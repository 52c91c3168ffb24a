import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Played } from '@sandtable/lab'
import { roomy } from '../roomy.ts'
import type { SentStudy } from './sent.ts'

const FILE = new URL('./thread.js', import.meta.url)

export type Answer = { readonly played: readonly Played[]; readonly ms: number } | { readonly wrong: string }

/** Threads that play, as many as are asked at a time, so that whoever asks stays free to talk to others. */
export class Threads {
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()

  async play(study: SentStudy, games: readonly number[]): Promise<Answer> {
    const thread = this.#idle.pop() ?? this.#another()
    thread.postMessage({ study, games })
    const [answer] = await once(thread, 'message') // an error of the thread itself is thrown
    this.#idle.push(thread)
    return answer
  }

  #another(): Worker {
    const thread = roomy(FILE)
    this.#all.add(thread)
    return thread
  }

  async end(): Promise<void> {
    await Promise.all([...this.#all].map(thread => thread.terminate()))
  }
}
