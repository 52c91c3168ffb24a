import { because, type Point, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { type How, isAtOnce } from '../fire/orders.ts'
import { fired, firedFromHiding } from '../fire/records-of-fire.ts'
import { whyNotSeen } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Weapon } from '../tables.ts'
import { freshName, makeFeature } from './features.ts'
import { whyNotInReach } from './reach.ts'
import { spotterFor } from './spotting.ts'
import { templateRadius } from './template.ts'

/** Smoke screens. */

/** The firer must see the point; a mortar or howitzer may use a spotter: BA-RUL-223. */
export function whyNoSmoke(game: Blaze, firer: Stand, weapon: Weapon, at: Point): readonly Reason[] {
  if (!weapon.smoke)
    return [
      because('smoke', text`there are no smoke rounds for the ${the.term(weapon.name)}`, 'BA-SMOKE-2', 'BA-SMOKE-1'),
    ]
  const reasons: Reason[] = []
  if (firer.smokeRounds <= 0)
    reasons.push(because('smoke', text`${the.piece(firer)} has no smoke round left`, 'BA-SMOKE-9'))
  reasons.push(...whyNotInReach(game, firer, weapon, at, weapon.indirect ? 'indirect' : 'direct'))
  const unseen = whyNotSeen(game, firer, at)
  if (unseen.length === 0) return reasons
  if (!weapon.indirect && !weapon.mortar)
    return [...reasons, ...unseen.map(reason => ({ ...reason, cites: [...reason.cites.slice(0, 1), 'BA-SMOKE-6'] }))]
  if (!spotterFor(game, firer.side, at))
    reasons.push(because('spotter', text`neither it nor a spotter sees the place`, 'BA-SMOKE-6'))
  return reasons
}

/** A smoke template does not deviate, and takes effect at the end of the step: BA-SMOKE-6, BA-RUL-113. */
export function* fireSmoke(game: Blaze, firer: Stand, at: Point, how: How): Procedure {
  fired(game, firer, ['BA-SMOKE-5', 'BA-SMOKE-1'])
  game.change('piece', firer.id, { smokeRounds: firer.smokeRounds - 1 }, ['BA-SMOKE-9'])
  const number = game.state.smokes + 1
  const id = freshName(game, 'smoke', number)
  const until = game.state.turn + 1
  const shape = { circle: [at[0], at[1], templateRadius(game)] as const }
  makeFeature(game, id, 'smoke', shape, { smokeUntil: until, pending: true }, ['BA-SMOKE-2', 'BA-ARTY-4'])
  game.change('game', 'game', { smokes: number }, ['BA-RUL-113'])
  game.say(text`Smoke is laid at ${the.place(at)}.`, ['BA-SMOKE-2', 'BA-SMOKE-6'], undefined, undefined, at)
  firedFromHiding(game, firer.id, null, isAtOnce(how))
}

/** At the end of the step in which it was fired, smoke starts to block sight: BA-SMOKE-4. */
export function smokeRises(game: Blaze): void {
  for (const { id, kind, pending } of game.terrain)
    if (kind === 'smoke' && pending) game.change('terrain', id, { pending: false }, ['BA-SMOKE-4'])
}

/** It clears at the end of the turn after it was laid: BA-SMOKE-3. */
export function smokeGoes(game: Blaze): void {
  for (const { id, kind, gone, smokeUntil } of game.terrain)
    if (kind === 'smoke' && !gone && smokeUntil !== null && smokeUntil <= game.state.turn)
      game.change('terrain', id, { gone: true }, ['BA-SMOKE-3'])
}
