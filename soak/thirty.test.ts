import { describe, expect, test } from 'vitest'
import { readText } from '../checks/files.ts'
import { pattern, rowsOf, scripts, table, thirty, whereTheyAre, withTable } from './thirty.ts'

test('every test of the thirty is there, and no other has such a number', () => {
  const there = [...whereTheyAre().keys(), ...Object.keys(scripts).map(Number)]
  const possible = thirty.map(({ number }) => number)
  expect(there).toEqual(expect.arrayContaining(possible))
  expect(possible).toEqual(expect.arrayContaining(there))
})

test('those that are scripts can be run', () => {
  const { scripts: known } = JSON.parse(readText('package.json').text) as { scripts: object }
  for (const script of Object.values(scripts).flat()) expect(Object.keys(known)).toContain(script)
})

describe('the table', () => {
  const ran = [
    { title: '4 RNG ledger: 40 games', status: 'passed', duration: 1600 },
    { title: '7 legality: positions', status: 'passed', duration: 1000 },
    { title: '7 legality: lists', status: 'failed', duration: 500 },
    { title: '8 dice: many', status: 'skipped' },
    { title: '23 a cheat is found: by his secret', status: 'passed', duration: 10 },
    { title: '23 a cheat is found: by his dice', status: 'passed', duration: 10 },
    { title: '20 rolling restart: 3 nodes', status: 'passed', duration: 9000, meta: { found: '2 ms' } },
    { title: '9 bot budget: 40 decisions: plastic', status: 'passed', duration: 10, meta: { found: 'plastic 1 s' } },
    { title: '9 bot budget: 40 decisions: blaze', status: 'passed', duration: 10, meta: { found: 'blaze 2 s' } },
    { title: '64 levels are fine', status: 'passed' },
  ]
  const rows = rowsOf(ran, 'abc1234')

  test('has a row for each number that was run, and fails if one of its tests does', () => {
    expect(rows).toEqual([
      { number: 4, size: '40 games', result: 'held', commit: 'abc1234', seconds: '2' },
      { number: 7, size: 'positions; lists', result: 'FAILED', commit: 'abc1234', seconds: '2' },
      { number: 9, size: '40 decisions: plastic 1 s, blaze 2 s', result: 'held', commit: 'abc1234', seconds: '0' },
      { number: 20, size: '3 nodes: 2 ms', result: 'held', commit: 'abc1234', seconds: '9' },
      { number: 23, size: 'a cheat is found', result: 'held', commit: 'abc1234', seconds: '0' },
    ])
  })
  test('keeps the rows of tests that were not run', () => {
    const old = '| 8 | dice | 6,000,000 | held | 0000000 | 9 |\n| 4 | RNG ledger | 1 game | FAILED | 0000000 | 1 |'
    const lines = table(old, rows).split('\n')
    expect(lines).toHaveLength(32)
    expect(lines[5]).toBe('| 4 | RNG ledger | 40 games | held | abc1234 | 2 |')
    expect(lines[9]).toBe('| 8 | dice | 6,000,000 | held | 0000000 | 9 |')
    expect(lines[3]).toBe('| 2 | heavy mode |  | not run yet |  |  |')
    expect(lines[12]).toBe('| 11 | kill -9 of the server |  | not run yet |  |  |')
    expect(lines[18]).toBe('| 17 | migration |  | not run yet |  |  |')
  })
  test('has its place in the results, and nothing else there is touched', () => {
    const { text } = readText('bench/RESULTS.md')
    expect(withTable(text, old => old.trim())).toBe(text)
    expect(() => withTable('# Results', old => old)).toThrow('marks')
  })
  test('a part is found by its numbers', () => {
    const part = new RegExp(pattern([2, 22]))
    const names = ['2 heavy mode: a', 'blaze 22 twin worlds: b', '12 a: b', '2.5 men: c', '5 a: with 0, 2 and 10 men']
    expect(names.map(name => part.test(name))).toEqual([true, true, false, false, false])
  })
})
