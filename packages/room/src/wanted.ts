import {
  type DiceReading,
  type Host,
  type Id,
  type Modifier,
  type RollEntry,
  type RollRequest,
  readingOf,
} from '@sandtable/kernel'

/** Dice that a person has to roll, and what this seat may know about them. */
export interface Wanted extends RollRequest {
  readonly cites: readonly string[]
  readonly about: readonly Id[]
  /** Whose each die is, where every piece or side has one of its own. */
  readonly each?: readonly Id[]
  readonly need?: number
  readonly modifiers?: readonly Modifier[]
  readonly reads?: DiceReading
}

/** The dice that a person has to type, with what this seat may know about them. */
export function wantedOf(host: Host, seat: Id): Wanted | null {
  const request = host.wanted
  const spec = host.run.wanted?.spec
  if (!request || !spec) return null
  if (spec.to && !spec.to.includes(seat)) return { ...request, cites: [], about: [] }
  const { tables } = host.view(seat)
  const known = new Set(
    [tables.piece, tables.unit, tables.side]
      .flatMap(table => (table ?? []) as readonly { readonly id: Id }[])
      .map(({ id }) => id),
  )
  const { cites, about = [], each, need, modifiers } = spec
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
    ...(each?.every(id => known.has(id)) && { each }),
    ...(need !== undefined && { need }),
    ...(modifiers && { modifiers }),
    ...(reads && { reads }),
  }
}
