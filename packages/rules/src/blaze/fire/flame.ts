import {
  type Box,
  because,
  corners,
  crosses,
  inside,
  type Length,
  type Point,
  type Procedure,
  passages,
  type Reason,
  type Shape,
  text,
  the,
} from '@sandtable/kernel'
import { flameTemplate } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import { figuresUnder } from '../shells/template.ts'
import { hurt } from '../stands/losses.ts'
import { hullOf, middleOf } from '../stands/measure.ts'
import { figuresOf } from '../stands/profiles.ts'
import { hasFigures, isArmoured, isSoftskin, isVehicle, kindOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { reach } from '../values.ts'
import { whyNotOverSights, whyOutOfRange } from './aiming.ts'
import { aspectOf } from './arcs.ts'
import { occasionRules } from './occasions.ts'
import { type How, isAtOnce, ownRange } from './orders.ts'
import { fired, firedAt, firedFromHiding } from './records-of-fire.ts'
import { foundBy, isHurtByTemplates, needFor, seatOf } from './targets.ts'
import { rollToHit } from './to-hit.ts'

/** Flamethrowers, man-packed and on vehicles. */

const isOnVehicle = (game: Blaze, firer: Stand): boolean => isVehicle(game, firer)

export function whyNoFlame(game: Blaze, firer: Stand, weapon: Weapon, target: Stand): readonly Reason[] {
  const reasons: Reason[] = [...whyOutOfRange(game, firer, target, ownRange(game, weapon) as Length, 'BA-FLAME-2')]
  if (firer.bursts <= 0)
    reasons.push(
      because(
        'bursts',
        text`${the.piece(firer)} has no burst left`,
        isVehicle(game, firer) ? 'BA-FLAME-12' : 'BA-FLAME-9',
      ),
    )
  return [...reasons, ...whyNotOverSights(game, firer, target)]
}

/**
 * The template lies on the line from centre to centre and begins where that line leaves the firer's base; a vehicle's
 * begins up to 50 mm farther out, so that its end reaches the target's centre. BA-RUL-85.
 */
export function flameShape(game: Blaze, firer: Stand, target: Stand): Shape {
  const from = middleOf(game, firer)
  const to = middleOf(game, target)
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const far = Math.sqrt(x * x + y * y)
  const leaves = (passages({ box: hullOf(game, firer) }, from, to)[0]?.[1] ?? 0) * far
  const [width, long] = game.rows(flameTemplate) as readonly [Length, Length]
  const spare = isOnVehicle(game, firer) ? reach(game, 'vehicle-flame') : 0
  const start = leaves + Math.min(Math.max(far - leaves - long, 0), spare)
  const place = (along: number, across: number): Point => [
    from[0] + Math.round((x * along + y * across) / far),
    from[1] + Math.round((y * along - x * across) / far),
  ]
  const half = width / 2
  return { polygon: [place(start, -half), place(start, half), place(start + long, half), place(start + long, -half)] }
}

/** Does the template lie on any part of the base? Touching its outline is enough. */
export function isTouched(box: Box, flame: Shape): boolean {
  const base = corners(box)
  const template = (flame as { readonly polygon: readonly Point[] }).polygon
  const edge = (points: readonly Point[], i: number): readonly [Point, Point] => [
    points[i] as Point,
    points[(i + 1) % points.length] as Point,
  ]
  return (
    base.some(corner => inside(flame, corner)) ||
    template.some(corner => inside({ box }, corner)) ||
    base.some((_, i) => crosses(flame, ...edge(base, i))) ||
    template.some((_, i) => crosses({ box }, ...edge(template, i)))
  )
}

/** A burst: friend and foe alike. */
export function* fireFlame(game: Blaze, firer: Stand, target: Stand, how: How): Procedure {
  const bursts = isOnVehicle(game, firer) ? 'BA-FLAME-12' : 'BA-FLAME-9'
  const worn = hasFigures(game, firer) && firer.figures < (figuresOf(game, kindOf(game, firer)) ?? 0)
  fired(game, firer, worn ? ['BA-FLAME-11'] : occasionRules(game, firer, how))
  game.change('piece', firer.id, { bursts: firer.bursts - 1 }, [bursts])
  const flame = flameShape(game, firer, target)
  const touched = foundBy(game, how).filter(
    stand =>
      stand.id !== firer.id &&
      stand.id !== firer.aboard &&
      seatOf(game, stand) === 'ground' &&
      isHurtByTemplates(game, stand) &&
      isTouched(hullOf(game, stand), flame),
  )
  for (const stand of touched) {
    firedAt(game, stand, ['BA-FLAME-3', 'BA-FLAME-2'])
    if (hasFigures(game, stand)) yield* burnStand(game, firer, stand, flame, how)
    else yield* burnVehicle(game, firer, stand, how)
  }
  firedFromHiding(game, firer.id, target.id, isAtOnce(how))
}

/** Figures wholly under the template are removed, those partly under it are rolled for: BA-FLAME-4, BA-FLAME-5. */
function* burnStand(game: Blaze, firer: Stand, stand: Stand, flame: Shape, how: How): Procedure {
  const byShare = game.ruling('BA-RUL-40') === 'area'
  const whole = byShare
    ? figuresUnder(hullOf(game, stand), flame, stand.figures)
    : inside(flame, middleOf(game, stand))
      ? stand.figures
      : 0
  const cites = ['BA-FLAME-4']
  if (whole > 0) yield* hurt(game, stand.id, { figures: whole, cause: 'flame', by: firer.id }, cites, isAtOnce(how))
  if (whole < stand.figures) yield* scorch(game, firer, stand, stand.figures - whole, ['BA-FLAME-5'], how)
}

/** One die for each figure, on the to-hit table. */
function* scorch(
  game: Blaze,
  firer: Stand,
  stand: Stand,
  figures: number,
  cites: readonly string[],
  how: How,
): Procedure {
  const need = needFor(game, stand, { manner: 'flame', firer, how })
  const rules = { cites: [...cites, ...need.cites.slice(0, 1)], firer }
  const { hits } = yield* rollToHit(game, 'flame', figures, stand, need, rules)
  if (hits > 0) yield* hurt(game, stand.id, { figures: hits, cause: 'flame', by: firer.id }, cites, isAtOnce(how))
}

/**
 * A softskin burns, armour is disabled only from the rear, a craft or glider is unharmed; occupants and riders are
 * still rolled for on the to-hit table: BA-FLAME-6 to 8, BA-RUL-354.
 */
function* burnVehicle(game: Blaze, firer: Stand, vehicle: Stand, how: How): Procedure {
  for (const id of vehicle.passengers) {
    const aboard = game.piece(id)
    if (hasFigures(game, aboard) && aboard.figures > 0)
      yield* scorch(game, firer, aboard, aboard.figures, ['BA-FLAME-8'], how)
  }
  const fromRear = aspectOf(hullOf(game, vehicle), middleOf(game, firer)) === 'rear'
  const burns = isSoftskin(game, vehicle)
  if (!burns && !(isArmoured(game, vehicle) && fromRear)) {
    game.say(text`The flames do nothing to ${the.piece(vehicle)}.`, ['BA-FLAME-7'], [vehicle.id])
    return
  }
  const loss = {
    ...(burns ? { destroy: true } : { disable: true }),
    flamed: true,
    cause: 'flame' as const,
    by: firer.id,
  }
  yield* hurt(game, vehicle.id, loss, burns ? ['BA-FLAME-6', 'BA-SOFT-1'] : ['BA-FLAME-7'], isAtOnce(how))
}
