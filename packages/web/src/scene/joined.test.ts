import type { Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { joined } from './joined.ts'

const square = (x: number, y: number, side: number): readonly Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

test('one area stays as it is', () => expect(joined([square(0, 0, 10_000)])).toEqual([square(0, 0, 10_000)]))

test('areas that overlap become one, about as large as all of them', () => {
  const [one, ...others] = joined([square(0, 0, 20_000), square(10_000, 0, 20_000), square(20_000, 5_000, 20_000)])
  expect(others).toEqual([])
  const [xs, ys] = [one?.map(([x]) => x) ?? [], one?.map(([, y]) => y) ?? []]
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(38_000)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(23_000)
})

test('areas that lie apart stay apart', () =>
  expect(joined([square(0, 0, 10_000), square(40_000, 0, 10_000)])).toHaveLength(2))

test('a ring of areas has no hole', () =>
  expect(
    joined([
      square(0, 0, 30_000),
      square(0, 20_000, 30_000),
      square(20_000, 0, 30_000),
      square(20_000, 20_000, 30_000),
    ]),
  ).toHaveLength(1))
