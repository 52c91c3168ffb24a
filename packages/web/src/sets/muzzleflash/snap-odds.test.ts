import type { Odds } from '@sandtable/room'
import { expect, test } from 'vitest'
import { isWorthAsking } from './snap-odds.ts'

const odds = (chance: number): Odds => ({
  exact: true,
  chances: [{ piece: 'b1', side: 'blue', what: 'gone', chance }],
  trials: [],
})
const known = new Map([
  ['r1', odds(0.05)],
  ['r2', odds(0.12)],
])

test.each([
  ['anything that can do something, where every reaction is wanted', known, false, 0, true],
  ['no snap can do anything', new Map([['r1', odds(0)]]), true, 0, false],
  ['what a snap can do may not be told', new Map([['r1', null]]), false, 0.2, true],
  ['one is good enough, whatever the others are', known, false, 0.1, true],
  ['the others may still be good enough', known, false, 0.2, null],
  ['nobody is good enough', known, true, 0.2, false],
  ['nobody can snap', new Map(), true, 0.1, false],
] as const)('asked: %s', (_, found, all, from, worth) => {
  expect(isWorthAsking('b1', found, all, from)).toBe(worth)
})
