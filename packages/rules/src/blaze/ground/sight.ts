import {
  type Arg,
  because,
  inArc,
  isPoint,
  type Length,
  type Point,
  passages,
  position,
  type Reason,
  text,
  the,
  withinOf,
} from '@sandtable/kernel'
import type { Blaze, Feature, Stand } from '../records.ts'
import { apart, hullOf, middleOf, near, type Thing } from '../stands/measure.ts'
import { isConcealed, isGun, isVehicle, kindOf, onTable } from '../stands/stand.ts'
import { night, seen, seenLess, visibility } from '../tables.ts'
import { reach } from '../values.ts'
import { isClose, isCovered } from './cover.ts'
import { crossed, featuresAt, groundHeight, houseAt, isKnownGround } from './ground.ts'

/** What must be crossed wholly to block the sight: BA-RUL-24. */
const solid = ['woods', 'building', 'bunker', 'hill']

/** Why this stand does not see that one, or that place; nothing if it does. */
export function whyNotSeen(game: Blaze, viewer: Stand, target: Thing): readonly Reason[] {
  const to = middleOf(game, target)
  const limit = seenAt(game, viewer, target)
  const close = near(game, viewer, target, game.rows(seen).always)
  if (close && !(houseAt(game, to) && !isPoint(target))) return []
  const reasons: Reason[] = []
  if (!near(game, viewer, target, limit.distance)) {
    const says = text`${nameOf(target)} is too far to be seen: ${the.length(apart(game, viewer, target), limit.distance)}`
    reasons.push(
      because('line of sight', says, limit.rule, ...(limit.distance === game.rows(seen).farthest ? ['BA-VIS-1'] : [])),
    )
  }
  const block = blockerBetween(game, viewer, target)
  if (block) {
    const says = text`the ${the.ground(block)} is in the way`
    const rules = block.kind === 'smoke' ? ['BA-VIS-13', 'BA-SMOKE-4'] : ['BA-VIS-5']
    reasons.push(because('line of sight', says, ...rules))
  }
  return reasons
}

/** As whyNotSeen, without the words: asked for every pair of stands after every move, so what costs least comes first. */
export function sees(game: Blaze, viewer: Stand, target: Thing): boolean {
  if (!near(game, viewer, target, farthestOf(game, viewer, target))) return false
  if (near(game, viewer, target, game.rows(seen).always) && (isPoint(target) || !houseAt(game, middleOf(game, target))))
    return true
  return near(game, viewer, target, seenAt(game, viewer, target).distance) && !blockerBetween(game, viewer, target)
}

/** Nothing makes a target seen from farther than this. */
const farthestOf = (game: Blaze, viewer: Stand, target: Thing): Length =>
  isPoint(target)
    ? game.rows(seen).farthest
    : Math.max(
        (game.rows(visibility).open?.[rowOf(game, target as Stand)] ?? game.rows(seen).farthest) + viewer.keenEyes,
        game.rows(seen).always,
      )

const nameOf = (thing: Thing): Arg => (isPoint(thing) ? text`the place` : the.piece(thing as Stand))

/** How high a stand is: the hill under it, plus its floor of a house. */
export function heightOf(game: Blaze, thing: Thing): Length {
  const at = middleOf(game, thing)
  const ground = groundHeight(game, at)
  if (isPoint(thing) || (thing as Stand).floor === 0) return ground
  const house = houseAt(game, at)
  return house ? ground + Math.round((house.height * (thing as Stand).floor) / Math.max(house.floors, 1)) : ground
}

/** The first feature that blocks the line from centre to centre. */
export function blockerBetween(game: Blaze, from: Thing, to: Thing): Feature | null {
  const a = middleOf(game, from)
  const b = middleOf(game, to)
  const high = Math.max(heightOf(game, from), heightOf(game, to))
  const ends = [from, to]
  const side = isPoint(from) ? null : (from as Stand).side
  // what a side does not know of is not on its table yet
  const hides = (feature: Feature): boolean =>
    (feature.kind === 'smoke' ||
      feature.kind === 'hill-crest' ||
      (solid.includes(feature.kind) && high <= feature.height)) &&
    isKnownGround(feature, side)
  for (const feature of crossed(game, a, b, hides)) {
    if (feature.kind === 'smoke') return feature
    if (feature.kind === 'hill-crest') {
      if (!ends.some(end => isAtEdge(game, feature, end))) return feature
    } else if (crossesWholly(feature, a, b)) return feature
  }
  return null
}

/** A stand whose base is at a crest sees over it and is seen. */
const isAtEdge = (game: Blaze, feature: Feature, end: Thing): boolean =>
  isPoint(end)
    ? withinOf(feature.shape, end, reach(game, 'crest-edge'))
    : isClose(game, feature, hullOf(game, end as Stand))

/** It enters and leaves between the two: neither of them is in it. */
const crossesWholly = (feature: Feature, a: Point, b: Point): boolean =>
  position(feature.shape, a) === 'out' &&
  position(feature.shape, b) === 'out' &&
  passages(feature.shape, a, b).some(([enter, leave]) => enter > 0 && leave < 1)

interface Limit {
  readonly distance: Length
  /** The rule that sets it; stealth and keen eyes are not shown to others. */
  readonly rule: string
}

/** The distance of the visibility table for a target as this viewer sees it, with all that changes it. */
export function seenAt(game: Blaze, viewer: Stand, target: Thing): Limit {
  let rule = 'BA-VIS-1'
  let distance = game.rows(seen).farthest
  if (!isPoint(target)) {
    const stand = target as Stand
    const row = rowOf(game, stand)
    const inCover = isConcealed(stand) && isCovered(game, stand, viewer)
    distance = game.rows(visibility)[inCover ? 'cover' : 'open']?.[row] ?? game.rows(seen).farthest
    rule = inCover ? 'BA-VIS-12' : 'BA-VIS-11'
    if (stand.prone) {
      distance += game.rows(seenLess).prone
      rule = 'BA-VIS-14'
    }
    distance -= stand.stealth
    if (
      viewer.keenEyes > 0 &&
      featuresAt(game, middleOf(game, stand)).some(f => f.kind === 'scrub' || f.kind === 'woods')
    )
      distance += viewer.keenEyes
  }
  if (game.state.weather === 'bad') {
    distance = Math.floor(distance / 2)
    rule = 'BA-WX-2'
  }
  const light = game.state.night ? lightOn(game, target) : null
  if (light) rule = ruleOfLight[light]
  else if (game.state.night) {
    distance = Math.min(distance, seenInTheDark(game))
    rule = game.state.night === 'moonlit' ? 'BA-NIGHT-5' : 'BA-NIGHT-4'
  }
  if (inSmoke(game, viewer) || inSmoke(game, target)) {
    distance = Math.min(distance, game.rows(seen).always)
    rule = 'BA-SMOKE-4'
  }
  return { distance: Math.max(distance, game.rows(seen).always), rule }
}

/** How far one sees by night what stands in no light. */
export const seenInTheDark = (game: Blaze): Length =>
  game.rows(seen).always + (game.state.night === 'moonlit' ? game.rows(night).moonlight : 0)

const inSmoke = (game: Blaze, thing: Thing): boolean => featuresAt(game, middleOf(game, thing), 'smoke').length > 0

/** The column of the visibility table. */
function rowOf(game: Blaze, stand: Stand): 'infantry' | 'atg' | 'field-artillery' | 'vehicle' {
  if (isGun(game, stand)) return kindOf(game, stand).gunClass === 'atg' ? 'atg' : 'field-artillery'
  return isVehicle(game, stand) || ['craft', 'glider'].includes(kindOf(game, stand).class) ? 'vehicle' : 'infantry'
}

const reachOfLight = { vehicle: 'vehicle-light', fixed: 'fixed-light', flood: 'floodlight' } as const

/** Lights that are on: these cannot be hidden. */
const lightsOn = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(stand => stand.light !== null && onTable(stand) && !stand.destroyed && !isConcealed(stand))

/** What light a thing stands in: within its arc and its reach, edge to edge. It serves every stand: BA-RUL-137. */
export const lightOn = (game: Blaze, target: Thing): keyof typeof ruleOfLight | null =>
  lightsOn(game).find(
    bearer =>
      inArc(bearer.at as Point, bearer.lightFacing, game.rows(night)['light-arc'], middleOf(game, target)) &&
      near(game, bearer, target, game.rows(night)[reachOfLight[bearer.light ?? 'vehicle']]),
  )?.light ?? null

export const ruleOfLight = { vehicle: 'BA-NIGHT-8', fixed: 'BA-NIGHT-10', flood: 'BA-NIGHT-11' } as const
