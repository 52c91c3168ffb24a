import { readFileSync } from 'node:fs'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { playGame, type Study } from './study.ts'
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

test('players that differ change sides in games with the same dice', () => {
  const games = [0, 1, 2].map(n => playGame(study(['regular', 'random']), n))
  expect(games.map(({ bots }) => bots.allied)).toEqual(['regular', 'random', 'regular'])
  const { bots, sides } = summaryOf(games)
  expect(bots.map(({ bot }) => bot)).toEqual(['random', 'regular'])
  expect(sides.map(({ side }) => side).sort()).toEqual(['allied', 'german'])
})

test('a summary counts wins, draws, length and losses', () => {
  const game = {
    n: 0,
    bots: { a: 'regular', b: 'regular' },
    winners: ['a'],
    scores: { a: 3, b: 1 },
    turns: 4,
    decisions: 40,
    why: 'A holds the house.',
    losses: [{ side: 'b', kind: 'rifleman', cause: 'fire', turn: 2 }],
  } as const
  const drawn = { ...game, winners: [], turns: 6, why: 'Nobody.', losses: [] }
  expect(pointsFor(drawn, 'a')).toBe(0.5)
  expect(summaryOf([game, game, drawn])).toMatchObject({
    games: 3,
    drawn: 1,
    turns: { median: 4, p95: 6 },
    why: [{ what: 'A holds the house.', count: 2 }, { what: 'Nobody.', count: 1 }],
    bots: [],
    sides: [
      { side: 'a', won: 2, points: { share: 2.5 / 3 }, score: { median: 3 }, lost: [] },
      { side: 'b', won: 0, lost: [{ what: 'rifleman', count: 2 }], causes: [{ what: 'fire', count: 2 }] },
    ],
  }) // biome-ignore format: as it reads
})
