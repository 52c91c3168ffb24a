import {
  type Id,
  idsFor,
  inside,
  Misread,
  namedOn,
  noSuch,
  type Point,
  spotOf,
  TableMap,
  type View,
} from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { Speech } from '../words/speech.ts'
import { speechOf } from '../words/speech.ts'

type Seen = Pick<Snapshot, 'view' | 'table' | 'seat'>
type Known = { readonly id: Id; readonly [field: string]: unknown }

/** Where something is that the seat knows of; null for what is on no place. */
export function whereOn({ tables }: View, id: Id): Point | null {
  const lists = [tables.piece, tables.terrain, tables.marker] as readonly (readonly Known[])[]
  for (const list of lists) {
    const found = list.find(record => record.id === id)
    if (found) return spotOf(found)
  }
  return null
}

/** The table in words, with the names of this seat. */
export function mapOf(seen: Seen, measured = true): TableMap {
  const { names, squares } = speechOf(seen)
  const called = (table: string, id: Id): string =>
    table === 'piece' ? names.piece(id) : table === 'side' ? names.side(id) : names.place(id)
  return new TableMap(seen.view, squares, called, measured)
}

const filling = /^(to|and|from|at|the|of|a|an|for|between|by)$/i

/** The pieces, terrain and places that a line names, in order: 'Rifleman 2 to C5'. What it names otherwise is said to be missing. */
export function thingsIn(line: string, seen: Seen): readonly (Id | Point)[] {
  const speech = speechOf(seen)
  const named = namedOn(seen.view, speech.names)
  const where = (id: Id): Point | null => whereOn(seen.view, id)
  let words = idsFor(line, named, null, where)
    .replace(/\s*,\s*/g, ',')
    .split(/\s+/)
    .filter(Boolean)
  const found: (Id | Point)[] = []
  while (words.length > 0) {
    const [word = ''] = words
    const last = found.at(-1)
    const from = typeof last === 'string' ? where(last) : (last ?? null)
    const spot = isKnown(seen.view, word) ? null : speech.squares.read(words, from, where)
    if (isKnown(seen.view, word)) found.push(word)
    else if (spot) found.push(spot.at)
    else if (!filling.test(word)) {
      const all = named.map(({ name }) => name)
      throw new Misread(noSuch('piece, terrain or square called', word, all.length > 12 ? all.slice(0, 12) : all))
    }
    words = words.slice(spot?.words ?? 1)
  }
  return found
}

const isKnown = ({ tables }: View, id: string): boolean =>
  [tables.piece, tables.terrain, tables.marker].some(list => (list as readonly Known[]).some(one => one.id === id))

/** The squares whose middle lies in one of these outlines: 'B2, B3 and C3'. */
export function squaresIn(outlines: readonly (readonly Point[])[], { squares }: Speech): readonly string[] {
  const { columns, rows, size } = squares
  const names: string[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const middle: Point = [Math.round((column + 0.5) * size), Math.round((row + 0.5) * size)]
      if (outlines.some(polygon => inside({ polygon }, middle))) names.push(squares.name(middle))
    }
  return names
}
