import { expect, test } from 'vitest'
import { movesOnInitiative } from './initiative.ts'

const seen = (phase: string, rest: object) =>
  movesOnInitiative({
    snapshot: { view: { tables: { game: [{ phase }] } } },
    draft: null,
    march: null,
    ...rest,
  } as never)

test('a move on initiative is known for what it costs, of one man and of several', () => {
  const draft = { action: 'move', piece: 'r1' }
  const march = { marches: [], plan: [], draft: null }
  expect(seen('free', { draft })).toBe('one')
  expect(seen('free', { march })).toBe('several')
  expect(seen('free', {})).toBeNull()
  expect(seen('free', { draft: { action: 'end' } })).toBeNull()
  expect(seen('move', { draft })).toBeNull()
  expect(seen('move', { march })).toBeNull()
})
