import type { Id } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { isDestroyed } from '../stands/stand.ts'
import { afterFireFromHiding } from '../stands/states.ts'

/** The record of fire: who fired, who was fired at, who gave away a position. */

/**
 * The stand has fired. A gun fires one shot, anything else all it has in a turn: BA-RUL-71. A weapon that fires at
 * something else loses its zeroed target: BA-RUL-108.
 */
export function fired(game: Blaze, firer: Stand, cites: readonly string[], shots = 2, keepsZero = false): void {
  game.change('piece', firer.id, { fired: true, firedIn: game.state.phase, shots: firer.shots + shots }, cites)
  if (firer.zeroed !== null && !keepsZero) game.change('piece', firer.id, { zeroed: null }, ['BA-INDIR-7'])
}

/** Remembered for this turn and the next, so that an anti-aircraft weapon may defend itself. BA-RUL-205. */
export function firedAt(game: Blaze, target: Stand, cites: readonly string[]): void {
  game.change('piece', target.id, { firedAt: true, firedAtTurn: game.state.turn }, cites)
}

/**
 * Fire from hiding reveals the firer unless it destroys its target: BA-HIDE-5. If there are losses that wait for the
 * end of the step, it is decided then.
 */
export function firedFromHiding(game: Blaze, firer: Id, target: Id | null, now: boolean): void {
  const struck = target === null ? null : game.find('piece', target)
  const waits = !now && (struck?.pending.some(loss => loss.by === firer) ?? false)
  if (waits) return
  afterFireFromHiding(game, firer, struck !== null && now && isDestroyed(struck))
}
