import {
  ahead,
  corners,
  type Drawing,
  draw,
  type Length,
  lengthOf,
  type Message,
  mm,
  type Point,
  text,
  the,
} from '@sandtable/kernel'
import { mortars } from '../combat-tables.ts'
import { isBattalionHq, radiusOf } from '../command/headquarters.ts'
import { longest } from '../fire/gunnery.ts'
import { ownRange, smallArmOf } from '../fire/orders.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullOf, middleOf, sizeOf } from '../stands/measure.ts'
import { gunRowOf } from '../stands/profiles.ts'
import { isArmoured, isVehicle, kindOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'

/** How long the lines are drawn that part the front of a hull from its flanks. */
const QUARTER: Length = mm(120)

/** How far a weapon reaches; null for what reaches the whole table. */
export function rangeOf(game: Blaze, weapon: Weapon): Length | null {
  if (weapon.mortar) return game.rows(mortars)[weapon.mortar]?.max ?? null
  if (weapon.indirect) return null
  return (
    smallArmOf(game, weapon)?.max ??
    ownRange(game, weapon) ??
    weapon.max ??
    (gunRowOf(game, weapon) ? longest(game) : null)
  )
}

/** The ring within which a weapon reaches. */
export function rangeRing(game: Blaze, firer: Stand, weapon: Weapon): readonly Drawing[] {
  const range = rangeOf(game, weapon)
  if (range === null) return []
  const radius = range + Math.round(Math.min(...sizeOf(game, firer)) / 2)
  return [draw.ring('range', middleOf(game, firer), radius, text`${the.term(weapon.name)}, ${the.length(range)}`)]
}

/** The arc of a weapon that does not fire all round: a machine gun's front, a hull's 45 degrees to each side. */
export function arcOf(game: Blaze, firer: Stand): readonly Drawing[] {
  const kind = kindOf(game, firer)
  const half = kind.arc ? 90 : isVehicle(game, firer) && kind.turret === false ? 45 : null
  if (half === null || firer.gunLost) return []
  const at = firer.at as Point
  return [-half, half].map(side =>
    draw.path([at, ahead(at, firer.facing + side, longest(game))], text`arc of ${the.piece(firer)}`),
  )
}

/** Front, flanks and rear of an armoured vehicle: the lines through the corners of its hull part them, BA-RUL-31. */
export function aspectLines(game: Blaze, vehicle: Stand): readonly Drawing[] {
  if (!isArmoured(game, vehicle)) return []
  const hull = hullOf(game, vehicle)
  const words = [text`rear`, text`rear`, text`front`, text`front`]
  return corners(hull).map(([x, y], i) => {
    const far = QUARTER / lengthOf([hull.at, [x, y]])
    const end: Point = [
      Math.round(hull.at[0] + (x - hull.at[0]) * far),
      Math.round(hull.at[1] + (y - hull.at[1]) * far),
    ]
    return draw.path([hull.at, end], words[i] as Message)
  })
}

/** The command radius of a headquarters. */
export function command(game: Blaze, hq: Stand): readonly Drawing[] {
  if (isBattalionHq(game, hq)) return []
  const radius = radiusOf(game, hq)
  const [width] = sizeOf(game, hq)
  return [draw.ring('command', hq.at as Point, radius + Math.round(width / 2), text`${the.length(radius)}`)]
}
