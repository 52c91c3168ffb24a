import { Host, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { kindNamed } from '../kinds.ts'
import { costs, kinds } from '../tables.ts'
import { examplePlatoon } from './platoon.ts'

const game = () => {
  const at = (x: number) => [x, 10]
  const pieces = [
    { id: 'r', side: 'red', kind: 'rifleman', at: at(10) },
    { id: 'b', side: 'blue', kind: 'rifleman', at: at(50) },
  ]
  const position = { table: { width: 100, depth: 100 }, sides: [{ id: 'red' }, { id: 'blue' }], pieces }
  return new Host(goodbye, jsonSource('two men', position), { dice: { from: 'seed', seed: 1 } }).game
}

test('what a kind buys is in the table of costs', () => {
  const bought = Object.values(kinds.rows).flatMap(({ buys }) => buys ?? [])
  expect(bought.filter(item => costs.rows[item] === undefined)).toEqual([])
})

test('the example platoon costs what is printed, but for its sniper: GB-RUL-58', () => {
  const worth = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (kindNamed(game(), name)?.points ?? 0), 0)
  const examples = examplePlatoon(game())
  expect(examples.map(({ section, kinds: names }) => [section, names.length, worth(names)])).toEqual([
    ['rifle-section', 10, 140],
    ['bomb-section', 9, 130],
    ['lmg-section', 9, 150],
    ['rifle-grenade-section', 9, 150],
    ['command-section', 3, 240],
  ])
})
