import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { blaze } from '../index.ts'

/** Riflemen and a gun facing a section and a tank. Cards in a position lie open in a fire step. */
const at = (card: string | null) => ({
  table: { width: 1200, depth: 1200 },
  sides: [{ id: 'red' }, { id: 'blue' }],
  units: [
    { id: 'u1', side: 'red', kind: 'platoon', rating: 'confident' },
    { id: 'u2', side: 'blue', kind: 'platoon', rating: 'average', stands0: 4, figures0: 8 },
  ],
  pieces: [
    { id: 'r1', side: 'red', unit: 'u1', kind: 'rifle-section', at: [200, 370], facing: 0, card: 'aimed-fire' },
    { id: 'gun', side: 'red', unit: 'u1', kind: 'atg-75mm', at: [600, 370], facing: 0, card: 'aimed-fire' },
    { id: 'foot', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [200, 500], facing: 180, ...(card && { card }) },
    { id: 'tank', side: 'blue', unit: 'u2', kind: 't34-early', at: [600, 700], facing: 180 },
  ],
  start: { turn: 1, phase: 'aimed-fire' },
})

function notes(
  draft: { readonly piece: string; readonly weapon: string; readonly mode?: string },
  card: string | null,
) {
  const host = new Host(blaze, jsonSource('test', at(card)), { dice: { from: 'seed', seed: 1 } }).start()
  const question = host.question('red', { action: 'fire', ...draft })
  return Object.fromEntries(
    (question?.choices ?? []).map(({ value, note }) => [String(value), note ? plainly(note) : null]),
  )
}

describe('before a shot it is told what it needs', () => {
  test('of rifles: the dice of a Confident section at full strength and the table of the target', () => {
    expect(notes({ piece: 'r1', weapon: 'rifle' }, null).foot).toBe('3 D10, 7 or more: 78\u00a0%')
  })

  test('who is about to fire himself is harder to hit', () => {
    expect(notes({ piece: 'r1', weapon: 'rifle' }, 'aimed-fire').foot).toBe('3 D10, 8 or more: 66\u00a0%')
  })

  test('of a gun: one die of twenty, with all that is added to it', () => {
    // group 2 against class C at short range is 11, and the T-34's own modifier 1 more
    expect(notes({ piece: 'gun', weapon: 'long-75mm', mode: 'at' }, null).tank).toBe('a D20, 12 or more: 45\u00a0%')
  })

  test('nothing of whom it cannot hurt', () => {
    expect(notes({ piece: 'r1', weapon: 'rifle' }, null).tank).toBeNull()
  })
})
