import { expect, test } from 'vitest'
import { nearestName } from './nearest.ts'

const words: readonly (readonly [string, string | null])[] = [
  ['plastik', 'plastic'],
  ['palstic', 'plastic'],
  ['muz', 'muzzleflash'],
  ['chess', null],
  ['', null],
]
test.each(words)('the name nearest to “%s”', (word, name) =>
  expect(nearestName(word, ['muzzleflash', 'goodbye', 'plastic', 'blaze'])).toBe(name),
)
