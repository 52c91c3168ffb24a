import { playGolden } from '@sandtable/bots'
import { UMPIRE } from '@sandtable/kernel'
import { readYaml } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { scenarioText } from '../rooms.fixture.ts'
import { settledFor } from './branch.ts'
import { estimateAt, estimateOf, spread, together } from './estimate.ts'
import { playedOn } from './played-on.ts'

describe('places', () => {
  test('are settled ones, spread over the story, each once', () => {
    expect(spread([0, 3, 9, 10, 50, 98], 100, 3)).toEqual([0, 50, 98])
    expect(spread([0, 3], 100, 8)).toEqual([0, 3])
    expect(spread([], 100, 8)).toEqual([])
  })
})

describe('an estimate', () => {
  const ends = { games: 40, wins: { red: 30, blue: 8 } }

  test('has its band, which narrows with games and never leaves what can be', () => {
    const { share, low, high } = estimateOf(7, ends, 'red')
    expect(share).toBe(0.75)
    expect(low).toBeCloseTo(0.598, 3) // by the formula, worked out by hand
    expect(high).toBeCloseTo(0.858, 3)
    const more = estimateOf(7, { games: 400, wins: { red: 300 } }, 'red')
    expect(more.high - more.low).toBeLessThan((high - low) / 2)
    expect(estimateOf(0, { games: 4, wins: { red: 4 } }, 'red').high).toBeLessThanOrEqual(1)
    expect(estimateOf(0, { games: 4, wins: { red: 4 } }, 'red').low).toBeLessThan(0.6)
  })

  test('adds up over rounds', () => {
    expect(together(undefined, ends)).toEqual(ends)
    expect(together(ends, { games: 2, wins: { red: 0, blue: 2 } })).toEqual({ games: 42, wins: { red: 30, blue: 10 } })
  })

  test('holds until the next', () => {
    const [a, b] = [estimateOf(5, ends, 'red'), estimateOf(9, ends, 'red')]
    expect([0, 5, 8, 9, 20].map(at => estimateAt([a, b], at)?.at)).toEqual([5, 5, 5, 9, 9])
    expect(estimateAt([], 3)).toBeNull()
  })
})

describe('a game that is played on', () => {
  const host = playGolden(readYaml(scenarioText('plastic/tutorial'), 'tutorial.yaml'), 1)
  const places = settledFor(host, UMPIRE).map(({ told }) => told)
  const count = (at: number, first: number, games: number) => playedOn(host, UMPIRE, { at, first, games })

  test('counts the same whenever it is asked, in one go or in parts', () => {
    const [at = 0] = places
    const whole = count(at, 0, 6)
    expect(whole.games).toBe(6)
    expect(together(count(at, 0, 2), count(at, 2, 4))).toEqual(whole)
    expect(Object.values(whole.wins).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(6)
  })

  test('ends as it did once it is over, and its past stays', () => {
    const before = host.game.journal.length
    const last = count(places.at(-1) ?? 0, 0, 3)
    for (const side of host.outcome?.winners ?? []) expect(last.wins[side]).toBe(3)
    expect(host.game.journal.length).toBe(before)
  })

  test('begins at a settled point or not at all', () => {
    expect(() => count(1, 0, 1)).toThrow(/is in the middle of something/)
  })
})
