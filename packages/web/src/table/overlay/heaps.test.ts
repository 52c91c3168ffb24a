import { describe, expect, test } from 'vitest'
import { man } from '../demo/making.ts'
import type { ScenePiece } from '../scene.ts'
import { badgeAt, heaps, type Stamp, stampFor } from './glass.ts'

const stamp = (px: number, side: 0 | 1 = 0, states: ScenePiece['states'] = []): Stamp => ({
  piece: { id: `${px} ${side}`, side, states } as ScenePiece,
  px,
  py: 100,
  width: 20,
  alpha: 1,
  on: true,
})

describe('badges', () => {
  test('that are apart stay where they are', () =>
    expect(heaps([stamp(0), stamp(50)]).map(({ stamp: { px } }) => px)).toEqual([0, 50]))

  test('of a few in one place stand beside each other', () => {
    const placed = heaps([stamp(100), stamp(102), stamp(104)])
    expect(placed.map(({ stamp: { px } }) => px)).toEqual([84, 100, 116])
    expect(placed.every(({ count }) => count === 1)).toBe(true)
  })

  test('of many in one place are one with a number', () =>
    expect(heaps([0, 1, 2, 3, 4].map(i => stamp(100 + i))).map(({ count }) => count)).toEqual([5]))

  test('in a heap the selected one is on top, else one that can act', () => {
    const heap = [stamp(100), stamp(101, 0, ['can-act']), stamp(102, 0, ['selected']), stamp(103)]
    expect(heaps(heap).map(({ stamp: { piece } }) => piece.id)).toEqual(['102 0'])
    expect(heaps([...heap.slice(0, 2), stamp(104), stamp(105)]).map(({ stamp: { piece } }) => piece.id)).toEqual([
      '101 0',
    ])
  })

  test('of two sides are never counted together', () =>
    expect(heaps([0, 1, 2, 3].flatMap(i => [stamp(100 + i, 0), stamp(100 + i, 1)])).map(({ count }) => count)).toEqual([
      4, 4,
    ]))

  test('mean their piece where they are clicked, the one on top where two overlap', () => {
    const glass = { badges: [stamp(100), stamp(112)], words: [] }
    expect([91, 105, 121, 123].map(px => badgeAt(glass, px, 108))).toEqual(['100 0', '112 0', '112 0', null])
    expect(badgeAt(glass, 100, 111)).toBeNull()
    const selected = stamp(100, 0, ['selected'])
    expect(badgeAt({ badges: [selected], words: [] }, 100, 100)).toBeNull()
  })
})

test('a badge and the points below it stand clear of the figure’s head', () => {
  const [head, width] = [100 - 25, 24]
  for (const points of [undefined, { left: 2, of: 4 }]) {
    const leader = man(0, 10, 10, 0, {}, { badge: 'leader', ...(points && { points }) })
    const drawn = stampFor(leader, { px: 0, py: 100, scale: 1.4, reach: 14, rise: 25 / 1.4 })
    // the strip of points ends so far below the middle of a badge, the frame of one without points earlier
    const lowest = (drawn?.py ?? 0) + width * (points ? 0.79 : 0.5)
    expect(drawn?.width).toBe(width)
    expect(lowest).toBeLessThan(head)
  }
})
