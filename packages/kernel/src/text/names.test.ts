import { describe, expect, test } from 'vitest'
import { Squares } from '../geometry/squares.ts'
import { inch } from '../length.ts'
import { text, the } from './message.ts'
import { makeNames } from './names.ts'

const pieces = [
  { id: 'sergeant', side: 'allied', kind: 'american-leader' },
  { id: 'rifle-1', side: 'allied', kind: 'american-rifleman' },
  { id: 'rifle-2', side: 'allied', kind: 'american-rifleman' },
  { id: 'schuetze-1', side: 'german', kind: 'german-rifleman' },
  { id: 'corporal', side: 'german', kind: 'german-submachine-gunner' },
  { id: 'x', side: 'german', kind: 'horse' },
  { id: 'b', side: 'allied', kind: 'truck', name: 'Betsy' },
]
const lands = [
  { id: 'farmhouse', kind: 'building' },
  { id: 'hedge-2', kind: 'hedge' },
  { id: 'wall', kind: 'stone-wall' },
]
const squares = new Squares(inch(48), inch(48), 'in')
const sides = { allied: 'American', german: 'German' }
const names = makeNames({ seat: 'allied', pieces, lands, sides, squares, terms: { smg: 'submachine gun' } })

test.each([
  ['sergeant', 'Leader'],
  ['rifle-1', 'Rifleman 1'],
  ['rifle-2', 'Rifleman 2'],
  ['schuetze-1', 'German rifleman'],
  ['corporal', 'German submachine gunner'],
  ['x', 'German horse'],
  ['b', 'Betsy'],
  ['nobody-here', 'nobody here'],
])('the piece %s is called %s', (id, name) => expect(names.piece(id)).toBe(name))

test('the other side has it the other way round', () => {
  const others = makeNames({ seat: 'german', pieces, lands, sides, squares })
  expect([others.piece('rifle-1'), others.piece('schuetze-1')]).toEqual(['American rifleman 1', 'Rifleman'])
})

describe('a message of the rules', () => {
  test.each([
    [text`${the.piece('schuetze-1')} fires at ${the.piece('rifle-1')}.`, 'German rifleman fires at Rifleman 1.'],
    [text`${the.side('german')} has won.`, 'The German side has won.'],
    [text`behind the ${the.ground('hedge-2')}`, 'Behind the hedge'],
    [
      text`it moves ${the.length(inch(7), inch(6))} to ${the.place([inch(10), inch(16)])}`,
      'It moves 7″ (6″ at most) to B3',
    ],
    [text`with a ${the.term('smg')} or a ${the.term('mg42')}`, 'With a submachine gun or a MG42'],
    [text`${the.term('german-rifleman')} or ${the.term('fire-only')}`, 'German rifleman or fire only'],
    [text`${the.pieces(['rifle-1', 'rifle-2'])} (${the.count(-1)})`, 'Riflemen 1 and 2 (−1)'],
  ])('$says', (message, said) => expect(names.say(message)).toBe(said))

  test('keeps its beginning within a sentence', () => {
    expect(names.label(text`long range`, true)).toBe('long range')
    expect(names.label(text`long range`)).toBe('Long range')
  })
})
