import { expect, test } from 'vitest'
import { apart } from './names.tsx'

test('a name stands at the first place that is free; one that finds none is left out', () => {
  const here = [100, 100] as const
  const there = [100, 140] as const
  const words = [
    { text: 'church', spots: [here] },
    { text: 'farm track', spots: [here, there] },
    { text: 'side road', spots: [here, there] },
  ]
  expect(apart(words, [])).toEqual([
    { text: 'church', at: here },
    { text: 'farm track', at: there },
  ])
})

test('no name is written over a house', () => {
  const house = { at: [100, 95], wide: 30, high: 30 } as const
  const road = { text: 'road', spots: [[100, 100] as const, [200, 100] as const] }
  expect(apart([road], [house])).toEqual([{ text: 'road', at: [200, 100] }])
})
