import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { decided } from '../game/journal.ts'
import type { PieceRecord } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import { cm } from '../length.ts'
import { Host } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { toOrders, toy, toySource } from '../toy.fixture.ts'
import { type Invariant, Watch } from './invariants.ts'
import { countedOnce, type Moves, movement, serving } from './usual.ts'

const at = (x: number, y: number): Point => [cm(x), cm(y)]
const rules = { ...toy, actions: { ...toy.actions, ready: { ...toy.actions.ready, purpose: 'set-up' } } } as RuleSet

/** The complaints of an invariant after something was done to a game. */
function complaints(invariant: Invariant, doctor: (game: Game) => void): readonly string[] {
  const host = toOrders(new Host(rules, toySource()).start())
  host.game.journal.settle()
  const watch = new Watch(host.run, [{ ...invariant, every: 1 }])
  expect(watch.look()).toEqual([])
  doctor(host.game)
  host.game.journal.settle()
  return watch.look()
}
const go = (game: Game, to: Point): void => game.change('piece', 'red-1', { at: to }, ['HS-GO-1'])
const say = (game: Game, decision: object): void => {
  game.journal.add(decided('red', { action: 'move', piece: 'red-1', ...decision } as never))
}

describe('every piece keeps to its way', () => {
  // red-1 stands at 30, 20
  const moves: Moves<never> = {
    own: (_: unknown, { way }: { way: readonly Point[] }) => ({
      spent: Math.abs((way.at(-1)?.[1] ?? 0) - cm(20)),
      allowance: cm(6),
    }),
    driven: () => cm(3),
  } as never
  const found = (doctor: (game: Game) => void, change: object = {}) =>
    complaints(movement({ ...moves, ...change } as never), doctor)
  const sent =
    (to: Point, end = to) =>
    (game: Game) => {
      say(game, { to })
      go(game, end)
    }

  test('as far as it may go, and no farther', () => {
    expect(found(sent(at(30, 26)))).toEqual([])
    expect(found(sent(at(30, 27)))).toEqual(['movement: red-1 has gone 7000, and may go 6000'])
  })

  test('through nothing that is in the way', () => {
    const barrier = () => 'the wall'
    expect(found(sent(at(30, 22)), { barrier })).toEqual(['movement: red-1 has gone through the wall'])
    expect(found(sent(at(30, 22)), { barrier: () => null })).toEqual([])
  })

  test('along the way that was said, unless it may stray', () => {
    const aside = sent(at(30, 26), at(33, 20))
    expect(found(aside)).toEqual(['movement: red-1 has not gone the way that was said'])
    expect(found(aside, { strays: true })).toEqual([])
    expect(found(sent(at(30, 26), at(34, 20)), { strays: true })).toEqual(['movement: red-1 was moved by 4000'])
    expect(found(aside, { isOwn: () => false })).toEqual([])
  })

  test('and is driven no farther than the rules drive it', () => {
    expect(found(game => go(game, at(33, 20)))).toEqual([])
    expect(found(game => go(game, at(30, 24)))).toEqual(['movement: red-1 was moved by 4000'])
    expect(found(game => go(game, at(30, 24)), { isExempt: () => true })).toEqual([])
  })

  test('but may be put anywhere while setting up', () => {
    expect(
      found(game => {
        say(game, { action: 'ready' })
        go(game, at(80, 60))
      }),
    ).toEqual([])
  })
})

describe('whoever leaves is counted once', () => {
  const counted = countedOnce(['score'] as never[], () => 'score' as never)
  const leave = (game: Game): void => game.change('piece', 'red-1', { gone: true, at: null }, ['HS-GO-2'])
  const score = (game: Game, n: number): void => game.change('side', 'red', { score: n } as never, ['HS-GO-4'])

  test('in the field of its side', () => {
    expect(complaints(counted, leave)).toEqual(['points: score of red is 0, and should be 1'])
    expect(complaints(counted, game => [leave(game), score(game, 1)])).toEqual([])
    expect(complaints(counted, game => [leave(game), leave(game), score(game, 2)])).toEqual([
      'points: score of red is 2, and should be 1',
    ])
    expect(complaints(counted, game => score(game, 1))).toEqual(['points: score of red is 1, and should be 0'])
  })
})

describe('a crew serves another piece of its side', () => {
  const by = (served: { readonly [id: string]: string }) => serving((piece: PieceRecord) => served[piece.id] ?? null)
  const fault = (served: { readonly [id: string]: string }) => {
    let isOn = false
    const invariant = serving((piece: PieceRecord) => (isOn ? (served[piece.id] ?? null) : null))
    return complaints(invariant as Invariant, () => {
      isOn = true
    })
  }

  test('neither itself nor the enemy', () => {
    expect(complaints(by({ 'red-1': 'red-2' }) as Invariant, () => {})).toEqual([])
    expect(fault({ 'red-1': 'red-1' })).toEqual(['crews: red-1 serves red-1'])
    expect(fault({ 'red-1': 'blue-2' })).toEqual(['crews: red-1 serves blue-2'])
    expect(fault({ 'red-1': 'nobody' })).toEqual([])
  })
})
