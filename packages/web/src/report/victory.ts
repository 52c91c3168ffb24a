import type { Id, View } from '@sandtable/kernel'
import { words } from '../language/index.ts'
import type { Tale } from '../replay/tale.ts'
import type { Names } from '../words/names.ts'

/** Why a side has won or not, by what its own rules ask of it. */
export interface Verdict {
  readonly side: Id
  readonly won: boolean
  readonly reasons: readonly string[]
}

type Side = { readonly id: Id; readonly [field: string]: unknown }

/** What is looked at: how it stands at the end, how it came about, and what everything is called. */
interface Ended {
  readonly tale: Tale
  readonly view: View
  readonly names: Names
}

/** Each side in turn, in the terms of its rule set. */
export function verdictsOf(ended: Ended): readonly Verdict[] {
  const { tale, view } = ended
  const { verdicts } = tale
  const reasons = (side: Side): readonly string[] => {
    const says = verdicts[side.id] ?? []
    return says.length > 0 ? says.map(ended.names.say) : (sets[tale.ruleset]?.(side, ended) ?? [])
  }
  return (view.tables.side as readonly Side[]).map(side => ({
    side: side.id,
    won: tale.outcome?.winners.includes(side.id) ?? false,
    reasons: reasons(side),
  }))
}

const sets: { readonly [set: string]: (side: Side, ended: Ended) => readonly string[] } = {
  blaze,
}

/** Points for losses are counted as they happen; those for objectives are the rest of the score. */
function blaze(side: Side, { tale, view }: Ended): readonly string[] {
  const says = words().report.blaze
  const score = tale.outcome?.scores?.[side.id]
  if (score === undefined) return []
  const others = (view.tables.side as readonly Side[]).filter(({ id }) => id !== side.id)
  const unseen = others.reduce((sum, other) => sum + Number(other.secretLosses ?? 0), 0)
  const losses = Number(side.victoryPoints) + unseen
  const scores = Object.values(tale.outcome?.scores ?? {})
  const won = tale.outcome?.winners.includes(side.id)
  return [
    says.losses(losses),
    ...(score > losses ? [says.held(score - losses)] : []),
    says.total(score),
    ...(won && score < Math.max(...scores) ? [says.alone] : []),
    ...(tale.outcome?.winners.length === 0 && score === Math.max(...scores) ? [says.draw] : []),
  ]
}
