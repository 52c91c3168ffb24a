import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'

/** What is told of each enemy before a charge is declared, the nearest first. */
function told(weather: 'clear' | 'bad'): readonly string[] {
  const enemy = (id: string, at: readonly [number, number]) => ({
    id,
    side: 'blue',
    kind: 'hmg',
    rating: 'average',
    at,
  })
  const source = jsonSource('charging', {
    ruleset: 'blaze',
    table: { width: 1200, depth: 1200 },
    sides: [{ id: 'red' }, { id: 'blue' }],
    units: [{ id: 'u1', side: 'red', kind: 'platoon', rating: 'average' }],
    pieces: [
      { id: 'r1', side: 'red', unit: 'u1', kind: 'rifle-section', at: [100, 600], facing: 90, card: 'charge' },
      enemy('far', [600, 600]),
      enemy('near', [250, 600]),
      enemy('middle', [350, 600]),
    ],
    start: { turn: 1, phase: 'charge', ...(weather === 'bad' && { weather }) },
  })
  const host = new Host(blaze, source).start()
  const { choices = [] } = host.question('red', { action: 'charge', piece: 'r1' }) ?? {}
  return choices.map(({ value, note }) => `${value}: ${note && plainly(note, 'mm')}`)
}

test('before a charge it is told how far each enemy is, and what must be rolled', () => {
  expect(told('clear')).toEqual([
    'near: 100 mm, certain to reach',
    'middle: 200 mm, reached with 5 or more on a D10',
    'far: 450 mm, out of reach: 250 mm at most',
  ])
})

test('bad weather halves both the move and the bonus', () => {
  expect(told('bad')).toEqual([
    'near: 100 mm, reached with 5 or more on a D10',
    'middle: 200 mm, out of reach: 125 mm at most',
    'far: 450 mm, out of reach: 125 mm at most',
  ])
})
