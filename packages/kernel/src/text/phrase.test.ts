import { describe, expect, test } from 'vitest'
import { degrees, flag, id, int, list, oneOf, point } from '../book/schema.ts'
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

describe('a line in so many ways', () => {
  const no = [because('range', text`too far`, 'XX-A-2')]
  const fields = {
    piece: id,
    target: id,
    targets: list(id),
    weapon: oneOf('rifle', 'bazooka'),
    aimed: flag,
    facing: degrees,
    at: point,
    way: list(point),
    turns: int,
  }
  const asked = ['piece', 'target', 'weapon', 'facing'] as const
  const firing: Reader = {
    ...reader,
    rules: { ...reader.rules, actions: { ...reader.rules.actions, fire: { says: text`Fire`, fields } } },
    roles: {
      ...reader.roles,
      fire: { piece: 'actor', target: 'target', targets: 'target', facing: 'facing', weapon: 'option' },
    },
    actions: ['fire', 'throw'],
    question(draft: Draft) {
      const field = asked.find(one => draft[one] === undefined && (one !== 'target' || draft.targets === undefined))
      if (!field || draft.action !== 'fire') return null
      const values = { piece: ['tank'], target: ['foe', 'friend'], weapon: ['rifle'], facing: [] }[field]
      return {
        field,
        says: text`Which ${{ name: field }}?`,
        role: field === 'target' ? 'target' : 'option',
        choices: [
          ...values.map(value => choice(value, text`${{ name: value }}`)),
          ...(field === 'weapon' ? [choice('bazooka', text`bazooka`, no)] : []),
        ],
      }
    },
    refusal: ({ target }) => (target === 'tank' ? new Refusal(no) : null),
  }
  const read = (line: string, begun: Draft | null = null) => readPhrase(firing, line, begun)

  test.each([
    ['fire at foe', { action: 'fire', piece: 'tank', target: 'foe' }],
    ['FIRE tank foe rifle', { action: 'fire', piece: 'tank', target: 'foe', weapon: 'rifle' }],
    ['fire at foe,friend', { action: 'fire', piece: 'tank', targets: ['foe', 'friend'] }],
    ['fire tank at fri with rif', { action: 'fire', piece: 'tank', target: 'friend', weapon: 'rifle' }],
    ['fire tank foe rifle ne', { action: 'fire', piece: 'tank', target: 'foe', weapon: 'rifle', facing: 45 }],
    ['fire tank foe facing foe', { action: 'fire', piece: 'tank', target: 'foe', facing: 0 }],
    ['action=fire piece=tank', { action: 'fire', piece: 'tank' }],
    ['action = fire aimed=yes', { action: 'fire', aimed: true }],
    ['fire aimed=no turns=3', { action: 'fire', aimed: false, turns: 3 }],
    ['fire at=10,12', { action: 'fire', at: at(10, 12) }],
    ['fire way=1,2>3,4', { action: 'fire', way: [at(1, 2), at(3, 4)] }],
    ['fire targets=foe,friend', { action: 'fire', targets: ['foe', 'friend'] }],
    ['throw a grenade', { action: 'throw' }],
    ['thr', { action: 'throw' }],
    ['throw a', { action: 'throw' }],
  ])('%s', (line, decision) => expect(read(line).draft).toEqual(decision))

  test('an action is also known by the words that it is offered with', () => {
    const offered = { ...reader, offer: (action: string) => (action === 'throw' ? text`Lob a bomb` : undefined) }
    expect(readPhrase(offered, 'lob a bomb').draft).toEqual({ action: 'throw' })
  })

  test('where to without how far is as far as one can', () => {
    expect(readPhrase(reader, 'move tank towards foe')).toMatchObject({ note: null, towards: at(10, 20) })
    expect(readPhrase(reader, 'move tank towards foe 4').towards).toBeUndefined()
    expect(readPhrase(reader, 'move tank to foe').towards).toBeUndefined()
  })

  test('nobody reads an id', () => {
    expect(() => read('Sherman 1 move')).toThrow('There is no command or action Sherman.')
    expect(read('throw Sherman 1 German rifleman').note).toBe('I could not use “Sherman 1 German rifleman”.')
  })

  test('what is left over is said', () => {
    expect(read('throw a grenade now or never').note).toBe('I could not use “now or never”.')
    expect(read('fire at nobody').note).toBe('“nobody” is no answer to: Which target?')
    expect(read('fire at foe,nobody').note).toBe('“German rifleman,nobody” is no answer to: Which target?')
    expect(read('fire tank foe facing').note).toBe('“facing” is no answer to: Which facing?')
    expect(read('', { action: 'throw' }).note).toBeNull()
  })

  test('what is greyed or not allowed is refused with its reason', () => {
    expect(() => read('fire tank foe bazooka')).toThrow(new Refusal(no))
    expect(() => read('fire tank at tank')).toThrow(new Refusal(no))
  })

  test('an action that is not asked for is refused, an unknown one is not known', () => {
    expect(() => read('move tank')).toThrow('Not now: move.')
    expect(() => readPhrase({ ...firing, refusal: () => new Refusal(no) }, 'move tank')).toThrow(Refusal)
    expect(() => read('fight')).toThrow('There is no command or action fight.')
    expect(() => read('f')).toThrow('There is no command or action f.')
    expect(() => read('')).toThrow(Misread)
    expect(() => readPhrase({ ...firing, actions: ['throw', 'through'] }, 'thr tank')).toThrow(Misread)
  })

  test('a field is read by its type, and an unknown one is not known', () => {
    expect(() => read('fire wepon=rifle')).toThrow('There is no field of fire wepon. Did you mean weapon?')
    expect(() => read('fire constructor=1')).toThrow('There is no field of fire constructor.')
    expect(() => read('fire weapon=spoon')).toThrow(/your line/)
    expect(() => read('fire turns=many')).toThrow(/turns/)
  })

  test('places are taken one after another, or only one', () => {
    const open = (kind: 'point' | 'path'): Reader => ({
      ...reader,
      question: draft =>
        draft.to === undefined && draft.path === undefined
          ? { field: 'to', says: text`Where?`, choices: [choice('foe', text`the foe`)], open: kind }
          : null,
    })
    const begun = { action: 'move', piece: 'tank' }
    expect(readPhrase(open('path'), '1,1 then 2,2 and 3,3', begun).draft.path).toEqual([at(1, 1), at(2, 2), at(3, 3)])
    expect(readPhrase(open('point'), '1,1 then 2,2', begun)).toEqual({
      draft: { ...begun, to: at(1, 1) },
      note: 'I could not use “then 2,2”.',
    })
    expect(readPhrase(open('point'), 'foe', begun).draft.to).toBe('foe')
    expect(readPhrase(open('point'), 'tank', begun).draft.to).toEqual(at(10, 10))
    const without = { ...open('path'), roles: { move: { piece: 'actor', to: 'place' } } } as const
    expect(readPhrase(without, '1,1 then 2,2', begun).draft).toEqual({ ...begun, to: at(1, 1) })
  })
})
