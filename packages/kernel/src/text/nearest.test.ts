import { expect, test } from 'vitest'
import { nearestName, noSuch, suggestion } from './nearest.ts'

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

test.each([
  ['a letter too many', 'heddge', ['hedge', 'ledge'], 'hedge'],
  ['a letter too few', 'hege', ['ridge', 'hedge'], 'hedge'],
  ['two neighbours swapped, at the beginning and at the end', 'ehdeg', ['hedge'], null],
  ['two neighbours swapped in a longer word', 'ehdgerow', ['hedgerow'], 'hedgerow'],
  ['swapped letters count as one step, not two', 'ehdge', ['hedge'], 'hedge'],
  ['two other letters are too many for a short word', 'wade', ['hedge'], null],
  ['a letter that has only moved back is no swap', 'wb', ['cw'], null],
  ['a letter that has only moved on is no swap', 'bw', ['wc'], null],
  ['one other letter in a very short word', 'ox', ['at', 'oz'], 'oz'],
  ['the nearest, not the first', 'hedges', ['hedgerow', 'hedge'], 'hedge'],
  ['a beginning counts, whatever the rest', 'mu', ['muzzleflash'], 'muzzleflash'],
  ['a single letter is no beginning', 'm', ['muzzleflash'], null],
  ['capitals make no difference', 'HEDGE', ['Hedge'], 'Hedge'],
])('%s', (_, word, names, found) => expect(nearestName(word, names)).toBe(found))

test('a name that is not known is answered with the nearest, or with all', () => {
  expect(suggestion('heddge', ['wall', 'hedge'])).toBe(': did you mean hedge?')
  expect(suggestion('pond', ['wall', 'hedge'])).toBe('')
  expect(noSuch('rule set', 'plastik', ['plastic', 'blaze'])).toBe(
    'There is no rule set plastik. Did you mean plastic?',
  )
  expect(noSuch('rule set', 'chess', ['plastic', 'blaze'])).toBe(
    'There is no rule set chess. There are plastic, blaze.',
  )
  expect(noSuch('rule set', 'chess', [])).toBe('There is no rule set chess. There are none.')
})
