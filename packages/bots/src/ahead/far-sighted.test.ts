import { Host, jsonSource } from '@sandtable/kernel'
import { plastic } from '@sandtable/rules'
import { expect, test } from 'vitest'
import type { Advice, Bot, MakeBot } from '../bot.ts'
import { nextDecision } from '../play.ts'
import { scripted } from '../scripted.ts'
import { farSighted } from './far-sighted.ts'

/** The last turn of a duel at close range: whoever fires first is likely to win. */
const duel = jsonSource('duel', {
  table: { width: 24, depth: 24 },
  sides: ['red', 'blue'].map(id => ({ id, objective: { type: 'eliminate', count: 1 } })),
  pieces: ['red', 'blue'].flatMap((side, i) =>
    [0, 1, 2].map(n => ({
      id: `${side}-${n}`,
      side,
      kind: i === 0 ? 'american-rifleman' : 'german-rifleman',
      at: [8 + 4 * n, 9 + 5 * i],
    })),
  ),
  start: { turn: 4, phase: 'initiative', last: 4 },
})

const begun = (): Host => new Host(plastic, duel, { dice: { from: 'seed', seed: 2 } }).start()

/** The regular, but for one folly: he always lets the other side go first. */
const polite: MakeBot = seed => {
  const usual = scripted(seed)
  return {
    decide(seat) {
      const decision = usual.decide(seat)
      const other = seat.side === 'red' ? 'blue' : 'red'
      return decision.action === 'choose' ? { ...decision, first: other } : decision
    },
  }
}

const politely = (battles: number): Bot => farSighted(1, { plays: polite, battles })

test('who plays the battle out finds that it is better to fire first', () => {
  const host = begun()
  const [side = ''] = host.waitingFor
  const seat = host.seat(side)
  expect(polite(1).decide(seat)).not.toEqual({ action: 'choose', first: side })
  expect(politely(80).decide(seat)).toEqual({ action: 'choose', first: side })
  expect(politely(80).decide(seat)).toEqual(politely(80).decide(seat))
})

test('what has been tried is told, the best first, and anybody may stop it', () => {
  const host = begun()
  const seat = host.seat(host.waitingFor[0] as string)
  const work = politely(40).ponder?.(seat) as Generator<Advice, Advice>
  let step = work.next()
  for (; !step.done; step = work.next()) expect(seat.allows(step.value.decision)).toBe(true)
  const { decision, weighed } = step.value
  expect(weighed.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(40)
  expect(weighed).toHaveLength(2)
  expect(weighed[0]?.decision).toEqual(decision)
})

test('in battle he decides as his hand does, at once', () => {
  const host = begun()
  const { side, decision } = nextDecision(host, id => scripted(id))
  host.decide(side, decision)
  const seat = host.seat(host.waitingFor[0] as string)
  const step = politely(40).ponder?.(seat).next()
  expect(step).toEqual({ done: true, value: { decision: polite(1).decide(seat), weighed: [] } })
})
