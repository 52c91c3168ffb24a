import { type Advice, adviser, type Weighed } from '@sandtable/bots'
import { canonical, type Decision, type Seat } from '@sandtable/kernel'
import type { Clock } from '../clock.ts'

/** What a veteran would do here; and, where he has tried several decisions often enough, what he makes of each: his own first. */
export interface Hint {
  readonly decision: Decision
  readonly weighed: readonly Weighed[]
}

/** Works it out step by step, within a time. */
export function* hintAt(seat: Seat, clock: Clock, budget: number): Generator<void, Hint | null> {
  const work = adviser().ponder?.(seat)
  if (!work || !seat.prompt()) return null
  for (const end = clock.now() + budget; ; ) {
    const { done, value } = work.next()
    if (done || clock.now() >= end) return hintOf(value)
    yield
  }
}

/** What was tried less often than this says little. */
const ENOUGH = 8

function hintOf({ decision, weighed }: Advice): Hint {
  const [best, ...others] = weighed.filter(({ playouts }) => playouts >= ENOUGH)
  const isHis = best !== undefined && canonical(best.decision) === canonical(decision)
  return { decision, weighed: isHis ? [best, ...others.sort((a, b) => b.value - a.value)] : [] }
}
