import type { ChangeEntry, Entry, Id, View } from '@sandtable/kernel'
import { words } from '../language/index.ts'
import type { Tale } from '../replay/tale.ts'
import { minus } from '../telling.ts'
import { listed } from '../words/deed.ts'
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
  plastic,
  muzzleflash,
  goodbye,
  blaze,
}

const isMet = (met: boolean): string => (met ? words().report.met.yes : words().report.met.no)

interface PlasticObjective {
  readonly type: 'take' | 'hold' | 'eliminate' | 'more-than-lost' | 'wipe-out' | 'exit'
  readonly place?: Id
  readonly count?: number
}

function plastic(side: Side, { view, names, tale }: Ended): readonly string[] {
  const says = words().report.plastic
  const objective = side.objective as PlasticObjective | null
  const foes = (view.tables.side as readonly Side[]).filter(({ id }) => id !== side.id)
  const taken = foes.reduce((sum, foe) => sum + Number(foe.losses), 0)
  // who alone is left wins, whatever he was told to do
  const alone = tale.story.entries.some(
    entry => entry.type === 'change' && entry.id === side.id && entry.cites.includes('PF-RUL-84'),
  )
  if (alone) return [says.alone]
  if (!objective) return [says.none]
  const { type, place = '', count = 0 } = objective
  const told = {
    take: () => says.take(names.place(place)),
    hold: () => says.hold(names.place(place)),
    eliminate: () => says.eliminate(count, taken),
    'more-than-lost': () => says['more-than-lost'](taken, Number(side.losses)),
    'wipe-out': () => says['wipe-out'](),
    exit: () => says.exit(count, Number(side.exits)),
  }
  return [`${told[type]()} ${isMet(side.won === true)}`]
}

/** The points are counted when the game ends, one entry each: objectives first, then those left injured, each with its rule. */
function muzzleflash({ id, vp }: Side, { tale }: Ended): readonly string[] {
  const says = words().report.muzzleflash
  const counted = tale.story.entries.filter((entry): entry is ChangeEntry => isPoints(entry, id))
  const by = (entry: ChangeEntry): number => Number((entry.after as Side).vp) - Number((entry.before as Side).vp)
  const sum = (entries: readonly ChangeEntry[]): number => entries.reduce((all, entry) => all + by(entry), 0)
  const rules = { unattended: 'MF-REC-7', attended: 'MF-REC-8', 'at-aid-station': 'MF-REC-9' } as const
  const objectives = counted.filter(({ cites }) => !cites.some(rule => rule.startsWith('MF-REC')))
  return [
    ...(objectives.length > 0 ? [says.objectives(minus(sum(objectives)))] : []),
    ...(['unattended', 'attended', 'at-aid-station'] as const).flatMap(care => {
      const left = counted.filter(({ cites }) => cites.includes(rules[care]))
      return left.length > 0 ? [says[care](left.length, minus(sum(left)))] : []
    }),
    says.total(minus(Number(vp))),
  ]
}

const isPoints = (entry: Entry, side: Id): boolean =>
  entry.type === 'change' &&
  entry.table === 'side' &&
  entry.id === side &&
  (entry.before as Side | null)?.vp !== (entry.after as Side | null)?.vp

interface GoodbyeObjective {
  readonly type: 'reach' | 'raid' | 'prevent' | 'points'
  readonly edge?: string
  readonly count?: number
  readonly piece?: Id
  readonly pieces?: readonly Id[]
}

function goodbye(side: Side, { names }: Ended): readonly string[] {
  const says = words().report.goodbye
  const objective = side.objective as GoodbyeObjective | null
  if (side.out) return [says.out]
  if (!objective) return [says.fewest(Number(side.lost))]
  const { type, edge = '', count, piece, pieces = [] } = objective
  const told = {
    reach: () => says.reach(says.edges[edge] ?? edge, count ?? null, piece === undefined ? null : names.piece(piece)),
    raid: () => says.raid(listed(pieces.map(names.piece)), count ?? 0, Number(side.exits)),
    prevent: () => says.prevent,
    points: () => says.points,
  }
  return [`${told[type]()} ${isMet(side.won === true)}`]
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
