import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { flags, goals, verdict } from './goals.ts'
import { outcome } from './outcome.ts'

/** Two men a side, in the last step of the last turn. */
const table = (red: object, blue: object) =>
  new Host(
    goodbye,
    jsonSource('goals', {
      table: { width: 150, depth: 150 },
      sides: [
        { id: 'red', ...red },
        { id: 'blue', ...blue },
      ],
      pieces: [
        { id: 'r1', side: 'red', kind: 'rifleman', at: [50, 50] },
        { id: 'r2', side: 'red', kind: 'rifleman', at: [145, 50] },
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [50, 140] },
        { id: 'b2', side: 'blue', kind: 'rifleman', at: [90, 140] },
      ],
      start: { turn: 8, last: 8, side: 'blue', phase: 'close' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()

const said = (says: readonly Parameters<typeof plainly>[0][]) => says.map(each => plainly(each, 'cm'))

test('a side is told what it plays for, and how far it has come', () => {
  const { game } = table({ objective: { type: 'reach', edge: 'east', within: 30, count: 2 } }, {})
  expect(said(goals(game, 'red'))).toEqual([
    'Have 2 figures within 30 cm of the east edge when the last turn ends.',
    'Figures there: 1.',
    'The game ends after turn 8.',
  ])
  expect(said(goals(game, 'blue'))[0]).toBe('Lose fewer figures than the enemy. Lost: 0, the enemy: 0.')
  const raid = table({ objective: { type: 'raid', pieces: ['b1'], count: 1 } }, {}).game
  expect(said(goals(raid, 'red')).slice(0, 2)).toEqual([
    'Destroy b1: 0 of 1.',
    'Bring figures home by your own edge: 0 of 1.',
  ])
})

test('whoever has to prevent something is told what, and how far the enemy has come', () => {
  const reach = { objective: { type: 'reach', edge: 'east', within: 30, count: 2 } }
  const holding = { objective: { type: 'prevent' } }
  expect(said(goals(table(reach, holding).game, 'blue')).slice(0, 2)).toEqual([
    'Stop the enemy. His orders: Have 2 figures within 30 cm of the east edge when the last turn ends.',
    'His figures there: 1.',
  ])
  const raid = { objective: { type: 'raid', pieces: ['b1', 'b2', 'r1'], count: 8 } }
  const { game } = table(raid, holding)
  expect(said(goals(game, 'blue')).slice(0, 2)).toEqual([
    'Save b1 and 2 others, or let fewer than 8 of the enemy get home.',
    'Lost: 0 of 3. Enemies home: 0.',
  ])
  expect(said(goals(game, 'red'))[0]).toBe('Destroy b1 and 2 others: 0 of 3.')
})

test('a verdict says why a side has won or lost', () => {
  const { game } = table(
    { objective: { type: 'reach', edge: 'east', within: 30, count: 2 } },
    { objective: { type: 'prevent' }, won: true },
  )
  expect(said(verdict(game, 'red')).at(-1)).toBe('The objective was not met.')
  expect(said(verdict(game, 'blue'))).toEqual(['Keep the enemy from his objective.', 'The objective was met.'])
  game.change('side', 'red', { out: true }, [])
  expect(said(verdict(game, 'red'))).toEqual(['red had nobody left.'])
  expect(said(verdict(game, 'blue'))).toEqual(['Only blue had anyone left.'])
})

test('the end says why, and how far each side has come', () => {
  const raid = { objective: { type: 'raid', pieces: ['b1'], count: 8 } }
  const { game } = table(raid, { objective: { type: 'prevent' }, won: true })
  expect(said(outcome(game).why?.says ?? [])).toEqual([
    'blue has kept the enemy from his objective.',
    'red: destroyed 0 of 1, home 0 of 8.',
  ])
})

test('a draw says that both have lost the same', () => {
  const { game } = table({}, {})
  for (const id of ['red', 'blue']) game.change('side', id, { lost: 1 }, [])
  expect(said(outcome(game).why?.says ?? [])[0]).toBe('red and blue have lost the same number: 1.')
  game.change('side', 'red', { objective: { type: 'prevent' } }, [])
  expect(said(outcome(game).why?.says ?? [])).toHaveLength(1)
})

test('an edge to be reached and a crew to be destroyed have one flag each, worded for whoever looks', () => {
  const flagged = (red: object, side: string) =>
    flags(table(red, {}).game, side).map(({ at, says }) => [at, plainly(says)])
  const reach = { objective: { type: 'reach', edge: 'east', within: 30, count: 2 } }
  expect(flagged(reach, 'red')).toEqual([[[135_000, 75_000], 'reach this edge']])
  expect(flagged(reach, 'blue')).toEqual([[[135_000, 75_000], 'keep them from this edge']])
  const raid = { objective: { type: 'raid', pieces: ['b1', 'b2'], count: 1 } }
  expect(flagged(raid, 'red')).toEqual([[[50_000, 140_000], 'to be destroyed']])
  expect(flagged(raid, 'blue')).toEqual([[[50_000, 140_000], 'to be guarded']])
})
