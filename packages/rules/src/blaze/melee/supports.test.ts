import { Host, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import type { Blaze } from '../records.ts'
import { support } from './supports.ts'

test('of several chargers one joins another, and is not offered to itself', () => {
  const section = (id: string, side: string, at: readonly [number, number], more = {}) => ({
    id,
    side,
    kind: 'rifle-section',
    rating: 'average',
    at,
    ...more,
  })
  const host = new Host(
    blaze,
    jsonSource('two chargers', {
      table: { width: 1200, depth: 800 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces: [
        section('r1', 'red', [300, 300], { card: 'charge' }),
        section('r2', 'red', [350, 300], { card: 'charge' }),
        section('b1', 'blue', [325, 350]),
      ],
      start: { turn: 1, phase: 'resolve-charges' },
    }),
  )
  const context = { role: 'attacker', mains: ['r1', 'r2'], foe: 'b1', named: [] }
  const prompt = {
    side: 'red',
    says: { says: '', args: [] },
    actions: ['support'],
    cites: [],
    about: [],
    default: null,
    context,
  }
  const asked = support.next(host.game as Blaze, { action: 'support', piece: 'r1' }, prompt)
  expect(asked?.choices.map(({ value }) => value)).toEqual(['r2'])
})
