import { disc, discOverlaps, type Matrix, type Note, type Point, pathOf, type Reason } from '@sandtable/kernel'
import { onTable } from '../figures.ts'
import { groundOf, type Land } from '../ground.ts'
import { couldFight } from '../hand-to-hand.ts'
import { isLed } from '../leaders.ts'
import { touching } from '../measure.ts'
import { type Move, walk } from '../movement.ts'
import { isTooTall, transit } from '../obstacles.ts'
import type { Figure, Plastic } from '../records.ts'

/** Ways of moving, by what a move can meet. */
export const moves: Matrix = {
  id: 'moves',
  says: 'ways of moving against what a move can meet',
  rows: {
    straight: 'a straight move',
    bent: 'a move of several legs',
    led: 'a move under a leader',
    reserve: 'the move of a reserve',
  },
  columns: {
    'leg-high': 'something leg-high',
    'waist-high': 'something waist-high',
    tall: 'something too tall to cross',
    trees: 'trees',
    grass: 'high grass',
    hill: 'a hill',
    'pit-in': 'a foxhole, trench or ditch to go into',
    'pit-out': 'a foxhole, trench or ditch to leave',
    'house-in': 'a building to go into',
    'house-out': 'a building to leave',
    'house-wall': 'a wall of a building without an opening',
    'bunker-in': 'a bunker to go into',
    'bunker-out': 'a bunker to leave',
    friend: 'a friend on the way',
    occupied: 'something where it would end that leaves no room',
    enemy: 'an enemy on the way',
    'enemy-beyond': 'an enemy on the other side of a wall',
    allowance: 'exactly its allowance',
    'too-far': 'more than its allowance',
    edge: 'an edge that is not the far one',
    'far-edge': 'the far edge',
  },
  impossible: [],
}

function rowsOf(game: Plastic, figure: Figure, path: readonly Point[]): readonly string[] {
  return [
    path.length > 1 ? 'bent' : 'straight',
    ...(isLed(game, figure) ? ['led'] : []),
    ...(figure.reserve ? ['reserve'] : []),
  ]
}

export function noteMove(game: Plastic, move: Move, note: Note): void {
  const figure = game.piece(move.piece)
  const path = pathOf(move)
  const columns = new Set<string>(groundMet(game, figure, path))
  const { path: route, end, exits, cost, allowance } = walk(game, figure, path)
  if (exits) columns.add('far-edge')
  if (cost === allowance) columns.add('allowance')
  if (end !== path.at(-1)) columns.add('enemy')
  const stopped = { ...figure, at: end }
  for (const other of game.pieces) {
    if (other.id === figure.id || !onTable(other)) continue
    if (other.side === figure.side && isPassed(route, figure, other)) columns.add('friend')
    if (other.side !== figure.side && touching(game, stopped, other)) {
      if (couldFight(game, end, other)) columns.add('enemy')
      else columns.add('enemy-beyond')
    }
  }
  for (const row of rowsOf(game, figure, path)) for (const column of columns) note('moves', row, column)
}

const isPassed = (route: readonly Point[], figure: Figure, other: Figure): boolean =>
  discOverlaps({ line: route.slice() }, disc(other.at as Point, figure.radius + other.radius))

/** The subject of a refusal; a move that is too expensive has met everything it would have paid for. */
const words: { readonly [word: string]: readonly string[] } = {
  tree: ['trees'],
  obstacle: ['tall'],
  building: ['house-wall'],
  bunker: ['bunker-in'],
  overlap: ['occupied'],
  edge: ['edge'],
}

export function noteNoMove(game: Plastic, move: Move, reasons: readonly Reason[], note: Note): void {
  const figure = game.find('piece', move.piece)
  const path = pathOf(move)
  if (
    !figure?.at ||
    path.length === 0 ||
    reasons.some(({ word }) => ['status', 'acted', 'side', 'turn'].includes(word))
  )
    return
  const columns = reasons.flatMap(({ word }) =>
    word === 'movement' ? ['too-far', ...groundMet(game, figure, path)] : (words[word] ?? []),
  )
  for (const row of rowsOf(game, figure, path)) for (const column of columns) note('moves', row, column)
}

/** The ground a move crosses, enters and leaves. */
function groundMet(game: Plastic, figure: Figure, path: readonly Point[]): readonly string[] {
  const { path: route } = walk(game, figure, path)
  const met: string[] = []
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1] as Point, route[i] as Point]
    for (const land of groundOf(game).lands) {
      const { entered, left } = transit(land, a, b)
      if (entered.length > 0) met.push(...into(land))
      if (left.length > 0) met.push(...outOf(land))
    }
  }
  return met
}

function into(land: Land): readonly string[] {
  if (land.kind === 'building') return ['house-in']
  if (land.kind === 'bunker') return ['bunker-in']
  if (land.class === 'sunken') return ['pit-in']
  if (land.hill) return ['hill']
  if (land.kind === 'high-grass') return ['grass']
  if (land.tree || isTooTall(land)) return [] // these refuse: see above
  return [land.class]
}

function outOf(land: Land): readonly string[] {
  if (land.kind === 'building') return ['house-out']
  if (land.kind === 'bunker') return ['bunker-out']
  if (land.class === 'sunken') return ['pit-out']
  return land.hill ? ['hill'] : []
}
