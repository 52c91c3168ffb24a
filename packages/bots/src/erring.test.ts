import { Host, quickBattle } from '@sandtable/kernel'
import { muzzleflash } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { erring } from './erring.ts'
import { play } from './play.ts'
import { rulesOf, sourceOf } from './scenarios.fixture.ts'

/** The decisions of a game in which both sides err. */
function decisions(seed: number, share?: number) {
  const host = new Host(rulesOf('muzzleflash'), sourceOf('muzzleflash', 'tutorial'), { dice: { from: 'seed', seed } })
  play(host.start(), { british: erring(seed, share), german: erring(-seed, share) })
  return host.game.journal.entries.flatMap(entry => (entry.type === 'decision' ? [entry.decision] : []))
}

test('the same seed errs in the same places', () => {
  expect(decisions(1)).toEqual(decisions(1))
  expect(decisions(1)).not.toEqual(decisions(1, 0))
})

test('it never offers to end the game, however much it errs', () => {
  for (const seed of [1, 2, 3]) expect(decisions(seed, 100).map(({ action }) => action)).not.toContain('finish')
})

test.each([1, 2, 3])('whoever errs and buys its own force has one when the battle begins: battle %i', seed => {
  const rules = muzzleflash
  const { source } = quickBattle(rules, { seed, size: 'small', toBuy: true })
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  const bots = new Map(host.game.sides.map(({ id }, i) => [id, erring(i)]))
  const isRaising = (): boolean => ['buy', 'reroll', 'deploy'].includes(host.run.prompts[0]?.actions[0] ?? '')
  while (isRaising()) {
    const [side] = host.waitingFor
    if (side === undefined) break
    host.decide(side, (bots.get(side) as ReturnType<typeof erring>).decide(host.seat(side)))
  }
  for (const { id } of host.game.sides) {
    const standing = host.game.pieces.filter(piece => piece.side === id && (piece as { at?: unknown }).at)
    expect(standing.length, id).toBeGreaterThan(8)
  }
})
