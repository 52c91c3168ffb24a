import { readFileSync } from 'node:fs'
import { Host, load } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { aGame } from './played.fixture.ts'
import { squaresOf } from './squares.ts'
import { playGame, type Study, saveOfGame } from './study.ts'
import { pointsFor, summaryOf } from './summary.ts'

const path = 'scenarios/plastic/tutorial.yaml'
const source = readYaml(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), path)
const rules = ruleSets.find(({ id }) => id === 'plastic') as Study['rules']
const study = (bots: Study['bots'], seed = 'a'): Study => ({ rules, source, seed, bots })

test('a game follows from the seed and its number alone', () => {
  const game = playGame(study(['regular']), 3)
  expect(playGame(study(['regular']), 3)).toEqual(game)
  expect(playGame(study(['regular'], 'b'), 3)).not.toEqual(game)
  expect(game).toMatchObject({ n: 3, bots: { allied: 'regular', german: 'regular' } })
  expect(game.turns).toBeGreaterThan(0)
  expect(game.why).toMatch(/side|Neither/)
  expect(game.losses.length).toBeGreaterThan(0)
  expect(game.losses.every(({ side, kind }) => kind.startsWith(side === 'german' ? 'german' : 'american'))).toBe(true)
})

test('a game is told with who began, who had what, and who stood and fell where', () => {
  const game = playGame(study(['regular']), 3)
  expect(['allied', 'german']).toContain(game.first)
  expect(game.force.allied).toMatchObject({ 'american-rifleman': 2, 'american-leader': 1 })
  expect(game.held.farmhouse).toHaveLength(game.turns + 1)
  expect(game.held.farmhouse?.[0]).toBe('german')
  const squares = squaresOf(new Host(rules, source).setup, 'in')
  expect(squares).toMatchObject({ columns: 30, rows: 30, says: { size: 1, unit: 'in' } })
  for (const { square } of game.losses) expect(square).toBeLessThan(900)
  // the sentry stands in the open east of the farm until he falls or moves; everybody else is on the table too
  const counted = Object.values(game.stood.allied ?? {}).reduce((sum, count) => sum + count, 0)
  expect(counted).toBeGreaterThan(game.turns)
  expect(counted).toBeLessThanOrEqual(game.turns * 5)
  expect(Object.keys(game.dice)).toEqual(['6'])
})

test('a game of a study opens as a save, and ends as the study says', () => {
  const { host } = load(ruleSets, saveOfGame(study(['regular']), 3), 'game')
  expect(host.outcome?.winners).toEqual(playGame(study(['regular']), 3).winners)
})

test('players that differ change sides in games with the same dice', () => {
  const games = [0, 1, 2].map(n => playGame(study(['regular', 'random']), n))
  expect(games.map(({ bots }) => bots.allied)).toEqual(['regular', 'random', 'regular'])
  const { bots, sides } = summaryOf(games)
  expect(bots.map(({ bot }) => bot)).toEqual(['random', 'regular'])
  expect(sides.map(({ side }) => side).sort()).toEqual(['allied', 'german'])
})

test('a summary counts wins, draws, length and losses', () => {
  const game = aGame({
    scores: { a: 3, b: 1 },
    turns: 4,
    why: 'A holds the house with 3.',
    losses: [{ side: 'b', kind: 'rifleman', cause: 'fire', turn: 2, square: 7 }],
  })
  const drawn = { ...game, winners: [], turns: 6, why: 'Nobody.', losses: [] }
  expect(pointsFor(drawn, 'a')).toBe(0.5)
  const other = { ...game, why: 'A holds the house with 2.' }
  expect(summaryOf([game, other, drawn])).toMatchObject({
    games: 3,
    drawn: 1,
    turns: { median: 4, p95: 6 },
    why: [{ what: 'A holds the house with ….', count: 2, won: { a: 2, b: 0 } }, { what: 'Nobody.', count: 1 }],
    bots: [],
    sides: [
      { side: 'a', won: 2, lostGames: 0, wins: { share: 2 / 3 }, points: { share: 2.5 / 3 }, score: { median: 3 }, lost: [] },
      { side: 'b', won: 0, lostGames: 2, lost: [{ what: 'rifleman', count: 2 }], causes: [{ what: 'fire', count: 2 }] },
    ],
  }) // biome-ignore format: as it reads
})
