import { because, type Id, isOffTable, type Point, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { isSenior, isSteady, weaponOf } from '../figures.ts'
import { coverBy, woundingBy } from '../fire/aim.ts'
import { bandAt, chartRule, whyOutOfRange } from '../fire/ranges.ts'
import { near } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { layLine, sees, whyBlocked } from '../sight.ts'
import type { Weapon } from '../tables.ts'
import { distances, needs } from '../tables.ts'
import { burst } from './blast.ts'
import { land, landCorrected } from './scatter.ts'

/** Out of range, inside the minimum range, or not seen by a figure that could direct it. */
export function whyNotShell(game: Goodbye, figure: Figure, weapon: string, aim: Point): readonly Reason[] {
  if (isOffTable(game, aim)) return [because('target', text`that is off the table`, 'GB-MORT-3')]
  const indirect = weaponOf(game, weapon)?.indirect === true
  const reasons: Reason[] = [...whyOutOfRange(game, figure, aim, weapon)]
  const blocked = whyBlocked(game, layLine(game, figure, aim))
  if (blocked.length > 0 && !(indirect && isObserved(game, figure, aim))) {
    const nobody = text`neither the crew nor a senior NCO or officer in sight of it sees the target`
    const [{ says }] = blocked as readonly [Reason]
    const reason = because('line of sight', nobody, 'GB-MORT-1', 'GB-MORT-2')
    reasons.push(indirect ? reason : because('line of sight', says, 'GB-RUL-27', 'GB-FIRE-3'))
  }
  return reasons
}

/** A senior NCO or officer of the side who sees both the aiming point and the mortar. */
export const isObserved = (game: Goodbye, mortar: Figure, aim: Point): boolean =>
  game.pieces.some(
    f =>
      f.id !== mortar.id &&
      f.side === mortar.side &&
      isSenior(f) &&
      isSteady(f) &&
      sees(game, f, aim) &&
      sees(game, f, mortar),
  )

/** Is it a mortar or field gun, whose crew observes each round and corrects the next? */
export function isShell(game: Goodbye, weapon: string): boolean {
  const row = weaponOf(game, weapon)
  return !!row?.scatter && row['confined-wound'] === null // only hand-thrown weapons count in confined spaces
}

/** Is it aimed where its previous round landed? */
export const isCorrected = (game: Goodbye, figure: Figure, aim: Point): boolean =>
  figure.lastRound !== null && near(figure.lastRound, aim, game.rows(distances)['same-place'])

/** Distance dice: 2, 3 or 4 by range band, two fewer if corrected. */
export function shellDice(game: Goodbye, figure: Figure, weapon: string, aim: Point): number {
  const { scatter } = weaponOf(game, weapon) as Weapon
  const dice = (scatter ?? [])[Math.max(0, bandAt(game, figure, aim, weapon))] ?? 0
  return isCorrected(game, figure, aim) ? Math.max(0, dice - game.rows(needs).correction) : dice
}

/** A mortar or field gun fires at a place: where the round lands, its effect, and the landing point for the next. */
export function* fireShell(game: Goodbye, id: Id, weapon: string, aim: Point): Procedure {
  const figure = game.piece(id)
  const dice = shellDice(game, figure, weapon, aim)
  const corrected = isCorrected(game, figure, aim)
  const observed = sees(game, figure, aim) ? 'GB-MORT-1' : 'GB-MORT-2'
  game.say(
    corrected ? text`${the.piece(figure)} fires again where its last round landed.` : text`${the.piece(figure)} fires.`,
    corrected ? [observed, 'GB-MORT-5'] : [observed],
    [id],
  )
  const flight = {
    aim,
    dice,
    cites: [corrected ? 'GB-MORT-4' : weaponOf(game, weapon)?.indirect ? 'GB-MORT-3' : 'GB-WEAP-22'],
    far: corrected ? ['GB-MORT-5', dice === 0 ? 'GB-MORT-6' : 'GB-MORT-7'] : ['GB-WEAP-22', chartRule(weapon)],
  }
  const at = corrected ? yield* landCorrected(game, figure.side, flight) : yield* land(game, flight)
  // a copy of the point: it must not matter whether it is the decision's own object
  game.change('piece', id, { lastRound: [at[0], at[1]] }, ['GB-MORT-4', 'GB-RUL-54'])
  const eye = { toWound: woundingBy(game, figure), coverBy: coverBy(game, figure) }
  yield* burst(game, { at, weapon, by: id, ...eye })
}
