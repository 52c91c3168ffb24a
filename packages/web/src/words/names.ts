import { type Language, makeNames, type Nameable, type Names, Squares } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { rulesLanguage } from '../language/index.ts'

export type { Names } from '@sandtable/kernel'

const known = new WeakMap<Snapshot['view'], { readonly names: Names; readonly language: Language }>()

/** The names of everything on a table, in the language that is spoken; worked out once for each view. */
export function namesOf({ view, table, seat }: Pick<Snapshot, 'view' | 'table' | 'seat'>): Names {
  const language = rulesLanguage()
  const before = known.get(view)
  if (before?.language === language) return before.names
  const names = makeNames({
    seat,
    pieces: view.tables.piece as readonly Nameable[],
    lands: view.tables.terrain as readonly Nameable[],
    units: view.tables.unit as readonly Nameable[],
    sides: table.names,
    terms: table.terms,
    language,
    squares: new Squares(table.width, table.depth, table.unit),
  })
  known.set(view, { names, language })
  return names
}
