import {
  type Decision,
  direction,
  lengthOf,
  type Matrix,
  mentions,
  type Point,
  plainly,
  type Reason,
  turn,
} from '@sandtable/kernel'
import { onTable } from '../basics/figures.ts'
import { groundOf } from '../ground/ground.ts'
import { asksOf, liesOver, shapeOf, under } from '../ground/hulls.ts'
import { baseOf } from '../ground/measure.ts'
import { driven, turned } from '../movement/driving.ts'
import { speedOf } from '../movement/moving.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { degreesOf, towedBy } from '../vehicles/steering.ts'

/** Ways of driving against what they can meet. */
export const driving: Matrix = {
  id: 'driving',
  says: 'ways of driving against what they can meet',
  rows: {
    ahead: 'driving ahead',
    back: 'backing',
    turn: 'turning on the spot',
    tow: 'a gun that is towed',
  },
  columns: {
    free: 'an obstacle that tracks get over freely',
    test: 'an obstacle that tracks get over after a test',
    fails: 'an obstacle that it does not get over',
    barred: 'an obstacle that it cannot get over (refused)',
    house: 'a building (refused)',
    gap: 'a gap or an open gate',
    friend: 'a friend on the way',
    fallen: 'somebody who lies injured on the way',
    occupied: 'somebody where it would end (refused)',
    enemy: 'an enemy on the way (refused)',
    edge: 'the edge of the table (refused)',
    allowance: 'exactly its allowance',
    'too-far': 'more than its allowance (refused)',
    crooked: 'a way that it cannot steer (refused)',
    drive: 'a drive that is disabled (refused)',
    crew: 'no able crew (refused)',
    pins: 'pins that are not tested (refused)',
  },
  impossible: [
    {
      rows: ['tow'],
      columns: ['free', 'test', 'fails'],
      because: 'a gun that is towed crosses no obstacle (MF-RUL-18)',
    },
  ],
}

/** A drive: who drives, in which ways, and what the bodies sweep. */
export interface Drive {
  readonly rows: readonly string[]
  readonly piece: Piece
  readonly decision: Decision
}

export function driveOf(game: Muzzleflash, decision: Decision): Drive | null {
  const piece = game.find('piece', String(decision.piece))
  if (piece?.sort !== 'vehicle' || !piece.at) return null
  const { action, to, facing } = decision
  const way =
    action === 'turn' && facing !== undefined ? 'turn' : action === 'move' && to ? wayTo(piece, to as Point) : null
  if (!way) return null
  return { rows: [way, ...(towedBy(game, piece.id).length > 0 ? ['tow'] : [])], piece, decision }
}

function wayTo({ at, facing }: Piece, [tx, ty]: Point): string {
  const [x, y] = direction(facing)
  const [ax, ay] = at as Point
  return x * (tx - ax) + y * (ty - ay) < 0 ? 'back' : 'ahead'
}

const sweepsOf = (game: Muzzleflash, { piece, decision: { to, facing } }: Drive) =>
  facing === undefined ? driven(game, piece, to as Point) : turned(game, piece, ((facing as number) + 360) % 360)

/** What the vehicle, and the gun behind it, meet: each by its row. */
export function metBy(game: Muzzleflash, drive: Drive): readonly (readonly [row: string, column: string])[] {
  const { piece, decision, rows } = drive
  const [own, ...towed] = sweepsOf(game, drive)
  const met = own ? sweptBy(game, own) : []
  if (isAllowance(game, piece, decision)) met.push('allowance')
  const behind = [...towed.flatMap(sweep => sweptBy(game, sweep)), ...met.filter(column => column === 'allowance')]
  return rows.flatMap(row => (row === 'tow' ? behind : met).map(column => [row, column] as const))
}

function isAllowance(game: Muzzleflash, piece: Piece, { to, facing }: Decision): boolean {
  if (facing !== undefined) return Math.abs(turn(piece.facing, facing as number)) === degreesOf(game, 'turn')
  return Math.abs(lengthOf([piece.at as Point, to as Point]) - speedOf(game, piece)) <= 1
}

type Sweep = ReturnType<typeof driven>[number]

function sweptBy(game: Muzzleflash, { from, to, over }: Sweep): string[] {
  const met: string[] = []
  for (const land of groundOf(game).lands) {
    if (!land.type.obstacle || land.opening || !over.some(hull => liesOver(hull, land.shape))) continue
    const asks = asksOf(game, to, land)
    if (asks === 'free') met.push('free')
    else if (!over.some(hull => under(game, to, hull).some(({ id }) => id === land.id))) met.push('gap')
    else if (asks === 'test') met.push('test')
  }
  for (const other of game.pieces) {
    if (other.id === from.id || !onTable(other) || other.sort !== 'figure') continue
    if (!over.some(hull => liesOver(hull, shapeOf(baseOf(game, other))))) continue
    if (other.status === 'injured') met.push('fallen')
    else if (other.side === from.side) met.push('friend')
  }
  return met
}

/** What a refusal is about. */
export function noDrive(game: Muzzleflash, { rows, piece }: Drive, reasons: readonly Reason[]) {
  const columns = reasons.flatMap(({ word, says }) => {
    if (word === 'obstacle') {
      const land = groundOf(game).lands.find(l => mentions(says, l.id))
      return [land?.room ? 'house' : 'barred']
    }
    if (word === 'overlap') return [plainly(says).endsWith('is in the way') ? 'enemy' : 'occupied']
    if (word === 'driver') return piece.status === 'abandoned' || plainly(says).startsWith('nobody') ? ['crew'] : []
    const columns: { readonly [word: string]: string } = {
      edge: 'edge',
      'too far': 'too-far',
      straight: 'crooked',
      drive: 'drive',
      'pin test': 'pins',
    }
    return columns[word] ? [columns[word]] : []
  })
  return rows.flatMap(row => columns.map(column => [row, column] as const))
}
