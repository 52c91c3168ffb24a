import type { Played } from './played.ts'

/** A game between two equals, of which a test says what matters to it. */
export const aGame = (more: Partial<Played> = {}): Played => ({
  n: 0,
  bots: { a: 'regular', b: 'regular' },
  winners: ['a'],
  scores: {},
  turns: 1,
  decisions: 1,
  why: '',
  first: null,
  force: {},
  losses: [],
  scored: {},
  held: {},
  stood: {},
  dice: {},
  ...more,
})
