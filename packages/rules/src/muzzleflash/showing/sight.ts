import { type Length, lengthOf, type Message, type Profile, type SightDrawing, text, the } from '@sandtable/kernel'
import type { Shelter } from '../ground/cover.ts'
import { apart, type Thing } from '../ground/measure.ts'
import { blockOf, type Line, layLine, shelterOf, whyNotSeen } from '../ground/sight.ts'
import type { Muzzleflash } from '../records.ts'

/** The line between two things, and what the rules make of it. */
export function sightOf(game: Muzzleflash, from: Thing, to: Thing): SightDrawing {
  const line = layLine(game, from, to)
  const block = blockOf(game, line)
  const [why] = whyNotSeen(game, line)
  const shelter = shelterOf(game, line)
  const sees = why ? 'blocked' : shelter.gives === 'total' ? 'hard' : shelter.gives === 'partial' ? 'soft' : 'clear'
  return {
    type: 'sight',
    from: line.a,
    to: line.b,
    sees,
    stop: block?.at ?? (why ? (shelter.at ?? line.b) : null),
    says: text`${the.length(apart(game, from, to))}, ${why?.says ?? lookOf(shelter)}`,
    cites: why?.cites ?? shelter.cites,
    profile: profileOf(line, block?.id ?? null),
  }
}

/** A line that is not blocked. */
function lookOf({ gives, hit, says }: Shelter): Message {
  if (gives === 'none') return text`clear`
  return gives === 'total'
    ? text`total cover ${says}, ${the.count(hit)} to hit`
    : text`partial cover ${says}, ${the.count(hit)} to hit`
}

/** The line from the side: the tops of both cylinders, and all that stands between them. */
function profileOf(line: Line, blocker: string | null): Profile {
  const length: Length = Math.round(lengthOf([line.a, line.b]))
  return {
    length,
    from: { ground: line.aGround, top: line.aTop },
    to: { ground: line.bGround, top: line.bTop },
    between: line.crossed.map(({ land, enter, leave }) => ({
      id: land.id,
      kind: land.kind,
      enter: Math.round(enter * length),
      leave: Math.round(leave * length),
      base: land.base,
      top: land.top,
      blocks: land.id === blocker,
    })),
  }
}
