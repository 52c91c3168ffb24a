import {
  type Id,
  type Message,
  type Purposes,
  purposesOf,
  type Roles,
  type RollCall,
  rolesOf,
  type Scenery,
  type Seat,
  type Unit,
} from '@sandtable/kernel'
import type { Seats } from './opening.ts'

/** Who sits where, seen from one screen: a person here, the computer, or a person far away. */
export type TableSeats = { readonly [side: Id]: Seats[Id] | 'far' }

export interface TableFacts {
  readonly title: string
  readonly ruleset: string
  readonly unit: Unit
  readonly width: number
  readonly depth: number
  /** What lies on the table for the eye alone. */
  readonly scenery: readonly Scenery[]
  readonly sides: readonly Id[]
  /** The names of the sides: people never see an id. */
  readonly names: { readonly [side: Id]: string }
  /** What the names of the men are drawn from. */
  readonly rollCall: RollCall
  /** What the rules call their actions. */
  readonly deeds: { readonly [action: string]: Message }
  /** What the fields of the actions are for. */
  readonly roles: Roles
  /** The roles of the actions that have one. */
  readonly purposes: Purposes
  /** What they call the words of their vocabulary. */
  readonly terms: { readonly [word: string]: string }
  readonly seats: TableSeats
  /** Several people share this screen, with or without a curtain: the colours stay with the sides. */
  readonly shared: boolean
}

/** What is public about a table. */
export const factsOf = (
  { rules, setup, sideNames, rollCall }: Seat,
  title: string,
  seats: TableSeats,
  shared: boolean,
): TableFacts => ({
  title,
  ruleset: rules.id,
  unit: rules.book.unit,
  width: setup.width,
  depth: setup.depth,
  scenery: setup.scenery,
  sides: Object.keys(sideNames),
  names: sideNames,
  rollCall,
  deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
  roles: rolesOf(rules),
  purposes: purposesOf(rules),
  terms: rules.terms ?? {},
  seats,
  shared,
})
