import { type Host, type Id, type RollEntry, readingOf } from '@sandtable/kernel'
import type { Wanted } from './calls.ts'

/** The dice that somebody has to type, as this seat may know of them: of what is hidden from it nothing is told. */
export function wantedOf(host: Host, seat: Id): Wanted | null {
  const request = host.wanted
  const spec = host.run.wanted?.spec
  if (!request || !spec) return null
  if (spec.to && !spec.to.includes(seat)) return { ...request, cites: [], about: [] }
  const { tables } = host.view(seat)
  const known = new Set(
    [tables.piece, tables.side].flatMap(table => (table ?? []) as readonly { readonly id: Id }[]).map(({ id }) => id),
  )
  const { cites, about = [], need, modifiers } = spec
  const roll: RollEntry = {
    type: 'roll',
    purpose: request.purpose,
    faces: request.faces,
    dice: [],
    at: 0,
    cites,
    about,
  }
  const reads = readingOf(host.rules, roll, id => host.game.ruling(id))
  return {
    ...request,
    cites,
    about: about.filter(id => known.has(id)),
    ...(need !== undefined && { need }),
    ...(modifiers && { modifiers }),
    ...(reads && { reads }),
  }
}
