import {
  because,
  crosses,
  holds,
  type Id,
  isOffTable,
  type Length,
  type Point,
  type Procedure,
  type Reason,
  text,
} from '@sandtable/kernel'
import { weaponOf } from '../figures.ts'
import { coverBy, woundingBy } from '../fire/aim.ts'
import { bandAt, bandsOf, chartRule, isSpecialist, whyOutOfRange } from '../fire/ranges.ts'
import { byOpening, confinedAt, groundOf, isNear, type Land } from '../ground.ts'
import { near } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { distances, needs, type Weapon } from '../tables.ts'
import { burst } from './blast.ts'
import { land, landTwice } from './scatter.ts'

const GRENADE = 'grenade'

export const whyNotThrow = (game: Goodbye, figure: Figure, weapon: string, aim: Point): readonly Reason[] =>
  isOffTable(game, aim)
    ? [because('target', text`that is off the table`, 'GB-GREN-2')]
    : whyOutOfRange(game, figure, aim, weapon)

/** The number of distance dice and its rules: those that modify it before those that set it. */
export function scatterDice(
  game: Goodbye,
  figure: Figure,
  weapon: string,
  aim: Point,
): { readonly dice: number; readonly cites: readonly string[] } {
  const { scatter } = weaponOf(game, weapon) as Weapon
  const table = (scatter ?? [])[Math.max(0, bandAt(game, figure, aim, weapon))] ?? 0
  const obstructions = obstructionsTo(game, figure.at as Point, aim).length
  const specialist = isSpecialist(game, figure, weapon)
  const unskilled = specialist ? 0 : game.rows(needs)['unskilled-dice']
  const skill = weapon === GRENADE ? (specialist ? -game.rows(needs)['specialist-dice'] : 0) : unskilled
  const plain = near(figure, aim, bandsOf(game, { ...figure, specialist: false }, weapon).at(-1) as Length)
  const cites = [
    ...(obstructions > 0 ? ['GB-GREN-3'] : []),
    ...(specialist && !plain ? ['GB-GREN-5'] : []),
    ...(skill < 0 ? ['GB-GREN-4', 'GB-PLAT-2'] : []),
    ...(skill > 0 ? ['GB-PLAT-5'] : []),
    weapon === GRENADE ? 'GB-GREN-2' : 'GB-GREN-6',
    chartRule(weapon),
  ]
  return { dice: table + obstructions * game.rows(needs)['obstruction-dice'] + skill, cites: cites.slice(0, 2) }
}

/** Walls, hedges, sandbags and buildings it must be thrown over, except through an opening. */
export function obstructionsTo(game: Goodbye, from: Point, aim: Point): readonly Land[] {
  return groundOf(game)
    .crossed(from, aim)
    .filter(
      place =>
        place.obstruction &&
        crosses(place.shape, from, aim) &&
        !isNear(place, from, game.rows(distances)['beside-thrower']),
    )
    .filter(place => !(place.shut && holds(place, aim) && byOpening(place, from, aim)))
}

/** Next to the aiming point, or to the way into its confined place. */
export function cannotMiss(game: Goodbye, figure: Figure, aim: Point): boolean {
  if (near(figure, aim, game.rows(distances)['cannot-miss'])) return true
  const place = confinedAt(game, aim)
  if (!place) return false
  return place.openings === null
    ? isNear(place, figure.at as Point, game.rows(distances)['cannot-miss'])
    : place.openings.some(opening => near(figure, opening, game.rows(distances)['cannot-miss']))
}

/** A grenade is thrown, or fired from a rifle: where it lands and its effect. */
export function* throwGrenade(game: Goodbye, id: Id, weapon: string, aim: Point): Procedure {
  const figure = game.piece(id)
  const { dice, cites } = scatterDice(game, figure, weapon, aim)
  game.say(weapon === GRENADE ? text`The grenade flies.` : text`The rifle grenade flies.`, cites, [id])
  const sure = weapon === GRENADE && dice > 0 && cannotMiss(game, figure, aim)
  const at = sure
    ? yield* landTwice(game, figure.side, { aim, dice: 1, cites: ['GB-GREN-10', 'GB-RUL-74'] })
    : yield* land(game, { aim, dice, cites: ['GB-GREN-2'], far: cites })
  const eye = { toWound: woundingBy(game, figure), coverBy: coverBy(game, figure) }
  yield* burst(game, { at, weapon, by: id, thrown: true, ...eye })
}
