import { type Force, type ForceItem, Host, oneOfKind, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { plastic } from '../index.ts'
import { kinds } from '../tables.ts'
import { builder } from './builder.ts'

const force = (army: string, points: number | null, ...items: readonly ForceItem[]): Force => ({
  ruleset: 'plastic',
  name: 'Able',
  army,
  points,
  terms: {},
  items,
})

test.each([
  ['nobody', force('german', 10), ['PF-SET-1']],
  ['one too many', force('german', 10, oneOfKind('german-rifleman', 11)), ['PF-SET-1']],
  ['a German among Allies', force('british', null, oneOfKind('german-sniper')), ['PF-SET-1']],
])('%s is not legal', (_, one, rules) => {
  expect(builder.faults(one).map(({ cites }) => cites[0])).toEqual(rules)
})

test('any mix of Allies is', () => {
  const mix = [oneOfKind('british-rifleman'), oneOfKind('russian-sniper'), oneOfKind('american-bazooka')]
  expect(builder.faults(force('american', 3, ...mix))).toEqual([])
})

test('every figure is offered to its own army, and to its allies', () => {
  const offered = (army: string) => builder.offers(force(army, null), []).map(({ item }) => item.kind)
  const allied = Object.keys(kinds.rows).filter(kind => kinds.rows[kind]?.army === 'allied')
  expect(offered('russian').sort()).toEqual(allied.sort())
  expect([...offered('german'), ...offered('british')].sort()).toEqual(Object.keys(kinds.rows).sort())
})

test('figures keep their poses and their names', () => {
  const vogt = { ...oneOfKind('german-rifleman', 2), names: ['Vogt'], traits: { pose: 'prone' } }
  const one = force('german', null, vogt, oneOfKind('german-leader'))
  const { source } = quickBattle(plastic, { seed: 1, size: 'small', forces: [one, null] })
  const { game, setup } = new Host(plastic, source).start()
  expect(setup.sides.map(({ id }) => id)).toEqual(['german', expect.stringMatching(/american|british|russian/)])
  const men = game.pieces.filter(({ side }) => side === 'german')
  expect(men.map(({ pose }) => pose)).toEqual(['prone', 'prone', 'standing'])
  expect(men.map(({ id }) => setup.called[id])).toEqual(['Vogt', undefined, undefined])
  expect(game.pieces.filter(({ side }) => side !== 'german')).toHaveLength(3)
})

const wishes = ['small', 'medium', 'large'].flatMap(size => [1, 2, 'again'].map(seed => ({ size, seed })))

test.each(wishes)('a $size battle of seed $seed is drawn alike for both and ready to be played', wish => {
  const { game } = new Host(plastic, quickBattle(plastic, wish).source).start()
  const figures = plastic.muster?.sizes.find(({ id }) => id === wish.size)?.points
  expect(game.state.phase).not.toBe('deploy')
  for (const { id } of game.sides) {
    const own = game.pieces.filter(({ side }) => side === id)
    expect(own).toHaveLength(figures ?? 0)
    expect(own.every(({ at }) => at !== null)).toBe(true)
    expect(own.some(({ leader }) => leader)).toBe(true)
  }
})
