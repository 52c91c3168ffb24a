import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/dice.ts'
import { Plot } from './plot.ts'

const plot = (sides: 1 | 2 | 4 = 2, seed = 1): Plot => new Plot(60, 40, sides, new Stream(`plot ${seed}`))

describe('what is put on a plot', () => {
  test('has its counterpart before each side', () => {
    const two = plot()
    two.put('wall', {
      line: [
        [1, 2],
        [3, 4],
      ],
      thick: 1,
    })
    two.put('crater', { circle: [5, 6, 2] })
    two.paint('sand', { polygon: [[1, 1]] })
    expect(two.features).toEqual([
      {
        thing: 'wall',
        line: [
          [1, 2],
          [3, 4],
        ],
        thick: 1,
      },
      {
        thing: 'wall',
        line: [
          [59, 38],
          [57, 36],
        ],
        thick: 1,
      },
      { thing: 'crater', circle: [5, 6, 2] },
      { thing: 'crater', circle: [55, 34, 2] },
    ])
    expect(two.scenery.map(({ polygon }) => polygon)).toEqual([[[1, 1]], [[59, 39]]])
    const one = plot(1)
    one.put('crater', { circle: [5, 6, 2] })
    expect(one.features).toHaveLength(1)
    const four = new Plot(60, 60, 4, new Stream('four'))
    four.put('crater', { circle: [5, 10, 2] })
    expect(four.features.map(({ circle }) => circle)).toEqual([
      [5, 10, 2],
      [50, 5, 2],
      [55, 50, 2],
      [10, 55, 2],
    ])
  })

  test('is there once if it is its own counterpart, and may be the goal', () => {
    const one = plot()
    one.putOnce('house', { circle: [30, 20, 2] }, true)
    one.putOnce('wood', { circle: [30, 20, 2] })
    expect(one.features).toEqual([
      { thing: 'house', circle: [30, 20, 2], isGoal: true },
      { thing: 'wood', circle: [30, 20, 2] },
    ])
  })
})

describe('there is room', () => {
  test('on the table alone', () => {
    const empty = plot()
    expect(empty.hasRoom([5, 5], 10, 10)).toBe(true)
    for (const at of [
      [4, 5],
      [5, 4],
      [56, 5],
      [5, 36],
    ] as const)
      expect(empty.hasRoom(at, 10, 10)).toBe(false)
  })

  test('where nothing else lies, leg by leg, but on hills', () => {
    const full = plot(1)
    full.put('crater', { circle: [10, 10, 2] })
    full.put('house', {
      polygon: [
        [30, 10],
        [34, 10],
        [34, 14],
        [30, 14],
      ],
    })
    full.put('road', {
      line: [
        [0, 30],
        [50, 30],
        [50, 38],
      ],
      thick: 2,
    })
    full.put('hedge', {
      line: [
        [20, 20],
        [20, 26],
      ],
    })
    full.put('hill', { circle: [45, 12, 5] })
    full.put('mud', {})
    const has = (x: number, y: number) => full.hasRoom([x, y], 2, 2)
    expect([has(10, 10), has(12.9, 10), has(13.1, 10)]).toEqual([false, false, true])
    expect([has(32, 12), has(28.9, 12), has(29.1, 12)]).toEqual([false, true, false])
    expect([has(25, 28.1), has(25, 27.9), has(25, 36)]).toEqual([false, true, true])
    expect([has(20, 23), has(21.5, 23)]).toEqual([false, true])
    expect(has(45, 12)).toBe(true)
  })

  test('not where it would meet its own counterpart', () => {
    expect(plot().hasRoom([29, 20], 4, 4)).toBe(false)
    expect(plot(1).hasRoom([29, 20], 4, 4)).toBe(true)
  })
})

test('numbers and choices lie between their ends, and follow from the seed', () => {
  const drawn = (seed: number) => {
    const one = plot(2, seed)
    return Array.from({ length: 50 }, () => [one.between(2, 5), one.oneOf('a', 'b', 'c'), one.oneIn(4)] as const)
  }
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
  for (const [number] of drawn(1)) expect(number >= 2 && number <= 5).toBe(true)
  expect(new Set(drawn(1).map(([, letter]) => letter)).size).toBe(3)
  expect(new Set(drawn(1).map(([, , once]) => once)).size).toBe(2)
})
