import { describe, expect, test } from 'vitest'
import { copying } from '../game/copying.ts'
import { Host } from '../play/host.ts'
import { toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { Carrier } from './carried.ts'

type Line = { readonly [field: string]: unknown }

/** Puts lines of another version into a game of two sides, and says why not all of them fit. */
const put = (...lines: readonly Line[]) => putInto(toOrders(toyHost()), ...lines)

function putInto(host: Host, ...lines: readonly Line[]) {
  const before = host.game.journal.length
  const script = { file: 'old.save', lines: lines.map(line => JSON.stringify(line)), from: 0, cut: null }
  const problem = new Carrier(host, script).put(lines.length)
  return { game: host.game, problem: problem?.message ?? null, added: host.game.journal.length - before }
}
const change = (table: string, id: string, after: object | null): Line => ({
  type: 'change',
  table,
  id,
  before: null,
  after: after && { id, ...after },
  cites: [],
})
const scout = { side: 'red', unit: 'red-unit', kind: 'scout', at: [5000, 6000] }
const game = { turn: 2, phase: 'go', side: 'red' }
const roll = { type: 'roll', purpose: 'mine', faces: 6, dice: [6], at: 0, cites: [] }
const square = [[0, 0], [9000, 0], [9000, 9000]] // biome-ignore format: a triangle

describe('what another version recorded goes in as it is', () => {
  test('a change of a record that is there keeps what it does not mention', () => {
    const { game, problem } = put(change('piece', 'red-1', { at: [5000, 6000] }))
    expect(problem).toBeNull()
    expect(game.piece('red-1')).toMatchObject({ at: [5000, 6000], kind: 'scout', unit: 'red-unit', hidden: true })
  })

  test('a new record is completed by the rules of today', () => {
    expect(put(change('piece', 'red-9', scout)).game.piece('red-9')).toMatchObject({
      ...scout,
      gone: false,
      hidden: true,
    })
    const mine = { kind: 'mine', side: 'red', at: [1, 1], sprung: false }
    expect(put(change('marker', 'm', mine)).game.find('marker', 'm')).toMatchObject(mine)
  })

  test('what goes is gone', () => expect(put(change('piece', 'red-1', null)).game.find('piece', 'red-1')).toBeNull())

  test('fields that only the rules write must look like those that are there, others are left out', () => {
    const red = (after: object) => put(change('side', 'red', after)).game.side('red')
    expect(red({ shown: true })).toMatchObject({ shown: true })
    expect(red({ shown: 3 })).toMatchObject({ shown: false })
    expect(red({ shown: [true] })).toMatchObject({ shown: false })
    expect(red({ shown: null })).toMatchObject({ shown: null })
    expect(red({ order: { piece: 'red-1' } })).toMatchObject({ order: { piece: 'red-1' } })
    expect(red({ colour: 'red' })).not.toHaveProperty('colour')
    const ordered = change('side', 'red', { order: { piece: 'red-1' } })
    expect(put(ordered, change('side', 'red', { order: ['red-1'] })).game.side('red')).toMatchObject({
      order: { piece: 'red-1' },
    })
  })

  test('where the types of the records are known, such fields must have them', () => {
    const forms = {
      side: { shown: 'flag', order: [null, { fields: { piece: 'text' } }] },
      marker: { id: 'text' },
    } as const
    const typed = { ...toy, copies: copying({}, forms) }
    const into = (line: Line) => putInto(new Host(typed, toySource()).start(), line)
    const red = (after: object) => into(change('side', 'red', after)).game.side('red')
    expect(red({ order: { piece: 'red-1' } })).toMatchObject({ order: { piece: 'red-1' } })
    expect(red({ order: { piece: 1 } })).toMatchObject({ order: null })
    expect(red({ order: { piece: 'red-1', more: 1 } })).toMatchObject({ order: null })
    expect(red({ shown: null })).toMatchObject({ shown: false })
    expect(into(change('marker', 'm', {})).problem).toBeNull()
    expect(into(change('marker', 'm', { boom: true })).problem).toContain('no marker is like')
  })

  test('dice, decisions, words and settled points', () => {
    const { game, problem, added } = put(
      roll,
      { ...roll, at: 1, faces: 1000, dice: [1000, 1] },
      { type: 'decision', side: 'blue', decision: { action: 'pass' } },
      { type: 'said', says: { says: 'Ah.', args: [] }, cites: [] },
      { settled: true },
      { waiting: 'red', decision: { action: 'pass' } },
    )
    expect([problem, added, game.store.dice]).toEqual([null, 4, 3])
    expect(game.journal.settled.at(-1)).toBe(game.journal.length)
  })

  test('the state of the game', () => {
    expect(put(change('game', 'game', game)).game.state).toMatchObject(game)
    expect(put(change('game', 'game', { ...game, side: null, turn: 10_000 })).game.state).toMatchObject({
      turn: 10_000,
    })
    expect(put(change('game', 'game', { ...game, turn: 0 })).game.state).toMatchObject({ turn: 0 })
    expect(put(change('terrain', 'bush', { burnt: true })).game.find('terrain', 'bush')).toMatchObject({ burnt: true })
  })
})

describe('what cannot be is told with its line, and nothing after it goes in', () => {
  const rows: [string, Line, string][] = [
    ['a piece that is not there goes', change('piece', 'nobody', null), 'there is no piece "nobody" that could go'],
    ['the game itself goes', change('game', 'game', null), 'there is no game "game" that could go'],
    ['a second game', change('game', 'other', game), 'more than 1 of game'],
    ['a kind that is not there', change('piece', 'red-9', { ...scout, kind: 'dragon' }), 'dragon'],
    ['a kind that there is no more', change('piece', 'red-1', { kind: 'dragon' }), 'dragon'],
    ['a side that is not there', change('piece', 'red-9', { ...scout, side: 'green' }), '"green"'],
    ['a unit that is not there', change('piece', 'red-1', { unit: 'green-unit' }), '"green-unit"'],
    ['a turn before the first', change('game', 'game', { ...game, turn: -1 }), 'turn: expected a whole number, 0 or more, found -1'],
    ['a turn after the last', change('game', 'game', { ...game, turn: 10_001 }), 'a turn 10001'],
    ['a phase that is not there', change('game', 'game', { ...game, phase: 'dance' }), '"dance"'],
    ['the turn of nobody', change('game', 'game', { ...game, side: 'green' }), '"green"'],
    ['a field of another type', change('side', 'red', { mines: 'two' }), 'expected a whole number, found "two"'],
    ['dice out of order', { ...roll, at: 1 }, 'die 0 comes next, not die 1'],
    ['a die of no faces', { ...roll, faces: 0 }, 'dice of 0 faces do not show [6]'],
    ['a die of too many faces', { ...roll, faces: 1001 }, 'dice of 1001 faces do not show [6]'],
    ['a face below the first', { ...roll, dice: [1, 0] }, 'dice of 6 faces do not show [1,0]'],
    ['a face above the last', { ...roll, dice: [7] }, 'dice of 6 faces do not show [7]'],
    ['a decision of nobody', { type: 'decision', side: 'green', decision: { action: 'pass' } }, 'there is no side "green"'],
    ['a shape without an outline', change('terrain', 'hut', { kind: 'bush', shape: {} }), 'outline'],
    ['no line at all', { type: 'dance' }, 'no line of this kind'],
  ] // biome-ignore format: a row a line
  test.each(rows)('%s', (_, line, says) => {
    const { problem, added } = put({ settled: true }, line, change('piece', 'red-1', null))
    expect(problem).toMatch(/^SAVE-2: old\.save line 2: /)
    expect(problem).toContain(says)
    expect(added).toBe(0)
  })

  test('more ground than a table holds', () => {
    const wood = (i: number) => change('terrain', `wood-${i}`, { kind: 'bush', shape: { polygon: square } })
    const { problem, added } = put(...Array.from({ length: 1700 }, (_, i) => wood(i)))
    expect(problem).toMatch(/more than|over 5000 edges/)
    expect(added).toBeGreaterThan(100)
  })

  test('fewer pieces of ground with more corners than a table holds', () => {
    const line = (i: number) => Array.from({ length: 500 }, (_, n) => [1000 + n * 10, 1000 + i * 100 + (n % 2)])
    const wood = (i: number) => change('terrain', `wood-${i}`, { kind: 'bush', shape: { line: line(i) } })
    const { problem, added } = put(...Array.from({ length: 12 }, (_, i) => wood(i)))
    expect(problem).toContain('over 5000 edges of terrain')
    expect(added).toBe(9) // one bush was there before
    // what replaces another counts once
    const again = put(...Array.from({ length: 12 }, (_, i) => wood(i % 3)))
    expect([again.problem, again.added]).toEqual([null, 12])
  })
})
