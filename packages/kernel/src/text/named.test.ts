import { describe, expect, test } from 'vitest'
import type { View } from '../game/view.ts'
import type { Point } from '../geometry/shape.ts'
import { idsFor, namedOn } from './named.ts'
import type { Names } from './names.ts'

const places: { readonly [id: string]: Point } = {
  r1: [0, 0],
  g1: [5000, 0],
  'hedge-1': [500, 0],
  'hedge-2': [9000, 0],
}
const names = [
  { name: 'Rifleman 1', id: 'r1' },
  { name: 'German rifleman 1', id: 'g1' },
  { name: 'hedge', id: 'hedge-2' },
  { name: 'hedge', id: 'hedge-1' },
]
const read = (line: string): string => idsFor(line, names, null, id => places[id] ?? null)

describe('names become ids', () => {
  test.each([
    ['fire Rifleman 1 at german RIFLEMAN 1', 'fire r1 at g1'],
    ['move rifleman 1 to the hedge', 'move r1 to hedge-1'],
    ['move german rifleman 1 to the hedge', 'move g1 to hedge-2'],
    ['order Rifleman 1 and German rifleman 1', 'order r1,g1'],
    ['order Rifleman 1, German rifleman 1 move', 'order r1,g1 move'],
    ['move rifleman 12 north', 'move rifleman 12 north'],
    ['hedgehog', 'hedgehog'],
  ])('%s', (line, ids) => expect(read(line)).toBe(ids))

  test('letters that look alike but are not the same change nothing', () => {
    const micro = [{ name: '\u03bc-gun', id: 'm1' }]
    expect(idsFor('fire \u03bc-gun', micro, null, () => null)).toBe('fire m1')
    expect(idsFor('fire \u00b5-gun', micro, null, () => null)).toBe('fire \u00b5-gun')
  })

  test('without names nothing changes', () => expect(idsFor('a b', [], null, () => null)).toBe('a b'))
})

test('the longest name that fits is meant, and a name may hold any sign', () => {
  const names = [
    { name: 'wall', id: 'w' },
    { name: 'wall (low)', id: 'low' },
    { name: '', id: 'nothing' },
    { name: 'Mk.IV', id: 'mk' },
  ]
  const read = (line: string): string => idsFor(line, names, null, () => null)
  expect(read('to the wall (low) or wall')).toBe('to low or w')
  expect(read('fire at mk.iv, not at MkxIV')).toBe('fire at mk, not at MkxIV')
  expect(idsFor('a b', [{ name: '', id: 'nothing' }], null, () => null)).toBe('a b')
})

test('an ambiguous name means the one nearest to where the line begins', () => {
  const where = (id: string): Point | null => places[id] ?? null
  expect(idsFor('to the hedge', names, [8000, 0], where)).toBe('to hedge-2')
  expect(idsFor('to the hedge', names, [0, 0], where)).toBe('to hedge-1')
  // nowhere is no distance: the first one
  expect(idsFor('to the hedge', names, [0, 0], () => null)).toBe('to hedge-2')
  expect(idsFor('rifleman 1 to the hedge', names, [8000, 0], where)).toBe('r1 to hedge-1')
})

describe('what people type for things on the table', () => {
  const table = (pieces: readonly string[], lands: readonly string[] = []) => {
    const records = (ids: readonly string[]) => ids.map(id => ({ id }))
    // only ids are looked at
    const view = { side: 'red', tables: { piece: records(pieces), terrain: records(lands) } } as unknown as View
    // only these two names are asked for
    const names = { piece: (id: string) => id.replaceAll('_', ' '), place: (id: string) => id } as unknown as Names
    return namedOn(view, names).map(({ name, id }) => (name === id.replaceAll('_', ' ') ? name : `${name}=${id}`))
  }
  test('are whole names, and parts of them that only one has', () => {
    expect(table(['German_rifleman_Vogt', 'Rifleman_Hale'], ['hedge'])).toEqual([
      'German rifleman Vogt',
      'Rifleman Hale',
      'hedge',
      'rifleman vogt=German_rifleman_Vogt',
      'vogt=German_rifleman_Vogt',
      'german rifleman=German_rifleman_Vogt',
      'hale=Rifleman_Hale',
      'rifleman=Rifleman_Hale',
    ])
  })
  test('no number stands alone, and no part is what another is called', () => {
    expect(table(['Scout_1', 'Scout_2'])).toEqual(['Scout 1', 'Scout 2'])
    expect(table(['Mill_guard', 'Tall_hedge'], ['hedge'])).toEqual([
      'Mill guard',
      'Tall hedge',
      'hedge',
      'guard=Mill_guard',
      'mill=Mill_guard',
      'tall=Tall_hedge',
    ])
  })
})
