import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Heap } from './heap.ts'

test('the lowest first, of equals the first come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), ranks => {
      const heap = new Heap<[rank: number, turn: number]>()
      for (const [turn, rank] of ranks.entries()) heap.push([rank, turn], rank)
      const expected = ranks.map((rank, turn) => [rank, turn] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1])
      expect(ranks.map(() => heap.pop())).toEqual(expected)
      expect(heap.pop()).toBe(undefined)
    }),
  )
})

test('in and out in turns', () => {
  const heap = new Heap<string>()
  heap.push('b', 2)
  heap.push('a', 1)
  expect(heap.pop()).toBe('a')
  heap.push('c', 0)
  expect([heap.pop(), heap.pop(), heap.pop()]).toEqual(['c', 'b', undefined])
})
