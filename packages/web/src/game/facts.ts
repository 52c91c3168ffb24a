import type { Host, Id } from '@sandtable/kernel'
import { nationOf, sideName } from '../kind-name.ts'
import type { TableFacts } from './messages.ts'

/** What stays as it is while a game is played, and is needed to draw it and to speak of it. */
export function factsOf({ rules, game, setup }: Host): Omit<TableFacts, 'title' | 'seats'> {
  return {
    ruleset: rules.id,
    unit: rules.book.unit,
    width: game.width,
    depth: game.depth,
    sides: game.sides.map(side => side.id),
    names: Object.fromEntries(game.sides.map(side => [side.id, nameOf(side, setup)])),
    deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
  }
}

/** A side is called as the scenario says, or by the nation of its men. */
function nameOf(side: { readonly id: Id; readonly name?: unknown }, { pieces }: Host['setup']): string {
  if (typeof side.name === 'string') return side.name
  const kinds = pieces.filter(piece => piece.side === side.id).map(piece => piece.kind)
  return nationOf(kinds) ?? sideName(side.id)
}
