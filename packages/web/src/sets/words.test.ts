import { cm, type Entry, makeNames, Squares, text, the } from '@sandtable/kernel'
import { tell } from '@sandtable/room'
import { describe, expect, test } from 'vitest'
import { words as goodbyeWords } from './goodbye/words.ts'
import { words as muzzleflashWords } from './muzzleflash/words.ts'
import { words as plasticWords } from './plastic/words.ts'
import type { SetWords } from './words.ts'

const pieces = [
  { id: 'r1', side: 'red', kind: 'corporal' },
  { id: 'b1', side: 'blue', kind: 'rifleman' },
]
const squares = new Squares(cm(90), cm(90), 'cm')
const names = makeNames({ seat: 'red', pieces, sides: { red: 'Red', blue: 'Blue' }, squares })
const texts = (words: SetWords, entries: readonly unknown[]): readonly string[] =>
  tell(entries as readonly Entry[], {
    names,
    squares,
    words,
    deeds: { move: 'Move', fire: 'Fire', agree: 'Agree' },
    roles: { move: { piece: 'actor', to: 'place', dash: 'option' }, use: { piece: 'actor' } },
  }).map(({ text }) => text)
const decided = (side: string, decision: object) => ({ type: 'decision', side, decision })
const rolled = (purpose: string, dice: number[], about: string[], cites: string[] = []) => ({
  type: 'roll',
  purpose,
  dice,
  faces: 6,
  at: 0,
  cites,
  about,
})

describe('Goodbyeeeeee!!!', () => {
  const wish = decided('red', { action: 'use', resource: 'luck', piece: 'r1', for: 'reroll' })
  const spent = {
    type: 'change',
    table: 'piece',
    id: 'r1',
    before: { luck: 1 },
    after: { luck: 0 },
    cites: ['GB-RUL-86'],
    event: { is: 'spent', cause: 'luck' },
  }

  test('luck that others must agree to is told as a wish, and as spent only once they have', () => {
    const asks = {
      type: 'said',
      says: text`${the.side('red')} would spend luck for ${the.piece('r1')} to roll again.`,
      cites: ['GB-RUL-4'],
    }
    const agrees = decided('blue', { action: 'agree' })
    expect(texts(goodbyeWords, [wish, asks, agrees, spent])).toEqual([
      'The Red side would spend luck for Corporal to roll again.',
      'The Blue side agrees, and the point is spent.',
    ])
  })

  test('a move that somebody shoots at before it is made says where it was to go', () => {
    const move = decided('red', { action: 'move', piece: 'r1', to: [cm(10), cm(10)], dash: false })
    expect(texts(goodbyeWords, [move])).toEqual(['Corporal moves to A1.'])
  })

  test('a card says whom it befalls', () =>
    expect(texts(goodbyeWords, [rolled('event', [3], ['r1'])])).toEqual(['What befalls Corporal: rolls 3.']))
})

describe('Muzzleflash', () => {
  test('the two dice of a shot are both the firer’s, not one the target’s', () =>
    expect(texts(muzzleflashWords, [rolled('hit', [4, 1], ['r1', 'b1'])])).toEqual([
      'To hit, Corporal at Blue rifleman: rolls 4 and 1.',
    ]))

  test('who lets a reaction pass is not told of', () =>
    expect(texts(muzzleflashWords, [decided('blue', { action: 'pass' })])).toEqual([]))
})

describe('Simple Plastic Figures', () => {
  test.each([
    ['german', 'The Red side: german goes first.'],
    ['red', 'The Red side decides to go first.'],
    ['blue', 'The Red side decides that the Blue side goes first.'],
  ])('a side says who goes first: %s', (first, says) =>
    expect(texts(plasticWords, [decided('red', { action: 'choose', first })])).toEqual([says]),
  )
})
