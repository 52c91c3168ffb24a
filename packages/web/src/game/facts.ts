import type { Host, Id } from '@sandtable/kernel'
import { nationOf, sideName } from '../kind-name.ts'
import type { Seats, TableFacts } from './messages.ts'

/** What everybody may know of a table, whoever looks. */
export function factsOf(host: Host, title: string, seats: Seats, shared: boolean): TableFacts {
  const { rules, game, setup } = host
  /** What a side is called: as its scenario says, or by the army that it fields. */
  const nameOf = (side: { readonly id: Id; readonly name?: unknown }): string => {
    if (typeof side.name === 'string') return side.name
    const kinds = setup.pieces.filter(piece => piece.side === side.id).map(piece => piece.kind)
    return nationOf(kinds) ?? sideName(side.id)
  }
  return {
    title,
    ruleset: rules.id,
    unit: rules.book.unit,
    width: game.width,
    depth: game.depth,
    sides: game.sides.map(side => side.id),
    names: Object.fromEntries(game.sides.map(side => [side.id, nameOf(side)])),
    deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
    seats,
    shared,
  }
}
