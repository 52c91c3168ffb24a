import type { Id } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { type Fate, fateIn, figuresLost } from '../replay/places/fate.ts'

/** A deed that cost a side dear. */
export interface Swing {
  /** The decision's position, and that behind the last of what came of it. */
  readonly at: number
  readonly until: number
  /** Who paid, and what share of the strength with which it came. */
  readonly side: Id
  readonly share: number
  /** Whom it befell, and how it ended for them there. */
  readonly toll: ReadonlyMap<Id, Fate>
}

/** What a vehicle or gun counts for, beside figures that count one each. Good enough to find what mattered; nothing is decided by it. */
const MACHINE = 4

const strength = (piece: Counted): number => (piece.gone ? 0 : whole(piece))
const whole = ({ figures, radius, engine }: Counted): number =>
  figures !== undefined ? figures || MACHINE : typeof engine === 'string' || (radius ?? 0) > LARGE ? MACHINE : 1
/** A base of more than two inches is no man's. */
const LARGE = 2600

/** The dearest deeds of a story, the dearest first. */
export function swingsOf(
  { story: { opening, entries }, sides }: Pick<Tale, 'story' | 'sides'>,
  most: number,
): readonly Swing[] {
  const totals = totalsOf(opening.tables.piece as readonly Counted[], sides)
  const swings = new Map<string, Swing>()
  /** Those who fight no more, for now or for good. */
  const out = new Set<Id>()
  let deed = 0
  for (const [i, entry] of entries.entries()) {
    if (entry.type === 'decision') deed = i
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const [was, is] = [entry.before as Counted | null, entry.after as Counted | null]
    if (!was || !is) {
      // reinforcements count as part of the side
      if (is && !was) totals.set(is.side, (totals.get(is.side) ?? 0) + strength(is))
      continue
    }
    const fate = fateIn(entry)
    if (fate === null || fate === 'left') continue
    const lost = lostBy(fate, was, is, out)
    if (lost === 0) continue
    const key = `${deed} ${was.side}`
    const before = swings.get(key)
    const toll = new Map(before?.toll)
    if (fate === 'back') toll.delete(was.id)
    else toll.set(was.id, fate)
    swings.set(key, { at: deed, until: i + 1, side: was.side, share: (before?.share ?? 0) + lost, toll })
  }
  return [...swings.values()]
    .map(swing => ({ ...swing, share: swing.share / Math.max(1, totals.get(swing.side) ?? 0) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.at - b.at)
    .slice(0, most)
}

interface Counted {
  readonly id: Id
  readonly side: Id
  readonly gone?: boolean
  readonly figures?: number
  readonly radius?: number
  readonly engine?: unknown
}

/** How much of its strength a side loses by this; less than nothing where somebody comes back. */
function lostBy(fate: Fate, was: Counted, is: Counted, out: Set<Id>): number {
  if (fate === 'thinned') return figuresLost(was, is)
  if (fate === 'back') return out.delete(is.id) ? -whole(is) : 0
  if (out.has(was.id)) return 0
  out.add(was.id)
  return whole(was)
}

function totalsOf(pieces: readonly Counted[], sides: readonly Id[]): Map<Id, number> {
  const totals = new Map<Id, number>(sides.map(side => [side, 0]))
  for (const piece of pieces) totals.set(piece.side, (totals.get(piece.side) ?? 0) + strength(piece))
  return totals
}
