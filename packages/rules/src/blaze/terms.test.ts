import { makeNames, mm, Squares, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { kinds } from './tables.ts'
import { terms } from './terms.ts'

test('every weapon of the rulebook has a name that people say', () => {
  const named = Object.values(kinds.rows).flatMap(({ weapons }) => weapons.map(({ name }) => name))
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter(weapon => terms[weapon] === undefined)).toEqual([])
})

test('a sentence of the rules says it so', () => {
  const squares = new Squares(mm(1200), mm(1200), 'mm')
  const names = makeNames({ seat: 'german', pieces: [], sides: { german: 'German' }, terms, squares })
  expect(names.say(text`${the.term('us-75mm')} has no smoke rounds`)).toBe('US 75 mm gun has no smoke rounds')
  expect(names.term('lmg')).toBe('light machine gun')
})
