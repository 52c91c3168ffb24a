import { describe, expect, test } from 'vitest'
import { canonical } from '../hash.ts'
import { copied, copying, plain } from './copying.ts'
import type { Tables } from './store.ts'

interface Toys extends Tables {
  marker: { readonly id: string; readonly kind: string; readonly burns: boolean }
}

const whole = copying<Toys>({
  marker: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.burns = from.burns
  },
})

const smoke = { id: 'a', kind: 'smoke', burns: false }

describe('a record that is copied', () => {
  test('is another one with the same fields', () => {
    const copy = copied(whole, 'marker', smoke)
    expect(copy).toStrictEqual(smoke)
    expect(copy).not.toBe(smoke)
  })

  test('needs no way of its own', () => {
    const side = { id: 'red' }
    expect(copied(whole, 'side', side)).toStrictEqual(side)
    expect(copied(undefined, 'side', side)).toBe(side)
  })

  test('may not lose a field', () => {
    const short = copying<Toys>({
      marker: function (from) {
        this.id = from.id
        this.kind = from.kind
      },
    })
    expect(() => copied(short, 'marker', smoke)).toThrow(/the field burns of a marker is not copied/)
  })

  test('may not get one that it did not have', () => {
    const { burns: _, ...rest } = smoke
    expect(() => copied(whole, 'marker', rest as never)).toThrow(/the field burns of a marker/)
  })
})

test('what is made by naming its fields is as plain as a literal', () => {
  const Pair = plain<[number, number], { readonly a: number; readonly b: number }>(function (a, b) {
    this.a = a
    this.b = b
  })
  expect(new Pair(1, 2)).toStrictEqual({ a: 1, b: 2 })
  expect(canonical(new Pair(1, 2))).toBe(canonical({ b: 2, a: 1 }))
})
