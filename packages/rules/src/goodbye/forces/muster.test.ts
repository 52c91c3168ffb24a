import { Host, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { faultsOf } from './points.ts'

const wishes = ['small', 'medium', 'large', 'four'].flatMap(size => [1, 2, 'again'].map(seed => ({ size, seed })))

test.each(wishes)('a $size battle of seed $seed is paid for to the last point and ready to be played', wish => {
  const { game } = new Host(goodbye, quickBattle(goodbye, wish).source).start()
  const points = goodbye.muster?.sizes.find(({ id }) => id === wish.size)?.points
  expect(game.state).toMatchObject({ turn: 1, phase: 'free' }) // the first initiative is rolled at the start of the battle
  for (const side of game.sides) {
    expect(goodbye.derived?.side?.points?.of(game, side)).toBe(points)
    expect(faultsOf(game, side.id)).toEqual([])
    expect(game.pieces.every(piece => piece.at !== null)).toBe(true)
  }
})

test('four sides come from four edges, on ground that is the same from each', () => {
  const { value } = quickBattle(goodbye, { size: 'four', seed: 3 }).source
  const { sides, table } = value as {
    readonly sides: readonly { readonly home: string }[]
    readonly table: { readonly width: number; readonly terrain: readonly { readonly [shape: string]: unknown }[] }
  }
  expect(sides.map(({ home }) => home)).toEqual(['south', 'west', 'north', 'east'])
  const corners = table.terrain.flatMap(
    ({ circle, polygon, line }) => (circle ? [circle] : (polygon ?? line)) as readonly (readonly [number, number])[],
  )
  const turned = corners.map(([x, y]) => `${table.width - y} ${x}`)
  expect(turned.sort()).toEqual(corners.map(([x, y]) => `${x} ${y}`).sort())
})

test('the same wish gives the same battle, another seed another one', () => {
  const battle = (seed: number) => quickBattle(goodbye, { size: 'small', seed }).source.value
  expect(battle(7)).toEqual(battle(7))
  expect(battle(7)).not.toEqual(battle(8))
})

test('where there are tanks, each side has one of its own', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const tanks = seeds.flatMap(seed => {
    const { value } = quickBattle(goodbye, { size: 'medium', seed }).source
    const { pieces } = value as { readonly pieces: readonly { readonly side: string; readonly kind: string }[] }
    return pieces
      .filter(({ kind }) => kind === 'a7v' || kind.startsWith('mark'))
      .map(({ side, kind }) => `${side} ${kind}`)
  })
  expect(new Set(tanks)).toEqual(new Set(['british mark-iv-male', 'german a7v']))
})
