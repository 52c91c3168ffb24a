import { expect, test } from 'vitest'
import { toy, toySource } from '../toy.fixture.ts'
import { readHeader } from './header.ts'
import { FORMAT } from './save.ts'
import { FIRST, isNewer, isVersion, UNNAMED, VERSION } from './version.ts'

const dice = { from: 'seed', seed: 1 }
const header = { sandtable: FORMAT, version: VERSION, ruleset: 'toy', dice, setup: toySource().value }
const read = (change: object = {}) => readHeader([toy], JSON.stringify({ ...header, ...change }), 'old.save')

test('a header opens the game that it describes', () => {
  const { version, carried, open } = read()
  expect([version, carried]).toEqual([VERSION, null])
  expect(open().dice).toEqual(dice)
  expect(open().past).toEqual([])
})

test('a version that did not say what it was is known by its format', () => {
  expect(read({ version: undefined }).version).toBe(UNNAMED)
  expect(read({ sandtable: 1, version: undefined }).version).toBe(FIRST)
})

test('what was carried over, and the dice of the past, are read', () => {
  expect(read({ carried: { entries: 3, version: '0.1.0' } }).carried).toEqual({ entries: 3, version: '0.1.0' })
  const past = [
    { until: 0, dice: { from: 'people' } },
    { until: 4, dice: { from: 'commitment', secret: 's', nonces: ['a', 'b'] } },
  ]
  expect(read({ past }).open().past).toEqual(past)
})

const nonces = Array.from({ length: 9 }, () => 'n')
const rows: [string, object, string][] = [
  ['no format', { sandtable: undefined }, 'SAVE-1'],
  ['a format before the first', { sandtable: 0 }, 'SAVE-1'],
  ['half a format', { sandtable: 1.5 }, 'SAVE-1'],
  ['a version that is none', { version: 'new' }, 'its version is no version'],
  ['a later format', { sandtable: FORMAT + 1 }, `in format ${FORMAT + 1}`],
  ['another rule set', { ruleset: 'chess' }, 'the rule set chess'],
  ['a past that is no list', { past: 3 }, 'expected a list of dice'],
  [
    'a past that goes backwards',
    {
      past: [
        { until: 4, dice },
        { until: 4, dice },
      ],
    },
    '4 dice, after 4',
  ],
  ['more nonces than sides', { dice: { from: 'commitment', secret: 's', nonces } }, '9 nonces'],
  ['carried over from nowhere', { carried: { entries: 1, version: 'new' } }, 'it is no version'],
  ['carried over without a number', { carried: { version: '0.1.0' } }, 'entries'],
]
test.each(rows)('%s is refused', (_, change, says) => expect(() => read(change)).toThrow(says))

test.each(['', 'nonsense', '[]', 'null', '7'])('“%s” is no header', line => {
  expect(() => readHeader([toy], line, 'old.save')).toThrow(/^SAVE-2: old\.save line 1: /)
})

test('versions are compared number by number', () => {
  const [major, minor, patch] = VERSION.split('.').map(Number) as [number, number, number]
  expect(isNewer(VERSION)).toBe(false)
  expect(isNewer(`${major}.${minor}.${patch + 1}`)).toBe(true)
  expect(isNewer(`${major}.${minor + 10}.0`)).toBe(true)
  expect(isNewer(`${major}.${minor - 1}.999`)).toBe(false)
  expect(['1.2.3', '1.2', 'v1.2.3', '1.2.3-a', 3].map(isVersion)).toEqual([true, false, false, false, false])
})
