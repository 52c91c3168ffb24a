import { fetchPart } from '../sets/index.ts'
import type { Lesson } from './lesson.ts'

/** What is the same in every set: one's orders, the draft with its odds, going back, and the end. */
const general: readonly Lesson[] = [
  { id: 'orders', when: { start: true }, rules: [] },
  { id: 'odds', when: { going: true, whole: true }, rules: [] },
  { id: 'undo', when: { went: true, by: 'own' }, rules: [], after: ['odds'] },
  { id: 'over', when: { over: true }, rules: [] },
]

/** Everything that may be explained in a game of a set, in the order in which it is explained when it comes at once. */
export async function lessonsOf(set: string): Promise<readonly Lesson[]> {
  const own = (await fetchPart(set, 'lessons')) ?? []
  const [orders, ...others] = general
  return [...(orders ? [orders] : []), ...own, ...others]
}
