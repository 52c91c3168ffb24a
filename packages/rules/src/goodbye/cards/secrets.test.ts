import { conform, Host, jsonSource, type Source } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'

/** The deck has no stored order, no player knows a card face down, and only its owner knows a closed hand. */

const rules = goodbye

const section = (side: string, y: number) =>
  ['corporal', 'rifleman', 'bomber', 'lmg-gunner'].map((kind, i) => ({
    id: `${side}-${i}`,
    side,
    unit: `${side}-section`,
    kind,
    at: [40 + 6 * i, y],
  }))

/** Two sections 40 cm apart; the sides hold the given cards. */
const battle = (red: object, blue: object, options = {}, start = {}): Source =>
  jsonSource('two sections', {
    table: { width: 100, depth: 100 },
    options,
    sides: [
      { id: 'red', ...red },
      { id: 'blue', ...blue },
    ],
    units: [
      { id: 'red-section', side: 'red' },
      { id: 'blue-section', side: 'blue' },
    ],
    pieces: [...section('red', 30), ...section('blue', 70)],
    start: { turn: 1, phase: 'initiative', last: 3, ...start },
  })

const CLOSED = { 'GB-RUL-89': 'closed' }

/** Each pair is played so often; the gate plays it once. */
const SEEDS = process.env.SOAK ? 10 : 1

/** Pairs of battles that differ only in what blue may not know. */
const pairs: readonly (readonly [string, Source, Source])[] = [
  [
    'a card face down',
    battle({ cardDue: 'KH' }, {}, CLOSED),
    battle({ cardDue: 'QD' }, {}, CLOSED), // both are kept: an immediate effect would be public
  ],
  ['a closed hand', battle({ hand: ['KH', '10H'] }, {}, CLOSED), battle({ hand: ['QD', 'JD'] }, {}, CLOSED)],
  [
    'both hands closed',
    battle({ hand: ['KD', '9D', 'QH'] }, { hand: ['JH'] }, CLOSED),
    battle({ hand: ['AD', 'KH', '10D'] }, { hand: ['JH'] }, CLOSED),
  ],
]

test.each(pairs)('%s leaves no trace', (_, here, there) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const report = conform(rules, [here], { games: 0, seed, twins: () => [[here, there, 'blue']], maxDecisions: 400 })
    expect(report.failures).toEqual([])
  }
})

test('an open hand is no secret, and the test would find one told', () => {
  const [here, there] = [battle({ hand: ['KH'] }, {}), battle({ hand: ['QD'] }, {})]
  const report = conform(rules, [here], { games: 0, seed: 1, twins: () => [[here, there, 'blue']] })
  expect(report.failures.join()).toContain('blue can tell the worlds apart at decision 0')
})

test.each(['red', 'blue'])('a card face down is known to nobody: not to %s', side => {
  const start = { side: 'blue', phase: 'fire' } // red's turn, when it is turned over, is still to come
  const [here, there] = [battle({ cardDue: 'AC' }, {}, {}, start), battle({ cardDue: 'joker' }, {}, {}, start)]
  const report = conform(rules, [here], { games: 0, seed: 1, twins: () => [[here, there, side]], maxDecisions: 2 })
  expect(report.failures).toEqual([])
})

test.each([
  ['an open hand, or a card face down', battle({ hand: ['KH'], cardDue: 'QD' }, {}), true],
  ['a closed hand with a card in it', battle({ hand: ['KH'] }, {}, CLOSED), false],
  ['closed hands without any', battle({}, {}, CLOSED), true],
])('%s: may both look at one screen?', (_, source, may) => {
  expect(new Host(rules, source).start().mayShare('red', 'blue')).toBe(may)
})
