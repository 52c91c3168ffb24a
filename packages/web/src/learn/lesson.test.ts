import { type Decision, type Entry, spelled } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { describe, expect, test } from 'vitest'
import { part } from '../part.fixture.ts'
import { freshIn, type Given, isPast } from './coach.ts'
import { due, type Lesson, type Moment, type Pointing, type Seen } from './lesson.ts'

/** A seat of red, in its own go, with two men and one enemy. */
const NOTHING = spelled('')

const snapshot = part<Snapshot>({
  table: { roles: { move: { piece: 'actor', to: 'place' }, fire: { piece: 'actor', target: 'target' } }, purposes: {} },
  seat: 'red',
  view: {
    side: 'red',
    tables: {
      game: [{ id: 'game', phase: 'action', turn: 1, side: 'red' }],
      piece: [
        { id: 'r1', side: 'red', kind: 'rifleman', at: [0, 0], gone: false },
        { id: 'r2', side: 'red', kind: 'nco', at: [0, 0], gone: false },
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [0, 0], gone: false },
      ],
    },
  },
  prompt: {
    side: 'red',
    says: NOTHING,
    actions: ['move', 'throw', 'end'],
    cites: [],
    about: ['b1'],
    context: null,
    default: null,
  },
  offers: [
    {
      action: 'move',
      says: NOTHING,
      roles: {},
      no: [],
      question: { field: 'piece', says: NOTHING, choices: [{ value: 'r1', says: NOTHING, no: [] }] },
    },
    {
      action: 'throw',
      says: NOTHING,
      roles: {},
      no: [],
      question: {
        field: 'piece',
        says: NOTHING,
        choices: [{ value: 'r1', says: NOTHING, no: [{ word: 'x', says: NOTHING, cites: [] }] }],
      },
    },
    { action: 'end', says: NOTHING, roles: {}, no: [], question: null },
  ],
  waitingFor: ['red'],
  outcome: null,
  glances: { r1: ['can-act'], r2: ['pinned'], b1: ['can-act'] },
})

const change = (values: Partial<Snapshot>): Snapshot => ({ ...snapshot, ...values })
const lesson = (when: Moment, points?: Pointing, id = 'one'): Lesson => ({
  id,
  when,
  rules: [],
  ...(points && { points }),
})
const seen = (values: Partial<Seen> = {}): Seen => ({ snapshot, news: [], draft: null, selected: null, ...values })
const comes = (when: Moment, values: Partial<Seen> = {}): boolean => due(lesson(when), seen(values)) !== null

const decision = (side: string, action: string, fields: object = {}): Entry => ({
  type: 'decision',
  side,
  decision: { action, ...fields } as Decision,
})
const roll = (purpose: string): Entry => ({
  type: 'roll',
  purpose,
  faces: 6,
  dice: [3],
  at: 0,
  cites: ['MF-SHT-7'],
  about: ['b1'],
})

describe('a lesson comes', () => {
  test('in its phase, and in nobody else’s go', () => {
    expect(comes({ phase: 'action', go: 'own' })).toBe(true)
    expect(comes({ phase: 'planning' })).toBe(false)
    expect(comes({ go: 'other' })).toBe(false)
    expect(comes({ go: 'own' }, { snapshot: change({ waitingFor: ['blue'] }) })).toBe(false)
  })

  test('when something is offered that can be done, not when it is only listed', () => {
    expect(comes({ offered: 'move' })).toBe(true)
    expect(comes({ offered: 'throw' })).toBe(false)
    expect(comes({ offered: 'end' })).toBe(true)
    expect(comes({ offered: 'lead' })).toBe(false)
    expect(comes({ actions: ['move', 'throw'] })).toBe(true)
    expect(comes({ actions: ['move', 'react'] })).toBe(false)
  })

  test('when it is drafted, with the words that matter', () => {
    expect(comes({ drafting: 'move' })).toBe(false)
    const draft: Decision = { action: 'order', card: 'move' }
    expect(comes({ drafting: 'order', with: { card: ['move', 'move-fire'] } }, { draft })).toBe(true)
    expect(comes({ drafting: 'order', with: { card: ['prone'] } }, { draft })).toBe(false)
  })

  test('when an own piece is selected, of the kind that is meant', () => {
    expect(comes({ selected: true }, { selected: 'r1' })).toBe(true)
    expect(comes({ selected: true }, { selected: 'b1' })).toBe(false)
    expect(comes({ selected: ['nco'] }, { selected: 'r1' })).toBe(false)
    expect(comes({ selected: ['nco'] }, { selected: 'r2' })).toBe(true)
  })

  test('when somebody has just done it', () => {
    const news = [decision('blue', 'fire', { piece: 'b1', target: 'r1' })]
    expect(comes({ did: 'fire' }, { news })).toBe(true)
    expect(comes({ did: 'fire', by: 'other' }, { news })).toBe(true)
    expect(comes({ did: 'fire', by: 'own' }, { news })).toBe(false)
    expect(comes({ did: 'fire' })).toBe(false)
  })

  test('when somebody moves, whatever that is called', () => {
    const draft: Decision = { action: 'move', piece: 'r1', to: [1, 2] }
    expect(comes({ going: true }, { draft })).toBe(true)
    expect(comes({ going: true }, { draft: { action: 'fire', piece: 'r1', target: 'b1' } })).toBe(false)
    const news = [decision('red', 'move', { piece: 'r1', to: [1, 2] })]
    expect(comes({ went: true, by: 'own' }, { news })).toBe(true)
    expect(comes({ went: true, by: 'other' }, { news })).toBe(false)
    expect(comes({ went: true }, { news: [decision('red', 'fire', { piece: 'r1', target: 'b1' })] })).toBe(false)
  })

  test('when dice are rolled', () => {
    const news = [roll('hit')]
    expect(comes({ rolled: 'hit' }, { news })).toBe(true)
    expect(comes({ rolled: 'injure' }, { news })).toBe(false)
  })

  test('when a field of a record has changed', () => {
    const to = (pins: number): Entry[] => [
      {
        type: 'change',
        table: 'piece',
        id: 'r1',
        before: { id: 'r1', pins: 0 },
        after: { id: 'r1', pins },
        cites: [],
      } as never,
    ]
    expect(comes({ changed: { table: 'piece', field: 'pins' } }, { news: to(1) })).toBe(true)
    expect(comes({ changed: { table: 'piece', field: 'pins' } }, { news: to(0) })).toBe(false)
    expect(comes({ changed: { table: 'unit', field: 'pins' } }, { news: to(1) })).toBe(false)
    expect(comes({ changed: { table: 'piece', field: 'pins', to: true } }, { news: to(1) })).toBe(false)
  })

  test('by its turn, and only the last one when all is over', () => {
    expect(comes({ start: true })).toBe(true)
    expect(comes({ turn: 2 })).toBe(false)
    const over = { snapshot: change({ outcome: { winners: ['red'], says: '' } as never }) }
    expect(comes({ over: true })).toBe(false)
    expect(comes({ over: true }, over)).toBe(true)
    expect(comes({ phase: 'action' }, over)).toBe(false)
  })
})

describe('a lesson points', () => {
  const points = (pointing: Pointing, when: Moment, values: Partial<Seen> = {}) =>
    due(lesson(when, pointing), seen(values))

  test('at those who can act, of the own side alone', () => {
    expect(points('able', { go: 'own' })).toEqual(['r1'])
    expect(points({ glance: 'pinned' }, { go: 'own' })).toEqual(['r2'])
  })

  test('at those who may do it, or whom it is about', () => {
    expect(points('offered', { offered: 'move' })).toEqual(['r1'])
    expect(points('about', { go: 'own' })).toEqual(['b1'])
    const news = [decision('blue', 'fire', { piece: 'b1', target: 'r1' })]
    expect(points('about', { did: 'fire' }, { news })).toEqual(['b1', 'r1'])
    expect(points('about', { rolled: 'hit' }, { news: [roll('hit')] })).toEqual(['b1'])
  })
})

describe('of several lessons', () => {
  const given = (id: string, when: number): Given => ({ lesson: lesson({}, undefined, id), pieces: [], when })
  const ids = (
    lessons: readonly Lesson[],
    known: readonly string[],
    before: readonly Given[] = [],
    news: readonly Entry[] = [],
  ) => freshIn(lessons, seen({ news }), known, before, 3).map(one => one.lesson.id)

  test('none comes twice', () => {
    const both = [lesson({ go: 'own' }, undefined, 'a'), lesson({ go: 'own' }, undefined, 'b')]
    expect(ids(both, [])).toEqual(['a', 'b'])
    expect(ids(both, ['a'])).toEqual(['b'])
  })

  test('one that follows another waits until that has been read', () => {
    const follows = [{ ...lesson({ go: 'own' }, undefined, 'b'), after: ['a'] }]
    expect(ids(follows, [])).toEqual([])
    expect(ids(follows, ['a'], [given('a', 3)])).toEqual([])
    expect(ids(follows, ['a'], [given('a', 2)])).toEqual(['b'])
  })

  test('no more than two tell what has just happened', () => {
    const events = ['a', 'b', 'c'].map(id => lesson({ rolled: 'hit' }, undefined, id))
    const prompted = lesson({ go: 'own' }, undefined, 'd')
    expect(ids([...events, prompted], [], [], [roll('hit')])).toEqual(['a', 'b', 'd'])
  })

  test('what it spoke of has passed two decisions later', () => {
    expect(isPast(given('a', 3), 4)).toBe(false)
    expect(isPast(given('a', 3), 5)).toBe(true)
  })
})
