import type { Fielded, FieldedRecord, Force, ForceItem, Id, RuleSet, Value } from '@sandtable/kernel'
import type { GoodbyeTables } from '../records.ts'
import { kinds, troops } from '../tables.ts'

/** The forces of a battle as a scenario file has them: everybody waits to be set up. */
export function field(
  _: RuleSet<GoodbyeTables>,
  forces: readonly { readonly side: Id; readonly force: Force }[],
): Fielded {
  const raised = forces.map(({ side, force }) => raise(side, force))
  return {
    sides: forces.map(({ side }) => ({ id: side })),
    units: raised.flatMap(({ units }) => units),
    pieces: raised.flatMap(({ pieces }) => pieces),
  }
}

export interface Raised {
  readonly units: readonly FieldedRecord[]
  readonly pieces: readonly FieldedRecord[]
}

export function raise(side: Id, force: Force): Raised {
  const units: FieldedRecord[] = []
  const pieces: FieldedRecord[] = []
  const counts = new Map<string, number>()
  const enlist = (unit: Id | null, { kind, count, names, traits }: ForceItem): readonly Id[] =>
    Array.from({ length: count }, (_, i) => {
      const nth = (counts.get(kind) ?? 0) + 1
      counts.set(kind, nth)
      const id = `${side}-${kind}-${nth}`
      const name = names[i] || null
      pieces.push({ id, side, kind, ...(unit && { unit }), ...(name && { name }), ...skilled(kind, traits) })
      return id
    })
  for (const { kind, count, names, items, traits } of force.items) {
    if (kind !== 'section') {
      enlist(null, { kind, count, names, items, traits })
      continue
    }
    for (let i = 0; i < count; i++) {
      const unit = `${side}-section-${units.length + 1}`
      units.push({ id: unit, side, kind: 'section', name: names[i] || `section ${units.length + 1}` })
      const men = items.map(item => ({ kind: item.kind, ids: enlist(unit, i === 0 ? item : { ...item, names: [] }) }))
      crew(men, pieces)
    }
  }
  return { units, pieces }
}

/** Riflemen of the section serve its weapons, as many as each needs: GB-RUL-45. */
function crew(men: readonly { readonly kind: string; readonly ids: readonly Id[] }[], pieces: FieldedRecord[]): void {
  const free = men.flatMap(({ kind, ids }) => (kind === 'rifleman' ? ids : [])).reverse()
  for (const { kind, ids } of men)
    for (const gunner of ids)
      for (let n = 1; n < (kinds.rows[kind]?.crew ?? 1); n++) {
        const mate = free.shift()
        const at = pieces.findIndex(({ id }) => id === mate)
        const piece = pieces[at]
        if (piece) pieces[at] = { ...piece, crewOf: gunner }
      }
}

/** What was bought for a man, above what his kind has. */
function skilled(kind: string, traits: ForceItem['traits']): { readonly [field: string]: Value } {
  const row = kinds.rows[kind]
  const line = row && troops.rows[row.class ?? row.rank]
  if (!row || !line) return {}
  const more = (trait: string): number => Number(traits[trait] ?? 0)
  return {
    ...(more('extra-attack') > 0 && { attacks: line.attacks + more('extra-attack') }),
    ...(more('extra-shot') > 0 && { extraShots: more('extra-shot') }),
    ...(more('extra-wound') > 0 && { wounds: line.wounds + more('extra-wound') }),
    ...(more('to-hit') > 0 && { hitBonus: (row.hitBonus ?? 0) + more('to-hit') }),
    ...(more('body-armour') > 0 && { armour: true }),
  }
}
