import type { Advice } from '@sandtable/bots'
import type { Clock } from '../clock.ts'

/** How long it works before others are let in, in ms. */
const SLICE = 20

/**
 * Thinks until it is done or its time is up, and takes the best so far. Others are let in between; null if they have
 * made the answer useless.
 */
export async function ponderedOn(
  work: Generator<Advice, Advice>,
  clock: Clock,
  budget: number,
  isWanted: () => boolean,
): Promise<Advice | null> {
  const end = clock.now() + budget
  for (let since = clock.now(); ; ) {
    const { done, value } = work.next()
    const now = clock.now()
    if (done || now >= end) return value
    if (now - since < SLICE) continue
    await clock.wait()
    if (!isWanted()) return null
    since = clock.now()
  }
}

/** The same for whoever has nothing else to do meanwhile. */
export function pondered(work: Generator<Advice, Advice>, now: () => number, budget: number): Advice {
  for (const end = now() + budget; ; ) {
    const { done, value } = work.next()
    if (done || now() >= end) return value
  }
}
