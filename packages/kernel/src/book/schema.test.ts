import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SandtableError } from '../errors.ts'
import { times } from '../times.fixture.ts'
import {
  amount,
  count,
  degrees,
  either,
  extent,
  type FieldType,
  flag,
  from,
  id,
  int,
  json,
  length,
  list,
  maybe,
  name,
  namesIn,
  object,
  oneOf,
  optional,
  point,
  prose,
  readFields,
  record,
  role,
  turns,
  writeFields,
} from './schema.ts'
import { jsonSource, Place } from './source.ts'

const place = new Place(jsonSource('x.yaml', {}), 'cm', 'HS')
const exact = new Place(jsonSource('decision', {}), 'exact', 'HS', 'PLAY')
const read = <T>(type: FieldType<T>, value: unknown, at = place): T => type.read(value, at)

describe('a type takes', () => {
  const rows: [string, FieldType<unknown>, unknown, unknown][] = [
    ['a whole number', int, -3, -3],
    ['a number', amount, 0.5, 0.5],
    ['true or false', flag, false, false],
    ['an empty text', prose, '', ''],
    ['a name with spaces', name, 'Old Tom', 'Old Tom'],
    ['an id with dots and dashes', id, 'a.b-c_9', 'a.b-c_9'],
    ['degrees beyond the circle', degrees, -720, -720],
    ['a length, which it makes exact', length, 1.5, 1500],
    ['a point', point, [1, -2], [1000, -2000]],
    ['an empty list', list(int), [], []],
    ['none for what may be empty', optional(id), 'none', null],
    ['null for what may be empty', optional(id), null, null],
    ['one of its names', oneOf('a', 'b'), 'b', 'b'],
    ['the first of two types', either(int, name, v => typeof v === 'number'), 7, 7],
    ['the second of two types', either(int, name, v => typeof v === 'number'), 'x', 'x'],
    ['the least and the most of a range', list(from(2, 4)), [2, 3, 4], [2, 3, 4]],
    ['none of something', count, 0, 0],
    ['as many as nobody has', count, 100_000, 100_000],
    ['999 turns', turns, 999, 999],
    ['a text as long as may be', prose, 'x'.repeat(4000), 'x'.repeat(4000)],
    ['a name as long as may be', name, 'x'.repeat(80), 'x'.repeat(80)],
    ['an id as long as may be', id, 'x'.repeat(40), 'x'.repeat(40)],
    ['a list as long as may be', list(flag), new Array(5000).fill(true), new Array(5000).fill(true)],
    ['no length where it may not be negative', extent, 0, 0],
    ['a length where it may not be negative', extent, 1.5, 1500],
    ['any plain value', json, [null, { a: 1 }], [null, { a: 1 }]],
    ['a record that keeps what is given of what may be empty', record({ b: optional(int) }), { b: 2 }, { b: 2 }],
    ['a record, with what may be empty', record({ a: int, b: optional(int) }), { a: 1 }, { a: 1, b: null }],
    ['a record without what is not required', record({ a: int, b: int }, ['a']), { a: 1 }, { a: 1 }],
  ]
  test.each(rows)('%s', (_, type, value, result) => expect(read(type, value)).toEqual(result))
})

describe('a type refuses', () => {
  const rows: [string, FieldType<unknown>, unknown, string][] = [
    ['a fraction', int, 0.5, 'HS-SCEN-3: x.yaml: expected a whole number, found 0.5'],
    ['more than numbers can count', int, 2 ** 53, 'SCEN-3'],
    ['a number in quotes', int, '3', 'expected a whole number, found "3"'],
    ['no number', amount, Number.NaN, 'expected a number'],
    ['the infinite', amount, Number.POSITIVE_INFINITY, 'expected a number'],
    ['yes for true', flag, 'yes', 'expected true or false'],
    ['a text without end', prose, 'x'.repeat(4001), 'expected a text'],
    ['an empty name', name, '', 'expected a name, found nothing'],
    ['a name that is a novel', name, 'x'.repeat(81), 'expected a name'],
    ['an id with a space', id, 'a b', 'expected an id'],
    ['an id that begins with an underscore', id, '__proto__', 'expected an id'],
    ['an id that is a path', id, '../../etc', 'expected an id'],
    ['many turns', degrees, 721, 'expected whole degrees'],
    ['less than the least', from(2, 4), 1, 'expected a whole number from 2 to 4, found 1'],
    ['more than the most', from(2, 4), 5, 'expected a whole number from 2 to 4, found 5'],
    ['a fraction in a range', from(2, 4), 2.5, 'expected a whole number from 2 to 4'],
    ['less than nothing', count, -1, 'expected a whole number, 0 or more, found -1'],
    ['a slip of the pen', count, 100_001, 'expected a whole number, 0 or more'],
    ['a length below nothing', extent, -0.1, 'expected a length, 0 or more, found -0.1'],
    ['an id as a number', id, 7, 'expected an id, found 7'],
    ['no id at all', id, undefined, 'expected an id, found nothing'],
    ['an id too long', id, 'x'.repeat(41), 'expected an id'],
    ['no value', json, undefined, 'expected a plain value, found nothing'],
    ['half a degree', degrees, 0.5, 'expected whole degrees'],
    ['a length in words', length, '6 in', 'expected a length, found "6 in"'],
    ['an endless length', length, 1e308, 'HS-SCEN-8: x.yaml: too much'],
    ['a length that is no number', length, Number.NaN, 'expected a length'],
    ['half a point', point, [1], 'expected a point [x, y], found [1]'],
    ['a point in space', point, [1, 2, 3], 'expected a point'],
    ['a point of points', point, [[1], [2]], 'expected a length'],
    ['something that is no list', list(int), { 0: 1 }, 'expected a list'],
    ['a list with a fault in it', list(int), [1, 2, 'x'], '2: expected a whole number'],
    ['an endless list', list(int), new Array(5001).fill(0), 'HS-SCEN-8'],
    ['a name that is not among those', oneOf('a', 'b'), 'toString', 'expected one of a, b'],
    ['nothing', name, undefined, 'found nothing'],
    ['a record with a field missing', record({ a: int }), {}, 'a is not given'],
    ['a record with a field too many', record({ a: int }), { a: 1, z: 1 }, 'z: no field of this name (there are a)'],
    ['a record that is a list', record({ a: int }), [], 'expected named values'],
    ['a record that is null', record({ a: int }), null, 'expected named values'],
    ['__proto__', record({ a: int }), JSON.parse('{"a":1,"__proto__":{}}'), '__proto__: no field of this name'],
    ['constructor', record({ a: int }), { a: 1, constructor: 1 }, 'constructor: no field of this name'],
  ]
  test.each(rows)('%s', (_, type, value, says) => {
    expect(() => read(type, value)).toThrow(SandtableError)
    expect(() => read(type, value)).toThrow(says)
  })

  test('a fraction of a hundredth of a millimetre in a decision', () => {
    expect(read(length, 7, exact)).toBe(7)
    expect(() => read(length, 0.5, exact)).toThrow('HS-PLAY-3: decision: expected whole hundredths, found 0.5')
  })
})

test('what was written can be read again', () => {
  const exactLength = fc.integer({ min: -4_000_000, max: 4_000_000 })
  const types: [FieldType<unknown>, fc.Arbitrary<unknown>][] = [
    [length, exactLength],
    [point, fc.tuple(exactLength, exactLength)],
    [list(point), fc.array(fc.tuple(exactLength, exactLength), { maxLength: 5 })],
    [optional(length), fc.option(exactLength)],
    [record({ at: point, width: length }), fc.record({ at: fc.tuple(exactLength, exactLength), width: exactLength })],
    [either(id, list(id), v => typeof v === 'string'), fc.oneof(fc.constant('a'), fc.constant(['a', 'b']))],
  ]
  for (const [type, values] of types)
    for (const unit of ['in', 'cm', 'mm', 'exact'] as const)
      fc.assert(
        fc.property(values, value => {
          const there = new Place(jsonSource('x', {}), unit)
          expect(type.read(JSON.parse(JSON.stringify(type.write(value, unit))), there)).toEqual(value)
        }),
        { numRuns: times(50) },
      )
})

test('fields come in the order of their type, however they were written', () => {
  const fields = { a: int, b: int, c: int }
  expect(JSON.stringify(readFields(fields, { c: 3, a: 1 }, place))).toBe('{"a":1,"c":3}')
  expect(writeFields(fields, { a: 1, z: 2, b: undefined }, 'cm')).toEqual({ a: 1 })
})

test('whatever is given, there is a value or an error with a code', () => {
  const types = [int, amount, flag, prose, name, id, degrees, length, point, list(point), optional(id), oneOf('a')]
  const all = [
    ...types,
    record({ a: int }),
    record({ a: optional(record({ b: list(point) })) }, []),
  ] as FieldType<unknown>[]
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.anything({ withNullPrototype: true, withBigInt: false }), (type, value) => {
      try {
        type.read(value, place)
      } catch (error) {
        expect(error).toBeInstanceOf(SandtableError)
      }
    }),
    { numRuns: times(2000) },
  )
})

test('named values are an object and nothing else', () => {
  expect(object({ a: 1 }, place)).toEqual({ a: 1 })
  for (const value of [null, undefined, 7, 'x', true, []]) expect(() => object(value, place)).toThrow('HS-SCEN-3')
})

test('an error quotes what it found in one short line', () => {
  const wordy = (length: number): string => 'x'.repeat(length)
  expect(() => read(int, wordy(58))).toThrow(`found "${wordy(58)}"`)
  expect(() => read(int, wordy(59))).toThrow(`found "${wordy(56)}…`)
  const circle: unknown[] = []
  circle.push(circle)
  expect(() => read(int, circle)).toThrow('found something that cannot be shown')
  expect(() => read(int, () => 1)).toThrow('found () => 1')
})

test('the ids in a record are found, however deep', () => {
  const fields = {
    boss: id,
    aide: optional(id),
    men: list(id),
    size: int,
    nest: record({ guard: id, at: point }),
    rest: list(optional(id)),
  }
  expect(namesIn(fields, { boss: 'a', aide: null, men: ['b', 'c'], size: 3, nest: { guard: 'd' } })).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  expect(namesIn(fields, { aide: 'e', rest: ['f', null], other: 'g' })).toEqual(['e', 'f'])
  expect(namesIn({ sizes: list(int), size: optional(int) }, { sizes: [1], size: 2 })).toEqual([])
})

test('a field of a decision says what it is for', () => {
  expect([role.actor, role.target, role.place, role.floor, role.path, role.facing].map(type => type.role)).toEqual([
    'actor',
    'target',
    'place',
    'floor',
    'path',
    'facing',
  ])
  expect([role.option(int).role, role.as('target', point).role]).toEqual(['option', 'target'])
  expect([role.many(role.target).role, 'role' in role.many(int)]).toEqual(['target', false])
  expect(read(role.many(role.place), [[1, 2]])).toEqual([[1000, 2000]])
  expect([maybe(int).absent, 'absent' in int]).toEqual([true, false])
})
