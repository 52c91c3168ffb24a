import { expect, test } from 'vitest'
import { beside, edgeDistance, type Plan, planOf, stripOf } from './plan.ts'
import type { Spot } from './world.ts'

const table = { width: 100_000, depth: 100_000 }
const area = (...corners: readonly (readonly [number, number])[]): Plan =>
  planOf(table, { polygon: corners.map(([x, y]) => [x * 100, y * 100] as const) })

test('the middle line of a bent trench bends with it, wherever its corners begin', () => {
  const corners = [[0, 0], [100, 0], [130, 40], [230, 40], [230, 70], [130, 70], [100, 30], [0, 30]] as const // biome-ignore format: a way there and back
  for (let first = 0; first < corners.length; first++) {
    const plan = area(...corners.slice(first), ...corners.slice(0, first))
    const { axis, sides } = stripOf(plan)
    expect(axis).toHaveLength(4)
    for (const spot of axis) expect(edgeDistance(plan, ...spot)).toBeLessThanOrEqual(0)
    for (const side of sides) for (const spot of side) expect(Math.abs(edgeDistance(plan, ...spot))).toBeLessThan(1e-6)
  }
})

test('what is no strip has the middle line of its box', () => {
  const { axis } = stripOf(area([0, 0], [100, -20], [200, 0], [200, 100], [100, 120], [0, 100]))
  expect(axis).toHaveLength(2)
})

test('a line beside a bent one keeps its distance from both stretches', () => {
  const spine: Spot[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [200, 100],
  ]
  expect(beside(spine, 10)).toEqual([
    [0, 10],
    [90, 10],
    [90, 110],
    [200, 110],
  ])
})
