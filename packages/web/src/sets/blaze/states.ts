import type { Stand } from './records.ts'

/** States that keep a stand from something; the strongest first. Losses are seen: the men are gone from the base. */
const words: readonly (readonly [field: string, word: string])[] = [
  ['destroyed', 'destroyed'],
  ['disabled', 'disabled'],
  ['gunLost', 'gun lost'],
  ['immobilised', 'immobilised'],
  ['disordered', 'disordered'],
  ['suppressed', 'suppressed'],
  ['prone', 'prone'],
  ['entangled', 'in wire'],
  ['stuck', 'stuck'],
  ['limbered', 'limbered'],
  ['hidden', 'hidden'],
  ['light', 'lights on'],
]

/** What one must know of a stand at a glance, in a word or two. */
export function statesOf(stand: Stand): readonly string[] {
  const told = words.flatMap(([field, word]) =>
    stand[field] === true || (field === 'light' && stand.light) ? [word] : [],
  )
  // a wreck is nothing else
  if (told[0] === 'destroyed' || told[0] === 'disabled') return told.slice(0, 1)
  const floor = typeof stand.floor === 'number' && stand.floor > 0 ? [`floor ${stand.floor}`] : []
  const aboard = (stand.passengers as readonly string[] | undefined)?.length ?? 0
  const hits = Number(stand.hits ?? 0) + Number(stand.heHits ?? 0)
  return [
    ...told,
    ...floor,
    ...(aboard > 0 ? [`${aboard} aboard`] : []),
    ...(hits > 0 ? [`${hits} ${hits === 1 ? 'hit' : 'hits'}`] : []),
  ]
}
