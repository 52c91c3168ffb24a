import type { Id } from '../game/store.ts'
import type { View } from '../game/view.ts'
import { lengthOf } from '../geometry/segment.ts'
import type { Point } from '../geometry/shape.ts'
import type { Names } from './names.ts'

/** What people call something on the table. */
export interface Named {
  readonly name: string
  readonly id: Id
}

/**
 * A line with names replaced by ids: 'fire Rifleman 2 at German rifleman 1' is 'fire rifle-2 at schuetze-1'. The
 * longest name goes first. An ambiguous name, such as a hedge, means the one nearest to the piece named before it.
 */
export function idsFor(
  line: string,
  names: readonly Named[],
  near: Point | null,
  where: (id: Id) => Point | null,
): string {
  const called = new Map<string, Id[]>()
  for (const { name, id } of names) {
    const key = name.toLowerCase()
    called.set(key, [...(called.get(key) ?? []), id])
  }
  const all = [...called.keys()].filter(name => name !== '').sort((a, b) => b.length - a.length)
  if (all.length === 0) return line
  const pattern = new RegExp(`(?<![\\w-])(?:the )?(${all.map(escaped).join('|')})(?![\\w-])`, 'gi')
  let from = near
  return line
    .replace(pattern, (met, name: string) => {
      const id = nearestOf(called.get(name.toLowerCase()) ?? [], from, where)
      if (!id) return met
      from = where(id) ?? from
      return `⟦${id}⟧`
    })
    .replace(/⟧(?:,?\s+and|,)\s+⟦/gi, ',') // several of them are one list
    .replace(/[⟦⟧]/g, '')
}

function nearestOf(ids: readonly Id[], from: Point | null, where: (id: Id) => Point | null): Id | undefined {
  const far = (id: Id): number => {
    const at = where(id)
    return at && from ? lengthOf([from, at]) : 0
  }
  return [...ids].sort((a, b) => far(a) - far(b))[0]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Known = { readonly id: Id }

/**
 * Everything on a table by the names that people use and type: 'German rifleman Vogt', and 'rifleman Vogt' or
 * 'Vogt' or 'German rifleman' if it is the only one.
 */
export function namedOn({ tables }: View, names: Names): readonly Named[] {
  const pieces = (tables.piece as readonly Known[]).map(({ id }) => ({ name: names.piece(id), id }))
  const places = (tables.terrain as readonly Known[]).map(({ id }) => ({ name: names.place(id), id }))
  const taken = new Set([...pieces, ...places].map(({ name }) => name.toLowerCase()))
  const short = pieces
    .flatMap(({ name, id }) => {
      const words = name.toLowerCase().split(' ')
      const shorter = new Set([words.slice(1), words.slice(-1), words.slice(0, -1)].map(some => some.join(' ')))
      return [...shorter].map(name => ({ name, id }))
    })
    .filter(({ name }, _, all) => /[a-z]/.test(name) && all.filter(other => other.name === name).length === 1)
  return [...pieces, ...places, ...short.filter(({ name }) => !taken.has(name))]
}
