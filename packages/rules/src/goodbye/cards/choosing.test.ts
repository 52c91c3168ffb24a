import { allowed, Host, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'

const scenario = {
  title: 'a card in the hand',
  ruleset: 'goodbye',
  table: { width: 60, depth: 60 },
  sides: [
    { id: 'british', home: 'south', hand: ['9H', 'KD'] },
    { id: 'german', home: 'north' },
  ],
  units: [{ id: 'section', side: 'british', kind: 'section' }],
  pieces: [
    { id: 'corporal', side: 'british', unit: 'section', kind: 'corporal', at: [30, 10] },
    { id: 'schuetze', side: 'german', kind: 'rifleman', at: [30, 50] },
  ],
  start: { phase: 'orders', turn: 1, side: 'british' },
}

test('a card that is played on somebody can be chosen before it is said on whom; one for another time cannot', () => {
  const host = new Host(goodbye, jsonSource('test', scenario)).start()
  const question = host.question('british', { action: 'use', resource: 'card' })
  const open = Object.fromEntries(question?.choices.map(one => [String(one.value), allowed(one)]) ?? [])
  expect(open).toEqual({ '9H': true, KD: false })
  expect(host.question('british', { action: 'use', resource: 'card', card: '9H' })?.field).toBe('target')
})
