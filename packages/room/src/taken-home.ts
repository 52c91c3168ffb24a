import { type DiceSpec, type Host, type Id, save } from '@sandtable/kernel'
import { settledFor } from './replay/branch.ts'

/**
 * A running game as a side may take it home: from its last settled point on with other dice. Null if anything in it is
 * hidden from the side, or was. Dice that were sealed count as typed by people: what seals them is still to come.
 */
export function takenHome(host: Host, side: Id, dice: DiceSpec): string | null {
  const last = settledFor(host, side).at(-1)
  if (!last) return null
  const copy = host.branch(last.played, dice, true)
  copy.past = copy.past.map(one => (one.dice.from === 'commitment' ? { ...one, dice: { from: 'people' } } : one))
  return save(copy)
}
