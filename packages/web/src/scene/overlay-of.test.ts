import { type Drawing, spelled } from '@sandtable/kernel'
import type { Prospect } from '@sandtable/room'
import { expect, test } from 'vitest'
import { overlaysOf } from './overlay-of.ts'

const ring: Drawing = { type: 'ring', means: 'range', at: [0, 0], radius: 100, says: spelled('rifle') }
const nothing = { snapshot: null, aura: [], draft: null, drawings: [], prospects: [], ruler: null, shown: [] }

test('what a held key shows is drawn with and without a draft', () => {
  const drawn = { type: 'ring', look: 'range', at: [0, 0], radius: 100, label: 'rifle' }
  expect(overlaysOf({ ...nothing, looking: [ring] })).toEqual([drawn])
  expect(overlaysOf({ ...nothing, draft: { action: 'move' }, looking: [ring] })).toEqual([drawn])
  expect(overlaysOf(nothing)).toEqual([])
})

test('of what threatens one is one area, and many lines of sight across it are slight', () => {
  const line = (x: number): Drawing => ({
    type: 'sight',
    from: [x, 1000],
    to: [0, 0],
    sees: 'clear',
    stop: null,
    says: spelled('rifle'),
    cites: [],
    profile: { length: 0, from: { ground: 0, top: 0 }, to: { ground: 0, top: 0 }, between: [] },
  })
  const slight = (count: number): number => {
    const looking = Array.from({ length: count }, (_, i) => line(i * 100))
    const drawn = overlaysOf({ ...nothing, looking, lens: 'threat' })
    expect(drawn.filter(({ type }) => type === 'area')).toHaveLength(1)
    return drawn.filter(one => one.type === 'sight' && one.slight).length
  }
  expect([slight(4), slight(5)]).toEqual([0, 5])
})

test('a selected piece shows every area of the first deed that has any', () => {
  const area = (side: number): Drawing => ({
    type: 'area',
    means: 'reach',
    outlines: [
      [
        [0, 0],
        [side, 0],
        [side, side],
      ],
    ],
    says: spelled('reach'),
  })
  const prospect = (drawings: readonly Drawing[]): Prospect => ({
    draft: { action: 'move' },
    question: null,
    drawings,
    words: {},
    notes: [],
  })
  const overlays = overlaysOf({
    ...nothing,
    prospects: [prospect([ring]), prospect([area(1), area(4)]), prospect([area(9)])],
  })
  expect(overlays.flatMap(one => (one.type === 'area' ? [one.outlines[0]?.[1]?.[0]] : []))).toEqual([1, 4])
})
