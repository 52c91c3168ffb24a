import { expect, test } from 'vitest'
import { withEnd } from './with-end.ts'

const rows = (...keys: readonly string[]) =>
  keys.map(key => ({
    key,
    says: key,
    no: key.startsWith('x') ? [{ word: '', says: { says: '', args: [] }, cites: [] }] : [],
    onPick: () => {},
  }))
const order = (keys: readonly string[]): string =>
  withEnd(rows(...keys), ({ key }) => key === 'end')
    .map(({ key }) => key)
    .join(' ')

test('what ends one’s go is among the nine that are shown', () => {
  expect(order(['1', '2', 'x', '3', '4', '5', '6', '7', '8', '9', '10', 'end'])).toBe('1 2 x 3 4 5 6 7 8 end 9 10')
  expect(order(['1', '2', 'end', '3'])).toBe('1 2 end 3')
})
