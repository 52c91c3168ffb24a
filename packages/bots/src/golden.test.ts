import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenGame } from './golden.ts'
import { folder, played, scenariosOf, sourceOf } from './scenarios.fixture.ts'

const SEED = 1
const scenarios = played.flatMap(set => scenariosOf(set).map(name => [set, name] as const))

/** GOLDEN=1 writes the games anew, to be read in review: a change in rules or bots shows up as a game that goes differently. */
test.each(scenarios)('%s: %s is played as it was', (set, name) => {
  const kept = new URL(`${set}/${name}.played.txt`, folder)
  const game = goldenGame(sourceOf(set, name), SEED)
  if (process.env.GOLDEN) writeFileSync(kept, game)
  expect(existsSync(kept), 'it has been kept').toBe(true)
  expect(game).toBe(readFileSync(kept, 'utf8'))
})
