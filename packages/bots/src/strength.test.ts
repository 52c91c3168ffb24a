import { Host, type Source } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { play } from './play.ts'
import { random } from './random.ts'
import { isLesson, played, rulesOf, scenariosOf, sourceOf } from './scenarios.fixture.ts'
import { scripted } from './scripted.ts'

const games = 100

/** Does the scripted player win this one? It sits at another side from game to game. */
function wins(set: string, source: Source, seed: number): boolean {
  const host = new Host(rulesOf(set), source, { dice: { from: 'seed', seed } }).start()
  const sides = host.game.sides.map(side => side.id)
  const mine = sides[seed % sides.length]
  const bots = Object.fromEntries(sides.map(side => [side, side === mine ? scripted(seed) : random(seed)]))
  const { winners } = play(host, bots)
  return winners.length === 1 && winners[0] === mine
}

test.each(played)('%s: the scripted player beats the random one in at least 95 of 100 games, sides swapped', { timeout: 600_000 }, set => {
  const battles = scenariosOf(set).filter(name => !isLesson(name))
  const sources = battles.map(name => sourceOf(set, name))
  const lost: string[] = []
  for (let game = 0; game < games; game++) {
    const nth = game % battles.length
    const seed = Math.floor(game / battles.length)
    if (!wins(set, sources[nth] as Source, seed)) lost.push(`${battles[nth]} seed ${seed}`)
  }
  expect(lost.length, `not won: ${lost.join(', ')}`).toBeLessThanOrEqual(5)
})
