import {
  firstEntry,
  type Id,
  isPoint,
  type Length,
  type Message,
  mm,
  type Point,
  type Profile,
  passages,
  profile,
  type SightDrawing,
  stretchesIn,
  text,
  the,
} from '@sandtable/kernel'
import { coverOf } from '../ground/cover.ts'
import { crossed, groundHeight } from '../ground/ground.ts'
import { blockerBetween, heightOf, whyNotSeen } from '../ground/sight.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { apart, middleOf, type Thing } from '../stands/measure.ts'
import { isUnknown, isVehicle } from '../stands/stand.ts'
import type { Cover } from '../tables.ts'

/** How tall a stand looks from the side; the rules go by the ground and the floor alone. */
const MAN = mm(15)
const VEHICLE = mm(25)

/** The line between two things as a side knows them, and what the rules make of it. */
export function sightOf(game: Blaze, side: Id, from: Thing, to: Thing): SightDrawing {
  const [a, b] = [middleOf(game, from), middleOf(game, to)]
  // what lies under a face-down marker decides how far it sees and is seen: its place alone is known
  const seenAs = (thing: Thing): Thing =>
    !isPoint(thing) && isUnknown(thing as Stand, side) ? middleOf(game, thing) : thing
  const viewer = seenAs(from)
  const [why] = isPoint(viewer) ? [] : whyNotSeen(game, viewer as Stand, seenAs(to))
  const block = isPoint(viewer) ? blockerBetween(game, from, to) : null
  const cover = isPoint(to) ? null : coverOf(game, to as Stand, from, 'direct')
  const hidden = why !== undefined || block !== null
  // a line that is only too long has nothing in its way
  const inTheWay = hidden ? blockerBetween(game, from, to) : null
  const says = why?.says ?? (block ? text`the ${the.ground(block)} is in the way` : coverWords(cover?.cover))
  return {
    type: 'sight',
    from: a,
    to: b,
    sees: hidden ? 'blocked' : cover?.cover === 'hard' ? 'hard' : cover?.cover === 'soft' ? 'soft' : 'clear',
    stop: inTheWay && firstEntry([inTheWay], a, b),
    says: text`${the.length(apart(game, from, to))}, ${says}`,
    cites: why?.cites ?? (block ? ['BA-VIS-5', 'BA-RUL-24'] : (cover?.cites ?? ['BA-VIS-8'])),
    profile: profileOf(game, from, to),
  }
}

const coverWords = (cover: Cover | undefined): Message =>
  cover === 'hard' ? text`hard cover` : cover === 'soft' ? text`soft cover` : text`clear`

function profileOf(game: Blaze, from: Thing, to: Thing): Profile {
  const [a, b] = [middleOf(game, from), middleOf(game, to)]
  const high = Math.max(heightOf(game, from), heightOf(game, to))
  const ends = { from: end(game, from), to: end(game, to) }
  return profile(a, b, ends, stretchesIn(crossed(game, a, b), a, b), feature => ({
    base: 0,
    top: feature.height,
    blocks: blocks(feature, a, b, high),
  }))
}

const blocks = (feature: Feature, a: Point, b: Point, high: Length): boolean =>
  ['woods', 'building', 'bunker', 'hill', 'hill-crest', 'smoke'].includes(feature.kind) &&
  (feature.kind === 'smoke' || high <= feature.height) &&
  passages(feature.shape, a, b).every(([enter, leave]) => enter > 0 && leave < 1)

function end(game: Blaze, thing: Thing): Profile['from'] {
  const ground = groundHeight(game, middleOf(game, thing))
  const tall = isPoint(thing) ? 0 : isVehicle(game, thing as Stand) ? VEHICLE : MAN
  return { ground, top: heightOf(game, thing) + tall }
}
