import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'

const tale = (...spots: readonly (readonly [number, number])[]) => ({
  width: 100_000,
  depth: 100_000,
  story: {
    opening: {
      side: 'umpire',
      tables: { game: [], side: [], unit: [], terrain: [], marker: [], piece: spots.map(at => ({ at })) },
    },
    entries: [],
  },
})

test('a few figures in the middle fill the window, which is broad', () => {
  expect(frameOf(tale([50_000, 50_000]))).toEqual({
    '--ratio': '1.6',
    '--size': '173.61%',
    '--left': '-36.81%',
    '--top': '-88.89%',
  })
})

test('at the edge, the window stays on the table', () => {
  const frame = frameOf(tale([0, 0]))
  expect(frame['--left']).toBe('0%')
  expect(frame['--top']).toBe('-177.78%')
})

test('an empty table is shown whole', () => expect(frameOf(tale())['--size']).toBe('100%'))
