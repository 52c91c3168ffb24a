import { type Id, type Procedure, roll, text } from '@sandtable/kernel'
import { attempt } from '../fortune.ts'
import type { Goodbye } from '../records.ts'
import type { Cover } from '../sight.ts'

/** Does the cover stop the shot? The first save against a sniper in a turn is rerolled at once, and the second die stands. */
export function* coverRoll(
  game: Goodbye,
  target: Id,
  cover: Cover,
  by: number,
  sniper: Id | null = null,
): Procedure<boolean> {
  const save = cover.save + by
  if (cover.save <= 0 || save <= 0) return false
  const modifiers = by === 0 ? [] : [{ says: text`dead eye`, by, cites: ['GB-CARD-27'] }]
  const passes = ([die]: readonly number[]): boolean => (die as number) <= save
  const spec = { need: save, cites: cover.cites, modifiers, about: [target] }
  const stopped = passes(yield* attempt(game, { purpose: 'cover', count: 1, ...spec, by: target, passes }))
  if (!stopped || sniper === null || !game.piece(sniper).sniper || game.piece(sniper).sniped) return stopped
  const again = ['GB-SNIP-4', 'GB-RUL-53']
  game.change('piece', sniper, { sniped: true }, again)
  return passes(yield* roll(game, 'cover', 1, { ...spec, cites: again }))
}
