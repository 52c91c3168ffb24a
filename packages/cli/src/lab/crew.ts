import type { Worker } from 'node:worker_threads'
import type { Played } from '@sandtable/lab'
import type { Order } from './order.ts'
import { roomy } from './roomy.ts'

const FILE = new URL('./worker.js', import.meta.url)
/** Each has the next game at hand while it tells of the last. */
const AHEAD = 2

/** Those that have nothing to do: the next study need not wait until they have read the rules. They keep no process alive. */
const idle: Worker[] = []

/**
 * Plays games from the first number on, several at a time, until `next` gives no more numbers. They come in as they
 * end; whoever needs them in order sorts them.
 */
export async function playWithCrew(
  order: Order,
  workers: number,
  next: () => number | null,
  heard: (played: Played) => void,
): Promise<void> {
  const crew = Array.from({ length: workers }, () => idle.pop() ?? roomy(FILE))
  try {
    await Promise.all(crew.map(worker => keepBusy(worker, order, next, heard)))
    idle.push(...crew)
  } catch (error) {
    await Promise.all(crew.map(worker => worker.terminate()))
    throw error
  }
}

function keepBusy(
  worker: Worker,
  order: Order,
  next: () => number | null,
  heard: (played: Played) => void,
): Promise<void> {
  let open = 0
  const give = (): void => {
    const n = next()
    if (n === null) return
    open += 1
    worker.postMessage(n)
  }
  worker.ref()
  return new Promise<void>((done, fail) => {
    const hear = (played: Played): void => {
      open -= 1
      heard(played)
      give()
      if (open === 0) end()
    }
    const end = (): void => {
      worker.off('error', fail).off('message', hear).unref()
      done()
    }
    worker.on('error', fail).on('message', hear)
    worker.postMessage(order)
    for (let i = 0; i < AHEAD; i++) give()
    if (open === 0) end()
  })
}
