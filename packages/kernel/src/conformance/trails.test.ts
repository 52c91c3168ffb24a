import { expect, test } from 'vitest'
import { decided } from '../game/journal.ts'
import type { Point } from '../geometry/shape.ts'
import { cm } from '../length.ts'
import { toOrders, toyHost } from '../toy.fixture.ts'
import { follower, spanOf, stepsOf, through, upTo, wayOf } from './trails.ts'

const at = (x: number, y: number): Point => [cm(x), cm(y)]

test('a way is what a decision says: a path, a place, or where it stands', () => {
  const from = at(0, 0)
  expect(wayOf(from, { action: 'move', to: at(1, 0) })).toEqual([from, at(1, 0)])
  expect(wayOf(from, { action: 'move', path: [at(1, 0), at(1, 1)] })).toEqual([from, at(1, 0), at(1, 1)])
  expect(wayOf(from, { action: 'move' })).toEqual([from])
  expect(spanOf([from, at(3, 4), at(3, 5)])).toBe(cm(6))
  expect(spanOf([])).toBe(0)
})

test('the part of a way up to a point ends where it first comes by', () => {
  const way = [at(0, 0), at(10, 0), at(0, 0)]
  expect(upTo(way, at(4, 0))).toEqual([at(0, 0), at(4, 0)])
  expect(upTo(way, at(4, 1))).toBeNull()
  expect(upTo([at(0, 0)], at(0, 0))).toEqual([at(0, 0)])
  expect(upTo([at(0, 0)], at(1, 0))).toBeNull()
})

test('steps are a millimetre apart, and each corner comes once', () => {
  const steps = [...stepsOf([at(0, 0), at(0.2, 0), at(0.2, 0.1)])]
  expect(steps).toEqual([at(0, 0), at(0.1, 0), at(0.2, 0), at(0.2, 0.1)])
  expect([...stepsOf([at(1, 1), at(1, 1)])]).toEqual([at(1, 1), at(1, 1)])
})

test('a way goes in and out of things, or by them', () => {
  const wood = { polygon: [at(2, -1), at(4, -1), at(4, 1), at(2, 1)] }
  const right = through(wood, [at(0, 0), at(6, 0)])
  expect([right.entered, right.left, right.at.length]).toEqual([1, 1, 2])
  expect(Math.abs(right.within - cm(2))).toBeLessThan(cm(0.3))
  expect(through(wood, [at(3, 0), at(6, 0)])).toMatchObject({ entered: 0, left: 1 })
  expect(through(wood, [at(0, 3), at(6, 3)])).toEqual({ entered: 0, left: 0, within: 0, at: [] })
  expect(through(wood, [at(0, 0), at(1, 3), at(5, 3)])).toEqual({ entered: 0, left: 0, within: 0, at: [] })
})

test('who is moved goes by the decision that sent it, or by the first since all was settled', () => {
  const { game } = toOrders(toyHost())
  game.journal.settle()
  const follow = follower(game)
  const since = game.journal.length
  const first = { action: 'pass' }
  const move = { action: 'move', piece: 'red-1', to: at(30, 30) }
  game.journal.add(decided('red', first))
  game.journal.add(decided('red', move))
  game.change('piece', 'red-1', { at: at(30, 25) }, ['HS-GO-1'])
  game.change('piece', 'red-1', { at: at(30, 30) }, ['HS-GO-1'])
  game.change('piece', 'red-2', { at: at(41, 20) }, ['HS-GO-1'])
  game.change('piece', 'blue-1', { hidden: false } as never, ['HS-GO-1'])
  game.change('piece', 'blue-1', { at: null }, ['HS-GO-1'])
  const found = follow(game.journal.from(since))
  expect(found.map(({ after, decision }) => [after.id, after.at, decision])).toEqual([
    ['red-1', at(30, 25), move],
    ['red-1', at(30, 30), move],
    ['red-2', at(41, 20), first],
  ])
  expect(found[1]?.before.at).toEqual(at(30, 25))
  expect(found[1]?.outset.at).toEqual(at(30, 20))
  const later = game.journal.length
  game.journal.settle()
  game.change('piece', 'red-1', { at: at(30, 26) }, ['HS-GO-1'])
  game.remove('piece', 'red-2', ['HS-GO-1'])
  expect(follow(game.journal.from(later))).toMatchObject([{ decision: null, outset: { at: at(30, 30) } }])
})
