import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('the same line is asked about once, and every other line for itself', () => {
  let asked = 0
  const recent = new Recent((a, b) => {
    asked += 1
    return [...a, ...b].join(' ')
  })
  for (let i = 0; i < 3000; i++) expect(recent.along([i, 2], [3, -i])).toBe(`${i} 2 3 ${-i}`)
  expect(asked).toBe(3000)
  expect(recent.along([2999, 2], [3, -2999])).toBe('2999 2 3 -2999')
  expect(asked).toBe(3000)
  expect(recent.along([3, -2999], [2999, 2])).toBe('3 -2999 2999 2')
  expect(asked).toBe(3001)
})

test('each table has its own answers', () => {
  const tables = ['here', 'there'].map(name => new Recent(() => name))
  for (let i = 0; i < 100; i++) expect(tables.map(table => table.along([i, 0], [0, 0]))).toEqual(['here', 'there'])
})
