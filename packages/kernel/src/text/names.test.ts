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
const names = () => makeNames({ seat: 'allied', pieces, lands, sides, squares, terms: { smg: 'submachine gun' } })

test.each([
  ['sergeant', 'Leader'],
  ['rifle-1', 'Rifleman 1'],
  ['rifle-2', 'Rifleman 2'],
  ['schuetze-1', 'German rifleman'],
  ['corporal', 'German submachine gunner'],
  ['x', 'German horse'],
  ['b', 'Betsy'],
  ['nobody-here', 'nobody here'],
])('the piece %s is called %s', (id, name) => expect(names().piece(id)).toBe(name))

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
  ])('$says', (message, said) => expect(names().say(message)).toBe(said))

  test('keeps its beginning within a sentence', () => {
    expect(names().label(text`long range`, true)).toBe('long range')
    expect(names().label(text`long range`)).toBe('Long range')
  })
})

describe('pieces of one kind are told apart', () => {
  const called = (ids: readonly string[], more: object = {}): readonly string[] => {
    const alike = ids.map(id => ({ id, side: 'allied', kind: 'truck' }))
    const own = makeNames({ seat: 'allied', pieces: alike, sides, squares, ...more })
    return ids.map(id => own.piece(id))
  }
  const rollCall = { men: ['truck'], nations: {}, called: {}, posts: {}, seed: '' }
  test.each([
    ['by the numbers in their ids', ['t-7', 't-12'], ['Truck 7', 'Truck 12']],
    ['by their order, where two ids have the same number', ['a-7', 'b-7'], ['Truck 1', 'Truck 2']],
    ['by their order, where an id has none', ['t', 't-7'], ['Truck 1', 'Truck 2']],
    ['by a number at the end only', ['7-t', '9-t'], ['Truck 1', 'Truck 2']],
  ])('%s', (_, ids, names) => expect(called(ids)).toEqual(names))

  test('men without surnames are counted from 1 in the order of their numbers', () => {
    expect(called(['t-12', 't-7'], { rollCall })).toEqual(['Truck 2', 'Truck 1'])
    expect(called(['t-12', 't-7'], { rollCall: { ...rollCall, men: ['horse'] } })).toEqual(['Truck 12', 'Truck 7'])
  })

  test('a piece of the other side is not one of them', () => {
    const [own, other] = [
      { id: 't-1', side: 'allied', kind: 'truck' },
      { id: 't-2', side: 'german', kind: 'truck' },
    ]
    expect(makeNames({ seat: 'allied', pieces: [own, other], sides, squares }).piece('t-2')).toBe('German truck')
  })

  test('one without a kind is a piece', () => {
    const [x] = [{ id: 'x', side: 'allied' }]
    expect(makeNames({ seat: 'allied', pieces: [x], sides, squares }).piece('x')).toBe('Piece')
  })
})

describe('units, places and sides', () => {
  const units = [
    { id: 'a-1st', side: 'allied', kind: 'platoon' },
    { id: 'g-2nd', side: 'german', kind: 'platoon' },
    { id: 'reserve', side: 'allied', kind: 'platoon', name: 'The old guard' },
    { id: 'u4', side: 'allied', kind: 'platoon', name: '4th' },
    { id: 'u5', side: 'allied', kind: 'platoon', name: '' },
    { id: 'u6', side: 'german', kind: 'platoon', name: 'Kampfgruppe' },
    { id: 'x-ray-x-2', side: 'allied', kind: 'platoon' },
    { id: 'german.hq-1', side: 'german', kind: 'section' },
  ]
  const all = () => makeNames({ seat: 'allied', pieces, lands, units, sides, squares })

  test.each([
    ['a-1st', '1st platoon'],
    ['g-2nd', 'the German 2nd platoon'],
    ['reserve', 'The old guard'],
    ['u4', '4th platoon'],
    ['u5', 'u5'],
    ['u6', 'the German Kampfgruppe'],
    ['x-ray-x-2', 'ray x 2'],
    ['no-such-unit', 'no such unit'],
    ['german.hq-1', 'the German hq 1'],
  ])('the unit %s is called %s', (id, name) => {
    expect(all().unit(id)).toBe(name)
    expect(all().label(text`${the.unit(id)}`, true)).toBe(name)
  })

  test('a unit may be named by the scenario', () => {
    const rollCall = { men: [], nations: {}, called: { 'a-1st': 'Black Watch' }, seed: '' }
    expect(makeNames({ seat: 'allied', pieces, units, sides, squares, rollCall }).unit('a-1st')).toBe('Black Watch')
  })

  test('ground is called by its kind or its name', () => {
    expect(['farmhouse', 'hedge-2', 'wall', 'far-pond'].map(all().place)).toEqual([
      'farmhouse',
      'hedge',
      'stone wall',
      'far pond',
    ])
  })

  test('a thing is a piece, a side, a unit or ground', () => {
    const thing = (id: string): string => all().label(text`${the.thing(id)}`, true)
    expect(['rifle-1', 'german', 'a-1st', 'hedge-2', 'red.lost-squad'].map(thing)).toEqual([
      'Rifleman 1',
      'the German side',
      '1st platoon',
      'the hedge',
      'lost squad',
    ])
    expect(all().piece('x.red.lost-squad')).toBe('lost squad')
  })

  test('what an id stands for', () => {
    expect(
      ['rifle-1', 'german', 'wall', 7].map(id => [all().isPiece(id), all().isSide(id), all().isPlace(id)]),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ])
    expect(
      makeNames({ seat: 'red', pieces: [{ id: 'x', side: 'patrol-a', kind: 'truck' }], sides, squares }).piece('x'),
    ).toBe('Patrol A truck')
    expect([all().side('german'), all().side('patrol-a'), all().theSide('allied')]).toEqual([
      'German',
      'patrol A',
      'the American side',
    ])
  })

  test('ways and directions', () => {
    const [from, to] = [[inch(10), inch(10)] as const, [inch(10), inch(14)] as const]
    expect(all().say(text`it goes ${the.way(from, to)}, ${the.towards(90)}, for ${the.length(inch(2))}`)).toBe(
      'It goes 4″ north, east, for 2″',
    )
    expect(all().label(text`${the.way(from, from)}`, true)).toBe('where it stands')
  })
})
