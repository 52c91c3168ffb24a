import { Host, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { faultsOf } from './points.ts'

const wishes = ['small', 'medium', 'large'].flatMap(size => [1, 2, 'again'].map(seed => ({ size, seed })))

test.each(wishes)('a $size battle of seed $seed is paid for to the last point and ready to be played', wish => {
  const { game } = new Host(goodbye, quickBattle(goodbye, wish).source).start()
  const points = goodbye.muster?.sizes.find(({ id }) => id === wish.size)?.points
  expect(game.state).toMatchObject({ turn: 1, phase: 'free' }) // the first initiative is rolled with the battle
  for (const side of game.sides) {
    expect(goodbye.derived?.side?.points?.of(game, side)).toBe(points)
    expect(faultsOf(game, side.id)).toEqual([])
    expect(game.pieces.every(piece => piece.at !== null)).toBe(true)
  }
})

test('the same wish gives the same battle, another seed another one', () => {
  const battle = (seed: number) => quickBattle(goodbye, { size: 'small', seed }).source.value
  expect(battle(7)).toEqual(battle(7))
  expect(battle(7)).not.toEqual(battle(8))
})
