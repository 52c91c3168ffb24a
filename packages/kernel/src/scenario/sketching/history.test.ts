import { expect, test } from 'vitest'
import { begun, did, type History, redone, undone } from './history.ts'

const typed = (history: History<string>, value: string, run?: string): History<string> =>
  did(history, { value, name: 'typed', ...(run !== undefined && { run }) })
const start = begun('', 'begun')

test('what was done is taken back step by step and done again, and no further', () => {
  const two = typed(typed(start, 'a'), 'ab')
  expect(undone(two).now.value).toBe('a')
  expect(undone(undone(two)).now).toEqual(start.now)
  expect(undone(start)).toBe(start)
  expect(redone(undone(undone(two))).now.value).toBe('a')
  expect(redone(redone(undone(undone(two))))).toEqual(two)
  expect(redone(two)).toBe(two)
})

test('a step that changes nothing is none', () => expect(typed(start, '')).toBe(start))

test('steps of one run are taken back together, those of another are not', () => {
  const title = typed(typed(start, 'H', 'title'), 'Hi', 'title')
  expect(undone(title).now.value).toBe('')
  const more = typed(title, 'Hi!', 'summary')
  expect(undone(more).now.value).toBe('Hi')
  expect(undone(typed(typed(start, 'a'), 'ab')).now.value).toBe('a')
})

test('after something was taken back, the same run begins anew, and what came then is forgotten', () => {
  const title = typed(typed(typed(start, 'H', 'title'), 'Ho', 'other'), 'Hot', 'third')
  const back = undone(undone(title))
  expect(back.now).toMatchObject({ value: 'H', run: 'title' })
  const anew = typed(back, 'Hi', 'title')
  expect(anew.future).toEqual([])
  expect(undone(anew).now.value).toBe('H')
})
