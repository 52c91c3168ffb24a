import { expect, test } from 'vitest'
import { turnTowards, walk } from './path.ts'

test('a walk ends where its path ends, however far one asks', () => {
  const route = walk([
    [0, 0],
    [30, 0],
    [30, 40],
  ])
  expect(route.length).toBe(70)
  expect(route.at(1000)).toMatchObject({ x: 30, z: 40 })
})

test('half of the way is measured along the path, not as the crow flies', () => {
  expect(
    walk([
      [0, 0],
      [30, 0],
      [30, 30],
    ]).at(45),
  ).toMatchObject({ x: 30, z: 15 })
})

test('one looks the way one goes: east is no turn, north a quarter to the left', () => {
  const route = walk([
    [0, 0],
    [10, 0],
    [10, -10],
  ])
  expect(route.at(5).turn).toBeCloseTo(0)
  expect(route.at(15).turn).toBeCloseTo(Math.PI / 2)
})

test('a path of one place is no walk', () => expect(walk([[3, 4]]).at(5)).toMatchObject({ x: 3, z: 4 }))

test('a turn goes the shorter way round', () => {
  expect(turnTowards(0.1, -0.1, 0.5)).toBeCloseTo(0)
  expect(Math.cos(turnTowards(3, -3, 0.5))).toBeCloseTo(-1, 2)
})
