import { Host } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { erring } from './erring.ts'
import { play } from './play.ts'
import { rulesOf, sourceOf } from './scenarios.fixture.ts'

/** The decisions of a game in which both sides err. */
function decisions(seed: number, share?: number) {
  const host = new Host(rulesOf('muzzleflash'), sourceOf('muzzleflash', 'tutorial'), { dice: { from: 'seed', seed } })
  play(host.start(), { red: erring(seed, share), blue: erring(-seed, share) })
  return host.game.journal.entries.flatMap(entry => (entry.type === 'decision' ? [entry.decision] : []))
}

test('the same seed errs in the same places', () => {
  expect(decisions(1)).toEqual(decisions(1))
  expect(decisions(1)).not.toEqual(decisions(1, 0))
})

test('it never offers to end the game, however much it errs', () => {
  for (const seed of [1, 2, 3]) expect(decisions(seed, 100).map(({ action }) => action)).not.toContain('finish')
})
