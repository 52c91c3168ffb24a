import { describe, expect, test, vi } from 'vitest'
import { imaginedBy } from '../conformance/worlds.ts'
import { Stream, seeded } from '../dice/dice.ts'
import type { Id } from '../game/store.ts'
import { UMPIRE } from '../game/umpire.ts'
import { times } from '../times.fixture.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { Host } from './host.ts'
import { Seat } from './seat.ts'

const order = (piece: Id, to: readonly number[]) => ({ action: 'order', piece, how: 'sneak', to })

describe('a seat', () => {
  test('is always the same one for a side', () => {
    const host = toyHost()
    expect(host.seat('red')).toBe(host.seat('red'))
    expect(host.seat('red')).not.toBe(host.seat('blue'))
    expect(host.fork(seeded(1)).seat('red')).not.toBe(host.seat('red'))
  })

  test('tells its side what the host would tell it', () => {
    const host = playOn(toyHost(), 3, 12)
    for (const side of ['red', 'blue']) {
      const seat = host.seat(side)
      expect(seat.view()).toEqual(host.view(side))
      expect(seat.news().entries).toEqual(host.news(side, 0))
      expect(seat.prompt()).toEqual(host.prompt(side))
      expect(seat.whyNoUndo()).toEqual(host.whyNoUndo(side))
      expect(seat.waitingFor).toEqual(host.waitingFor)
      expect(seat.over).toBe(false)
      expect([...seat.decisions()].every(decision => seat.allows(decision) && seat.refusal(decision) === null)).toBe(
        true,
      )
    }
  })

  test('need not be told again what it was told before it rested, to say how much that was', () => {
    const host = playOn(toyHost(), 3, 12)
    const seat = host.seat('red')
    const { entries, mark } = seat.news()
    host.rest()
    const unpacked = vi.spyOn(host.game.journal, 'from')
    expect(seat.mark).toBe(mark)
    expect(unpacked.mock.calls).toEqual([[host.game.journal.length]])
    unpacked.mockRestore()
    expect(seat.news()).toEqual({ entries, mark })
  })

  test('counts its news by what was told, so that the count gives nothing away', () => {
    const host = toyHost()
    const red = host.seat('red')
    const { mark } = red.news()
    host.decide('blue', { action: 'mine', at: [1, 1] })
    expect(red.news(mark)).toEqual({ entries: [], mark })
    host.decide('red', { action: 'ready' })
    const news = red.news(mark)
    expect(news.entries.map(entry => entry.type)).toEqual(['decision', 'change'])
    expect(news.mark).toBe(mark + 2)
    expect(red.news(news.mark).entries).toEqual([])
  })

  test('has heard nothing of what was taken back', () => {
    const host = toOrders(toyHost())
    host.decide('red', order('red-1', [30_000, 26_000]))
    host.decide('blue', order('blue-1', [30_000, 44_000]))
    const red = host.seat('red')
    const told = red.news()
    host.pass('red')
    expect(red.news(told.mark).entries.length).toBeGreaterThan(0)
    host.undo('red')
    expect(red.news()).toEqual(told)
    expect(red.known().store.all('piece')).toEqual(host.game.store.all('piece').filter(piece => piece.side === 'red'))
  })

  test('leads nobody to the truth', () => {
    const seat: object = toyHost().seat('red')
    const reached = new Set<unknown>()
    const walk = (thing: unknown): void => {
      if (typeof thing !== 'object' || thing === null || reached.has(thing)) return
      reached.add(thing)
      for (const key of Reflect.ownKeys(thing)) walk((thing as { readonly [key: PropertyKey]: unknown })[key])
    }
    walk(seat)
    for (const name of Object.getOwnPropertyNames(Seat.prototype)) {
      const found = Object.getOwnPropertyDescriptor(Seat.prototype, name)
      if (found?.get) walk(found.get.call(seat))
    }
    for (const ask of ['view', 'news', 'known', 'prompt', 'whyNoUndo', 'goals'] as const) walk((seat as Seat)[ask]())
    expect([...reached].some(thing => thing instanceof Host)).toBe(false)
    expect(
      [...reached].filter(thing => (thing as { side?: unknown }).side === 'blue' && 'at' in (thing as object)),
    ).toEqual([])
    expect(reached.size).toBeGreaterThan(50)
  })

  test('of a spectator sees what all may see, and is never asked', () => {
    const host = toOrders(toyHost())
    const seat = host.seat('nobody')
    expect(seat.prompt()).toBeNull()
    expect(() => seat.question({ action: 'order' })).toThrow('not being asked')
    expect(seat.view().tables.piece).toEqual([])
    expect(seat.knowsAll).toBe(false)
    expect(imaginedBy(host, 'nobody', 1).looksTrue).toBe(true)
  })
})

describe('what a seat knows', () => {
  test('is a game of its own, which follows the true one', () => {
    const host = toOrders(toyHost())
    const game = host.seat('red').known()
    expect(game.pieces.map(({ id }) => id)).toEqual(['red-1', 'red-2'])
    expect(game.setup.pieces.map(({ id }) => id)).toEqual(['red-1', 'red-2'])
    game.change('piece', 'red-1', { at: [5, 5] }, [])
    expect(host.game.piece('red-1').at).toEqual([30_000, 20_000])
    host.decide('red', order('red-1', [30_000, 26_000]))
    host.decide('blue', { ...order('blue-1', [30_000, 44_000]), how: 'rush' })
    host.pass('red')
    expect(host.seat('red').known()).toBe(game)
    expect(game.piece('red-1').at).toEqual([30_000, 26_000])
    expect(game.find('piece', 'blue-1')).toMatchObject({ hidden: false, at: [30_000, 44_000] })
    expect(game.find('piece', 'blue-2')).toBeNull()
  })
})

describe('an imagined world', () => {
  const afar = (dx: number, mines: number): Host => {
    const { pieces } = toySource().value as { pieces: { side: string; at: [number, number] }[] }
    const source = toySource(undefined, {
      sides: [{ id: 'red' }, { id: 'blue', mines }],
      pieces: pieces.map(p => (p.side === 'blue' ? { ...p, at: [p.at[0] + dx, p.at[1]] } : p)),
    })
    return toOrders(new Host(toy, source).start())
  }

  test('is the same, whatever the side does not know, and another for other dice', () => {
    const [here, there] = [afar(0, 0), afar(30, 2)]
    expect(imaginedBy(here, 'red', 1).all()).toBe(imaginedBy(there, 'red', 1).all())
    expect(imaginedBy(here, 'red', 1).all()).not.toBe(imaginedBy(here, 'red', 2).all())
    expect(imaginedBy(here, 'blue', 1).all()).not.toBe(imaginedBy(there, 'blue', 1).all())
  })

  test('has the side where it is: asked the same, seeing the same, in the middle of whatever goes on', () => {
    const stream = new Stream(1)
    let asked = 0
    const games = Math.max(2, times(10))
    for (let seed = 0; seed < games; seed++)
      for (const count of [3, 7, 11, 16]) {
        const host = playOn(toyHost(['red', 'blue', 'green'], { dice: { from: 'seed', seed } }), seed, count)
        for (const side of ['red', 'blue', 'green', 'nobody', UMPIRE]) {
          expect(imaginedBy(host, side, stream.next(1000)).looksTrue, `${side} after ${count} of ${seed}`).toBe(true)
          if (host.prompt(side)) asked += 1
        }
      }
    expect(asked).toBeGreaterThan(2 * games)
  })

  test('goes on from a shot in the middle as the true one would', () => {
    const host = toOrders(toyHost())
    host.decide('red', order('red-1', [30_000, 26_000]))
    host.decide('blue', { ...order('blue-1', [30_000, 42_000]), how: 'rush' })
    host.pass('red')
    host.pass('blue')
    host.decide('red', { ...order('red-1', [30_000, 34_000]), how: 'rush' })
    host.decide('blue', { ...order('blue-1', [30_000, 42_000]), how: 'rush' })
    expect(host.prompt('blue')?.actions).toEqual(['shoot', 'hold'])
    const world = host.seat('blue').imagine(seeded(3))
    expect(world.prompt('blue')).toEqual(host.prompt('blue'))
    world.decide('blue', { action: 'shoot' })
    expect(world.game.journal.entries.some(entry => entry.type === 'roll' && entry.purpose === 'shot')).toBe(true)
    // red's go is not broken off: it is asked next
    if (!world.game.piece('red-1').gone) expect(world.prompt('red')?.actions).toEqual(['search', 'pass'])
    expect(host.prompt('blue')?.actions).toEqual(['shoot', 'hold'])
  })

  test('is a fork where the side knows everything, and does not tell the seed of the true dice', () => {
    const host = toOrders(toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 'secret' } }))
    const world = host.seat(UMPIRE).imagine(seeded(1))
    expect(world.view(UMPIRE)).toEqual(host.view(UMPIRE))
    expect(JSON.stringify([world.dice, world.past])).not.toMatch('secret')
  })

  test('can itself be forked and taken back', () => {
    const host = toOrders(toyHost())
    const world = host.seat('red').imagine(seeded(1))
    const fork = world.fork(seeded(2))
    expect(fork.prompt('red')).toEqual(world.prompt('red'))
    fork.decide('red', order('red-1', [30_000, 26_000]))
    fork.undo('red')
    expect(fork.view('red')).toEqual(world.view('red'))
  })
})
