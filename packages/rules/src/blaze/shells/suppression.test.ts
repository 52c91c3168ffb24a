import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'

/** Has the step after aimed fire not come yet? */
const isBefore = ({ game }: Host): boolean =>
  ['planning', 'fall-back', 'charge', 'prone', 'aimed-fire'].includes((game.state as { phase: string }).phase)

/** Red has called suppressive fire, and both sides are ready: what red is told of it. */
function toldOf(at: readonly [number, number]): readonly string[] {
  const host = new Host(
    blaze,
    jsonSource('call', {
      table: { width: 1200, depth: 1200, terrain: [{ id: 'wood', kind: 'woods', circle: [600, 900, 150] }] },
      sides: [{ id: 'red', suppressiveTemplates: 1 }, { id: 'blue' }],
      units: [{ id: 'u2', side: 'blue', kind: 'platoon', rating: 'average' }],
      pieces: [
        { id: 'q1', side: 'red', kind: 'company-hq', at: [200, 500], facing: 90, rating: 'confident' },
        { id: 'b1', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [600, 500], facing: 0 },
        { id: 'b2', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [600, 900], facing: 0, hidden: true },
      ],
      start: { turn: 1, phase: 'planning' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()
  host.decide('red', { action: 'call', kind: 'suppressive', by: 'q1', at: at.map(mm => mm * 100) })
  for (let [side] = host.waitingFor; side && isBefore(host); [side] = host.waitingFor)
    host.decide(side, { action: 'end' })
  const { entries } = host.seat('red').news(0)
  return entries.flatMap(entry => (entry.type === 'said' ? [plainly(entry.says)] : []))
}

test('the caller hears where his fire falls, and that it falls on nobody he sees', () => {
  expect(toldOf([600, 500]).join(' ')).toMatch(/The suppressive fire falls at [^;]*\. .*is suppressed\./)
  const unseen = toldOf([600, 900]).join(' ')
  expect(unseen).toMatch(/The suppressive fire falls at .*; nobody is seen under it\./)
  expect(unseen).not.toContain('is suppressed')
})
