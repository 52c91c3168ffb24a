import type { Lesson } from '../lesson.ts'

/** What is the same in every set: one's orders, the draft with its odds, going back, and the end. */
export const general: readonly Lesson[] = [
  { id: 'orders', when: { start: true }, rules: [] },
  { id: 'odds', when: { drafting: 'move', whole: true }, rules: [] },
  { id: 'undo', when: { did: 'move', by: 'own' }, rules: [], after: ['odds'] },
  { id: 'over', when: { over: true }, rules: [] },
]
