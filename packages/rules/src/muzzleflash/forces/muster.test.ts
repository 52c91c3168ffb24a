import { Host, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'
import { muster } from './muster.ts'

const pointsOf = Object.fromEntries(muster.sizes.map(({ id, points }) => [id, points]))

test.each([
  { size: 'small', seed: 1 },
  { size: 'small', seed: 'again' },
  { size: 'medium', seed: 1 },
  { size: 'large', seed: 1 },
  { size: 'huge', seed: 1 },
])('a $size battle of seed $seed is paid for and ready to be played', { timeout: 30_000 }, wish => {
  const { game, setup } = new Host(muzzleflash, quickBattle(muzzleflash, wish).source).start()
  expect(game.state).toMatchObject({ turn: 1, phase: 'action' })
  for (const side of game.sides) {
    expect(side.points).toBe(0)
    const bought = setup.units.filter(unit => unit.side === side.id && unit.item).length
    expect(bought).toBeGreaterThanOrEqual(2)
    expect(bought).toBeLessThanOrEqual(pointsOf[wish.size] as number)
    const there = game.pieces.filter(p => p.side === side.id && p.at !== null && !p.gone)
    expect(there.length).toBeGreaterThanOrEqual(10)
    expect(there.some(p => p.rank === 'officer')).toBe(true)
  }
})

test('the same wish gives the same battle, another seed another one', () => {
  const battle = (seed: number) => quickBattle(muzzleflash, { size: 'small', seed }).source.value
  expect(battle(7)).toEqual(battle(7))
  expect(battle(7)).not.toEqual(battle(8))
})

test('a large battle has 20 to 50 figures a side, vehicles or men: an evening, not a weekend', () => {
  const { game } = new Host(muzzleflash, quickBattle(muzzleflash, { size: 'large', seed: 2 }).source).start()
  for (const { id } of game.sides) {
    const figures = game.pieces.filter(piece => piece.side === id && !piece.gone).length
    expect(figures).toBeGreaterThanOrEqual(20)
    expect(figures).toBeLessThanOrEqual(50)
  }
})
