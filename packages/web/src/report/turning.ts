import { type Id, listed, targetsIn, wayIn } from '@sandtable/kernel'
import { type Tale, tell } from '@sandtable/room'
import { placesOf, turnAt } from '../replay/places/places.ts'
import { speechIn } from '../replay/watch/shown.ts'
import { fortune } from './fortune.ts'
import { type Swing, swingsOf } from './swings.ts'
import { castsOf } from './throws.ts'
import { reportWords } from './words.ts'

/** A deed that cost a side dear, in words. */
export interface TurningPoint extends Swing {
  readonly turn: string
  readonly text: string
  /** Who paid for it. */
  readonly paid: string
  /** How good the dice of the others were in it; null where none were rolled. */
  readonly better: number | null
}

/** More names than this are a crowd. */
const NAMED = 3

/** The dearest deeds of a game, in the order in which they happened. */
export function turningPoints(tale: Tale, most: number): readonly TurningPoint[] {
  const { entries, opening } = tale.story
  const [game] = opening.tables.game as readonly { readonly turn?: number }[]
  const places = placesOf(entries, game?.turn ?? 1, tale)
  const speech = speechIn(tale)
  const lines = new Map(tell(entries, speech).map(line => [line.at, line]))
  const casts = castsOf(tale)
  return swingsOf(tale, most)
    .toSorted((a, b) => a.at - b.at)
    .map(swing => {
      const { at, until, side, toll } = swing
      const line = lines.get(at)
      const paid = tollOf(toll, id => speech.names.piece(id))
      const good = casts.filter(cast => cast.at > at && cast.at < until && cast.side !== side && cast.counted)
      return {
        ...swing,
        turn: turnAt(places, at),
        text: line && isBlow(tale, at) ? line.text : paid,
        paid,
        better: good.length > 0 ? fortune(good).better : null,
      }
    })
}

/** Is it the deed itself that hurts? Otherwise it only came before: the end of a step, a test of nerve. */
function isBlow({ story: { entries }, roles }: Tale, at: number): boolean {
  const entry = entries[at]
  if (entry?.type !== 'decision') return false
  return targetsIn(entry.decision, roles).length > 0 || wayIn(entry.decision, roles).length > 0
}

/** 'German rifleman 2 and German rifleman 5 fall. German leader flees.' */
function tollOf(toll: Swing['toll'], name: (id: Id) => string): string {
  const { turning } = reportWords.now()
  return [...new Set(toll.values())]
    .map(fate => {
      const whom = [...toll].filter(([, one]) => one === fate).map(([id]) => id)
      const more = whom.length - NAMED
      // 'one more' is longer than the name
      const named = more > 1 ? [...whom.slice(0, NAMED).map(name), turning.more(more)] : whom.map(name)
      return turning.fates[fate](listed(named, 'and'), whom.length)
    })
    .join(' ')
}
