import {
  cm,
  firstEntry,
  type Id,
  isPoint,
  type Length,
  type Measured,
  measuredAs,
  type Point,
  type Profile,
  profile,
  type SightDrawing,
  stretchesIn,
  text,
  the,
  whereIs,
} from '@sandtable/kernel'
import { isTank } from '../figures.ts'
import { groundOf } from '../ground.ts'
import { apart, type Thing } from '../measure.ts'
import type { Goodbye } from '../records.ts'
import { blockerOf, coverOf, type Line, layLine, whyBlocked } from '../sight.ts'
import { coverTable } from '../tables.ts'

/** How tall things look from the side; the rules themselves have no such heights. */
const tall = { man: cm(3), prone: cm(1), tank: cm(4) }

/** The line between two things, and how the rules judge it. */
export function sightOf(game: Goodbye, from: Thing, to: Thing): SightDrawing {
  const line = layLine(game, from, to)
  const blocker = blockerOf(game, line)
  const [why] = whyBlocked(game, line)
  const cover = isPoint(to) ? null : coverOf(game, to, line, isPoint(from) ? 'burst' : 'firer')
  const covered = cover !== null && cover.save > 0
  const says = why?.says ?? (covered ? text`${cover.says}, saved on 1 to ${the.count(cover.save)}` : text`clear`)
  return {
    type: 'sight',
    from: line.a,
    to: line.b,
    sees: why ? 'blocked' : covered ? (cover.save >= (game.rows(coverTable).cover ?? 0) ? 'hard' : 'soft') : 'clear',
    stop: blocker && firstEntry([blocker], line.a, line.b),
    says: text`${the.length(apart(from, to))}, ${says}`,
    cites: why?.cites ?? cover?.cites ?? ['GB-RUL-27'],
    profile: profileOf(game, line, from, to),
  }
}

function profileOf(game: Goodbye, line: Line, from: Thing, to: Thing): Profile {
  const { a, b, crossed } = line
  const blocker = blockerOf(game, line)
  const end = (thing: Thing): Profile['from'] => {
    const ground = groundOf(game).height(whereIs(thing))
    return { ground, top: ground + heightOf(thing) }
  }
  const ends = { from: end(from), to: end(to) }
  return profile(a, b, ends, stretchesIn(crossed, a, b), land => ({
    base: 0,
    top: land.top,
    blocks: land === blocker,
  }))
}

const heightOf = (thing: Thing): Length =>
  isPoint(thing) ? 0 : isTank(thing) ? tall.tank : thing.prone ? tall.prone : tall.man

export function measure(game: Goodbye, _side: Id, from: Id | Point, to: Id | Point): Measured {
  const thing = (end: Id | Point): Thing => (typeof end === 'string' ? game.piece(end) : end)
  const [a, b] = [thing(from), thing(to)]
  return measuredAs(apart(a, b), whereIs(a), whereIs(b), () => sightOf(game, a, b))
}
