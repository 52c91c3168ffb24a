import { type Host, rolesOf, sideNames } from '@sandtable/kernel'
import type { Seats, TableFacts } from './calls.ts'

/** What everybody may know of a table, whoever looks. */
export function factsOf(host: Host, title: string, seats: Seats, shared: boolean): TableFacts {
  const { rules, game, setup } = host
  return {
    title,
    ruleset: rules.id,
    unit: rules.book.unit,
    width: game.width,
    depth: game.depth,
    sides: game.sides.map(side => side.id),
    names: sideNames(setup),
    deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
    roles: rolesOf(rules),
    terms: rules.terms ?? {},
    seats,
    shared,
  }
}
