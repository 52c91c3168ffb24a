import {
  because,
  covered,
  crossesLeg,
  type Id,
  type Length,
  lengthOf,
  type Point,
  passages,
  position,
  type Reason,
  type Shape,
  type TollLeg,
  text,
  the,
  tollOf,
} from '@sandtable/kernel'
import { groundOf, isKnownGround, isLine, rulesOfGround } from '../ground/ground.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { classOf, kindOf } from '../stands/stand.ts'
import { terrains } from '../tables.ts'
import { costs } from '../values.ts'

export type Going = 'free' | 'half' | 'no'

/** How a stand gets on in this ground, by the terrain effect table. */
export function goingIn(game: Blaze, stand: Stand, kind: string): Going {
  const how = game.rows(terrains)[kind]?.move
  if (how === 'craft-only') return classOf(game, stand) === 'craft' ? 'free' : 'no'
  if (typeof how !== 'object' || how === null || Array.isArray(how)) return 'free'
  const by = how as { readonly [who: string]: Going | undefined }
  for (const key of keysOf(game, stand)) {
    const going = by[key]
    if (going) return going
  }
  // buildings say nothing of cavalry, which may not go in: BA-RUL-281
  if (kind === 'building' && classOf(game, stand) === 'cavalry') return 'no'
  return by.default ?? 'free'
}

/** What a stand is called in the terrain table, the most particular first. */
function keysOf(game: Blaze, stand: Stand): readonly string[] {
  const kind = kindOf(game, stand)
  const own = classOf(game, stand)
  return [
    ...(kind.heavyWeapon && !stand.gunLost ? ['heavyWeapon'] : []),
    ...(own === 'vehicle' && kind.drive ? [kind.drive] : []),
    own === 'marker' ? 'infantry' : own,
  ]
}

export interface Costs {
  /** The legs of the path, each with the ground that slows it: their cost is compared exactly by `isAffordable`. */
  readonly legs: readonly TollLeg[]
  /** What lines and trenches add. */
  readonly fixed: Length
  /** What the ground adds in all, rounded up: for weighing and showing. */
  readonly cost: Length
  readonly reasons: readonly Reason[]
  /** The rule of the ground that counts: of ground that costs something, else of ground crossed for free. */
  readonly rule: string | null
}

/** What the ground adds to the length of a path, and what bars the way. A side does not pay for ground it does not know of. */
export function groundCosts(game: Blaze, stand: Stand, path: readonly Point[], move: Length, side: Id): Costs {
  const reasons: Reason[] = []
  let rule: string | null = null
  let paid = false
  const legs: TollLeg[] = []
  let fixed = 0
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1] as Point
    const b = path[i] as Point
    const leg = legCosts(game, stand, a, b, move, side)
    fixed += leg.fixed
    legs.push(leg.toll)
    reasons.push(...leg.reasons)
    const costs = leg.fixed > 0 || leg.toll.slow.length > 0
    if (leg.rule !== null && (rule === null || (costs && !paid))) rule = leg.rule
    paid ||= costs
  }
  const slowed = legs.some(leg => leg.slow.length > 0) ? Math.ceil(tollOf(legs) - lengthOf(path) - NOISE) : 0
  return { legs, fixed, cost: fixed + slowed, reasons, rule }
}

/** What floating point may add to a whole number. */
const NOISE = 1e-6

type LegCosts = Pick<Costs, 'fixed' | 'reasons' | 'rule'> & { readonly toll: TollLeg }

function legCosts(game: Blaze, stand: Stand, a: Point, b: Point, move: Length, side: Id): LegCosts {
  let rule: string | null = null
  let free: string | null = null
  const reasons: Reason[] = []
  const slow: Shape[] = []
  let fixed = 0
  const there = groundOf(game)
    .along(a, b)
    .filter(feature => isKnownGround(feature, side))
  const bridges = there.filter(feature => feature.kind === 'bridge')
  for (const feature of there) {
    const crossing = crossesLeg(feature.shape, a, b)
    if (!crossing) continue
    const own = rulesOfGround[feature.kind]?.[0] ?? null
    const ways = isLine(feature) ? [] : passages(feature.shape, a, b)
    if (isWater(feature) && ways.every(way => isBridged(bridges, a, b, way))) continue
    const going = goingIn(game, stand, feature.kind)
    if (going === 'half' || feature.kind === 'trench') rule ??= own
    else free ??= own
    if (going === 'no') reasons.push(barred(stand, feature))
    else if (isLine(feature)) fixed += going === 'half' ? costs(game, 'line') : 0
    else if (going === 'half') slow.push(feature.shape)
    reasons.push(...whyShut(game, feature))
    if (feature.kind === 'trench' && going !== 'no' && position(feature.shape, a) !== 'in')
      fixed += Math.floor(move / 2)
  }
  return { fixed, toll: { from: a, to: b, slow }, reasons, rule: rule ?? free }
}

const isWater = (feature: Feature): boolean => feature.kind === 'river' || feature.kind === 'deep-water'

const isBridged = (bridges: readonly Feature[], a: Point, b: Point, [from, to]: readonly [number, number]): boolean =>
  bridges.some(bridge => passages(bridge.shape, a, b).some(([enter, leave]) => enter <= from && leave >= to))

function barred(stand: Stand, feature: Feature): Reason {
  const says = text`${the.piece(stand)} may not enter or cross the ${the.ground(feature)}`
  return because('terrain', says, ...(rulesOfGround[feature.kind] ?? ['BA-TERR-6']))
}

/** A building that has been shot to pieces cannot be held for a while: BA-RUL-115. */
export function whyShut(game: Blaze, feature: Feature): readonly Reason[] {
  if (feature.indefensibleUntil === null || game.state.turn >= feature.indefensibleUntil) return []
  const says = text`the ${the.ground(feature)} cannot be held before turn ${the.count(feature.indefensibleUntil)}`
  return [because('indefensible', says, 'BA-BUST-6', 'BA-BUST-7')]
}

/** Is the whole path on road? Only then does the Road Move count: BA-RUL-66. */
export function allOnRoad(game: Blaze, path: readonly Point[]): boolean {
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1] as Point
    const b = path[i] as Point
    const roads = groundOf(game)
      .along(a, b)
      .filter(f => f.kind === 'road' || f.kind === 'bridge')
    if (roads.every(road => position(road.shape, a) === 'out')) return false
    if (covered(roads.flatMap(road => passages(road.shape, a, b))) < WHOLE) return false
  }
  return path.length > 1
}

/** Stretches are worked out in floating point: a hair is no gap. */
const WHOLE = 1 - 1e-9
