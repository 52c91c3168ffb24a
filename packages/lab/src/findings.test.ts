import { expect, test } from 'vitest'
import { diceTold } from './evenness.ts'
import { findingsOf } from './findings.ts'
import { aGame } from './played.fixture.ts'

const loss = { side: 'b', kind: 'rifleman', cause: 'fire', turn: 2, square: 7 }

test('acting first is worth what a side takes more of the points when it does', () => {
  const games = [
    ...Array.from({ length: 40 }, (_, n) => aGame({ n, first: 'a', winners: [n < 30 ? 'a' : 'b'] })),
    ...Array.from({ length: 40 }, (_, n) => aGame({ n: 40 + n, first: 'b', winners: [n < 10 ? 'a' : 'b'] })),
  ]
  const { first } = findingsOf(games)
  expect(first?.sides.map(({ points }) => points.share)).toEqual([0.75, 0.75])
  expect(first?.worth.share).toBe(0.5)
  expect(first?.worth.low).toBeGreaterThan(0.25)
  expect(first?.worth.high).toBeLessThan(0.75)
  // where it is always the same side nothing can be said
  expect(findingsOf(games.slice(0, 40)).first).toBeNull()
})

test('losses by kind: what there was, what half of the games lost, and one in ten', () => {
  const game = (lost: number) => aGame({ force: { a: {}, b: { rifleman: 8 } }, losses: Array.from({ length: lost }, () => loss) }) // biome-ignore format: one line
  const { kinds, heat } = findingsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 8].map(game))
  expect(kinds.b).toEqual([{ kind: 'rifleman', had: 8, lost: 4.4, low: 0, median: 4, high: 8 }])
  expect(heat.fell.b).toEqual({ 7: expect.closeTo(4.4) })
  expect(heat.fell.a).toEqual({})
})

test('a place falls when it comes into other hands; a game that is over stays as it ended', () => {
  const games = [aGame({ held: { farm: ['b', 'b', 'a'] } }), aGame({ held: { farm: ['b', null, 'b', 'b'] } })]
  const [farm] = findingsOf(games).places
  expect(farm?.turns.map(({ a, b }) => [a, b])).toEqual([[0, 1], [0, 0.5], [0.5, 0.5], [0.5, 0.5]]) // biome-ignore format: one line
  expect(farm).toMatchObject({ fell: 1, fellIn: 2 })
  expect(findingsOf([aGame({ held: { farm: [null, null] } })]).places).toEqual([])
})

test('the shortest game, the closest, and the least usual', () => {
  const game = (n: number, a: number, b: number, turns: number) => aGame({ n, scores: { a, b }, turns })
  const { notable } = findingsOf([game(0, 9, 3, 6), game(1, 8, 3, 4), game(2, 5, 5, 8), game(3, 1, 30, 6)])
  expect(notable.map(({ is, n }) => [is, n])).toEqual([['shortest', 1], ['closest', 2], ['unlikeliest', 3]]) // biome-ignore format: one line
  expect(notable[2]).toMatchObject({ ahead: -29, by: 'points' })
  // without points it is who has kept more of his force
  const force = { a: { rifleman: 4 }, b: { rifleman: 4 } }
  const [, close] = findingsOf([aGame({ force, losses: [loss, loss] }), aGame({ n: 1, force, losses: [loss] })]).notable
  expect(close).toMatchObject({ n: 1, ahead: 0.25, by: 'force' })
})

test('loaded dice are found out', () => {
  const [fair] = diceTold([aGame({ dice: { 6: [100, 98, 103, 99, 101, 99] } })])
  expect(fair).toMatchObject({ faces: 6, rolled: 600, mean: expect.closeTo(3.5, 1) })
  expect(fair?.chance).toBeGreaterThan(0.9)
  expect(diceTold([aGame({ dice: { 6: [60, 98, 103, 99, 101, 139] } })])[0]?.chance).toBeLessThan(0.001)
})

test('the course of a study ends where its summary does', () => {
  const games = Array.from({ length: 100 }, (_, n) => aGame({ n, winners: [n % 4 === 0 ? 'b' : 'a'] }))
  const { course, sides } = findingsOf(games)
  expect(course.at(-1)?.games).toBe(100)
  expect(course.at(-1)?.sides.a?.share).toBe(sides[0]?.points.share)
  expect(course.length).toBeLessThanOrEqual(51)
})
