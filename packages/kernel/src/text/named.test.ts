import { describe, expect, test } from 'vitest'
import type { Point } from '../geometry/shape.ts'
import { idsFor } from './named.ts'

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
