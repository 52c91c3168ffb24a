import { type RuleSet, rolesOf, type Setup, sideNames } from '@sandtable/kernel'
import type { Seats, TableFacts } from './calls.ts'

/** What everybody may know of a table, whoever looks. */
export const factsOf = (rules: RuleSet, setup: Setup, title: string, seats: Seats, shared: boolean): TableFacts => ({
  title,
  ruleset: rules.id,
  unit: rules.book.unit,
  width: setup.width,
  depth: setup.depth,
  sides: setup.sides.map(side => side.id),
  names: sideNames(setup),
  deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
  roles: rolesOf(rules),
  terms: rules.terms ?? {},
  seats,
  shared,
})
