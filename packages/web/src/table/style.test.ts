import { afterEach, expect, test } from 'vitest'
import { paintSides, sides } from './style.ts'

afterEach(() => paintSides([]))

test('a side is painted as somebody wants it; its shape stays, and the others are as usual', () => {
  const before = sides
  paintSides([null, '#fff000'])
  expect(sides[1]).toEqual({ rim: '#fff000', fill: '#fff000', ink: '#1d0f04', shape: 'diamond' })
  expect(sides[0]).toEqual(before[0])
  paintSides(['#101010'])
  expect(sides[0]).toMatchObject({ fill: '#101010', ink: '#ffffff', shape: 'square' })
  expect(sides[1]).toEqual(before[1])
})
