import type { Id, Named, View } from '@sandtable/kernel'
import type { Names } from './names.ts'

type Known = { readonly id: Id }

/** Everything on a table by the names that people use, as they may type it: 'German rifleman 1', and 'rifleman 1' where no other is. */
export function namedOn({ tables }: View, names: Names): readonly Named[] {
  const pieces = (tables.piece as readonly Known[]).map(({ id }) => ({ name: names.piece(id), id }))
  const places = (tables.terrain as readonly Known[]).map(({ id }) => ({ name: names.place(id), id }))
  const taken = new Set([...pieces, ...places].map(({ name }) => name.toLowerCase()))
  const short = pieces
    .map(({ name, id }) => ({ name: name.split(' ').slice(1).join(' ').toLowerCase(), id }))
    .filter(({ name }, _, all) => /[a-z]/.test(name) && all.filter(other => other.name === name).length === 1)
  return [...pieces, ...places, ...short.filter(({ name }) => !taken.has(name))]
}
