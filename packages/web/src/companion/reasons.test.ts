import { because, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { reasonOfAll } from './reasons.ts'

const why = (word: string) => ({ no: [because(word, text`it is ${the.term(word)}`, 'A-1')] })

test('a reason that rules out every answer is given once', () => {
  expect(reasonOfAll([why('late'), why('late')])?.word).toBe('late')
  expect(reasonOfAll([why('late'), why('early')])).toBeNull()
  expect(reasonOfAll([why('late'), { no: [] }])).toBeNull()
  expect(reasonOfAll([why('late')])).toBeNull()
  expect(reasonOfAll([])).toBeNull()
})
