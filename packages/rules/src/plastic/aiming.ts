import {
  because,
  type Choice,
  fromOutline,
  isOffTable,
  nearest,
  type Point,
  position,
  type Reason,
  text,
  the,
  towards,
} from '@sandtable/kernel'
import { occupants } from './blast.ts'
import { enemiesOf, spotChoice } from './figures.ts'
import { atOpening, groundOf, type Land } from './ground.ts'
import { blockers, layLine, whyNotExposed } from './line-of-fire.ts'
import { apart, near, reach, type Thing, touches } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import type { Weapon } from './tables.ts'

/** Ways of attacking a building. */
export const modes = ['window', 'wall', 'roof'] as const
export type Mode = (typeof modes)[number]

/** The ways a class of explosive can attack a building, where there are several. */
const modesFor: { readonly [weaponClass: string]: readonly Mode[] } = {
  launcher: ['window', 'wall'],
  'infantry-gun': ['wall', 'roof'],
}

/** The rules on how a class of explosive attacks a building. */
const rulesOfModes: { readonly [weaponClass: string]: readonly string[] } = {
  launcher: ['PF-EXP-14', 'PF-EXP-15'],
  'infantry-gun': ['PF-EXP-28'],
  mortar: ['PF-EXP-21'],
}

/** The aim of an explosive: a spot, what it strikes there, and how. */
export interface Aim {
  readonly spot: Point
  readonly struck: Land | null
  readonly mode: Mode | null
}

/** A launcher's round bursts against the wall it is aimed at, not inside; so does a shell meant to open a wall. */
export function aimAt(game: Plastic, weapon: Weapon, spot: Point, mode: Mode | null): Aim {
  const atWall = mode === 'window' || mode === 'wall'
  const struck = atWall ? wallAt(game, spot) : groundOf(game).placeAt(spot)
  const outside = struck?.shut && (atWall || weapon.class === 'launcher')
  return { spot: outside ? againstWall(game, struck, spot) : spot, struck, mode }
}

/** The building with this spot on its outline, within contact distance. */
function wallAt(game: Plastic, spot: Point): Land | null {
  const touch = reach(game, 'touch')
  const isWall = (land: Land): boolean => land.kind === 'building' && fromOutline(land.shape, spot) <= touch
  return groundOf(game).near(spot, touch).find(isWall) ?? null
}

/** A slanting outline has few whole points, so a spot slightly inside is moved out. */
function againstWall(game: Plastic, { shape }: Land, spot: Point): Point {
  const deep = fromOutline(shape, spot)
  if (position(shape, spot) !== 'in' || deep > reach(game, 'touch')) return spot
  const [x, y] = towards(shape, spot)
  const share = (deep + 2) / Math.sqrt(x * x + y * y)
  return [Math.round(spot[0] + x * share), Math.round(spot[1] + y * share)]
}

export function whyOutOfRange(game: Plastic, firer: Figure, target: Thing, weapon: Weapon): readonly Reason[] {
  if (near(game, firer, target, weapon.range)) return []
  const says = text`out of range: ${the.length(apart(game, firer, target), weapon.range)}`
  return [because('range', says, 'PF-FIR-3', weapon.rules.range)]
}

/** Why an explosive cannot be aimed at this spot. */
export function whyNotAimAt(
  game: Plastic,
  firer: Figure,
  spot: Point,
  weapon: Weapon,
  mode: Mode | undefined,
): readonly Reason[] {
  const aim = aimAt(game, weapon, spot, mode ?? null)
  const isThrown = weapon.class === 'grenade'
  const reasons: Reason[] = [...whyOutOfRange(game, firer, spot, weapon)]
  if (isOffTable(game, spot)) reasons.push(because('target', text`that spot is off the table`, 'PF-BLA-3', 'PF-RUL-40'))
  reasons.push(...(isThrown ? whyNotInto(game, firer, aim) : whyNotInThisWay(game, firer, aim, weapon)))
  if (weapon.indirect) return reasons // the spot need not be seen: PF-RUL-40
  if (isHandedIn(game, firer, aim.spot, weapon)) return reasons // PF-RUL-74
  const line = layLine(game, firer, aim.spot)
  const unseen = [...blockers(game, line), ...whyNotExposed(game, firer, line)]
  return [...reasons, ...unseen.map(reason => ({ ...reason, cites: [...reason.cites.slice(0, 1), 'PF-RUL-74'] }))]
}

/** A grenade for the house whose wall its thrower touches: it needs no line. */
export function isHandedIn(game: Plastic, thrower: Figure, spot: Point, weapon: Weapon): boolean {
  const { struck } = aimAt(game, weapon, spot, null)
  return weapon.class === 'grenade' && struck?.shut === true && touches(game, thrower, struck)
}

/** Why a grenade cannot be put into the place at this spot. */
function whyNotInto(game: Plastic, thrower: Figure, { struck, spot }: Aim): readonly Reason[] {
  if (struck?.shut && !touches(game, thrower, struck))
    return [
      because('touching', text`${the.piece(thrower)} does not touch the ${the.ground(struck)}`, 'PF-EXP-1', 'PF-EXP-5'),
    ]
  const most = reach(game, 'grenade-pit')
  if (!struck?.pit || near(game, thrower, spot, most)) return []
  const says = text`too far from the ${the.ground(struck)}: ${the.length(apart(game, thrower, spot), most)}`
  return [because('within 3', says, 'PF-EXP-6', 'PF-RUL-73')]
}

/** Why a building cannot be attacked in this way at this spot, or why the way must be named. */
function whyNotInThisWay(game: Plastic, firer: Figure, aim: Aim, weapon: Weapon): readonly Reason[] {
  const { struck, mode } = aim
  const building = struck?.kind === 'building' ? struck : null
  const ways = modesFor[weapon.class] ?? []
  const rules = rulesOfModes[weapon.class] ?? []
  if (mode === null) {
    const says = text`say how to attack the building: ${the.any(ways.map(the.term))}`
    return building && ways.length > 0 ? [because('target', says, ...rules)] : []
  }
  if (!ways.includes(mode))
    return [because('target', text`this weapon cannot attack in that way: ${the.term(mode)}`, ...rules)]
  if (!building)
    return [
      because(
        'target',
        text`a roof is attacked inside the outline of a building, a wall or window on it`,
        'PF-EXP-16',
        'PF-RUL-51',
      ),
    ]
  return mode === 'window' ? whyNoWindow(game, firer, building, aim.spot) : []
}

/** A window is an opening with an enemy at it, whether or not it has fired: PF-RUL-51. */
function whyNoWindow(game: Plastic, firer: Figure, building: Land, spot: Point): readonly Reason[] {
  if (!atOpening(building, spot))
    return [because('target', text`there is no door or window at that spot`, 'PF-EXP-14', 'PF-RUL-51')]
  const close = reach(game, 'close')
  const manned = occupants(game, building).some(f => f.side !== firer.side && near(game, f, spot, close))
  return manned
    ? []
    : [because('target', text`no enemy is within ${the.length(close)} of that window`, 'PF-EXP-14', 'PF-RUL-51')]
}

/** The possible ways to attack this spot, and whether one must be named: not beside a wall, which need not be the target. */
export function waysAt(game: Plastic, weapon: Weapon, spot: Point): { modes: readonly Mode[]; optional: boolean } {
  const isIn = groundOf(game).placeAt(spot)?.kind === 'building'
  return { modes: isIn || wallAt(game, spot) ? (modesFor[weapon.class] ?? []) : [], optional: !isIn }
}

/** Suggested aiming points: the enemies, and the near wall of a building or bunker they are in. */
export function spots(game: Plastic, side: string): readonly Point[] {
  return enemiesOf(game, side).flatMap(enemy => {
    const at = enemy.at as Point
    const place = groundOf(game).placeAt(at)
    if (!place?.shut || !('polygon' in place.shape)) return [at]
    const { polygon } = place.shape
    return [at, nearest({ line: [...polygon, polygon[0] as Point] }, at)]
  })
}

/** A spot is offered if at least one way of attacking it is allowed. */
export function spotChoices(game: Plastic, firer: Figure, weapon: Weapon): readonly Choice[] {
  return spots(game, firer.side).map(spot => {
    const ways = [undefined, ...(modesFor[weapon.class] ?? [])].map(mode =>
      whyNotAimAt(game, firer, spot, weapon, mode),
    )
    return spotChoice(spot, ways.some(way => way.length === 0) ? [] : (ways[0] ?? []))
  })
}
