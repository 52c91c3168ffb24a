import {
  flag,
  type Game,
  type GameRecord,
  int,
  type Length,
  length,
  type MarkerRecord,
  name,
  optional,
  type PieceRecord,
  type SideRecord,
  type TerrainRecord,
  type UnitRecord,
} from '@sandtable/kernel'

/** What a game of Duel is made of. Records are flat JSON; derived values are computed, not kept. */
export interface DuelTables {
  game: GameRecord & { readonly last: number }
  side: SideRecord & { readonly won: boolean }
  unit: UnitRecord
  piece: PieceRecord & { readonly radius: Length; readonly acted: boolean; readonly name: string | null }
  terrain: TerrainRecord
  marker: MarkerRecord
}

export type Duel = Game<DuelTables>
export type Gunslinger = DuelTables['piece']

/** What a file may say of a record, besides the fields common to its table. */
export const fields = {
  game: { last: int },
  side: { won: flag },
  unit: {},
  piece: { radius: length, acted: flag, name: optional(name) },
  terrain: {},
  marker: {},
}
