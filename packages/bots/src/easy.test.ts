import { Host, quickBattle, type RuleSet } from '@sandtable/kernel'
import { muzzleflash } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { easy } from './easy.ts'

test.each([1, 2, 3])('an easy opponent that buys its own force has one when the battle begins: battle %i', seed => {
  const rules = muzzleflash as unknown as RuleSet
  const { source } = quickBattle(rules, { seed, size: 'small', toBuy: true })
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  const bots = new Map(host.game.sides.map(({ id }, i) => [id, easy(i)]))
  const isRaising = (): boolean => ['buy', 'reroll', 'deploy'].includes(host.run.prompts[0]?.actions[0] ?? '')
  while (isRaising()) {
    const [side] = host.waitingFor
    if (side === undefined) break
    host.decide(side, (bots.get(side) as ReturnType<typeof easy>).decide(host, side))
  }
  for (const { id } of host.game.sides) {
    const standing = host.game.pieces.filter(piece => piece.side === id && (piece as { at?: unknown }).at)
    expect(standing.length, id).toBeGreaterThan(8)
  }
})
