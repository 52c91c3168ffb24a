import {
  type ChangeEntry,
  type Decision,
  disc,
  discOverlaps,
  discsOverlap,
  type Id,
  type Matrix,
  mentions,
  type Note,
  type Point,
  type Reason,
  type RollEntry,
} from '@sandtable/kernel'
import { isEnemy, isTank, onTable } from '../figures.ts'
import { baseOf } from '../measure.ts'
import { pathOfCharge } from '../move/charging.ts'
import { walk } from '../move/walking.ts'
import type { Figure, Goodbye } from '../records.ts'
import { needs } from '../tables.ts'
import { groundColumns, groundOn } from './way.ts'

/** Ways of moving, by what a move can meet. */
export const moves: Matrix = {
  id: 'moves',
  says: 'ways of moving against what a move can meet',
  rows: {
    walk: 'an ordered move',
    dash: 'a dash',
    free: 'a move on initiative',
    charge: 'a charge',
    storm: 'a move of a stormtrooper',
    tank: 'a move of a tank',
  },
  columns: {
    ...groundColumns,
    hill: 'a hill',
    'house-in': 'a building to go into',
    'house-out': 'a building to leave',
    'house-wall': 'a wall of a building (refused)',
    friend: 'a friend on the way',
    occupied: 'a friend where it would end (refused)',
    enemy: 'an enemy on the way (refused)',
    'get-up': 'getting up first',
    slipped: 'a climb that fails',
    overwatch: 'fire from overwatch',
    'stand-to': 'fire from stand-to',
    allowance: 'exactly its allowance',
    'too-far': 'more than its allowance (refused)',
    edge: 'the edge of the table (refused)',
    pinned: 'being pinned (refused)',
  },
  impossible: [
    {
      rows: ['tank'],
      columns: ['house-in', 'house-out'],
      because: 'a tank may not enter a building (GB-RUL-78)',
    },
    { rows: ['tank'], columns: ['slipped'], because: 'tanks roll for no climb (GB-RUL-20, GB-RUL-78)' },
    { rows: ['tank'], columns: ['get-up'], because: 'a tank does not lie down' },
    { rows: ['charge'], columns: ['edge'], because: 'a charge ends at an enemy, who is on the table (GB-RUL-23)' },
  ],
}

function rowsOf(game: Goodbye, figure: Figure, { action, dash }: Decision): readonly string[] {
  const way =
    action === 'charge'
      ? 'charge'
      : isTank(figure)
        ? null
        : game.state.phase === 'free'
          ? 'free'
          : dash
            ? 'dash'
            : 'walk'
  return [...(way ? [way] : []), ...(figure.stormtrooper ? ['storm'] : []), ...(isTank(figure) ? ['tank'] : [])]
}

function routeOf(game: Goodbye, figure: Figure, decision: Decision) {
  const { action, target, to, path, dash } = decision
  if (action === 'charge') return pathOfCharge(game, figure, game.piece(String(target)))
  const way = (path as readonly Point[] | undefined) ?? (to === undefined ? [] : [to as Point])
  return walk(game, figure, way, dash === true)
}

/** Adds the rows of the move. */
export function noteMove(game: Goodbye, decision: Decision, note: Note): readonly string[] {
  const figure = game.piece(decision.piece as string)
  const rows = rowsOf(game, figure, decision)
  const { path, cost, allowance } = routeOf(game, figure, decision)
  const columns = new Set<string>(met(game, path))
  if (figure.prone) columns.add('get-up')
  if (cost === allowance) columns.add('allowance')
  for (const other of game.pieces)
    if (other.id !== figure.id && onTable(other) && !isEnemy(game, figure, other) && isPassed(path, figure, other))
      columns.add('friend')
  for (const row of rows) for (const column of columns) if (column in moves.columns) note('moves', row, column)
  return rows
}

const met = (game: Goodbye, path: readonly Point[]): readonly string[] =>
  path.slice(1).flatMap((b, i) => groundOn(game, path[i] as Point, b))

const isPassed = (path: readonly Point[], figure: Figure, other: Figure): boolean =>
  path.length > 1 && discOverlaps({ line: path.slice() }, disc(other.at as Point, figure.radius + other.radius))

export function noteSlip(game: Goodbye, roll: RollEntry, rows: readonly string[], note: Note): void {
  if ((roll.dice[0] as number) < game.rows(needs).climb) for (const row of rows) note('moves', row, 'slipped')
}

/** The watch a figure gives up to shoot at a mover; null if the entry is something else. */
export function watchLeft({ table, before, after, cites }: ChangeEntry): 'overwatch' | 'stand-to' | null {
  const [was, is] = [before as Figure | null, after as Figure | null]
  if (table !== 'piece' || !was || !is) return null
  if (was.overwatch && !is.overwatch && cites.includes('GB-OVER-3')) return 'overwatch'
  return was.standTo && !is.standTo && cites.includes('GB-STAND-4') ? 'stand-to' : null
}

/** The subject of a refusal: its word, its rules, and the terrain or figure it names. */
function columnsOf(game: Goodbye, figure: Figure, decision: Decision, reason: Reason): readonly string[] {
  const { word, cites } = reason
  const path = (): readonly Point[] => routeOf(game, figure, decision).path
  // a move that is too expensive has met everything it would have paid for
  if (word === 'movement' && namesLength(reason))
    return ['too-far', ...met(game, path()).filter(c => c in moves.columns)]
  if (word === 'pinned') return ['pinned']
  if (word === 'dash' && cites.includes('GB-RUL-19'))
    return met(game, path()).filter(c => ['soft', 'wire', 'woods'].includes(c))
  if (word !== 'blocked') return []
  const land = game.terrain.find(({ id }) => names(reason, id))
  if (land) return [land.kind === 'woods' ? 'woods' : 'house-wall']
  const other = game.pieces.find(({ id }) => id !== figure.id && names(reason, id))
  if (!other) return cites.includes('GB-RUL-67') ? ['edge'] : []
  if (isEnemy(game, figure, other)) return ['enemy']
  const end = disc(path().at(-1) as Point, figure.radius)
  return [discsOverlap(end, baseOf(other)) ? 'occupied' : 'friend']
}

const names = ({ says }: Reason, id: Id): boolean => mentions(says, id)
const namesLength = ({ says }: Reason): boolean => says.args.some(arg => 'length' in arg)

export function noteNoMove(game: Goodbye, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const figure = game.find('piece', String(decision.piece))
  if (!figure?.at) return
  for (const row of rowsOf(game, figure, decision))
    for (const reason of reasons)
      for (const column of columnsOf(game, figure, decision, reason)) note('moves', row, column)
}
