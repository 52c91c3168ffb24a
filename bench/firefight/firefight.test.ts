import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playBare } from './bare.ts'
import { playBoardgameio } from './boardgameio.ts'
import {
  chooseMove,
  clear,
  deploy,
  INCH,
  mayMove,
  mayShoot,
  need,
  obstacles,
  type Played,
  type Point,
  Random,
  SIDE_OF_TABLE,
  steps,
} from './table.ts'

const implementations: [string, (seed: number) => Played][] = [['boardgame.io', playBoardgameio]]
const kernel = new URL('./kernel.ts', import.meta.url)
if (existsSync(kernel)) implementations.push(['our kernel', (await import(/* @vite-ignore */ kernel.href)).playKernel])

describe.each(implementations)('%s', (_, play) => {
  test.each([1, 2, 3, 4, 5])('plays seed %i to the same end as bare TypeScript', seed => {
    expect(play(seed)).toEqual(playBare(seed))
  })
})

test('different seeds are different games, of a sensible length', () => {
  const games = Array.from({ length: 20 }, (_, seed) => playBare(seed))
  expect(new Set(games.map(game => game.hash)).size).toBe(20)
  for (const { activations } of games) expect(activations).toBeGreaterThan(80)
})

test('the table is as described: 12 obstacles, 10 figures a side, all in the open', () => {
  expect(obstacles).toHaveLength(12)
  const figures = deploy()
  expect(figures.map(figure => figure.side)).toEqual([...Array(10).fill(0), ...Array(10).fill(1)])
  for (const { x, y } of figures) {
    expect(obstacles.some(o => x > o.x0 && x < o.x1 && y > o.y0 && y < o.y1)).toBe(false)
  }
})

test('the 48 steps are different, and none is longer than it says', () => {
  expect(new Set(steps.map(({ x, y }) => `${x} ${y}`)).size).toBe(48)
  for (const [i, { x, y }] of steps.entries()) {
    const inches = 2 + 2 * (i % 3)
    expect(Math.sqrt(x * x + y * y) / INCH).toBeLessThanOrEqual(inches)
    expect(Math.sqrt(x * x + y * y) / INCH).toBeGreaterThan(inches - 0.01)
  }
})

test('the random player makes legal moves only', () => {
  const choices = new Random(7)
  for (let figure: Point = { x: 20 * INCH, y: 20 * INCH }, i = 0; i < 2000; i++) {
    const to = chooseMove(figure, choices)
    expect(mayMove(figure, to)).toBe(true)
    figure = to
  }
})

describe('lines against the first obstacle', () => {
  const { x0, y0, x1, y1 } = obstacles[0] as (typeof obstacles)[number]
  const y = (y0 + y1) >> 1

  const rows: [string, [number, number, number, number], boolean][] = [
    ['through the middle', [x0 - 9, y, x1 + 9, y], false],
    ['ending inside', [x0 - 9, y, x0 + 1, y], false],
    ['ending on the edge', [x0 - 9, y, x0, y], true],
    ['along the edge', [x0, y0 - 9, x0, y1 + 9], true],
    ['touching a corner', [x0 - 9, y0 + 9, x0 + 9, y0 - 9], true],
    ['cutting a corner by a hair', [x0 - 9, y0 + 10, x0 + 10, y0 - 9], false],
    ['cutting it the other way', [x1 + 9, y0 + 10, x1 - 10, y0 - 9], false],
  ]
  test.each(rows)('%s', (_, [ax, ay, bx, by], free) => {
    expect(clear(ax, ay, bx, by)).toBe(free)
    expect(clear(bx, by, ax, ay)).toBe(free)
  })

  test('a target is in cover when the line clips a corner in its last inch only', () => {
    // Past the corner at (x0, y0): the line is inside from 0.82 in to 0.57 in before the target.
    const behind = { x: x0 - 0.5 * INCH, y: y0 + 0.4 * INCH }
    const shooter = { x: x0 + 2 * INCH, y: y0 - INCH }
    expect(clear(shooter.x, shooter.y, behind.x, behind.y)).toBe(false)
    expect(mayShoot(shooter, behind)).toBe(true)
    expect(need(shooter, behind)).toBe(7)
    expect(need({ x: x0 - 3 * INCH, y: behind.y }, behind)).toBe(6)
  })

  test('an obstacle farther from the target than an inch blocks', () => {
    expect(mayShoot({ x: x1 + INCH, y }, { x: x0 - INCH, y })).toBe(false)
  })
})

test('a range of 24 inches, and not a hair more; the edge of the table stops a move', () => {
  const from = { x: 0, y: 0 }
  expect(mayShoot(from, { x: 24 * INCH, y: 0 })).toBe(true)
  expect(mayShoot(from, { x: 24 * INCH + 1, y: 0 })).toBe(false)
  expect(mayMove({ x: SIDE_OF_TABLE, y: 0 }, { x: SIDE_OF_TABLE + 1, y: 0 })).toBe(false)
})
