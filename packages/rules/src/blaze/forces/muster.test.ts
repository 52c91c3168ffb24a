import { Host, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import { kinds, quickBattleValues } from '../tables.ts'

const wishes = ['small', 'medium', 'large'].flatMap(size => [1, 2, 'again'].map(seed => ({ size, seed })))

const costs: { readonly [field: string]: string } = {
  doubleMoves: 'double-move',
  suppressiveTemplates: 'suppressive-template',
}

test.each(wishes)('a $size battle of seed $seed is worth its points and ready to be played', wish => {
  const { game } = new Host(blaze, quickBattle(blaze, wish).source).start()
  const points = blaze.muster?.sizes.find(({ id }) => id === wish.size)?.points
  expect(game.state).toMatchObject({ turn: 1, phase: 'planning' })
  for (const side of game.sides) {
    const mine = game.pieces.filter(stand => stand.side === side.id)
    for (const stand of mine) expect(stand.points, stand.kind).toBe(quickBattleValues.rows[stand.kind])
    const assets = Object.entries(costs).map(
      ([field, item]) => (side[field as never] as number) * (quickBattleValues.rows[item] as number),
    )
    expect([...mine.map(stand => stand.points), ...assets].reduce((sum, value) => sum + value)).toBe(points)
    const ground = mine.filter(stand => kinds.rows[stand.kind]?.class !== 'aircraft')
    expect(ground.every(stand => stand.at !== null)).toBe(true)
    expect(mine.filter(stand => stand.hidden).map(stand => stand.kind)).toEqual(
      mine.filter(stand => stand.kind === 'sniper').map(stand => stand.kind),
    )
  }
})

test('the ground is the same from both edges', () => {
  const { game } = new Host(blaze, quickBattle(blaze, { size: 'medium', seed: 3 }).source)
  const boxes = game.terrain.map(({ kind, shape }) => {
    const points = 'polygon' in shape ? shape.polygon : 'line' in shape ? shape.line : []
    return [kind, points] as const
  })
  const turned = boxes.map(
    ([kind, points]) => [kind, points.map(([x, y]) => [game.width - x, game.depth - y])] as const,
  )
  const listed = (all: readonly (readonly [string, readonly (readonly number[])[]])[]) =>
    all.map(([kind, points]) => `${kind} ${[...points].map(String).sort().join(' ')}`).sort()
  expect(listed(turned)).toEqual(listed(boxes))
})

test('the same wish gives the same battle, another seed another one', () => {
  const battle = (seed: number) => quickBattle(blaze, { size: 'small', seed }).source.value
  expect(battle(7)).toEqual(battle(7))
  expect(battle(7)).not.toEqual(battle(8))
})
