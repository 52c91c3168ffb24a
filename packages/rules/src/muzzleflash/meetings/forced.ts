import { type ChangeEntry, disc, discOverlaps, fromEdge, type Matrix, type Note, type Point } from '@sandtable/kernel'
import { onTable, reachOf } from '../basics/figures.ts'
import { groundOf } from '../ground/ground.ts'
import { apart, awayFrom, onEdge, towardsPoint } from '../ground/measure.ts'
import { inCoverFrom } from '../ground/sight.ts'
import { speedOf } from '../movement/moving.ts'
import { hindrances } from '../movement/obstacles.ts'
import { whyEnemyInTheWay } from '../movement/passing.ts'
import { feared, nearestEnemy } from '../pinning/danger.ts'
import { fullMove, nearestCover } from '../pinning/hiding.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Forced moves, against what they can meet. */
export const forced: Matrix = {
  id: 'forced',
  says: 'forced moves against what they can meet',
  rows: {
    'fall-back': 'a step of falling back',
    flee: 'a flight',
    panic: 'a flight with others',
    dive: 'a dive for cover',
    'back-off': 'backing off in cover',
    'bail-out': 'bailing out of a vehicle',
  },
  columns: {
    whole: 'nothing that stops it',
    obstacle: 'an obstacle, which needs no test',
    wall: 'what it cannot pass',
    friend: 'a friend on the way',
    room: 'no room where it would end',
    enemy: 'an enemy on the way',
    edge: 'the edge of the table',
    covered: 'cover at the end of it',
    exposed: 'no cover at the end of it',
    'dug-in': 'a foxhole of its own to leave',
  },
  impossible: [
    {
      rows: ['dive'],
      columns: ['wall'],
      because: 'of the spots in cover, only those are looked at that no wall shuts off (MF-RUL-38)',
    },
    {
      rows: ['dive', 'back-off', 'bail-out'],
      columns: ['edge'],
      because: 'only fleeing or falling-back figures leave the table (MF-RUL-20)',
    },
    {
      rows: ['back-off'],
      columns: ['exposed'],
      because: 'it backs off only as far as it stays out of the sight of whoever pinned it (MF-RUL-38)',
    },
    { rows: ['back-off'], columns: ['dug-in'], because: 'who is dug in stays down in his hole (MF-RUL-38)' },
    {
      rows: ['dive'],
      columns: ['dug-in'],
      because: 'a foxhole of his own is total cover from every side, so that he is not in the open (MF-RUL-99)',
    },
    { rows: ['bail-out'], columns: ['dug-in'], because: 'nobody is dug in aboard a vehicle (MF-RUL-99)' },
  ],
}

const FLEES = ['MF-PIN-27', 'MF-PIN-35']

/** What moved it: by the rule that it is written down with. */
function rowOf({ cites, before }: ChangeEntry): string | null {
  const { status, aboard } = before as Piece
  if (aboard !== null) return cites.includes('MF-ATF-24') ? 'bail-out' : null
  if (cites.includes('MF-PIN-23')) return 'back-off'
  if (cites.includes('MF-PIN-24')) return 'dive'
  if (cites.includes('MF-SPM-2')) return 'fall-back'
  if (cites.includes('MF-PIN-31')) return 'panic'
  return status === 'fleeing' && FLEES.some(rule => cites.includes(rule)) ? 'flee' : null
}

export function noteForced(game: Muzzleflash, entry: ChangeEntry, note: Note): void {
  const [before, after] = [entry.before as Piece | null, entry.after as Piece | null]
  const row = before && after && (before.at ?? before.aboard) !== null && 'at' in after ? rowOf(entry) : null
  if (!row || !before || !after) return
  const columns = row === 'bail-out' ? besideVehicle(game, before, after) : onTheWay(game, row, before, after)
  for (const column of columns) note('forced', row, column)
}

function onTheWay(game: Muzzleflash, row: string, before: Piece, after: Piece): readonly string[] {
  const from = before.at as Point
  const goal = goalOf(game, row, before)
  const met: string[] = before.dugIn ? ['dug-in'] : []
  const end = after.at
  if (!end) return [...met, 'edge']
  const found = hindrances(game, from, goal)
  if (hindrances(game, from, end).some(({ needs }) => needs === 'test')) met.push('obstacle')
  if (found.some(({ needs }) => needs === 'never')) met.push('wall')
  if (whyEnemyInTheWay(game, before, from, goal).length > 0) met.push('enemy')
  for (const other of game.pieces) {
    if (other.id === before.id || other.side !== before.side || !onTable(other) || other.status === 'injured') continue
    const wide = disc(other.at as Point, before.radius + other.radius - 3)
    if (discOverlaps({ line: [goal, goal] }, wide)) met.push('room')
    else if (discOverlaps({ line: [from, goal] }, wide)) met.push('friend')
  }
  if (end[0] === goal[0] && end[1] === goal[1]) met.push('whole')
  const enemy = row === 'dive' || row === 'back-off' ? feared(game, before) : nearestEnemy(game, before)
  if (enemy) met.push(inCoverFrom(game, after, enemy) ? 'covered' : 'exposed')
  return met
}

/** Where it would have got to, had nothing been in its way. */
function goalOf(game: Muzzleflash, row: string, piece: Piece): Point {
  const from = piece.at as Point
  const { edge } = game.side(piece.side)
  const out = onEdge(game, edge, from)
  if (row === 'fall-back') return towardsPoint(from, out, Math.min(piece.fallback, speedOf(game, piece)))
  const enemy = row === 'dive' || row === 'back-off' ? feared(game, piece) : nearestEnemy(game, piece)
  if (row === 'back-off' && enemy) return awayFrom(from, enemy.at as Point, reachOf(game, 'back-off'))
  const isFarther = (spot: Point): boolean =>
    row === 'dive' || (enemy !== null && apart(game, spot, enemy.at as Point) > apart(game, from, enemy.at as Point))
  const cover = enemy && nearestCover(game, piece, enemy, isFarther)
  const most = fullMove(game, piece)
  if (cover) return apart(game, from, cover) <= most ? cover : towardsPoint(from, cover, most)
  return towardsPoint(from, out, Math.min(most, fromEdge(game, edge, from)))
}

/** A figure that bails out is placed beside the hull, where there is room. */
function besideVehicle(game: Muzzleflash, before: Piece, after: Piece): readonly string[] {
  const hull = game.piece(before.aboard as string)
  const [at, from] = [after.at as Point, hull.at as Point]
  const met: string[] = []
  const reach = hull.radius + 2 * after.radius
  const isBy = (p: Point): boolean => apart(game, from, p) <= reach
  for (const other of game.pieces)
    if (other.id !== before.id && onTable(other) && other.sort === 'figure' && isBy(other.at as Point))
      met.push(other.side === before.side ? 'friend' : 'enemy')
  for (const land of groundOf(game).lands)
    if (land.type.obstacle && discOverlaps(land.shape, disc(from, reach))) met.push(land.room ? 'wall' : 'obstacle')
  if (apart(game, from, at) > reach) met.push('room')
  if (met.length === 0) met.push('whole')
  const enemy = nearestEnemy(game, after)
  if (enemy) met.push(inCoverFrom(game, after, enemy) ? 'covered' : 'exposed')
  return met
}
