import { expect, test } from 'vitest'
import { best } from './best.ts'

const rows: [string, number[], number, number[]][] = [
  ['the best come first', [3, 9, 1, 7], 2, [1, 3]],
  ['of equals the first', [5, 5, 5], 2, [0, 1]],
  ['fewer than asked for', [1, 2], 5, [1, 0]],
  ['none of none', [], 3, []],
]
test.each(rows)('%s', (_, scores, most, tops) => {
  expect(best(scores.length, most, nth => scores[nth] as number)).toEqual(tops)
})
