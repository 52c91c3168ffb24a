import { makeNames, type Nameable, type Names, Squares } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'

export type { Names } from '@sandtable/kernel'

const known = new WeakMap<Snapshot['view'], Names>()

/** The names of everything on a table; worked out once for each view. */
export function namesOf({ view, table, seat }: Pick<Snapshot, 'view' | 'table' | 'seat'>): Names {
  const before = known.get(view)
  if (before) return before
  const made = makeNames({
    seat,
    pieces: view.tables.piece as readonly Nameable[],
    lands: view.tables.terrain as readonly Nameable[],
    units: view.tables.unit as readonly Nameable[],
    sides: table.names,
    terms: table.terms,
    squares: new Squares(table.width, table.depth, table.unit),
  })
  known.set(view, made)
  return made
}
