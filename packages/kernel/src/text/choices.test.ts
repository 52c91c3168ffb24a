import { expect, test } from 'vitest'
import { because, choice } from '../play/prompt.ts'
import { inOrder, readChoice, soleChoice } from './choices.ts'
import { plainly, text } from './message.ts'

const no = [because('range', text`out of range`, 'PF-FIR-3')]

test('what is allowed is numbered first, far places before near ones', () => {
  const near = choice([100, 0], text`near`)
  const far = choice([9000, 0], text`far`)
  const never = choice([99_000, 0], text`never`, no)
  expect(inOrder([never, near, far], [0, 0])).toEqual([far, near, never])
  expect(inOrder([never, near, far], null)).toEqual([near, far, never])
})

test('a choice is found by its value, its number, or words that no other has', () => {
  const choices = [choice('g1', text`german rifleman g1`), choice('g2', text`german leader g2`)]
  expect(readChoice(choices, 'G2', plainly)?.value).toBe('g2')
  expect(readChoice(choices, '1', plainly)?.value).toBe('g1')
  expect(readChoice(choices, 'leader', plainly)?.value).toBe('g2')
  expect(readChoice(choices, 'german', plainly)).toBeNull()
  expect(readChoice(choices, '3', plainly)).toBeNull()
})

test('what can be answered in one way only', () => {
  const one = {
    field: 'unit',
    says: text`Which?`,
    choices: [choice('s1', text`section`), choice('s2', text`other`, no)],
  }
  expect(soleChoice(one)?.value).toBe('s1')
  expect(soleChoice({ ...one, optional: true })).toBeNull()
  expect(soleChoice({ ...one, role: 'target' })).toBeNull()
  expect(soleChoice({ ...one, many: 2 })).toBeNull()
  expect(soleChoice({ ...one, open: 'point' })).toBeNull()
  expect(soleChoice({ ...one, choices: [] })).toBeNull()
  expect(soleChoice({ ...one, choices: [...one.choices, choice('s3', text`third`)] })).toBeNull()
})
