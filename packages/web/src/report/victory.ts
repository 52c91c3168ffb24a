import type { Id } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import type { Names } from '../words/names.ts'

/** Why a side has won or not. */
export interface Verdict {
  readonly side: Id
  readonly won: boolean
  readonly reasons: readonly string[]
}

/** Each side in turn, as its rules say it. */
export function verdictsOf(tale: Tale, names: Names): readonly Verdict[] {
  return tale.sides.map(side => ({
    side,
    won: tale.outcome?.winners.includes(side) ?? false,
    reasons: (tale.verdicts[side] ?? []).map(names.say),
  }))
}
