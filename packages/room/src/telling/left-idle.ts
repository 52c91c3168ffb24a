import { allowed, type Id, type Message } from '@sandtable/kernel'
import type { Snapshot } from '../snapshot.ts'
import type { Speech } from './speech.ts'

/** Those who could still act when a phase is ended: how many, and what is said of them in the words of the set. */
export interface LeftIdle {
  readonly count: number
  /** Null: as usual. */
  readonly says: string | null
}

/** Who would be missed if the phase ended now; null if nobody. */
export function leftIdle(
  { prompt, offers, glances }: Pick<Snapshot, 'prompt' | 'offers' | 'glances'>,
  { teller, names }: Speech,
): LeftIdle | null {
  const count = Object.values(glances).filter(list => list.includes('can-act')).length
  if (!prompt || count === 0) return null
  const able = (...actions: string[]): number => actorsOf(offers, actions).size
  const says: Message | null | undefined = teller.telling.idle?.(prompt, count, able)
  return says === null ? null : { count, says: says ? names.say(says) : null }
}

/** The pieces that can begin one of these actions, and of which no warning says that it would come to nothing. */
function actorsOf(offers: Snapshot['offers'], actions: readonly string[]): ReadonlySet<Id> {
  const asked = offers.filter(({ action, question }) => actions.includes(action) && question?.role === 'actor')
  const useful = asked.flatMap(({ question }) => question?.choices.filter(c => allowed(c) && !c.note) ?? [])
  return new Set(useful.map(({ value }) => String(value)))
}
