import { because, outlineHits, type Point, position, type Reason, text, the, whereIs } from '@sandtable/kernel'
import { atOpening, groundOf, isIn, type Land } from './ground.ts'
import { near, nearLand, reach, type Thing } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { hiddenLimits, hiddenShare, type Pose, poseSteps, shares } from './tables.ts'

/** Quarters hidden beyond which too little shows to fire or be fired on: PF-FIR-5, PF-FIR-7. */
export const mostHidden = (game: Plastic): number => shares.indexOf(game.rows(hiddenLimits)['in-sight'] ?? 'all')

/** The line of fire between two points, computed once: what it crosses, and the ground height at its ends. */
export interface Line {
  readonly from: Thing
  readonly to: Thing
  readonly a: Point
  readonly b: Point
  readonly crossed: readonly Land[]
  readonly groundA: number
  readonly groundB: number
}

/** From the centre of the firer's base to the centre of the target's, or to a spot: PF-RUL-90. */
export function layLine(game: Plastic, from: Thing, to: Thing): Line {
  const ground = groundOf(game)
  const a = whereIs(from)
  const b = whereIs(to)
  return { from, to, a, b, crossed: ground.crossed(a, b), groundA: ground.height(a), groundB: ground.height(b) }
}

/** The pose a figure counts as in its present place. */
export const countsAs = (game: Plastic, figure: Figure): Pose =>
  poseIn(game, figure, groundOf(game).placeAt(figure.at as Point))

/** The pose that a figure counts as in this place: PF-FIR-18, PF-FIR-20, PF-FIR-22. */
export const poseIn = (game: Plastic, { pose }: Figure, place: Land | null): Pose =>
  game.rows(poseSteps)[place?.kind ?? 'open']?.[pose] ?? pose

/** The rule that gives a figure another pose in such a place. */
export const poseRules: { readonly [kind: string]: string } = {
  building: 'PF-FIR-18',
  bunker: 'PF-FIR-20',
  foxhole: 'PF-FIR-22',
  trench: 'PF-FIR-22',
}

/** What blocks the line: hills, buildings, bunkers and other tall solid pieces, unless one end is on top or at an opening. */
export function blockers(game: Plastic, line: Line): readonly Reason[] {
  const reasons: Reason[] = []
  for (const land of line.crossed) if (land.solid) reasons.push(...blocks(game, land, line))
  return reasons
}

function blocks(game: Plastic, land: Land, line: Line): readonly Reason[] {
  if (!land.shut) return inTheWay(land, line)
  const from = holds(land, line.from)
  const to = holds(land, line.to)
  if (from && to) return []
  if (!from && !to) return inTheWay(land, line)
  return from ? throughOpening(game, land, line.from, line.b) : throughOpening(game, land, line.to, line.a)
}

/** Its top is higher than the ground at both ends: PF-RUL-20. A figure on a hill stands as high as its top. */
function inTheWay(land: Land, { groundA, groundB }: Line): readonly Reason[] {
  if (land.top <= groundA || land.top <= groundB) return []
  const says = text`the ${the.ground(land)} is in the way: it is higher than the line`
  const uneven = groundA > 0 || groundB > 0
  return [because('line of sight', says, 'PF-FIR-4', uneven ? 'PF-RUL-20' : 'PF-FIR-9')]
}

/** A spot on the outline is not in it: a round bursts against the wall. */
const holds = (land: Land, end: Thing): boolean =>
  Array.isArray(end) ? position(land.shape, end as Point) === 'in' : isIn(land, whereIs(end))

/** A building or bunker is seen into and out of at its openings, and a building from close to them: PF-RUL-15, PF-RUL-16. */
function throughOpening(game: Plastic, land: Land, inner: Thing, outer: Point): readonly Reason[] {
  const hits = outlineHits(land.shape, whereIs(inner), outer)
  if (hits.some(hit => !atOpening(land, hit.at))) {
    const rule = land.kind === 'bunker' ? 'PF-RUL-16' : 'PF-RUL-15'
    const says = text`the line meets a wall of the ${the.ground(land)} where it has no opening`
    return [because('line of sight', says, 'PF-FIR-4', rule)]
  }
  const [first] = hits
  const close = reach(game, 'close')
  if (land.kind !== 'building' || !first || near(game, inner, first.at, close)) return []
  const says = text`too deep inside the ${the.ground(land)}: the opening is more than ${the.length(close)} away`
  return [because('line of sight', says, 'PF-FIR-4', 'PF-RUL-15')]
}

/**
 * Why the firer shows too little of himself to fire along this line: only terrain within an inch counts. Solid
 * terrain either blocks the line or does not count, and the firer's own place never prevents fire: PF-RUL-8.
 */
export function whyNotExposed(game: Plastic, firer: Figure, line: Line): readonly Reason[] {
  for (const land of line.crossed) {
    if (land.solid || !screens(land) || !nearLand(game, firer, land, reach(game, 'close'))) continue
    if (hides(game, land, countsAs(game, firer), true) <= mostHidden(game)) continue
    const says = text`less than a quarter of ${the.piece(firer)} shows behind the ${the.ground(land)}`
    return [because('exposed', says, 'PF-FIR-7', 'PF-FIR-8')]
  }
  return []
}

/** Why the target cannot be fired on: less than a quarter of it shows. */
export function whyHidden(
  game: Plastic,
  { hidden, behind }: { readonly hidden: number; readonly behind: string },
  target: Figure,
): readonly Reason[] {
  if (hidden <= mostHidden(game)) return []
  const says = text`less than a quarter of ${the.piece(target)} shows behind the ${the.ground(behind)}`
  return [because('exposed', says, 'PF-FIR-5', 'PF-FIR-6')]
}

/** Field works hide only figures in them, and hills are not in the table of hiding: PF-RUL-4. */
export const screens = (land: Land): boolean => land.class !== 'sunken' && !land.hill

/** Table hidden. Terrain open to fire never hides all of a figure, nor does low terrain far from both: PF-RUL-9, PF-RUL-7. */
export function hides(game: Plastic, land: Land, pose: Pose, close: boolean): number {
  const share = shares.indexOf(game.rows(hiddenShare)[land.class]?.[pose] ?? 'none')
  return land.type.seeThrough || !close ? Math.min(share, mostHidden(game)) : share
}
