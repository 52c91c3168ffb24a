import { Stream } from '../dice/dice.ts'
import type { Id, Tables, Value } from '../game/store.ts'
import type { RuleSet } from '../ruleset.ts'
import { idsIn, type Sketch, type SketchRecord } from '../scenario/sketching/index.ts'
import { nationNames } from '../text/kind-name.ts'
import type { FieldedRecord, Force } from './force.ts'

/**
 * A battle in the making whose side takes a force: it replaces what the side had, and nobody stands on the table yet. The
 * same force with the same seed is always the same: where the rules roll for who turns up, that is rolled now.
 */
export function withForce<T extends Tables>(
  sketch: Sketch,
  rules: RuleSet<T>,
  side: Id,
  force: Force,
  seed: number | string,
): Sketch {
  const { forces } = rules
  if (!forces) return sketch
  const others = <R extends SketchRecord>(rows: readonly R[]): readonly R[] => rows.filter(row => row.side !== side)
  const left = { ...sketch, units: others(sketch.units), pieces: others(sketch.pieces) }
  const fielded = forces.field(rules, [{ side, force }], new Stream(`force ${seed}`))
  const ids = [...fielded.units, ...fielded.pieces].map(({ id }) => id)
  const renamed = renaming(new Set(idsIn(left)), ids)
  const anew = (row: FieldedRecord): SketchRecord => renamedIn(row, renamed) as SketchRecord
  const { name, nation = name } = forces.armies.find(({ id }) => id === force.army) ?? {}
  const about = nation && nationNames.includes(nation) ? { nation } : {}
  return {
    ...left,
    sides: left.sides.map(one => (one.id === side ? { ...one, ...fielded.sides[0], ...about, id: side } : one)),
    units: [...left.units, ...fielded.units.map(anew)],
    pieces: [...left.pieces, ...fielded.pieces.map(anew)],
  }
}

/** If an id is taken, all of the force begin with a letter that none of the others begins with. */
function renaming(taken: ReadonlySet<Id>, ids: readonly Id[]): ReadonlyMap<Id, Id> {
  if (!ids.some(id => taken.has(id))) return new Map()
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find(one => !ids.some(id => taken.has(`${one}-${id}`))) ?? 'a'
  return new Map(ids.map(id => [id, `${letter}-${id}`]))
}

/** A record with the new ids wherever it names the old ones. Names and kinds are no ids. */
function renamedIn(value: Value, renamed: ReadonlyMap<Id, Id>): Value {
  if (typeof value === 'string') return renamed.get(value) ?? value
  if (Array.isArray(value)) return value.map(one => renamedIn(one as Value, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'name' || key === 'kind' || key === 'item' ? (one as Value) : renamedIn(one as Value, renamed),
    ]),
  )
}
