import type { Fielded, FieldedRecord, Force, ForceItem, Id, RuleSet, Value } from '@sandtable/kernel'
import type { BlazeTables } from '../records.ts'
import { kinds, quickBattleValues } from '../tables.ts'

/** The forces of a battle as a scenario file has them: everything waits to be deployed. */
export function field(
  _: RuleSet<BlazeTables>,
  forces: readonly { readonly side: Id; readonly force: Force }[],
): Fielded {
  const raised = forces.map(({ side, force }) => fieldOne(side, force))
  return {
    sides: raised.map(({ side }) => side),
    units: raised.flatMap(({ units }) => units),
    pieces: raised.flatMap(({ pieces }) => pieces),
  }
}

export interface Raised {
  readonly side: FieldedRecord
  readonly units: readonly FieldedRecord[]
  readonly pieces: readonly FieldedRecord[]
}

type Row = { readonly [field: string]: Value }

export function fieldOne(side: Id, force: Force): Raised {
  const units: FieldedRecord[] = []
  const pieces: FieldedRecord[] = []
  const counts = new Map<string, number>()
  const number = (kind: string): number => {
    const nth = (counts.get(kind) ?? 0) + 1
    counts.set(kind, nth)
    return nth
  }
  const ratingOf = ({ traits }: ForceItem, usual: string): string =>
    traits.rating && traits.rating !== 'agreed' ? traits.rating : usual
  const called = (name: string | undefined): Row => (name ? { name } : {})
  const place = (unit: Id, { kind, count, names }: ForceItem): readonly Id[] =>
    Array.from({ length: count }, (_, i) => {
      const id = `${side}-${kind}-${number(kind)}`
      pieces.push({ id, side, unit, kind, points: quickBattleValues.rows[kind] ?? 0, ...called(names[i]) })
      return id
    })
  for (const company of force.items.filter(({ kind }) => kind === 'company')) {
    const id = `${side}-company-${number('company')}`
    const rating = ratingOf(company, force.terms.rating ?? 'average')
    const unit: FieldedRecord = { id, side, kind: 'company', rating, ...called(company.names[0]) }
    const at = units.push(unit) - 1
    const support = company.items.filter(({ kind }) => kind !== 'platoon')
    const stands = support.flatMap(item => place(id, item).map(stand => ({ stand, kind: item.kind })))
    const hq = stands.find(({ kind }) => kinds.rows[kind]?.hq === 'company')?.stand ?? null
    units[at] = { ...unit, ...(hq && { hq }) }
    for (const platoon of company.items.filter(({ kind }) => kind === 'platoon')) {
      const own = `${side}-${number('platoon')}`
      const under: Row = { kind: 'platoon', rating: ratingOf(platoon, rating), company: id, ...(hq && { hq }) }
      units.push({ id: own, side, ...under, ...called(platoon.names[0]) })
      const men = platoon.items.flatMap(item => place(own, item))
      embark(pieces, men)
    }
  }
  const asset = (kind: string): number =>
    force.items.reduce((sum, item) => sum + (item.kind === kind ? item.count : 0), 0)
  return {
    side: { id: side, doubleMoves: asset('double-move'), suppressiveTemplates: asset('suppressive-template') },
    units,
    pieces,
  }
}

/** A platoon with transport begins aboard, shared out evenly: BA-MOTO-1. */
function embark(pieces: FieldedRecord[], stands: readonly Id[]): void {
  const isMotor = (id: Id): boolean => {
    const kind = kinds.rows[pieces.find(one => one.id === id)?.kind as string]
    return kind?.class === 'vehicle' && kind.cards === 'platoon'
  }
  const motors = stands.filter(isMotor)
  const riders = stands.filter(id => !isMotor(id))
  if (motors.length === 0) return
  const aboard = (motor: Id): readonly Id[] => riders.filter((_, i) => motors[i % motors.length] === motor)
  for (const [i, piece] of pieces.entries()) {
    const motor = motors.find(one => aboard(one).includes(piece.id))
    if (motor) pieces[i] = { ...piece, aboard: motor }
    else if (motors.includes(piece.id)) pieces[i] = { ...piece, passengers: [...aboard(piece.id)] }
  }
}
