import { cm, type Entry, makeNames, Squares, type Telling, text, the } from '@sandtable/kernel'
import { goodbyeTelling, muzzleflashTelling, plasticTelling } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { tell } from './telling.ts'

const [goodbye, muzzleflash, plastic] = [goodbyeTelling.telling, muzzleflashTelling.telling, plasticTelling.telling]

const pieces = [
  { id: 'r1', side: 'red', kind: 'corporal' },
  { id: 'b1', side: 'blue', kind: 'rifleman' },
]
const squares = new Squares(cm(90), cm(90), 'cm')
const names = makeNames({ seat: 'red', pieces, sides: { red: 'Red', blue: 'Blue' }, squares })
const texts = (telling: Telling, entries: readonly unknown[]): readonly string[] =>
  tell(entries as readonly Entry[], {
    names,
    squares,
    teller: {
      telling,
      deeds: {},
      roles: { move: { piece: 'actor', to: 'place', dash: 'option' }, use: { piece: 'actor' } },
    },
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
    expect(texts(goodbye, [wish, asks, agrees, spent])).toEqual([
      'The Red side would spend luck for Corporal to roll again.',
      'The Blue side agrees, and the point is spent.',
    ])
  })

  test('a move that somebody shoots at before it is made says where it was to go', () => {
    const move = decided('red', { action: 'move', piece: 'r1', to: [cm(10), cm(10)], dash: false })
    expect(texts(goodbye, [move])).toEqual(['Corporal moves to A1.'])
  })

  test('a card says whom it befalls', () =>
    expect(texts(goodbye, [rolled('event', [3], ['r1'])])).toEqual(['Event, Corporal: rolls 3.']))
})

describe('Muzzleflash', () => {
  test('the two dice of a shot are both the firer’s, not one the target’s', () =>
    expect(texts(muzzleflash, [rolled('hit', [4, 1], ['r1', 'b1'])])).toEqual([
      'To hit, Corporal at Blue rifleman: rolls 4 and 1.',
    ]))

  test('those whom one hit has pinned are told in one line', () => {
    const pinned = (id: string, pins: number) => ({
      type: 'change',
      table: 'piece',
      id,
      before: { pins: pins - 1 },
      after: { pins },
      cites: ['MF-PIN-1'],
    })
    const hit = rolled('hit', [4], ['r1', 'b1'])
    expect(texts(muzzleflash, [hit, pinned('b1', 1), pinned('r1', 1)]).slice(1)).toEqual([
      'Blue rifleman and Corporal take pins.',
    ])
    expect(texts(muzzleflash, [pinned('b1', 1), hit, pinned('b1', 2)]).filter(says => says.includes('pin'))).toEqual([
      'Blue rifleman takes a pin.',
      'Blue rifleman now has 2 pins.',
    ])
  })

  test('who lets a reaction pass is not told of', () =>
    expect(texts(muzzleflash, [decided('blue', { action: 'pass' })])).toEqual([]))
})

describe('Simple Plastic Figures', () => {
  test.each([
    ['german', 'The Red side decides that german goes first.'],
    ['red', 'The Red side decides to go first.'],
    ['blue', 'The Red side decides that the Blue side goes first.'],
  ])('a side says who goes first: %s', (first, says) =>
    expect(texts(plastic, [decided('red', { action: 'choose', first })])).toEqual([says]),
  )
})
