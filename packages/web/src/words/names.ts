import { makeNames, type Nameable, type Names, Squares } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { type Language, language, rulesLanguage } from '../language/index.ts'

export type { Names } from '@sandtable/kernel'

const known = new WeakMap<Snapshot['view'], { readonly names: Names; readonly spoken: Language }>()

/**
 * The names of everything on a table, in the language that is spoken; worked out once for each view. Places are called by
 * their squares, unless it is said otherwise.
 */
export function namesOf({ view, table, seat }: Pick<Snapshot, 'view' | 'table' | 'seat'>, place?: () => string): Names {
  const spoken = language()
  const before = known.get(view)
  if (before?.spoken === spoken) return before.names
  const names = makeNames({
    seat,
    pieces: view.tables.piece as readonly Nameable[],
    lands: view.tables.terrain as readonly Nameable[],
    units: view.tables.unit as readonly Nameable[],
    sides: table.names,
    rollCall: table.rollCall,
    terms: table.terms,
    language: rulesLanguage(table.ruleset),
    squares: place ? { unit: table.unit, name: place } : new Squares(table.width, table.depth, table.unit),
  })
  known.set(view, { names, spoken })
  return names
}
