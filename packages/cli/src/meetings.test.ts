import { describe, expect, test } from 'vitest'
import { problemsOf } from './meetings.ts'
import { sandtable } from './script.fixture.ts'

describe('meetings', () => {
  test('tells a cell that no case shows, and one that was thought impossible', () => {
    const matrix = { id: 'm', says: 'm', rows: { a: 'an attack' }, columns: { x: 'rain', y: 'snow' }, impossible: [] }
    const cell = { matrix: 'm', row: 'a', shown: null, impossible: null }
    const cells = [
      { ...cell, column: 'x' },
      { ...cell, column: 'y', shown: 'a-case', impossible: 'it never snows' },
    ]
    expect(problemsOf({ matrices: [matrix], watch: () => ({ entry: () => {} }) }, cells)).toEqual([
      'm: an attack (a) has not met rain',
      'm: an attack meets snow in a-case, though it never snows',
    ])
  })

  test('counts the cells of one set', async () => {
    const { said } = await sandtable('coverage --meetings plastic')
    expect(said.join('\n')).toMatch(/ways of moving against what a move can meet: \d+ cells, \d+ shown/)
  }, 60_000)
})
