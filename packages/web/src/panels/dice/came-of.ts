import { type DecisionEntry, type Entry, type Happening, type Id, mentions } from '@sandtable/kernel'
import type { Line } from '@sandtable/room'

/** What people want to know first; what is not listed here is no news. */
const gravity: { readonly [is in Happening]?: number } = {
  lost: 9,
  destroyed: 9,
  fled: 8,
  captured: 8,
  injured: 7,
  abandoned: 7,
  broke: 6,
  damaged: 5,
  wounded: 5,
  suppressed: 4,
  pinned: 3,
  rallied: 1,
}

/** From here on somebody is out of the fight. */
const CASUALTY = 7

/** How far from a change the sentence stands that tells it. */
const NEAR = 6

/** The line that tells of this piece, near this change: what is said after it comes before what was said ahead of it. */
function lineOf(id: Id, at: number, lines: readonly Line[]): Line | undefined {
  const told = lines.filter(line => line.kind === 'said' && Math.abs(line.at - at) <= NEAR && isAbout(line, id))
  return told.find(line => line.at > at) ?? told.at(-1)
}

const isAbout = ({ about, says }: Line, id: Id): boolean => about.includes(id) || mentions(says, id)

/** Lines that tell of somebody who is out of the fight. */
export function graveLines(entries: readonly Entry[], lines: readonly Line[]): ReadonlySet<Line> {
  const grave = entries.flatMap((entry, at) => {
    const is = entry.type === 'change' && entry.table === 'piece' ? entry.event?.is : undefined
    return is && (gravity[is] ?? 0) >= CASUALTY ? [lineOf((entry as { readonly id: Id }).id, at, lines)] : []
  })
  return new Set(grave.filter(line => line !== undefined))
}

/** The last roll, the deed it belongs to, and the line that says what came of it: the gravest thing that happened by that deed. */
export interface LastRoll {
  readonly roll: Extract<Entry, { type: 'roll' }>
  /** Which of the entries it is. */
  readonly at: number
  readonly deed: DecisionEntry | null
  readonly came: Line | null
}

export function lastRoll(entries: readonly Entry[], lines: readonly Line[]): LastRoll | null {
  const at = entries.findLastIndex(({ type }) => type === 'roll')
  const roll = entries[at]
  if (roll?.type !== 'roll') return null
  const from = entries.slice(0, at).findLastIndex(({ type }) => type === 'decision')
  const next = entries.findIndex(({ type }, i) => i > at && type === 'decision')
  const to = next === -1 ? entries.length : next
  const within = lines.filter(line => line.at > from && line.at < to)
  let best: { readonly line: Line; readonly weight: number } | null = null
  for (let i = from + 1; i < to; i++) {
    const entry = entries[i]
    if (entry?.type !== 'change' || !entry.event) continue
    const weight = gravity[entry.event.is] ?? 0
    const line = weight > 0 ? lineOf(entry.id, i, within) : undefined
    if (line && weight >= (best?.weight ?? 0)) best = { line, weight }
  }
  const concerned = roll.about ?? []
  const isOfIt = (line: Line): boolean =>
    line.about.length === 0 || concerned.length === 0 || concerned.some(id => isAbout(line, id))
  const said = within.find(line => line.kind === 'said' && line.at > at && isOfIt(line)) ?? null
  const deed = entries[from]
  return { roll, at, deed: deed?.type === 'decision' ? deed : null, came: best?.line ?? said }
}
