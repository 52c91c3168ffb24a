import { expect, test } from 'vitest'
import { scripted } from '../scripted.ts'
import { blank } from './ledger.ts'
import { type Tried, told } from './weighing.ts'

const tried = (action: string, given: Partial<Tried>): Tried => ({
  decision: { action },
  plays: seed => scripted(seed),
  past: blank,
  gains: blank,
  isFirst: false,
  sum: 0,
  gained: 0,
  playouts: 0,
  ...given,
})

test('what was dropped after one lucky world is not told to be better than the first, which won there, too', () => {
  const usual = tried('usual', { isFirst: true, sum: 6, playouts: 10 })
  const lucky = tried('lucky', { sum: 1, gained: 0, playouts: 1 })
  const worse = tried('worse', { sum: 1, gained: -0.5, playouts: 2 })
  expect(told([usual, lucky, worse]).map(({ value }) => value)).toEqual([0.6, 0.6, 0.35])
})

test('nothing is told before anything has been tried', () => {
  expect(told([tried('usual', { isFirst: true })])).toEqual([])
})
