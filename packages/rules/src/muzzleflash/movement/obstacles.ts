import { because, inside, type Point, along as pointAlong, type Reason, type Shape, text, the } from '@sandtable/kernel'
import { type Crossed, groundOf, isGap, type Land, openingAt } from '../ground/ground.ts'
import { outlineOf } from '../ground/lanes.ts'
import { eyeLevelOf } from '../ground/measure.ts'
import type { Muzzleflash } from '../records.ts'

/** What stands in the way of a leg: MF-MOV-8, MF-RUL-18. */
export interface Hindrance {
  readonly land: Land
  readonly at: Point
  /** test: a morale test; never: it cannot be passed. */
  readonly needs: 'test' | 'never'
}

/** The obstacles that a straight leg crosses, and what each demands of a man on foot. */
export function hindrances(game: Muzzleflash, a: Point, b: Point): readonly Hindrance[] {
  const ground = groundOf(game)
  const near = ground.along(a, b).filter(mayHinder)
  if (near.length === 0) return NOTHING
  return [...ground.passed(a, b), ...landingOn(near, a, b)].flatMap(crossing => hindranceOf(crossing, a, b))
}

const NOTHING: readonly Hindrance[] = []

/** Woods and the like are walked through freely. */
const mayHinder = ({ room, opening, type }: Land): boolean => room || opening || type.obstacle === true

/** A leg that stops on a line or a wall has crossed it: otherwise a path could slip over a fence by stopping on top. */
function landingOn(near: readonly Land[], a: Point, b: Point): readonly Crossed[] {
  const result: Crossed[] = []
  for (const land of near) {
    const line = edgeOf(land)
    if (line && inside(line, b) && !inside(line, a) && !isGap(land, b)) result.push({ land, enter: 1, leave: 1 })
  }
  return result
}

/** The thin line that no figure slips over: a fence, or the walls of a room. */
function edgeOf({ shape, area, room }: Land): Shape | null {
  if (room) return outlineOf(shape)
  return !area && 'line' in shape && !shape.thick ? shape : null
}

function hindranceOf({ land, enter, leave }: Crossed, a: Point, b: Point): readonly Hindrance[] {
  if (land.room) return throughWall(land, enter, leave, a, b)
  const at = pointAlong(a, b, enter)
  if (land.opening) return throughOpening(land, at)
  if (!land.type.obstacle || (land.area && enter === 0)) return NOTHING // leaving what it stands in needs no test
  const gate = openingAt(land, at)
  return gate ? throughOpening(gate, at) : [{ land, at, needs: 'test' }]
}

/** A building is entered and left at its openings; where none are drawn they are everywhere, and each is an obstacle. */
function throughWall(land: Land, enter: number, leave: number, a: Point, b: Point): Hindrance[] {
  const result: Hindrance[] = []
  for (const t of enter === leave ? [enter] : [enter, leave]) {
    if (t <= 0 || (t >= 1 && enter < 1)) continue
    const at = pointAlong(a, b, t)
    if (isGap(land, at)) continue
    const opening = openingAt(land, at)
    if (opening) result.push(...throughOpening(opening, at))
    else result.push({ land, at, needs: land.openings.length > 0 ? 'never' : 'test' })
  }
  return result
}

/** An open door is passed freely, a closed one or a window with a test, a slit not at all. */
function throughOpening(land: Land, at: Point): Hindrance[] {
  if (land.feature.destroyed) return []
  if (land.kind === 'fire-slit') return [{ land, at, needs: 'never' }]
  return land.kind === 'door' && !land.shut ? [] : [{ land, at, needs: 'test' }]
}

/** Can a man get along this leg at all? Obstacles that only need a test do not count. */
export const passable = (game: Muzzleflash, a: Point, b: Point): boolean =>
  hindrances(game, a, b).every(({ needs }) => needs !== 'never')

/** Why the leg cannot be walked. */
export const whyBarred = (found: readonly Hindrance[]): readonly Reason[] =>
  found
    .filter(({ needs }) => needs === 'never')
    .map(({ land }) =>
      because('obstacle', text`the ${the.ground(land)} cannot be passed here`, 'MF-MOV-8', 'MF-RUL-18'),
    )

/**
 * The wall that keeps two nearby figures from touching: one that is impassable, a closed door, or one too high to look over.
 * MF-RUL-120.
 */
export const wallBetween = (game: Muzzleflash, a: Point, b: Point): Land | null =>
  hindrances(game, a, b).find(
    ({ land, needs }) =>
      needs === 'never' || land.shut || (land.height > eyeLevelOf(game) && !land.room && !land.opening),
  )?.land ?? null
