import { describe, expect, test } from 'vitest'
import { degrees, id, list, point } from '../book/schema.ts'
import type { Point } from '../geometry/shape.ts'
import { Squares } from '../geometry/squares.ts'
import { inch } from '../length.ts'
import { because, choice, type Draft, Refusal } from '../play/prompt.ts'
import { plainly, text } from './message.ts'
import { Misread, type Reader, readPhrase } from './phrase.ts'

const places: { readonly [id: string]: Point } = { tank: [inch(10), inch(10)], foe: [inch(10), inch(20)] }
const move = { piece: id, to: point, path: list(point), facing: degrees }

/** One tank that moves, and turns; and cannot fire. */
const reader: Reader = {
  rules: {
    actions: {
      move: { says: text`Move`, fields: move },
      throw: { says: text`Throw a grenade`, fields: { piece: id } },
    },
    book: { unit: 'in', prefix: 'XX' },
  },
  roles: { move: { piece: 'actor', to: 'place', path: 'path', facing: 'facing' }, throw: { piece: 'actor' } },
  squares: new Squares(inch(48), inch(48), 'in'),
  actions: ['move', 'throw'],
  names: [
    { name: 'Sherman 1', id: 'tank' },
    { name: 'German rifleman', id: 'foe' },
  ],
  question({ action, piece, to, path }: Draft) {
    const no = [because('turn', text`it is not yours`, 'XX-A-1')]
    const choices = [choice('tank', text`sherman tank`), choice('foe', text`german rifleman foe`, no)]
    if (piece === undefined) return { field: 'piece', says: text`Who?`, choices }
    return action === 'move' && !to && !path ? { field: 'to', says: text`Where?`, choices: [], open: 'path' } : null
  },
  refusal: () => null,
  say: plainly,
  where: name => places[name] ?? null,
}
const draft = (line: string, begun: Draft | null = null): Draft => readPhrase(reader, line, begun).draft
const at = (x: number, y: number): Point => [inch(x), inch(y)]

describe('a line becomes a decision', () => {
  test.each([
    ['move Sherman 1 north 4', { action: 'move', piece: 'tank', to: at(10, 14) }],
    ['mo the sherman 1 4″ at 3 o’clock', { action: 'move', piece: 'tank', to: at(14, 10) }],
    ['move sherman 1 to C5', { action: 'move', piece: 'tank', to: at(15, 27) }],
    ['move 1 to 12,12 then east 3', { action: 'move', piece: 'tank', path: [at(12, 12), at(15, 12)] }],
    ['move tank 12,12 facing south-west', { action: 'move', piece: 'tank', to: at(12, 12), facing: 225 }],
    ['move tank 10,14 facing german rifleman', { action: 'move', piece: 'tank', to: at(10, 14), facing: 0 }],
    [
      'move tank 10,24 face towards the German rifleman',
      { action: 'move', piece: 'tank', to: at(10, 24), facing: 180 },
    ],
    ['move tank north 1 facing 9 o’clock', { action: 'move', piece: 'tank', to: at(10, 11), facing: 270 }],
    ['throw a grenade tank', { action: 'throw', piece: 'tank' }],
  ])('%s', (line, decision) => expect(draft(line)).toEqual(decision))

  test('or goes on with one that is begun', () => {
    expect(draft('west 2 facing east', { action: 'move', piece: 'tank' })).toEqual({
      action: 'move',
      piece: 'tank',
      to: at(8, 10),
      facing: 90,
    })
  })

  test('what means nothing is said, and what is not allowed is refused', () => {
    expect(readPhrase(reader, 'move tank nowhere').note).toBe('“nowhere” is no answer to: Where?')
    expect(() => draft('move german rifleman north 1')).toThrow(Refusal)
    expect(() => draft('dance')).toThrow(Misread)
  })
})
