import { expect, test } from 'vitest'
import { eloOf, rungOf } from './ladder.ts'
import { aGame } from './played.fixture.ts'
import type { Played } from './played.ts'

const game = (n: number, winners: readonly string[]): Played =>
  aGame({ n, bots: n % 2 === 0 ? { red: 'recruit', blue: 'regular' } : { red: 'regular', blue: 'recruit' }, winners })

test('ten to one are 400 points, and equals are none apart', () => {
  expect(eloOf(10 / 11)).toBe(400)
  expect(eloOf(1 / 11)).toBe(-400)
  expect(eloOf(0.5)).toBe(0)
  expect(Number.isFinite(eloOf(1))).toBe(true)
})

test('a level has the points of the games that it won, whatever its side, and half of the draws', () => {
  const games = [game(0, ['blue']), game(1, ['red']), game(2, ['red']), game(3, [])]
  const { points, games: count, elo } = rungOf('recruit', 'regular', games)
  expect(points.share).toBe(2.5 / 4)
  expect(count).toBe(4)
  expect(elo.share).toBe(eloOf(2.5 / 4))
  expect(elo.low).toBeLessThan(elo.share)
})
