import { Squares } from '@sandtable/kernel'
import type { Speech, TableView } from '@sandtable/room'
import { namesOf } from '../words/names.ts'
import { tellingOf } from '../words/speech.ts'
import { companionWords } from './words.ts'

/** How things are spoken of at a real table: every piece is named with its side, and no place by a square. */
export function speechAt(view: TableView): Speech {
  const { table } = view
  return {
    names: namesOf(view, () => companionWords.now().spot),
    squares: new Squares(table.width, table.depth, table.unit),
    teller: { telling: tellingOf(table.ruleset), deeds: table.deeds, roles: table.roles, sides: table.sides },
  }
}

/** Which mark and colour a side has. */
export const markOf = (side: unknown, { table }: TableView): number => Math.max(0, table.sides.indexOf(String(side)))

/** A piece of the game, as far as a list needs it. */
export interface Listed {
  readonly id: string
  readonly side: string
  readonly unit: string | null
  readonly gone: boolean
}
export const piecesIn = ({ view }: TableView): readonly Listed[] => view.tables.piece as readonly Listed[]
