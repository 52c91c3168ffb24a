import { inch, type Message, makeNames, type Point, Squares, text, the } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { choiceText, type Speech } from './speech.ts'

const pieces = [
  { id: 'r1', side: 'allied', kind: 'american-rifleman' },
  { id: 'r2', side: 'allied', kind: 'american-rifleman' },
  { id: 'g1', side: 'german', kind: 'german-rifleman' },
]
const squares = new Squares(inch(30), inch(30), 'in')
const speech: Speech = {
  names: makeNames({ seat: 'allied', pieces, sides: { allied: 'American', german: 'German' }, squares }),
  squares,
  teller: { telling: {}, roles: {}, deeds: {} },
}
const at = (x: number, y: number): Point => [inch(x), inch(y)]

describe('what may be chosen', () => {
  const says = (value: unknown, message: Message) =>
    choiceText({ value: value as never, says: message, no: [] }, speech, at(10, 10), 'allied')

  test.each([
    ['a place, with the way there', at(14, 14), text`${the.place(at(14, 14))}`, 'C3, 5.7″ north-east'],
    [
      'where somebody stands',
      at(14, 14),
      text`where ${the.piece('g1')} is`,
      'Where German rifleman is, C3, 5.7″ north-east',
    ],
    ['an own piece', 'r1', text`${the.piece('r1')}`, 'Rifleman 1'],
    ['the own side', 'allied', text`${the.side('allied')}`, 'American (you)'],
    ['another side', 'german', text`${the.side('german')}`, 'German'],
    ['a word', 'fire-only', text`${the.term('fire-only')}`, 'Fire only'],
    ['what the rules call it', 3, text`three shots`, 'Three shots'],
  ])('%s', (_, value, message, said_) => expect(says(value, message)).toBe(said_))
})
