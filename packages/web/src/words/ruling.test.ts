import { expect, test } from 'vitest'
import { answerOf } from './ruling.ts'

test.each([
  ['Both count.', 'Both count'],
  ['No: only the crew counts. The table is for others.', 'No: only the crew counts'],
  [
    'From the nearest point of one base or hull to the nearest point of the other; to a point from the nearest edge.',
    'From the nearest point of one base or hull to the nearest point of the …',
  ],
  [
    'Yes: one side fields German kinds, the other any mix of American, British and Russian kinds of every sort.',
    'Yes: one side fields German kinds',
  ],
])('a ruling is answered in words: %s', (says, answer) => expect(answerOf(says)).toBe(answer))
