import { expect, test } from 'vitest'
import type { RollEntry } from './game/journal.ts'
import { type DiceReader, type RuleSet, readingOf, withReadings } from './ruleset.ts'
import { toy, toyHost } from './toy.fixture.ts'

const roll = (purpose: string): RollEntry => ({ type: 'roll', purpose, faces: 6, dice: [3], at: 0, cites: [] })
const byRuling: DiceReader = (_, ruling) => ({ whose: 'own', good: ruling('HS-RUL-1') === 'four' ? 'need' : 'sum' })
const rules: RuleSet = { ...toy, dice: { mine: { whose: 'against', good: 'low' }, shot: byRuling } }

test('dice are read as the rules say, by a ruling if they do', () => {
  expect(readingOf(rules, roll('mine'), () => '')).toEqual({ whose: 'against', good: 'low' })
  expect(readingOf(rules, roll('shot'), () => 'four')).toEqual({ whose: 'own', good: 'need' })
  expect(readingOf(rules, roll('shot'), () => 'five')).toEqual({ whose: 'own', good: 'sum' })
  expect(readingOf(rules, roll('card'), () => '')).toBeNull()
  expect(readingOf(toy, roll('mine'), () => '')).toBeNull()
})

test('entries for readers say how each roll is read, and everything else stays as it is', () => {
  const { game } = toyHost()
  Object.defineProperty(game, 'rules', { value: rules })
  const word = { type: 'said', says: { says: 'Ah.', args: [] }, cites: [] } as const
  const [shot, card] = [roll('shot'), roll('card')]
  expect(withReadings(game, [shot, card, word])).toEqual([
    { ...shot, reads: { whose: 'own', good: 'need' } },
    card,
    word,
  ])
  expect(withReadings(game, [card, word])[1]).toBe(word)
})
