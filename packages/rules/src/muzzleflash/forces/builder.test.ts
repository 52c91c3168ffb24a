import { costOf, type Force, type ForceItem, Host, oneOfKind, plainly, quickBattle, Stream } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'
import { builder } from './builder.ts'
import { membersOf } from './composition.ts'

const force = (points: number | null, ...items: readonly (string | ForceItem)[]): Force => ({
  ruleset: 'muzzleflash',
  name: 'Able',
  army: 'british',
  points,
  terms: {},
  items: items.map(item => (typeof item === 'string' ? oneOfKind(item, 1, membersOf(item)) : item)),
})
const rifles = (count: number): readonly string[] => Array.from({ length: count }, () => 'rifle-section')
const cited = (one: Force) => builder.faults(one).map(({ cites }) => cites[0])

test.each([
  ['nothing at all', force(2), ['MF-BUY-4']],
  ['a point too much', force(2, ...rifles(3)), ['MF-BUY-1']],
  ['twelve points of a medium game and one more', force(12, ...rifles(13)), ['MF-BUY-2']],
  ['a platoon HQ with three sections', force(5, ...rifles(3), 'platoon-hq'), ['MF-BUY-5']],
  ['a second platoon HQ with seven', force(12, ...rifles(7), 'platoon-hq', 'platoon-hq'), ['MF-BUY-5']],
  ['a company HQ without platoons', force(5, ...rifles(4), 'company-hq'), ['MF-BUY-8']],
  ['a third deeper zone', force(5, 'rifle-section', oneOfKind('zone', 3)), ['MF-BUY-13']],
  ['dug in twice', force(5, 'rifle-section', oneOfKind('dug-in', 2)), ['MF-BUY-14']],
  ['two officers of one platoon', force(5, 'rifle-section', oneOfKind('officer', 2)), ['MF-BUY-6']],
  ['a man by himself', force(5, 'rifle-section', 'rifleman'), ['MF-BUY-4']],
  ['a section of knights', force(5, oneOfKind('rifle-section', 1, [oneOfKind('driver')])), ['MF-RUL-97']],
])('%s is not legal', (_, one, rules) => expect(cited(one)).toEqual(rules))

test.each([
  ['a platoon with its HQ', force(5, ...rifles(4), 'platoon-hq')],
  ['a section, a Sherman and two zones', force(5, 'rifle-section', 'sherman', oneOfKind('zone', 2))],
  ['a captured tiger', force(2, 'rifle-section', 'tiger')],
  ['officers cost nothing', force(1, 'rifle-section', 'officer', 'platoon-sergeant')],
])('%s is', (_, one) => expect(builder.faults(one)).toEqual([]))

test('what would make a force legal is counted', () => {
  const [fault] = builder.faults(force(12, ...rifles(6), 'platoon-hq', 'platoon-hq'))
  expect(fault?.mend.args.flatMap(arg => ('count' in arg ? [arg.count] : []))).toEqual([2, 1])
})

test('an officer without men to lead is refused by what he lacks', () => {
  const whyNot = (one: Force) =>
    builder
      .offers(one, [])
      .flatMap(({ item, no }) => (item.kind === 'officer' ? no.map(({ says }) => plainly(says)) : []))
  expect(whyNot(force(2))).toEqual(['first add a section'])
  expect(whyNot(force(2, 'rifle-section'))).toEqual([])
  expect(whyNot(force(2, 'rifle-section', 'officer'))).toEqual(['1 of these at most'])
})

/** A force of what is offered, at random. */
function drawn(seed: number): Force {
  const stream = new Stream(`builder ${seed}`)
  let one = force([2, 3, 5, 12][stream.next(4)] as number)
  for (let i = 0; i < 25; i++) {
    const left = (one.points ?? 0) - costOf(builder, one)
    const free = builder.offers(one, []).filter(({ no, cost }) => no.length === 0 && cost <= left)
    const { item } = free[stream.next(free.length)] ?? {}
    if (item) one = { ...one, items: [...one.items, item] }
  }
  return one
}

test('what is offered is legal, and can be bought in play', () => {
  for (let seed = 0; seed < 25; seed++) {
    const one = drawn(seed)
    const bare = builder.faults(one).filter(({ cites }) => cites[0] !== 'MF-BUY-4')
    expect(bare).toEqual([])
    const { sides } = builder.field(muzzleflash, [{ side: 'red', force: one }], new Stream(seed))
    expect(sides).toMatchObject([{ id: 'red', army: 'allied', quality: 'veteran' }])
  }
})

const named = (name: string, items: readonly ForceItem[]): readonly ForceItem[] =>
  items.map(item => ({
    ...item,
    names:
      item.count > 1
        ? Array.from({ length: item.count }, (_, i) => `${name} ${item.kind} ${i}`)
        : [`${name} ${item.kind}`],
    items: named(name, item.items),
  }))

test('units and men keep their names, into the battle', () => {
  const items = [...rifles(4), 'platoon-hq', 'sherman', 'officer'].map((kind, i) => ({
    ...oneOfKind(kind, 1, named(`u${i}`, membersOf(kind))),
    names: [`unit ${i}`],
  }))
  const forces = [null, { ...force(6), items }]
  const { source } = quickBattle(muzzleflash, { seed: 4, size: 'large', forces })
  const { game, setup } = new Host(muzzleflash, source).start()
  expect(setup.sides.map(({ id }) => id)).toEqual(['german', 'british'])
  const men = game.pieces.filter(piece => piece.side === 'british' && setup.pieces.some(({ id }) => id === piece.id))
  const nameless = men.filter(({ id }) => setup.called[id] === undefined).map(({ kind }) => kind)
  // only weapons have no name, and the sergeant who joined by himself
  expect(nameless.sort()).toEqual(['light-mortar', 'platoon-sergeant', 'vickers'])
  expect(new Set(men.map(({ id }) => setup.called[id])).size).toBeGreaterThan(30)
  expect(setup.units.filter(unit => unit.side === 'british' && unit.item).map(({ id }) => setup.called[id])).toEqual([
    'unit 0',
    'unit 1',
    'unit 2',
    'unit 3',
    'unit 4',
    'unit 5',
  ])
})

test('a force that is not legal is not taken into a battle', () => {
  const forces = [force(5, ...rifles(3), 'platoon-hq'), null]
  expect(() => quickBattle(muzzleflash, { seed: 1, size: 'small', forces })).toThrow(/SCEN-3.*MF-BUY-5/)
})

test('a side that is mustered against a force has as many points', () => {
  const one = force(4, ...rifles(3), 'sherman')
  const { source } = quickBattle(muzzleflash, { seed: 1, size: 'large', forces: [one, null] })
  const { setup } = new Host(muzzleflash, source)
  const bought = setup.units.filter(({ side, item }) => side === 'german' && item).length
  expect(costOf(builder, one)).toBe(4)
  expect(bought).toBeLessThanOrEqual(4)
  expect(bought).toBeGreaterThanOrEqual(2)
})
