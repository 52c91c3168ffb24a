import { jsonSource, name, Place } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { byDie, onDie } from './by-die.ts'

const read = (raw: unknown) => byDie(name).read(raw, new Place(jsonSource('x.yaml', raw), 'cm', 'GB'))

test('every face of the die has its result', () => {
  const table = read({ '1-3': 'none', '4-5': 'down', '6': 'dead' })
  expect([1, 3, 4, 5, 6].map(die => onDie(table, die))).toEqual(['none', 'none', 'down', 'down', 'dead'])
  expect(byDie(name).write(table, 'cm')).toEqual({ 1: 'none', 2: 'none', 3: 'none', 4: 'down', 5: 'down', 6: 'dead' })
})

const faults: [string, unknown, string][] = [
  ['a face left out', { '1-3': 'none', '5-6': 'dead' }, 'nothing for a 4'],
  ['a face twice', { '1-4': 'none', '4-6': 'dead' }, '4 is there twice'],
  ['a seventh face', { '1-7': 'none' }, 'a D6 has six faces'],
]
test.each(faults)('%s is refused', (_, raw, says) => expect(() => read(raw)).toThrow(says))
