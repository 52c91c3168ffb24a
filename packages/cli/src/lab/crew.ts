import { Worker } from 'node:worker_threads'
import type { Played } from '@sandtable/lab'
import type { Order } from './order.ts'

const FILE = new URL('./worker.js', import.meta.url)
/** Each has the next game at hand while it tells of the last. */
const AHEAD = 2

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
  const crew = Array.from({ length: workers }, () => new Worker(FILE, { workerData: order }))
  try {
    await Promise.all(crew.map(worker => keepBusy(worker, next, heard)))
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()))
  }
}

function keepBusy(worker: Worker, next: () => number | null, heard: (played: Played) => void): Promise<void> {
  let open = 0
  const give = (): void => {
    const n = next()
    if (n === null) return
    open += 1
    worker.postMessage(n)
  }
  return new Promise((done, fail) => {
    worker.on('error', fail)
    worker.on('message', (played: Played) => {
      open -= 1
      heard(played)
      give()
      if (open === 0) done()
    })
    for (let i = 0; i < AHEAD; i++) give()
    if (open === 0) done()
  })
}
