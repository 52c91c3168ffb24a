import {
  cm,
  type Id,
  isPoint,
  type Length,
  lengthOf,
  type Measured,
  type Point,
  type Profile,
  passages,
  type SightDrawing,
  text,
  the,
} from '@sandtable/kernel'
import { isTank } from '../figures.ts'
import { groundOf, type Land } from '../ground.ts'
import { apart, at, type Thing } from '../measure.ts'
import type { Goodbye } from '../records.ts'
import { blockerOf, coverOf, type Line, layLine, whyBlocked } from '../sight.ts'

/** How tall things look from the side; the rules themselves know no such heights. */
const tall = { man: cm(3), prone: cm(1), tank: cm(4) }

/** The line between two things, and what the rules make of it. */
export function sightOf(game: Goodbye, from: Thing, to: Thing): SightDrawing {
  const line = layLine(game, from, to)
  const [why] = whyBlocked(game, line)
  const cover = isPoint(to) ? null : coverOf(game, to, line, isPoint(from) ? 'burst' : 'firer')
  const covered = cover !== null && cover.save > 0
  const says = why?.says ?? (covered ? text`${cover.says}, saved on 1 to ${the.count(cover.save)}` : text`clear`)
  return {
    type: 'sight',
    from: line.a,
    to: line.b,
    sees: why ? 'blocked' : covered ? (cover.save > 2 ? 'hard' : 'soft') : 'clear',
    stop: why ? stopOf(game, line) : null,
    says: text`${the.length(apart(from, to))}, ${says}`,
    cites: why?.cites ?? cover?.cites ?? ['GB-RUL-27'],
    profile: profileOf(game, line, from, to),
  }
}

/** Where a blocked line ends: at the piece that blocks it. */
function stopOf(game: Goodbye, line: Line): Point | null {
  const land = blockerOf(game, line)
  const enter = land ? passages(land.shape, line.a, line.b)[0]?.[0] : undefined
  if (enter === undefined) return null
  const { a, b } = line
  return [Math.round(a[0] + (b[0] - a[0]) * enter), Math.round(a[1] + (b[1] - a[1]) * enter)]
}

function profileOf(game: Goodbye, line: Line, from: Thing, to: Thing): Profile {
  const ground = groundOf(game)
  const length = Math.round(lengthOf([line.a, line.b]))
  const blocker = blockerOf(game, line)
  const end = (thing: Thing): { readonly ground: Length; readonly top: Length } => {
    const base = ground.height(at(thing))
    return { ground: base, top: base + heightOf(thing) }
  }
  const stretch = (land: Land) =>
    passages(land.shape, line.a, line.b).map(([enter, leave]) => ({
      id: land.id,
      kind: land.kind,
      enter: Math.round(enter * length),
      leave: Math.round(leave * length),
      base: 0,
      top: land.top,
      blocks: land === blocker,
    }))
  return { length, from: end(from), to: end(to), between: line.crossed.flatMap(stretch) }
}

const heightOf = (thing: Thing): Length =>
  isPoint(thing) ? 0 : isTank(thing) ? tall.tank : thing.prone ? tall.prone : tall.man

export function measure(game: Goodbye, _side: Id, from: Id | Point, to: Id | Point): Measured {
  const thing = (end: Id | Point): Thing => (typeof end === 'string' ? game.piece(end) : end)
  const [a, b] = [thing(from), thing(to)]
  const distance = apart(a, b)
  return { distance, says: text`${the.length(distance)}`, sight: distance === 0 ? null : sightOf(game, a, b) }
}
