import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { answerOf, restOf } from './ruling.ts'

test.each([
  ['Both count.', 'Both count', ''],
  ['No: only the crew counts. The table is for others.', 'No: only the crew counts', 'The table is for others.'],
  [
    'From the nearest point of one base or hull to the nearest point of the other; to a point from the nearest edge.',
    'From the nearest point of one base or hull to the nearest point of the other',
    'To a point from the nearest edge.',
  ],
  [
    'Yes: one side fields German kinds, the other any mix of American, British and Russian kinds of every sort.',
    'Yes: one side fields German kinds',
    'The other any mix of American, British and Russian kinds of every sort.',
  ],
])('a ruling is answered in words: %s', (says, answer, rest) => {
  expect(answerOf(says)).toBe(answer)
  expect(restOf(says)).toBe(rest)
})

describe.each(ruleSets.map(({ id, book }) => [id, book] as const))('%s', (_, book) => {
  const offered = book.rulings.filter(ruling => ruling.offered)

  test('a ruling that players choose is a question with short answers that differ', () => {
    for (const { id, question, options } of offered) {
      const answers = Object.values(options).map(answerOf)
      expect(question, id).toMatch(/\?$/)
      expect(
        answers.filter(answer => answer.length > 70),
        id,
      ).toEqual([])
      expect(new Set(answers).size, id).toBe(answers.length)
    }
  })
})
