import { afterEach, expect, test } from 'vitest'
import { useSpoken } from '../language/index.ts'
import { doors } from './doors.gen.ts'
import { periodOf, scaleOf } from './era.ts'

afterEach(() => useSpoken.setState({ language: 'en' }))

const book = { period: 'Second World War, Western Front', scale: 'one figure is one man; one model is one vehicle' }

test('in English the book says when a set plays and what a piece is, shortly', () => {
  const set = { ...book, id: 'muzzleflash' }
  expect([periodOf(set), scaleOf(set)]).toEqual(['Second World War', 'one figure is one man'])
})

test('in German every set says it in German', () => {
  useSpoken.setState({ language: 'de' })
  for (const id of Object.keys(doors)) {
    expect(periodOf({ ...book, id }), id).toMatch(/Weltkrieg/)
    expect(scaleOf({ ...book, id }), id).toMatch(/ ist ein/)
  }
})
