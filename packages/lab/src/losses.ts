import type { Id } from '@sandtable/kernel'
import type { Played } from './played.ts'

/** What a side lost of one kind. */
export interface KindLost {
  readonly kind: string
  /** How many it had, on average. */
  readonly had: number
  readonly lost: number
  /** What nine games in ten exceed, half of them, and one in ten. */
  readonly low: number
  readonly median: number
  readonly high: number
}

/** The losses of a side by kind, those with most men first. */
export function kindsLost(side: Id, played: readonly Played[]): readonly KindLost[] {
  const kinds = new Set(played.flatMap(({ force }) => Object.keys(force[side] ?? {})))
  return [...kinds]
    .map(kind => {
      const had = played.reduce((sum, { force }) => sum + (force[side]?.[kind] ?? 0), 0)
      const lost = played
        .map(({ losses }) => losses.filter(loss => loss.side === side && loss.kind === kind).length)
        .sort((a, b) => a - b)
      const at = (share: number): number => lost[Math.max(0, Math.ceil(lost.length * share) - 1)] ?? 0
      return {
        kind,
        had: had / played.length,
        lost: lost.reduce((sum, count) => sum + count, 0) / played.length,
        low: at(0.1),
        median: at(0.5),
        high: at(0.9),
      }
    })
    .sort((a, b) => b.had - a.had || (a.kind < b.kind ? -1 : 1))
}

/** What points were scored for on average, the most telling first. */
export function scoredFor(
  side: Id,
  played: readonly Played[],
): readonly { readonly what: string; readonly points: number }[] {
  const causes = new Set(played.flatMap(({ scored }) => Object.keys(scored[side] ?? {})))
  return [...causes]
    .map(what => ({
      what,
      points: played.reduce((sum, { scored }) => sum + (scored[side]?.[what] ?? 0), 0) / played.length,
    }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.what < b.what ? -1 : 1))
}
