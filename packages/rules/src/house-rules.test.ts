import { cm, Host, inch, jsonSource, type Value } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye, goodbyeRules, plastic, plasticRules } from './index.ts'

/** What a scenario overrides in a table holds wherever the table is read. */

const square: Value = [
  [10, 10],
  [16, 10],
  [16, 16],
  [10, 16],
]

const position = (ruleset: string, tables: { readonly [table: string]: Value }) =>
  jsonSource('bare', {
    ruleset,
    table: {
      width: 96,
      depth: 96,
      terrain: [{ id: 'house', kind: 'building', polygon: square, openings: [[13, 10]] }],
    },
    tables,
    sides: [{ id: 'red' }, { id: 'blue' }],
    pieces: [],
    start: { turn: 1 },
  })

test('plastic: contact, what is close, openings, holes and the set-up zone', () => {
  const { game } = new Host(plastic, position('plastic', { reaches: { touch: 0.5, opening: 2, 'set-up-zone': 6 } }))
  const printed = new Host(plastic, position('plastic', {})).game
  expect([plasticRules.reach(game, 'touch'), plasticRules.reach(printed, 'touch')]).toEqual([inch(0.5), inch(0.1)])
  const gaps = [game, printed].map(of => plasticRules.groundOf(of).lands[0]?.gaps?.[0]?.width)
  expect(gaps).toEqual([inch(2), inch(1)])
  expect([game, printed].map(of => of.side('red').zone)).toEqual([inch(6), inch(12)])
})

test('goodbye: distances, movement and needs', () => {
  const house = { distances: { opening: 3, 'set-up-zone': 9 }, movement: { climb: 7 }, section: { luck: 5 } }
  const { game } = new Host(goodbye, position('goodbye', house))
  expect(goodbyeRules.groundOf(game).lands[0]?.wide).toBe(cm(3))
  expect(game.side('red').zone).toBe(cm(9))
  expect(game.rows(goodbyeRules.movement)).toMatchObject({ climb: cm(7), 'stand-up': cm(5) })
})
