import { readFileSync } from 'node:fs'
import { Host, type RuleSet, type Source } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from './play.ts'
import { random } from './random.ts'
import { scripted } from './scripted.ts'

const battles = ['crossroads-house', 'cracking-the-bunker', 'break-out-at-dawn']
const games = 100

const sources = new Map(battles.map(battle => [battle, read(`scenarios/plastic/${battle}.yaml`)]))

function read(file: string): Source {
  return readYaml(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'), file)
}

/** Does the scripted player win this one? Sides are swapped from game to game. */
function wins(battle: string, seed: number): boolean {
  const host = new Host(plastic as unknown as RuleSet, sources.get(battle) as Source, {
    dice: { from: 'seed', seed },
  }).start()
  const sides = host.game.sides.map(side => side.id)
  const mine = sides[seed % 2]
  const bots = Object.fromEntries(sides.map(side => [side, side === mine ? scripted(seed) : random(seed)]))
  const { winners } = play(host, bots)
  return winners.length === 1 && winners[0] === mine
}

test('the scripted player beats the random one in at least 95 of 100 games, sides swapped', () => {
  const lost: string[] = []
  for (let game = 0; game < games; game++) {
    const battle = battles[game % battles.length] as string
    const seed = Math.floor(game / battles.length)
    if (!wins(battle, seed)) lost.push(`${battle} seed ${seed}`)
  }
  expect(lost.length, `not won: ${lost.join(', ')}`).toBeLessThanOrEqual(5)
})
