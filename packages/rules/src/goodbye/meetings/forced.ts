import {
  type ChangeEntry,
  disc,
  discOverlaps,
  isOffTable,
  lengthOf,
  type Matrix,
  type Note,
  type Point,
} from '@sandtable/kernel'
import { isEnemy, onTable } from '../figures.ts'
import { touching, towardsEdge } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { movement } from '../tables.ts'
import { groundColumns, groundOn } from './way.ts'

/** Forced moves, by what they meet. */
export const forced: Matrix = {
  id: 'forced',
  says: 'forced moves against what they meet',
  rows: {
    back: 'falling back from a fight',
    rout: 'running in a rout',
    unmanned: 'running from the field under the queen of spades',
  },
  columns: {
    open: 'nothing at all',
    ...groundColumns,
    house: 'a building',
    edge: 'the edge of the table',
    friend: 'a friend on the way',
    enemy: 'an enemy on the way',
    fire: 'fire from overwatch or stand-to',
  },
  impossible: [
    {
      rows: ['back'],
      columns: ['fire'],
      because: 'overwatch and stand-to are for moves; falling back is the end of a fight (GB-RUL-83, GB-OVER-1)',
    },
  ],
}

/** The forced move an entry records. */
const rowOf = (cites: readonly string[]): string | null => {
  if (cites.includes('GB-HTH-8') || cites.includes('GB-HTH-10')) return 'back'
  if (cites.includes('GB-CARD-36')) return 'unmanned'
  return cites.includes('GB-COUR-9') ? 'rout' : null
}

export function noteForced(game: Goodbye, { table, id, before, after, cites }: ChangeEntry, note: Note): void {
  const row = table === 'piece' ? rowOf(cites) : null
  const [was, is] = [before as Figure | null, after as Figure | null]
  if (!row || !was?.at || was.at === is?.at) return
  const figure = game.piece(id)
  const way = row === 'back' ? backwards(game, figure, is?.at ?? null) : homewards(game, figure, is?.at ?? null)
  if (!way) return
  const columns = new Set<string>()
  for (const column of groundOn(game, was.at, way)) columns.add(column.startsWith('house') ? 'house' : column)
  if (isOffTable(game, way) || is?.gone) columns.add('edge')
  const line = { line: [was.at, way] }
  for (const other of game.pieces) {
    if (other.id === id || !onTable(other) || touching(game, figure, other)) continue
    if (discOverlaps(line, disc(other.at as Point, figure.radius + other.radius)))
      columns.add(isEnemy(game, figure, other) ? 'enemy' : 'friend')
  }
  columns.delete('hill')
  if (columns.size === 0) columns.add('open')
  for (const column of columns) note('forced', row, column)
}

/** Where it would stop if nothing were in its way: past its actual stop, or away from its opponent. */
function backwards(game: Goodbye, { at, inContact }: Figure, to: Point | null): Point | null {
  const start = at as Point
  const foe = inContact.map(other => game.find('piece', other)?.at).find(place => place)
  const toward: Point | null =
    to && lengthOf([start, to]) > 0 ? to : foe ? [2 * start[0] - foe[0], 2 * start[1] - foe[1]] : null
  if (!toward) return null
  const share = game.rows(movement)['fall-back'] / lengthOf([start, toward])
  return [Math.round(start[0] + (toward[0] - start[0]) * share), Math.round(start[1] + (toward[1] - start[1]) * share)]
}

const homewards = (game: Goodbye, figure: Figure, to: Point | null): Point | null =>
  to ?? towardsEdge(game.side(figure.side).home, figure.at as Point, game.rows(movement).infantry.dash)

/** The forced run an entry starts: a runner may be shot at before moving. */
export function runBegun({ table, before, after, cites }: ChangeEntry): string | null {
  const [was, is] = [before as Figure | null, after as Figure | null]
  if (table !== 'piece' || !was || !is) return null
  return (is.ran && !was.ran) || (is.unmanned && !was.unmanned) ? rowOf(cites) : null
}
