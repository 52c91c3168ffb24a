import { adviser, type Weighed } from '@sandtable/bots'
import type { Decision, Seat } from '@sandtable/kernel'
import type { Clock } from '../clock.ts'

/** What a veteran would do here; and, where he has tried several decisions, what he makes of each, the best first. */
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
    if (done || clock.now() >= end) return value
    yield
  }
}
