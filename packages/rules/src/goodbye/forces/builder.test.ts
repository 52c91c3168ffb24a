import { costOf, type Force, type ForceItem, Host, oneOfKind, quickBattle, Stream } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { platoon } from '../tables.ts'
import { builder } from './builder.ts'

const men = (...kinds: readonly string[]): readonly ForceItem[] => kinds.map(kind => oneOfKind(kind))
const section = (...kinds: readonly string[]): ForceItem => oneOfKind('section', 1, men(...kinds))
const force = (points: number | null, ...items: readonly ForceItem[]): Force => ({
  ruleset: 'goodbye',
  name: 'Able',
  army: 'british',
  points,
  terms: {},
  items,
})
const command = section('second-lieutenant')
const rifles = section('lance-corporal', 'rifleman')

test.each([
  ['a point too much', force(139, command, rifles), ['GB-PTS-4']],
  ['no officer', force(null, rifles), ['GB-TYPE-14']],
  ['a section without an NCO', force(null, command, section('rifleman')), ['GB-TYPE-6']],
  ['privates without a section', force(null, command, oneOfKind('rifleman')), ['GB-TYPE-6']],
  ['two sections without a sergeant', force(null, command, rifles, rifles), ['GB-TYPE-9']],
])('%s is not legal', (_, one, rules) => {
  expect(builder.faults(one).map(({ cites }) => cites[0])).toEqual(rules)
})

test.each([
  ['an officer and a section', force(140, command, rifles)],
  ['two sections with a sergeant', force(null, section('second-lieutenant', 'sergeant'), rifles, rifles)],
  ['a tank with its officer', force(null, command, oneOfKind('a7v'))],
])('%s is', (_, one) => expect(builder.faults(one)).toEqual([]))

test('the example platoon costs what the engine says, section by section', () => {
  const offers = builder.offers(force(null), []).filter(({ item }) => item.items.length > 0)
  expect(offers.map(({ cost }) => cost)).toEqual([140, 130, 150, 150, 240])
  expect(offers).toHaveLength(Object.keys(platoon.rows).length)
})

const elite: ForceItem = {
  ...oneOfKind('rifleman', 2),
  names: ['Atkins'],
  traits: { 'extra-attack': '1', 'extra-wound': '2', 'extra-shot': '1', 'to-hit': '1', 'body-armour': '1' },
}

test('a force costs in the builder what it is worth in the game, skills and tanks and all', () => {
  const crew = section('corporal', 'lmg-gunner', 'rifleman', 'veteran', 'sniper')
  const one = force(
    null,
    section('captain', 'sergeant'),
    { ...crew, items: [...crew.items, elite] },
    oneOfKind('mark-iv-male'),
  )
  const { source } = quickBattle(goodbye, { seed: 3, size: 'large', forces: [one, null] })
  const { game, setup } = new Host(goodbye, source).start()
  const worth = (side: string) => goodbye.derived.side?.points?.of(game, game.side(side))
  expect(worth('british')).toBe(costOf(builder, one))
  expect(worth('german')).toBe(costOf(builder, one))
  const atkins = setup.pieces.find(({ id }) => setup.called[id] === 'Atkins')
  expect(atkins).toMatchObject({ attacks: 2, wounds: 3, extraShots: 1, hitBonus: 1, armour: true })
  expect(setup.pieces.some(({ crewOf }) => crewOf === 'british-lmg-gunner-1')).toBe(true)
})

test('what is offered to a section can be fielded', () => {
  for (const { item } of builder.offers(force(null, command), [0])) {
    const one = force(null, { ...command, items: [...command.items, oneOfKind('corporal'), item] })
    expect(builder.faults(one)).toEqual([])
    expect(() => quickBattle(goodbye, { seed: 1, size: 'small', forces: [one, one] })).not.toThrow()
  }
})

test('forces of one army meet as two sides', () => {
  const one = force(null, command, rifles)
  const { sides } = builder.field(goodbye, [{ side: 'red', force: one }], new Stream(1))
  expect(sides).toEqual([{ id: 'red' }])
  const { setup } = new Host(goodbye, quickBattle(goodbye, { seed: 1, size: 'small', forces: [one, one] }).source)
  expect(setup.sides.map(({ id }) => [id, setup.called[id]])).toEqual([
    ['british', 'British'],
    ['british-2', 'British 2'],
  ])
})
