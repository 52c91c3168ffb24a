import { describe, expect, test } from 'vitest'
import type { Point } from '../geometry/shape.ts'
import { Host } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { text } from '../text/message.ts'
import { toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import type { ChangeEntry, Entry } from './journal.ts'
import { tableNames } from './store.ts'

const marker = (id: string) => ({ id, kind: 'smoke', side: 'red', at: [1, 1], sprung: true }) as never
const last = (entries: readonly Entry[]): Entry => entries.at(-1) as Entry

describe('a change', () => {
  test('is an entry with the whole record before and after', () => {
    const { game } = toyHost()
    const before = game.piece('red-1')
    game.change('piece', 'red-1', { facing: 90 }, ['HS-GO-1'], { is: 'pinned' } as never)
    expect(last(game.journal.entries)).toEqual({
      type: 'change',
      table: 'piece',
      id: 'red-1',
      before,
      after: { ...before, facing: 90 },
      cites: ['HS-GO-1'],
      event: { is: 'pinned' },
    })
    expect((last(game.journal.entries) as ChangeEntry).before).toBe(before)
    expect(before.facing).toBe(0)
  })

  test('to what is so already is none', () => {
    const { game } = toyHost()
    const { length } = game.journal
    game.change('piece', 'red-1', { facing: 0, gone: false }, ['HS-GO-1'])
    game.change('piece', 'red-1', {}, ['HS-GO-1'])
    // another list that holds the same: as when the game has been read from a file
    const [x, y] = game.piece('red-1').at as Point
    game.change('piece', 'red-1', { at: [x, y] }, ['HS-GO-1'])
    expect(game.journal.length).toBe(length)
  })

  test('copies as the rule set copies', () => {
    const copied: string[] = []
    const copies = {
      copy: (table: string, record: { id: string }) => {
        copied.push(`${table} ${record.id}`)
        return { ...record }
      },
    }
    const rules: RuleSet = { ...toy, copies: copies as never }
    const { game } = new Host(rules, toySource())
    copied.length = 0
    game.change('piece', 'red-1', { facing: 90, gone: true }, ['HS-GO-1'])
    expect(copied).toEqual(['piece red-1'])
    expect(game.piece('red-1')).toMatchObject({ facing: 90, gone: true })
    game.make('marker', marker('m'), ['HS-GO-2'])
    expect(copied).toEqual(['piece red-1', 'marker m'])
  })
})

test('nothing is made twice, not even what was taken away', () => {
  const { game } = toyHost()
  game.make('marker', marker('m'), ['HS-GO-2'])
  expect(() => game.make('marker', marker('m'), ['HS-GO-2'])).toThrow('PLAY-1: there is a marker m already')
  game.remove('marker', 'm', ['HS-END-1'])
  expect(game.find('marker', 'm')).toBeNull()
  expect(() => game.make('marker', marker('m'), ['HS-GO-2'])).toThrow('PLAY-1')
  expect(() => game.remove('marker', 'm', ['HS-END-1'])).toThrow()
  expect(() => game.piece('nobody')).toThrow()
})

test('a sentence has only what it was given', () => {
  const { game } = toyHost()
  game.say(text`Ah.`, ['HS-GO-1'])
  expect(last(game.journal.entries)).toEqual({ type: 'said', says: text`Ah.`, cites: ['HS-GO-1'] })
  game.say(text`Oh.`, [], ['red-1'], ['red'])
  expect(last(game.journal.entries)).toEqual({
    type: 'said',
    says: text`Oh.`,
    cites: [],
    about: ['red-1'],
    to: ['red'],
  })
})

describe('a journal whose past rests', () => {
  const played = () => {
    const host = toOrders(toyHost())
    const { game } = host
    const all = [...game.journal.entries]
    host.rest()
    return { host, game, all }
  }

  test('wakes for whatever lies before', () => {
    expect(played().game.journal.before(1)).toEqual(played().all[0])
    expect(played().game.journal.before(0)).toBeUndefined()
    expect(played().game.journal.from(1)).toEqual(played().all.slice(1))
    expect(played().game.journal.last(entry => entry.type === 'decision')).toBe(
      played().all.findLastIndex(entry => entry.type === 'decision'),
    )
    expect(played().game.journal.last(entry => entry.type === 'roll')).toBeNull()
  })

  test('goes back to its beginning', () => {
    const { game } = played()
    game.journal.rewind(game.store, 0)
    expect([game.journal.length, game.journal.settled]).toEqual([0, [0]])
    const begun = new Host(toy, toySource()).game.store
    for (const table of tableNames) expect(game.store.all(table)).toEqual(begun.all(table))
  })

  test('without a settled point has nothing to put to rest', () => {
    const { game } = toyHost()
    const { length } = game.journal
    game.journal.rest(game.store, game.setup)
    expect(game.journal.length).toBe(length)
    expect(game.journal.entries).toHaveLength(length)
    expect(game.journal.settledBefore(-1)).toBe(0)
  })

  test('cleared, it knows of nothing', () => {
    const { game } = played()
    game.journal.clear()
    expect([game.journal.length, game.journal.entries, game.journal.settled]).toEqual([0, [], []])
  })
})

test('terrain is found by its place, and again when it has changed', () => {
  const { game } = toyHost()
  const here = { west: 30_000, south: 20_000, east: 30_000, north: 20_000 }
  const found = () => game.grid.near(here)
  expect(found()).toEqual([game.get('terrain', 'bush')])
  expect(game.grid).toBe(game.grid)
  const { grid } = game
  game.change('piece', 'red-1', { facing: 90 }, [])
  expect(game.grid).toBe(grid)
  game.change('terrain', 'bush', { burnt: true } as object, [])
  expect(found()).toEqual([expect.objectContaining({ id: 'bush', burnt: true })])
  expect(game.fork().grid).toBe(game.grid)
})

test('a ruling is as the scenario has it, or as the book does', () => {
  expect(toyHost().game.ruling('HS-RUL-1')).toBe('four')
  const five = new Host(toy, toySource(undefined, { options: { 'HS-RUL-1': 'five' } })).game
  expect([five.ruling('HS-RUL-1'), five.ruling('HS-RUL-2')]).toEqual(['five', 'all'])
  expect([five.width, five.depth]).toEqual([100_000, 80_000])
})
