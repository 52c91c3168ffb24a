import { Host, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'
import { gameSizes } from './tables.ts'

const wishes = [
  { size: 'small', seed: 1 },
  { size: 'small', seed: 'again' },
  { size: 'medium', seed: 1 },
  { size: 'large', seed: 1 },
]

test.each(wishes)('a $size battle of seed $seed is ready, paid for and always the same', wish => {
  const battle = quickBattle(muzzleflash, wish)
  expect(quickBattle(muzzleflash, wish).source.value).toEqual(battle.source.value)
  const { game, setup } = new Host(muzzleflash, battle.source).start()
  expect(game.state).toMatchObject({ turn: 1, phase: 'action' })
  for (const side of game.sides) {
    expect(side.points).toBe(0)
    const spent = setup.units.filter(unit => unit.side === side.id && unit.item).length
    expect(spent).toBeGreaterThanOrEqual(2)
    expect(spent).toBeLessThanOrEqual(gameSizes.rows[wish.size] as number)
    const figures = game.pieces.filter(p => p.side === side.id && p.at !== null && !p.gone)
    expect(figures.length).toBeGreaterThanOrEqual(10)
  }
})
