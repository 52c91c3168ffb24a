import { type Decision, type Entry, plainly, text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { deed } from './deeds.ts'

const came: readonly Entry[] = [{ type: 'said', says: text`what came of it`, cites: [] }]
const told = (decision: Decision, after: readonly Entry[]) => plainly(deed(decision, text`he`, after) ?? text`nothing`)

test('a charge is declared before its distance is rolled', () => {
  const charge = { action: 'charge', piece: 'r1', target: 'b1' }
  expect(told(charge, [])).toBe('he charges b1.')
  expect(told(charge, came)).toBe('he declares a charge on b1.')
})

test('who takes a loss is told of once', () => {
  expect(told({ action: 'choose', piece: 'r1' }, [])).toBe('he is named.')
  expect(told({ action: 'choose', piece: 'r1' }, came)).toBe('')
})
