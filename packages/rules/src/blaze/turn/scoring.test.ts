import { Host, jsonSource, type Message, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import type { Blaze } from '../records.ts'
import { flags, goals, verdict } from './scoring.ts'

/** The last turn, about to end: red at the house, blue at the bridge, both on it with the points that each test gives. */
function ending(bridge: object, house: object, red = 0, blue = 0) {
  const square = (x: number, y: number) => [
    [x, y],
    [x + 80, y],
    [x + 80, y + 80],
    [x, y + 80],
  ]
  const source = jsonSource('ending', {
    ruleset: 'blaze',
    table: {
      width: 1200,
      depth: 1200,
      last: 3,
      terrain: [
        { id: 'house', kind: 'building', polygon: square(200, 200), ...house },
        { id: 'bridge', kind: 'bridge', polygon: square(800, 800), ...bridge },
      ],
    },
    sides: [
      { id: 'red', victoryPoints: red },
      { id: 'blue', victoryPoints: blue },
    ],
    pieces: [
      { id: 'r1', side: 'red', kind: 'rifle-section', at: [240, 175], rating: 'average' },
      { id: 'b1', side: 'blue', kind: 'rifle-section', at: [840, 775], rating: 'average' },
    ],
    start: { turn: 3, phase: 'breaking-point' },
  })
  const host = new Host(blaze, source).start()
  expect(host.over).toBe(true)
  return { ...host.outcome, game: host.game }
}

const told = (says: (game: Blaze, side: string) => readonly Message[], game: Blaze, side: string) =>
  says(game, side).map(one => plainly(one))

test('whoever holds more than the other by a fifth has won', () => {
  expect(ending({ objective: 10 }, { objective: 12 })?.winners).toEqual([])
  expect(ending({ objective: 10 }, { objective: 13 })?.winners).toEqual(['red'])
})

test('losses count with what is held', () => {
  expect(ending({ objective: 10 }, { objective: 5 }, 10)?.winners).toEqual(['red'])
  expect(ending({ objective: 10 }, { objective: 5 }, 0, 1)?.winners).toEqual(['blue'])
})

test('a bridge that has been blown is held by nobody; a house in ruins still is', () => {
  expect(ending({ objective: 10, destroyed: true }, { objective: 5 })?.winners).toEqual(['red'])
  expect(ending({ objective: 5 }, { objective: 10, destroyed: true })?.winners).toEqual(['red'])
})

test('the end is told: what each side has its points for, and why it is a draw', () => {
  expect(ending({ objective: 10 }, { objective: 12 }, 3, 4)?.why?.says.map(one => plainly(one))).toEqual([
    'Turn 3 was the last',
    'red has 3 for what it destroyed and 12 for the house',
    'blue has 4 for what it destroyed and 10 for the bridge',
    'The scores are less than a fifth apart, which is a draw',
  ])
})

test('each side is told why it has won or not', () => {
  const { game } = ending({ objective: 10 }, { objective: 12 }, 3, 4)
  expect(told(verdict, game, 'red')).toEqual([
    'Points for enemy losses: 3.',
    'Points for the house, held at the end: 12.',
    'Points in all: 15.',
    'A lead of less than a fifth is a draw.',
  ])
})

test('places that count the same are named together, and each has its flag', () => {
  const { game } = ending({ objective: 12 }, { objective: 12 })
  expect(told(goals, game, 'blue')[0]).toBe('Hold the house and the bridge alone when the game ends (points: 12 each).')
  expect(flags(game, 'blue').map(({ at, says }) => [at, plainly(says)])).toEqual([
    [[24_000, 24_000], 'house, 12'],
    [[84_000, 84_000], 'bridge, 12'],
  ])
})

test('houses without names are counted, not listed', () => {
  const { game } = ending({ id: 'building-1', objective: 8 }, { id: 'building-2', objective: 8 })
  expect(told(goals, game, 'blue').slice(0, 2)).toEqual([
    'Hold the 2 flagged places alone when the game ends (points: 8 each).',
    expect.stringMatching(/^Flagged places that you alone hold now: 1\.$/),
  ])
})

test('what a side plays for', () => {
  const { game } = ending({ objective: 10, demolition: 7 }, { objective: 12 }, 3, 4)
  expect(told(goals, game, 'red')).toEqual([
    'Hold the house alone when the game ends (points: 12).',
    'Hold the bridge alone when the game ends (points: 10).',
    'Blow up the bridge; points: 7.',
    'You alone hold the house now.',
    "Points for losses: yours 3, the enemy's 4.",
  ])
})
