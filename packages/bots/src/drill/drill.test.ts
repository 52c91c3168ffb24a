import { Host } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { play } from '../play.ts'
import { played, rulesOf, sourceOf } from '../scenarios.fixture.ts'
import { scripted } from '../scripted.ts'
import { hands, partsOf } from './drill.ts'
import { drillFor } from './index.ts'

/** All that is decided when this player has every side of the first battle. */
function decisions(set: string, plays: (seed: string) => Bot): string {
  const host = new Host(rulesOf(set), sourceOf(set, 'tutorial'), { dice: { from: 'seed', seed: 2 } }).start()
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, plays(id)])))
  return JSON.stringify(host.game.journal.entries)
}

test.each(played)('%s: with no other numbers it plays as the regular, with others it does not', set => {
  const drill = drillFor(set)
  if (!drill) throw new Error(`${set} has no drill`)
  const usual = decisions(set, seed => scripted(seed))
  expect(decisions(set, seed => drill.plays(seed, {}))).toBe(usual)
  const host = new Host(rulesOf(set), sourceOf(set, 'tutorial'), { dice: { from: 'seed', seed: 2 } }).start()
  const parts = host.game.sides.map(({ id }) => drill.partOf(host.game, id))
  const bold = { drive: 9 * (drill.begin.drive as number), fear: 0 }
  expect(decisions(set, seed => drill.plays(seed, Object.fromEntries(parts.map(part => [part, bold]))))).not.toBe(usual)
})

const learnt = played.flatMap(set =>
  hands.filter(hand => Object.keys(partsOf(hand, set)).length > 0).map(hand => [set, hand] as const),
)

test.each(learnt)('%s: the %s has learnt numbers that the player goes by', (set, hand) => {
  for (const numbers of Object.values(partsOf(hand, set)))
    for (const name of Object.keys(numbers)) expect(drillFor(set)?.begin).toHaveProperty(name)
})
