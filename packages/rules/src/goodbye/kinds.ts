import { type Length, memo } from '@sandtable/kernel'
import type { Goodbye } from './records.ts'
import { bases, costs, kinds, movement, troops } from './tables.ts'

type Row = (typeof kinds.rows)[string]
type Line = (typeof troops.rows)[string]

/** A kind with everything its rank, speed and price add. */
export interface Kind extends Row {
  readonly base: Length
  readonly move: Length
  readonly road: Length | null
  readonly attacks: number
  readonly wounds: number
  readonly courage: number
  readonly command: number
  readonly skill: number
  /** None of their own: privates use their section's. */
  readonly luck: number
  readonly valour: number
  readonly points: number
}

/** Its distance in a move, a dash and an initiative move, or on a road: GB-MOVE-1, GB-MOVE-21, GB-STORM-1. */
export const ratesOf = (game: Goodbye, { stormtrooper }: { readonly stormtrooper?: boolean | null }) =>
  stormtrooper ? game.rows(movement).stormtroopers : game.rows(movement).infantry

/** The kinds of a game that were asked for, put together once: its tables never change. */
const known = memo(
  (_: Goodbye) => new Map<string, Kind | null>(),
  game => game.setup,
)

export function kindNamed(game: Goodbye, name: string): Kind | null {
  const kinds = known(game)
  let kind = kinds.get(name)
  if (kind === undefined) {
    kind = madeUp(game, name)
    kinds.set(name, kind)
  }
  return kind
}

function madeUp(game: Goodbye, name: string): Kind | null {
  const row = game.rows(kinds)[name]
  if (!row) return null
  const line = game.rows(troops)[row.class ?? row.rank] as Line
  const tank = row.class ? game.rows(movement)[row.class] : null
  return {
    ...row,
    base: row.base ?? game.rows(bases)[row.class ?? 'man'],
    move: row.move ?? (tank ?? ratesOf(game, row)).move,
    road: tank?.road ?? null,
    attacks: line.attacks,
    wounds: line.wounds,
    courage: line.courage,
    command: line.command,
    skill: line.skill,
    luck: line.luck === 'section' ? 0 : line.luck,
    valour: line.valour === 'section' ? 0 : line.valour,
    points: worthOf(row, line, game.rows(costs)),
  }
}

/** A man costs the basic figure plus his extras; a tank's price is in its profile: GB-PTS-4, GB-TYPE-18. */
export const worthOf = ({ buys }: Row, { points }: Line, price: { readonly [item: string]: number }): number =>
  points ?? (price['basic-figure'] as number) + (buys === null ? 0 : (price[buys] as number))
