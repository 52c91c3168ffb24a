import { describe, expect, test } from 'vitest'
import { length } from '../book/schema.ts'
import type { Known } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import { cm } from '../length.ts'
import { because } from '../play/prompt.ts'
import { playOn, toOrders, toy, toyHost } from '../toy.fixture.ts'
import { text, the } from './message.ts'
import { spotOf, Voice } from './voice.ts'
import { reasonText, spaced } from './wording.ts'

const at = (x: number, y: number): Point => [cm(x), cm(y)]
const voice = (side = 'red') => new Voice(toOrders(toyHost()).seat(side))

describe('the voice of a side', () => {
  test('knows what it may do and what is asked', () => {
    const red = voice()
    expect(red.side).toBe('red')
    expect(red.actions).toEqual(['order'])
    expect(red.question({ action: 'order' })).toMatchObject({ field: 'piece', role: 'actor' })
    expect(red.question({ action: 'order', piece: 'red-1', how: 'rush', to: at(30, 26), rest: [] })).toBeNull()
    expect(red.refusal({ action: 'order', piece: 'blue-1', how: 'rush', to: at(30, 26) })?.reasons[0]?.word).toBe(
      'side',
    )
    expect(red.knowsAll).toBe(false)
    expect(voice('nobody').actions).toEqual([])
  })

  test('has names for what it sees, and for nothing else', () => {
    expect(voice().names).toEqual([
      { name: 'Scout 1', id: 'red-1' },
      { name: 'Scout 2', id: 'red-2' },
      { name: 'bush', id: 'bush' },
    ])
    expect(voice().idsIn('order scout 2 to the bush')).toBe('order red-2 to bush')
    expect(voice().say(text`${the.piece('red-1')} waits for ${the.side('blue')}.`)).toBe(
      'Scout 1 waits for the Blue side.',
    )
  })

  test('finds places of what it sees', () => {
    const red = voice()
    expect(red.where('red-1')).toEqual(at(30, 20))
    expect(red.where('bush')).toEqual(at(35, 30))
    expect(red.where('blue-1')).toBeNull()
    expect(red.find('piece', 'blue-1')).toBeNull()
    expect(red.find('piece', 'red-2')).toMatchObject({ id: 'red-2', side: 'red' })
    expect(red.map.list('red')[0]).toMatch(/^Red: Scout 1 at C2 \(30, 20\); in bush\.$/)
  })

  test('finds its own marker, and none of the others', () => {
    const host = toyHost()
    host.decide('red', { action: 'mine', at: at(50, 40) })
    expect(new Voice(host.seat('red')).where('mine-red-1')).toEqual(at(50, 40))
    expect(new Voice(host.seat('blue')).where('mine-red-1')).toBeNull()
  })

  test('tells news once, and the log as often as it is asked', () => {
    const host = toyHost()
    const red = new Voice(host.seat('red'))
    expect(red.news()).toEqual([])
    host.decide('red', { action: 'ready' })
    expect(red.news().map(({ type }) => type)).toEqual(['decision', 'change'])
    expect(red.news()).toEqual([])
    expect(red.log().map(({ type }) => type)).toEqual(['decision', 'change'])
  })

  test('keeps its words while nothing happens, and finds new ones when something does', () => {
    const host = toyHost()
    const red = new Voice(host.seat('red'))
    const { wording } = red
    expect(red.wording).toBe(wording)
    host.decide('red', { action: 'hide', piece: 'red-1', to: at(60, 60) })
    expect(red.wording).not.toBe(wording)
    expect(red.where('red-1')).toEqual(at(60, 60))
  })

  test('uses the words of its rule set', () => {
    const host = toOrders(toyHost())
    Object.defineProperty(host, 'rules', { value: { ...toy, terms: { sneak: 'on tiptoe' } } })
    expect(new Voice(host.seat('red')).say(text`${the.term('sneak')}, ${the.term('rush')}`)).toBe('On tiptoe, rush')
  })
})

test('a record is where it is, in the middle of its shape, or nowhere', () => {
  const shape = { polygon: [at(0, 0), at(4, 0), at(4, 2)] }
  expect(spotOf({ id: 'a', at: at(1, 2) } as Known)).toEqual(at(1, 2))
  expect(spotOf({ id: 'a', at: null, shape } as never)).toEqual(at(2, 1))
  expect(spotOf({ id: 'a' } as Known)).toBeNull()
  expect(spotOf(null)).toBeNull()
})

describe('wording', () => {
  const { wording } = voice()
  const piece = (change: object): Known => ({ ...toOrders(toyHost()).game.piece('red-1'), ...change }) as never

  test('calls everything by its name', () => {
    const called = (['piece', 'terrain', 'unit', 'side', 'marker'] as const).map(table =>
      wording.called(table, table === 'side' ? 'red' : table === 'piece' ? 'red-1' : 'bush'),
    )
    expect(called).toEqual(['Scout 1', 'bush', 'bush', 'Red', 'bush'])
    expect(wording.called('unit', 'red-unit')).toBe('red unit')
    expect(wording.called('marker', 'red-1')).toBe('red-1')
  })

  test('a decision, field by field', () => {
    const decision = { action: 'order', piece: 'red-1', how: 'rush', to: at(30, 26), rest: ['red-2'] }
    expect(wording.decision(decision)).toBe('Order, piece Scout 1, how rush, to C2 (30, 26), rest Scout 2')
    expect(wording.decision({ action: 'dance', withWhom: 'blue' })).toBe('dance, with whom the Blue side')
  })

  test('what has become of a record', () => {
    const became = (before: Known | null, after: Known | null) => wording.changes('piece', before, after)
    expect(became(piece({}), null)).toEqual([{ says: 'is taken away', does: true }])
    expect(became(null, piece({}))).toEqual([{ says: 'appears at C2 (30, 20)', does: true }])
    expect(became(null, piece({ at: null }))).toEqual([{ says: 'appears', does: true }])
    expect(became(piece({}), piece({ at: at(30, 24) }))).toEqual([{ says: 'moves 4 cm to C2 (30, 24)', does: true }])
    expect(became(piece({ at: null }), piece({}))).toEqual([{ says: 'comes to C2 (30, 20)', does: true }])
    expect(became(piece({}), piece({ at: null }))).toEqual([{ says: 'leaves the table', does: true }])
    expect(became(piece({}), piece({ hidden: false }))).toEqual([{ says: 'not hidden', does: false }])
    expect(became(piece({ facing: 0 }), piece({ facing: 90, unknown: 1 }))).toEqual([
      { says: 'facing 90', does: false },
    ])
    expect(became(piece({}), piece({}))).toEqual([])
    expect(wording.changes('game', { id: 'game', last: 3 }, { id: 'game', last: 4 })).toEqual([
      { says: 'last 4', does: false },
    ])
    // turn and phase are told by their own lines
    expect(wording.changes('game', { id: 'game', turn: 1 }, { id: 'game', turn: 2 })).toEqual([])
  })

  test('a piece that is out of the game does not also leave the table', () => {
    const rules = { ...toy, fields: { ...toy.fields, piece: { ...toy.fields.piece, gone: length } } }
    const { squares, names } = wording
    const other = new (wording.constructor as new (...all: unknown[]) => typeof wording)(rules, squares, names)
    const [here, gone] = [piece({}), piece({ gone: true, at: null })]
    expect(other.changes('piece', here, gone)).toEqual([{ says: 'is out of the game', does: true }])
    expect(other.changes('piece', gone, here)).toEqual([
      { says: 'comes to C2 (30, 20)', does: true },
      { says: 'is in the game again', does: true },
    ])
  })

  test('values of every kind', () => {
    const value = (it: unknown, type = undefined as Parameters<typeof wording.value>[0]) => wording.value(type, it)
    expect(value(null)).toBe('none')
    expect(value(undefined)).toBe('none')
    expect(value(cm(3))).toBe('3000')
    expect(value(cm(3), length)).toBe('3 cm')
    expect(value('3', length)).toBe('3')
    expect(value(true)).toBe('yes')
    expect(value(false)).toBe('no')
    expect(value([])).toBe('none')
    expect(value(['red-1', 'b'])).toBe('Scout 1 and b')
    expect(value({ toWhom: 'red-2', when: null })).toBe('to whom Scout 2 when none')
    expect(value('blue')).toBe('the Blue side')
    expect(wording.field('goneTurn', undefined, 3)).toBe('gone turn 3')
    expect(wording.field('acted', undefined, true)).toBe('acted')
  })

  test('a reason ends with its rules', () => {
    expect(reasonText(because('far', text`too far`, 'A-1', 'A-2', 'A-3', 'A-4', 'A-5'), wording)).toBe(
      'Too far. A-1, A-2, A-3 and 2 more',
    )
    expect(reasonText(because('far', text`is it?`), wording)).toBe('Is it?')
    expect(spaced('goneTurnOf')).toBe('gone turn of')
  })
})

test('a game played to its end is told with every change in words', () => {
  const host = playOn(toyHost(), 4)
  const umpire = new Voice(host.seat('umpire'))
  const told = umpire.log().flatMap(entry => {
    if (entry.type !== 'change') return []
    return umpire.wording.changes(entry.table, entry.before as Known | null, entry.after as Known | null)
  })
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(({ says }) => says.includes('undefined') || says.includes('[object'))).toEqual([])
})
