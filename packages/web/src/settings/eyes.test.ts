import { describe, expect, test } from 'vitest'
import { alikeOf, isAlike, isPale } from './eyes.ts'

describe('two colours', () => {
  test('that are one are alike, and so are two yellows', () => {
    expect(isAlike('#ffe000', '#ffe000')).toBe(true)
    expect(isAlike('#ffe000', '#f5d020')).toBe(true)
  })
  test.each([
    ['blue and orange', '#17528a', '#9c4306'],
    ['violet and green', '#6a3f8c', '#0b6a66'],
    ['blue and violet', '#17528a', '#6a3f8c'],
  ])('%s are not', (_, one, other) => expect(isAlike(one, other)).toBe(false))
})

test('of the usual colours nothing is said; of a chosen one, whose it is like', () => {
  const usual = ['#17528a', '#9c4306', '#6a3f8c', '#0b6a66']
  const none = [null, null, null, null]
  expect(alikeOf(usual, none)).toEqual([])
  const chosen = '#17528a'
  expect(alikeOf([usual[0] as string, chosen, usual[2] as string], [null, chosen, null])).toEqual([[0, 1]])
})

describe('on a page', () => {
  test('yellow is pale by day and not by night', () => {
    expect(isPale('#ffe000', '#f7f8f2')).toBe(true)
    expect(isPale('#ffe000', '#1b211d')).toBe(false)
  })
  test('dark blue is pale by night alone', () => {
    expect(isPale('#17528a', '#f7f8f2')).toBe(false)
    expect(isPale('#17528a', '#1b211d')).toBe(true)
  })
})
