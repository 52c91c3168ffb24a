import { costOf, type Force, type ForceItem, Host, oneOfKind, quickBattle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import { armies } from './armies.ts'
import { builder } from './builder.ts'

const platoon = (sections = 4, ...more: readonly ForceItem[]): ForceItem =>
  oneOfKind('platoon', 1, [oneOfKind('rifle-section', sections), oneOfKind('lmg'), ...more])
const company = (...items: readonly ForceItem[]): ForceItem =>
  oneOfKind('company', 1, [oneOfKind('company-hq'), ...items])
const force = (points: number | null, ...items: readonly ForceItem[]): Force => ({
  ruleset: 'blaze',
  name: 'Able',
  army: 'british',
  points,
  terms: { rating: 'confident' },
  items,
})

test.each([
  ['no platoon', force(null, company()), ['BA-ORG-17']],
  ['a point too much', force(20, company(platoon())), ['BA-ORG-31']],
  ['two sections', force(null, company(platoon(2))), ['BA-ORG-17']],
  ['five sections', force(null, company(platoon(5))), ['BA-ORG-17']],
  ['two light machine guns', force(null, company(platoon(4, oneOfKind('lmg')))), ['BA-ORG-17']],
  ['a company without its HQ', force(null, oneOfKind('company', 1, [platoon()])), ['BA-ORG-18']],
  ['five platoons', force(null, company(...Array.from({ length: 5 }, () => platoon()))), ['BA-ORG-18']],
  ['three heavy machine guns', force(null, company(platoon(), oneOfKind('hmg', 3))), ['BA-ORG-18']],
  ['three mortars', force(null, company(platoon(), oneOfKind('medium-mortar', 3))), ['BA-ORG-18']],
  ['a truck for five stands', force(null, company(platoon(4, oneOfKind('truck')))), ['BA-MOTO-1']],
  ['three trucks for five', force(null, company(platoon(4, oneOfKind('truck', 3)))), ['BA-MOTO-1']],
  ['a truck of its own', force(null, company(platoon(), oneOfKind('truck'))), ['BA-ORG-16']],
  ['a tank of nobody', force(null, company(platoon()), oneOfKind('sherman')), ['BA-ORG-16']],
])('%s is not legal', (_, one, rules) => {
  expect(builder.faults(one).map(({ cites }) => cites[0])).toEqual(rules)
})

test.each([
  ['a platoon and its HQ', force(21, company(platoon()))],
  ['three sections', force(null, company(platoon(3)))],
  ['a platoon in two trucks', force(null, company(platoon(4, oneOfKind('truck', 2))))],
  ['tanks, guns and aircraft', force(null, company(platoon(), oneOfKind('sherman', 2), oneOfKind('tankbuster')))],
  ['double moves', force(null, company(platoon()), oneOfKind('double-move', 2))],
])('%s is', (_, one) => expect(builder.faults(one)).toEqual([]))

test('a force goes into battle with its ratings, values, riders, assets and names', () => {
  const first = { ...platoon(4, oneOfKind('truck', 2)), names: ['Foxes'], traits: { rating: 'excellent' } }
  const tank = { ...oneOfKind('sherman'), names: ['Betsy'] }
  const one = force(null, { ...company(first, platoon(3), tank), names: ['A Company'] }, oneOfKind('double-move', 2))
  const { source } = quickBattle(blaze, { seed: 2, size: 'medium', forces: [one, null] })
  const host = new Host(blaze, source).start()
  const { game, setup } = host
  expect(setup.sides.map(({ id }) => id)).toEqual(['british', 'german'])
  expect(game.side('british')).toMatchObject({ doubleMoves: 2, suppressiveTemplates: 0 })
  const mine = game.pieces.filter(({ side }) => side === 'british')
  expect(mine.reduce((sum, { points }) => sum + points, 0) + 2).toBe(costOf(builder, one))
  expect(mine.filter(({ aboard }) => aboard !== null)).toHaveLength(5)
  expect(setup.units.map(({ id, rating }) => [setup.called[id], rating]).slice(0, 3)).toEqual([
    ['A Company', 'confident'],
    ['Foxes', 'excellent'],
    [undefined, 'confident'],
  ])
  // hidden stands have names too, and only their own side is told them
  expect(Object.values(host.seat('british').rollCall.called).sort()).toEqual(['A Company', 'Betsy', 'Foxes'])
  expect(host.seat('german').rollCall.called).toEqual({})
})

test('every army is offered what its list has, and the first company is legal', () => {
  for (const army of Object.keys(armies)) {
    const empty = { ...force(null), army }
    const [first] = builder.offers(empty, [])
    if (!first) throw new Error(army)
    const begun = { ...empty, items: [first.item] }
    expect(builder.faults(begun)).toEqual([])
    for (const { item } of builder.offers(begun, [0]).filter(({ no }) => no.length === 0)) {
      const more = { ...first.item, items: [...first.item.items, item] }
      expect(builder.faults({ ...begun, items: [more] }), item.kind).toEqual([])
      const { source } = quickBattle(blaze, { seed: 1, size: 'medium', forces: [{ ...begun, items: [more] }, null] })
      expect(() => new Host(blaze, source).start()).not.toThrow()
    }
  }
})
