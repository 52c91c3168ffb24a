import {
  type Entry,
  inch,
  type Message,
  makeNames,
  type Point,
  Squares,
  type Telling,
  text,
  the,
} from '@sandtable/kernel'
import { tellings } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import type { Speech } from './speech.ts'
import { tell } from './telling.ts'

const pieces = [
  { id: 'r1', side: 'allied', kind: 'american-rifleman' },
  { id: 'r2', side: 'allied', kind: 'american-rifleman' },
  { id: 'g1', side: 'german', kind: 'german-rifleman' },
]
const squares = new Squares(inch(30), inch(30), 'in')
const speech: Speech = {
  names: makeNames({ seat: 'allied', pieces, sides: { allied: 'American', german: 'German' }, squares }),
  squares,
  teller: {
    telling: tellings.plastic as Telling,
    roles: {
      move: { piece: 'actor', to: 'place', path: 'path' },
      fire: { piece: 'actor', weapon: 'option', target: 'target', targets: 'target' },
      throw: { piece: 'actor', target: 'target' },
    },
    deeds: { move: text`Move` },
  },
}
const at = (x: number, y: number): Point => [inch(x), inch(y)]
const decided = (side: string, decision: object): Entry => ({ type: 'decision', side, decision }) as never
const changed = (table: string, id: string, before: object, after: object, cites: string[] = []): Entry =>
  ({ type: 'change', table, id, before: { id, ...before }, after: { id, ...after }, cites }) as never
const rolled = (purpose: string, dice: number[], more: object = {}): Entry =>
  ({ type: 'roll', purpose, dice, faces: 6, at: 0, cites: ['PF-EFF-1'], ...more }) as never
const said = (says: Message, about: string[] = []): Entry =>
  ({ type: 'said', says, cites: ['PF-EFF-1'], about }) as never
const texts = (...entries: readonly Entry[]): readonly string[] => tell(entries, speech).map(({ text }) => text)

describe('a line of the log', () => {
  test('of a shot names the weapon as a weapon, even where a piece has the same name', () => {
    const more = [...pieces, { id: 'rifle', side: 'allied', kind: 'american-rifleman' }]
    const names = makeNames({ seat: 'allied', pieces: more, sides: {}, squares })
    const shot = decided('german', { action: 'fire', piece: 'g1', weapon: 'rifle', target: 'rifle' })
    expect(tell([shot], { ...speech, names })[0]?.text).toMatch(/ fires at Rifleman 3 with the rifle\.$/)
  })

  test('of a move says how far, which way and where to, with the rule of the change', () => {
    const [line] = tell(
      [
        decided('allied', { action: 'move', piece: 'r2', to: at(10, 16) }),
        changed('piece', 'r2', { at: at(10, 10) }, { at: at(10, 16) }, ['PF-MOV-1', 'PF-MOV-2']),
      ],
      speech,
    )
    expect(line).toMatchObject({
      text: 'Rifleman 2 moves 6″ north to B3.',
      cites: ['PF-MOV-1'],
      side: 'allied',
      about: ['r2'],
      shows: [at(10, 10), at(10, 16)],
    })
  })

  test('of a shot names both', () =>
    expect(
      texts(
        decided('german', { action: 'fire', piece: 'g1', target: 'r1' }),
        rolled('effect', [2], { need: 6, about: ['r1'], modifiers: [{ says: text`cover`, by: -3, cites: [] }] }),
        said(text`${the.piece('r1')} comes through: fire, ${the.count(-1)}.`, ['r1']),
      ),
    ).toEqual([
      'German rifleman fires at Rifleman 1.',
      'Effect on Rifleman 1: needs 6+, rolls 2, cover −3: −1, fails.',
      'Rifleman 1 comes through: fire, −1.',
    ]))

  test('of something thrown says where', () =>
    expect(texts(decided('allied', { action: 'throw', piece: 'r1', target: at(13, 20) }))).toEqual([
      'Rifleman 1 throws a grenade at C4.',
    ]))

  test.each([
    ['an end', { action: 'end' }, 'The American side ends its go.'],
    ['a pass', { action: 'pass' }, 'The American side passes.'],
  ])('of %s is a whole sentence', (_, decision, text) => expect(texts(decided('allied', decision))).toEqual([text]))

  test('of one die for each tells what came of it for each', () =>
    expect(
      texts(
        rolled('status', [3, 6], { about: ['r1', 'r2'] }),
        changed('piece', 'r1', { status: 'unrolled' }, { status: 'ready' }),
        changed('piece', 'r2', { status: 'unrolled' }, { status: 'halted' }),
      ),
    ).toEqual(['Status check: Rifleman 1 rolls 3: ready; Rifleman 2 rolls 6: halted.']))

  test('begins a turn, but not the one after the last', () =>
    expect(
      texts(
        changed('game', 'game', { turn: 1 }, { turn: 2 }),
        changed('game', 'game', { turn: 2 }, { turn: 3, over: true }),
        changed('piece', 'r1', { acted: false }, { acted: true }),
      ),
    ).toEqual(['Turn 2']))
})
