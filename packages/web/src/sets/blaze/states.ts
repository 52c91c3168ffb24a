import { panelWords } from './language/index.ts'
import type { Stand } from './records.ts'

/** States that keep a stand from something; the strongest first. Losses are seen: the men are gone from the base. */
const fields = [
  'destroyed',
  'disabled',
  'gunLost',
  'immobilised',
  'disordered',
  'suppressed',
  'prone',
  'entangled',
  'stuck',
  'limbered',
  'hidden',
  'light',
] as const

/** What one must know of a stand at a glance, in a word or two; those aboard are among all the stands. */
export function statesOf(stand: Stand, all: readonly Stand[]): readonly string[] {
  const { states } = panelWords.now()
  const has = fields.filter(field => stand[field] === true || (field === 'light' && stand.light))
  const told = has.map(field => states[field])
  // a wreck is nothing else
  if (has[0] === 'destroyed' || has[0] === 'disabled') return told.slice(0, 1)
  const floor = typeof stand.floor === 'number' && stand.floor > 0 ? [states.floor(stand.floor)] : []
  const carried = (stand.passengers ?? []) as readonly string[]
  const aboard = all.filter(({ id, gone }) => !gone && carried.includes(id)).length
  const hits = Number(stand.hits ?? 0) + Number(stand.heHits ?? 0)
  return [...told, ...floor, ...(aboard > 0 ? [states.aboard(aboard)] : []), ...(hits > 0 ? [states.hits(hits)] : [])]
}
