import { because, crosses, type Id, type Length, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { whyNoTarget, whyOutOfRange } from '../fire/aiming.ts'
import type { Occasion } from '../fire/orders.ts'
import { shotsLeft } from '../fire/permission.ts'
import { whyNotHurt } from '../fire/targets.ts'
import { featuresAt } from '../ground/ground.ts'
import { seenAt } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import { happened } from '../stands/blows.ts'
import { middleOf, near } from '../stands/measure.ts'
import { leaveGame, remove } from '../stands/removal.ts'
import { enemiesOf, isConcealed, isSniper, onTable, weaponsOf } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import type { Weapon } from '../tables.ts'
import { offers, PASS } from '../turn/asking.ts'
import { reach } from '../values.ts'

/** Snipers: one figure, hidden, without orders. */

export const SNIPING: Occasion = { reaction: 'sniper' }

/** Only smoke hides a target from him; a hidden stand or a marker stays unknown: BA-SNIPE-7, BA-RUL-143. */
export function whyNotSnipe(
  game: Blaze,
  sniper: Stand,
  weapon: Weapon,
  target: Stand,
  dice: number | undefined,
): readonly Reason[] {
  const reasons: Reason[] = [
    ...whyNoTarget(game, sniper, target, SNIPING),
    ...whyOutOfRange(game, sniper, target, weapon.max as Length, 'BA-SNIPE-7'),
    ...whyNotHurt(game, sniper, target),
  ]
  if (isConcealed(target)) reasons.push(because('line of sight', text`the sniper cannot tell what it is`, 'BA-RUL-143'))
  const from = middleOf(game, sniper)
  const to = middleOf(game, target)
  const smoke = game.terrain.find(f => f.kind === 'smoke' && !f.gone && !f.pending && crosses(f.shape, from, to))
  if (smoke || featuresAt(game, to, 'smoke').length > 0)
    reasons.push(because('line of sight', text`smoke is in the way`, 'BA-VIS-13', 'BA-SMOKE-4'))
  if (game.state.night && !near(game, sniper, target, seenAt(game, sniper, target).distance))
    reasons.push(because('line of sight', text`it is too dark`, 'BA-NIGHT-13', 'BA-NIGHT-4'))
  const left = shotsLeft(game, sniper)
  if (dice !== undefined && (dice < 1 || dice > left))
    reasons.push(
      because('no dice', text`dice left for ${the.piece(sniper)}: ${the.count(left)}`, 'BA-SNIPE-8', 'BA-SNIPE-10'),
    )
  return reasons
}

/** Could the sniper hit anyone from here? */
function hasTarget(game: Blaze, sniper: Stand): boolean {
  const [weapon] = weaponsOf(game, sniper)
  if (!weapon) return false
  return enemiesOf(game, sniper.side).some(
    enemy => !enemy.hidden && whyNotSnipe(game, sniper, weapon, enemy, undefined).length === 0,
  )
}

/**
 * At the start of each step and after each move snipers are asked; once a turn in all: BA-SNIPE-4, BA-RUL-76. A side that began with one
 * is asked whether the sniper can fire or not: silence would reveal where it is not.
 */
export function* offerSnipers(game: Blaze): Procedure {
  for (const { id: side } of game.sides)
    for (let fired = false; ; fired = true) {
      const able = snipersOf(game, side).filter(sniper => shotsLeft(game, sniper) > 0 && hasTarget(game, sniper))
      if (able.length === 0 && (fired || !game.side(side).snipers)) break
      const answer = yield* offers(game, side, {
        says: text`Does a sniper fire?`,
        actions: ['fire', 'pass'],
        cites: ['BA-SNIPE-4', 'BA-SNIPE-3'],
        about: snipersOf(game, side).map(sniper => sniper.id),
        context: SNIPING,
        default: PASS,
      })
      if (answer.action !== 'fire') break
    }
}

const snipersOf = (game: Blaze, side: Id): readonly Stand[] =>
  game.pieces.filter(stand => stand.side === side && isSniper(stand) && onTable(stand))

/** An enemy that ends its move within 100 mm discovers a sniper, who is removed even if he has not fired: BA-SNIPE-5, BA-SNIPE-6. */
export function discoverSnipers(game: Blaze, mover: Id): void {
  const stand = game.piece(mover)
  if (!onTable(stand)) return
  for (const sniper of game.pieces.filter(p => p.side !== stand.side && isSniper(p) && onTable(p))) {
    if (!near(game, stand, sniper, reach(game, 'sniper'))) {
      game.say(text`${the.piece(sniper)} is not found.`, ['BA-SNIPE-5'], [sniper.id], [sniper.side])
      continue
    }
    reveal(game, sniper.id, ['BA-SNIPE-5'])
    leaveGame(
      game,
      sniper.id,
      ['BA-SNIPE-6', 'BA-SNIPE-5'],
      text`${the.piece(sniper)} is found and out of the game.`,
      happened(game, 'lost', { cause: 'discovery', by: mover }),
    )
  }
}

/** A sniper who fired and survived is removed at the end of the turn: BA-SNIPE-12. */
export function snipersLeave(game: Blaze): void {
  for (const sniper of game.pieces.filter(p => isSniper(p) && onTable(p) && p.fired))
    remove(game, sniper.id, { says: null, tallied: false, share: 0, event: { is: 'left' } }, [
      'BA-SNIPE-12',
      'BA-SNIPE-11',
    ])
}
