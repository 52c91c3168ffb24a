import { allowed, type Choice, isPoint, type Message, type Point, type Squares } from '@sandtable/kernel'
import { isOfSomething } from './speech.ts'

/**
 * Suggested places in the order in which they are wanted: those with a name first, then the farthest, in all
 * directions, since a full move is wanted most. For a piece beside the table it is one place of each square, the one
 * nearest its middle. Of places that are told alike only the first is listed.
 */
export function listedPlaces(choices: readonly Choice[], squares: Squares, from: Point | null): readonly Choice[] {
  if (!choices.every(({ value }) => isPoint(value))) return choices
  const places = choices as readonly Place[]
  const open = places.filter(allowed)
  const offered = from || open.length === 0 ? places : open
  const far = ({ value }: Place): number => (from ? -apart(value, from) : apart(value, middleOf(value, squares)))
  const named = ({ says }: Place): number => Number(isOfSomething(says))
  const sorted = [...offered].sort((a, b) => named(b) - named(a) || far(a) - far(b))
  const told = new Set<string>()
  const distinct = sorted.filter(place => {
    const words = named(place) ? JSON.stringify(place.says) : toldOf(place.value, squares, from)
    return !told.has(words) && told.add(words)
  })
  return from ? distinct : byRows(distinct, squares, named)
}

/** What tells a place apart from others, in any language. */
const toldOf = (at: Point, squares: Squares, from: Point | null): string =>
  from ? `${squares.name(at)} ${squares.heading(from, at)}` : squares.name(at)

type Place = Choice & { readonly value: Point; readonly says: Message }

const apart = ([x, y]: Point, [u, v]: Point): number => Math.round(Math.hypot(x - u, y - v) / 100)

const middleOf = (at: Point, squares: Squares): Point => squares.read([squares.name(at)], null, () => null)?.at ?? at

/** As a map is read: row by row, from west to east. */
function byRows(places: readonly Place[], squares: Squares, named: (place: Place) => number): readonly Place[] {
  const cell = ({ value }: Place): readonly [number, number] => squares.cell(value) ?? [0, 0]
  return [...places].sort((a, b) => named(b) - named(a) || cell(a)[1] - cell(b)[1] || cell(a)[0] - cell(b)[0])
}
