import { type Message, type Profile, profile, type SightDrawing, text, the } from '@sandtable/kernel'
import type { Shelter } from '../ground/cover.ts'
import { apart, type Thing } from '../ground/measure.ts'
import { blockOf, type Line, layLine, shelterOf, whyNotSeen } from '../ground/sight.ts'
import type { Muzzleflash } from '../records.ts'

/** The line between two things, and how the rules judge it. */
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
    profile: profile(line.a, line.b, endsOf(line), line.crossed, land => ({
      base: land.base,
      top: land.top,
      blocks: land.id === block?.id,
    })),
  }
}

/** A line that is not blocked. */
function lookOf({ gives, hit, says }: Shelter): Message {
  if (gives === 'none') return text`clear`
  return gives === 'total'
    ? text`total cover ${says}, ${the.count(hit)} to hit`
    : text`partial cover ${says}, ${the.count(hit)} to hit`
}

const endsOf = ({ aGround, aTop, bGround, bTop }: Line): Pick<Profile, 'from' | 'to'> => ({
  from: { ground: aGround, top: aTop },
  to: { ground: bGround, top: bTop },
})
