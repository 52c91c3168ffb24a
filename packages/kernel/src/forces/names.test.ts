import { expect, test } from 'vitest'
import { english } from '../text/language.ts'
import { toy } from '../toy.fixture.ts'
import { forceNames } from './names.ts'
import { withForces } from './toy-forces.fixture.ts'

test('where there is no game, the armies are the sides', () => {
  expect(forceNames(withForces).side('light-red')).toBe('Light Red')
  expect(forceNames(toy).side('light-red')).not.toBe('Light Red')
})

test('the words of the set and of the language are used', () => {
  const shouting = { ...english, term: (word: string) => `${word}!` }
  expect(forceNames({ ...withForces, terms: { smg: 'submachine gun' } }).term('smg')).toBe('submachine gun')
  expect(forceNames(withForces).term('smg')).toBe('SMG')
  expect(forceNames(withForces, shouting).term('smg')).toBe('smg!')
})
