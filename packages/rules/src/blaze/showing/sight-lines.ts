import {
  type Id,
  isPoint,
  type Length,
  lengthOf,
  type Message,
  mm,
  type Point,
  type Profile,
  passages,
  type SightDrawing,
  text,
  the,
} from '@sandtable/kernel'
import { coverOf } from '../ground/cover.ts'
import { crossed, groundHeight, isKnownGround } from '../ground/ground.ts'
import { blockerBetween, heightOf, whyNotSeen } from '../ground/sight.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { apart, middleOf, type Thing } from '../stands/measure.ts'
import { isVehicle } from '../stands/stand.ts'
import type { Cover } from '../tables.ts'

/** How tall a stand looks from the side; the rules go by the ground and the floor alone. */
const MAN = mm(15)
const VEHICLE = mm(25)

/** The line between two things as a side may know it, and what the rules make of it. */
export function sightOf(game: Blaze, side: Id, from: Thing, to: Thing): SightDrawing {
  const [a, b] = [middleOf(game, from), middleOf(game, to)]
  const [why] = isPoint(from) ? [] : whyNotSeen(game, from as Stand, to)
  const block = isPoint(from) ? blockerBetween(game, from, to) : null
  const cover = isPoint(to) ? null : coverOf(game, to as Stand, from, 'direct')
  const hidden = why !== undefined || block !== null
  const says = why?.says ?? (block ? text`the ${the.ground(block)} is in the way` : coverWords(cover?.cover))
  return {
    type: 'sight',
    from: a,
    to: b,
    sees: hidden ? 'blocked' : cover?.cover === 'hard' ? 'hard' : cover?.cover === 'soft' ? 'soft' : 'clear',
    stop: hidden ? stopOf(game, from, to) : null,
    says: text`${the.length(apart(game, from, to))}, ${says}`,
    cites: why?.cites ?? (block ? ['BA-VIS-5', 'BA-RUL-24'] : (cover?.cites ?? ['BA-VIS-8'])),
    profile: profileOf(game, side, from, to),
  }
}

const coverWords = (cover: Cover | undefined): Message =>
  cover === 'hard' ? text`hard cover` : cover === 'soft' ? text`soft cover` : text`clear`

/** Where a blocked line ends: at the thing in its way; a line that is only too long has no such place. */
function stopOf(game: Blaze, from: Thing, to: Thing): Point | null {
  const [a, b] = [middleOf(game, from), middleOf(game, to)]
  const block = blockerBetween(game, from, to)
  const t = block ? Math.min(...passages(block.shape, a, b).map(([enter]) => enter)) : Number.NaN
  return Number.isFinite(t) ? [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)] : null
}

function profileOf(game: Blaze, side: Id, from: Thing, to: Thing): Profile {
  const [a, b] = [middleOf(game, from), middleOf(game, to)]
  const length = Math.round(lengthOf([a, b]))
  const known = crossed(game, a, b).filter(feature => isKnownGround(feature, side))
  const high = Math.max(heightOf(game, from), heightOf(game, to))
  return {
    length,
    from: end(game, from),
    to: end(game, to),
    between: known.flatMap(feature =>
      passages(feature.shape, a, b).map(([enter, leave]) => ({
        id: feature.id,
        kind: feature.kind,
        enter: Math.round(enter * length),
        leave: Math.round(leave * length),
        base: 0,
        top: feature.height,
        blocks: blocks(feature, a, b, high),
      })),
    ),
  }
}

const blocks = (feature: Feature, a: Point, b: Point, high: Length): boolean =>
  ['woods', 'building', 'bunker', 'hill', 'hill-crest', 'smoke'].includes(feature.kind) &&
  (feature.kind === 'smoke' || high <= feature.height) &&
  passages(feature.shape, a, b).every(([enter, leave]) => enter > 0 && leave < 1)

function end(game: Blaze, thing: Thing): { readonly ground: Length; readonly top: Length } {
  const ground = groundHeight(game, middleOf(game, thing))
  const tall = isPoint(thing) ? 0 : isVehicle(game, thing as Stand) ? VEHICLE : MAN
  return { ground, top: heightOf(game, thing) + tall }
}
