import { Host, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { costs, kinds, platoon } from '../tables.ts'
import { examplePlatoon } from './platoon.ts'

/** What each kind is in the table of costs, on top of the basic figure. */
const bought: { readonly [kind: string]: string | null } = {
  rifleman: null,
  'grenade-rifleman': null,
  'submachine-gunner': null,
  shotgunner: null,
  pistolman: null,
  'field-gun': null,
  bomber: 'grenadier',
  stormtrooper: 'grenadier',
  'trench-raider': 'grenadier',
  'cluster-grenadier': 'grenadier',
  'rifle-grenadier': 'rifle-grenadier',
  sniper: 'sniper',
  'lmg-gunner': 'lmg',
  'mg-gunner': 'heavy-machine-gun',
  'anti-tank-rifleman': 'anti-tank-rifle',
  'flamethrower-operator': 'flamethrower',
  granatenwerfer: 'mortar-50',
  'light-mortar': 'mortar-75',
  veteran: 'plus-one-to-hit',
  'armoured-rifleman': 'body-armour',
  'lance-corporal': 'junior-nco',
  corporal: 'junior-nco',
  sergeant: 'senior-nco',
  'mortar-sergeant': 'senior-nco',
  'second-lieutenant': 'officer',
  lieutenant: 'officer',
  captain: 'officer',
}
const price = (item: string): number => costs.rows[item] as number

const men = Object.entries(kinds.rows).filter(([, kind]) => kind.rank !== 'tank')
test.each(men)('the price of a %s is in the table of costs', (name, kind) => {
  const item = bought[name]
  expect(item).not.toBeUndefined()
  expect(kind.points).toBe(price('basic-figure') + (item === null ? 0 : price(item as string)))
})

const game = () => {
  const at = (x: number) => [x, 10]
  const pieces = [
    { id: 'r', side: 'red', kind: 'rifleman', at: at(10) },
    { id: 'b', side: 'blue', kind: 'rifleman', at: at(50) },
  ]
  const position = { table: { width: 100, depth: 100 }, sides: [{ id: 'red' }, { id: 'blue' }], pieces }
  return new Host(goodbye, jsonSource('two men', position), { dice: { from: 'seed', seed: 1 } }).game
}

test('the example platoon costs what its table says, printed and by the table of costs', () => {
  const examples = examplePlatoon(game())
  expect(examples.map(({ section, kinds: { length } }) => [section, length])).toEqual([
    ['rifle-section', 10],
    ['bomb-section', 9],
    ['lmg-section', 9],
    ['rifle-grenade-section', 9],
    ['command-section', 3],
  ])
  const worth = (names: readonly string[]) => names.reduce((sum, kind) => sum + (kinds.rows[kind]?.points ?? 0), 0)
  for (const { section, kinds: names } of examples)
    expect([section, worth(names)]).toEqual([section, platoon.rows[section]?.['by-costs']])
  expect(worth(examples.flatMap(example => example.kinds))).toBe(platoon.rows.total?.['by-costs'])
  expect(examples.reduce((sum, example) => sum + example.printed, 0)).toBe(platoon.rows.total?.printed)
})
