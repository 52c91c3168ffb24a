import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cm, fromLength, inch, type Length, mm, show, showOf, toLength, type Unit } from './length.ts'

const units: Unit[] = ['in', 'cm', 'mm']

describe('to and from lengths', () => {
  const rows: [string, Length, Length][] = [
    ['an inch', inch(1), 2540],
    ['a centimetre', cm(1), 1000],
    ['a millimetre', mm(1), 100],
    ['fourteen and a quarter inches', inch(14.25), 36195],
    ['a tenth of an inch', inch(0.1), 254],
    ['a third of an inch is rounded', inch(1 / 3), 847],
    ['what floating point makes of 3.3 inches is rounded', inch(3.3), 8382],
  ]
  test.each(rows)('%s', (_, found, expected) => expect(found).toBe(expected))

  test('back without crumbs', () => {
    expect(fromLength(36195, 'in')).toBe(14.25)
    expect(fromLength(847, 'in')).toBe(0.3335)
    expect(fromLength(1234, 'mm')).toBe(12.34)
  })

  test('there and back is the same length', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(...units), (length, unit) => {
        expect(toLength(fromLength(length, unit), unit) + 0).toBe(length + 0)
      }),
    )
  })
})

describe('show', () => {
  const rows: [string, Length, Unit, string][] = [
    ['one decimal', inch(14.2), 'in', '14.2″'],
    ['rounded to one decimal', inch(14.23), 'in', '14.2″'],
    ['whole numbers without', inch(120), 'in', '120″'],
    ['centimetres', cm(8.5), 'cm', '8.5 cm'],
    ['millimetres', mm(250), 'mm', '250 mm'],
    ['nothing', 0, 'in', '0″'],
  ]
  test.each(rows)('%s', (_, length, unit, text) => expect(show(length, unit)).toBe(text))
})

describe('showOf', () => {
  const rows: [string, Length, Length, Unit, string][] = [
    ['beyond', inch(14.2), inch(12), 'in', '14.2″ (12″ at most)'],
    ['a tie', inch(12), inch(12), 'in', 'exactly 12″'],
    ['a hair beyond gets the decimals to show it', inch(12) + 1, inch(12), 'in', '12.0004″ (12″ at most)'],
    ['a hair short too', inch(12) - 1, inch(12), 'in', '11.9996″ of 12″'],
    ['a limit that is not whole', cm(8.5), cm(7.5), 'cm', '8.5 cm (7.5 cm at most)'],
    ['both get the same decimals', mm(7.54), mm(7.5), 'mm', '7.54 mm (7.5 mm at most)'],
  ]
  test.each(rows)('%s', (_, length, limit, unit, text) => expect(showOf(length, limit, unit)).toBe(text))

  test('what is no tie never looks like one', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 50 }), fc.constantFrom(...units), (limit, by, unit) => {
        const [found, of] = showOf(limit + by, limit, unit).split(' of ')
        expect(found).not.toBe(of)
      }),
    )
  })
})
