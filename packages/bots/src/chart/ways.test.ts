import type { Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { distance } from './distance.ts'
import type { Post } from './posts.ts'
import { Ways } from './ways.ts'

const SIDE = 40
/** A square field with a post in every square, where going east costs twice as much; `asked` counts the legs. */
function field() {
  const posts: Post[] = Array.from({ length: SIDE * SIDE }, (_, i) => ({
    at: [(i % SIDE) * 10 + 5, Math.floor(i / SIDE) * 10 + 5],
    stand: true,
    halt: true,
  }))
  const asked = { legs: 0 }
  const leg = (a: Point, b: Point): number => {
    asked.legs++
    return distance(a, b) * (b[0] > a[0] ? 2 : 1)
  }
  return { asked, posts, ways: new Ways(posts, { width: SIDE * 10, step: 10, farthest: 30, leg }) }
}

test('the rules are asked only about the ground that somebody comes by', () => {
  const { asked, posts, ways } = field()
  expect(asked.legs).toBe(0)
  const middle = (SIDE * SIDE + SIDE) / 2
  const { posts: reached } = ways.rangeFrom(middle, posts[middle]?.at as Point)
  expect(reached.length).toBeGreaterThan(10)
  expect(asked.legs).toBeLessThan(SIDE * SIDE)
})

test('a way back costs what it costs in that direction', () => {
  const { ways } = field()
  const cost = ways.field([0], Infinity)
  // from the east end of the first row to its west end, ten a step
  expect(cost[SIDE - 1]).toBe((SIDE - 1) * 10)
  const last = ways.field([SIDE - 1], Infinity)
  expect(last[0]).toBe((SIDE - 1) * 20)
})
