import { expect, test } from 'vitest'
import { type Asked, askedAgain } from './under-fire.ts'

const crane = { id: 'crane', pins: 0 }

const after = (...deeds: readonly (readonly [turn: string, deed: string, pins: number])[]): boolean => {
  let asked: Asked = new Map()
  let last = false
  for (const [turn, deed, pins] of deeds) {
    const found = askedAgain(asked, { turn, deed }, [{ ...crane, pins }])
    asked = found.asked
    last = found.isNew
  }
  return last
}

test('a man who comes under fire is asked about', () => expect(after(['1', 'mg 3', 0])).toBe(true))

test('he is not asked about again when the next shot misses too, whoever fired it', () => {
  expect(after(['1', 'mg 3', 0], ['1', 'mg 2', 0])).toBe(false)
  expect(after(['1', 'mg 3', 0], ['1', 'rifle 3', 0])).toBe(false)
})

test('he is when the shot has pinned him, and in the next turn', () => {
  expect(after(['1', 'mg 3', 0], ['1', 'mg 2', 1])).toBe(true)
  expect(after(['1', 'mg 3', 0], ['2', 'mg 3', 0])).toBe(true)
})

test('the same question stays, however often it is drawn', () =>
  expect(after(['1', 'mg 3', 0], ['1', 'mg 3', 0], ['1', 'mg 3', 0])).toBe(true))

test('another man under the same fire is asked about', () => {
  const { asked } = askedAgain(new Map(), { turn: '1', deed: 'mg 3' }, [crane])
  expect(askedAgain(asked, { turn: '1', deed: 'mg 2' }, [crane, { id: 'nash', pins: 0 }]).isNew).toBe(true)
})

test('nobody under fire is nothing to ask about', () =>
  expect(askedAgain(new Map(), { turn: '1', deed: 'mg 3' }, []).isNew).toBe(false))
