import { expect, test } from 'vitest'
import { spread, type Wish } from './spread.ts'

const at = (across: number, prefers: Wish['prefers'] = 'above'): Wish => ({
  across,
  top: 100,
  bottom: 140,
  width: 80,
  height: 20,
  prefers,
})

test('alone, a label stands where it wants to', () => {
  expect(spread([at(200)])).toEqual([{ left: 160, top: 80 }])
  expect(spread([at(200, 'below')])).toEqual([{ left: 160, top: 140 }])
})

test('close together they make room for each other, and the first stays', () => {
  const wishes = [at(200), at(210), at(220), at(230), at(205, 'below'), at(215, 'below')]
  const spots = spread(wishes)
  expect(spots[0]).toEqual({ left: 160, top: 80 })
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1))
      expect(Math.abs(a.left - b.left) >= 80 || Math.abs(a.top - b.top) >= 20, `${JSON.stringify([a, b])}`).toBe(true)
})

test('a neighbour is not covered where there is room beside', () => {
  const above = { left: 180, top: 60, width: 40, height: 40 }
  const below = { left: 180, top: 140, width: 40, height: 40 }
  expect(spread([at(200)], [above, below])).toEqual([{ left: 222, top: 110 }])
})

test('at the edge of the screen it stands inside', () => {
  const screen = { left: 0, top: 0, width: 400, height: 400 }
  expect(spread([at(20)], [], screen)).toEqual([{ left: 42, top: 110 }])
})

test('where there is no room at all, it stands at its own place, over others', () => {
  const spots = spread(Array.from({ length: 30 }, () => at(200)))
  expect(spots.at(-1)).toEqual({ left: 160, top: 80 })
})
