import { describe, expect, test } from 'vitest'
import type { Id } from '../game/store.ts'
import { UMPIRE } from '../game/umpire.ts'
import type { RuleSet } from '../ruleset.ts'
import { text } from '../text/message.ts'
import { toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { Host } from './host.ts'
import { because } from './prompt.ts'

const order = { action: 'order', piece: 'red-1', how: 'sneak', to: [30_000, 26_000] }
const open: RuleSet = { ...toy, sees: () => true }

describe('who knows everything', () => {
  test('is the umpire, and in a game without secrets everybody, unless others have decided unseen', () => {
    const host = toOrders(new Host(open, toySource()).start())
    expect(['red', 'blue', UMPIRE].map(side => host.knowsAll(side))).toEqual([true, true, true])
    host.decide('red', order)
    expect(['red', 'blue', UMPIRE].map(side => host.knowsAll(side))).toEqual([true, false, true])
    const secret = toyHost()
    expect(['red', 'nobody', UMPIRE].map(side => secret.knowsAll(side))).toEqual([false, false, true])
  })

  test('has the very setup and the very grid of the game', () => {
    const host = new Host(open, toySource()).start()
    for (const side of ['red', UMPIRE]) {
      const seat = host.seat(side)
      expect(seat.setup).toBe(host.setup)
      expect(seat.known().grid).toBe(host.game.grid)
    }
  })

  test('two sides may share a screen while neither decides unseen by the other', () => {
    const orders = toOrders(new Host(open, toySource()).start())
    expect(orders.mayShare('red', 'blue')).toBe(false)
    orders.decide('red', order)
    orders.decide('blue', { ...order, piece: 'blue-1', to: [30_000, 44_000] })
    expect(orders.waitingFor).toEqual(['red'])
    expect(orders.mayShare('red', 'red')).toBe(true)
  })
})

describe('what a side knows of the beginning', () => {
  test('is public things and its own', () => {
    const { setup } = toyHost().seat('red')
    expect(setup.pieces.map(({ id }) => id)).toEqual(['red-1', 'red-2'])
    expect(setup.units.map(({ id }) => id)).toEqual(['red-unit'])
    expect(setup.sides.map(({ id }) => id)).toEqual(['red', 'blue'])
    expect(setup).not.toBe(toyHost().setup)
  })

  test('no field that is or was hidden', () => {
    const sides = [{ id: 'red', mines: 1 }, { id: 'blue', mines: 2, score: 3 }] // biome-ignore format: one line
    const { setup } = new Host(toy, toySource(undefined, { sides })).start().seat('red')
    expect(setup.sides).toEqual([
      { id: 'red', mines: 1 },
      { id: 'blue', score: 3 },
    ])
  })

  test('not where a piece stood that has come into sight since', () => {
    const host = toyHost()
    host.overrule('piece', 'blue-1', { hidden: false })
    const seat = host.seat('red')
    expect(seat.known().find('piece', 'blue-1')).not.toBeNull()
    expect(seat.setup.pieces.map(({ id }) => id)).toEqual(['red-1', 'red-2'])
  })
})

test('terrain that a side sees in part is indexed as that side knows it', () => {
  const sees: RuleSet['sees'] = (table, record, side) =>
    table === 'terrain' && side === 'red' ? ['burnt'] : toy.sees(table, record, side)
  const host = new Host({ ...toy, sees }, toySource()).start()
  const here = { west: 30_000, south: 20_000, east: 30_000, north: 20_000 }
  const bush = (side: Id) => host.seat(side).known().grid.near(here)[0]
  host.overrule('terrain', 'bush', { burnt: true })
  expect([bush('red'), bush('blue')]).toEqual([
    expect.objectContaining({ id: 'bush', burnt: null }),
    expect.objectContaining({ id: 'bush', burnt: true }),
  ])
  expect(host.seat('red').known().grid).not.toBe(host.game.grid)
})

test('what is listed for a side are all decisions that it may make, those without fields too', () => {
  const host = toyHost()
  const listed = (side: Id) => [...host.decisions(side)]
  expect(listed('red')).toContainEqual({ action: 'ready' })
  expect(listed('nobody')).toEqual([])
  const { ready } = toy.actions
  const never = { ...ready, refuse: () => [because('turn', text`never`)] } as RuleSet['actions'][string]
  const other = new Host({ ...toy, actions: { ...toy.actions, ready: never } }, toySource()).start()
  expect([...other.decisions('red')].map(({ action }) => action)).not.toContain('ready')
})

test('what was taken back can be done again by the side that did it', () => {
  const host = toOrders(toyHost())
  host.decide('red', order)
  expect(host.canRedo('red')).toBe(false)
  host.undo('red')
  expect(['red', 'blue'].map(side => host.canRedo(side))).toEqual([true, false])
  expect(() => host.redo('blue')).toThrow('there is nothing to do again')
  host.redo('red')
  expect(host.run.waiting.get('red')).toEqual(order)
  expect(host.canRedo('red')).toBe(false)
})

test('a branch of a game whose dice people roll is rolled by people', () => {
  const seed = { from: 'seed', seed: 2 } as const
  expect(toyHost(['red', 'blue'], { dice: { from: 'people' } }).branch(0, seed).dice).toEqual({ from: 'people' })
  expect(toyHost().branch(0, seed).dice).toEqual(seed)
})

test('a seat that has rested knows what it knew', () => {
  const host = toOrders(toyHost())
  const seat = host.seat('red')
  const [known, news, view] = [seat.known(), seat.news(), seat.view()]
  const pieces = [...known.pieces]
  seat.rest()
  expect(known.pieces).toEqual([]) // it is forgotten until it is asked for
  expect(seat.known()).toBe(known)
  expect([seat.known().pieces, seat.news(), seat.view()]).toEqual([pieces, news, view])
})
