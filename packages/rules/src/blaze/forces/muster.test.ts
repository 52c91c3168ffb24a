import { Host, quickBattle, Stream } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import { kinds, quickBattleValues } from '../tables.ts'
import { armies } from './armies.ts'
import { raise } from './raising.ts'

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

/** A platoon, its headquarters and one more stand: their total spends every point. */
test.each(Object.keys(quickBattleValues.rows))('%s is raised for its value', item => {
  const value = quickBattleValues.rows[item] as number
  const army = { section: 'rifle-section', motor: 'truck', support: [{ kind: item, weight: 1, most: 5 }], more: [] }
  const company = ['rifle-section', 'rifle-section', 'rifle-section', 'rifle-section', 'lmg', 'company-hq']
  const before = company.reduce((sum, kind) => sum + (quickBattleValues.rows[kind] as number), 0)
  const means = { platoons: 1, rating: 'average', stream: new Stream(1) } as const
  const side = { id: 'red', edge: 'south', zone: 200 }
  const force = (points: number) => raise(side, army, { ...means, points: before + points })
  const counted = ({ pieces, side }: ReturnType<typeof raise>) => [
    pieces.length,
    side.doubleMoves,
    side.suppressiveTemplates,
  ]
  const [move, template] = [item === 'double-move' ? 1 : 0, item === 'suppressive-template' ? 1 : 0]
  expect(counted(force(value))).toEqual([company.length + 1 - move - template, move, template])
  // with one point fewer it is out of reach, and the rest buys double moves at one point each
  expect(counted(force(value - 1))).toEqual([company.length, value - 1, 0])
})

test('whatever has a value can be had in some army, and all that can be had has one', () => {
  const had = Object.values(armies).flatMap(({ section, motor, support, more }) => [
    section,
    motor,
    ...support.map(i => i.kind),
    ...more,
  ])
  expect([...new Set([...had, 'lmg', 'company-hq'])].sort()).toEqual(Object.keys(quickBattleValues.rows).sort())
})
