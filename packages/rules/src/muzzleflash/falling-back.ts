import { because, type Id, id as idField, type Length, type Point, type Procedure } from '@sandtable/kernel'
import { called } from './figures.ts'
import { fromEdge, onEdge, towardsPoint } from './ground/measure.ts'
import { farthest } from './ground/standing.ts'
import { cost } from './heavy/crews.ts'
import { asFarAsPassable } from './movement/obstacles.ts'
import type { Muzzleflash, Piece } from './records.ts'
import { movement } from './tables.ts'
import type { Act, Deed } from './turn/act.ts'

const cites = ['MF-SPM-2', 'MF-SPM-5', 'MF-RUL-96']

/** A figure that owes a fall-back goes straight towards its own edge, and perhaps off the table. */
export const fallBack: Act = {
  says: 'Fall back',
  fields: { piece: idField },
  cost: game => cost(game, 'move'),
  suits: (_, piece) => piece.fallback > 0,
  next: () => null,
  why(game, { piece }) {
    const figure = game.find('piece', piece as Id)
    if (figure && figure.fallback > 0) return []
    return [because('fall back', figure ? `${called(figure)} owes no fall-back` : 'nobody falls back', ...cites)]
  },
  *carryOut(game, { piece }): Procedure<Deed> {
    const figure = game.piece(piece as Id)
    step(game, figure)
    return { actor: figure.id, type: 'move', affected: [] }
  },
}

/** One AP's distance of what it owes. Obstacles need no test; what it cannot pass stops it, and counts as moved. */
function step(game: Muzzleflash, figure: Piece): void {
  const { edge } = game.side(figure.side)
  const from = figure.at as Point
  const far = Math.min(figure.fallback, game.rows(movement).infantry ?? 0)
  const fallback = figure.fallback - far
  if (fromEdge(game, edge, from) < far) {
    game.change('piece', figure.id, { at: null, gone: true, fallback: 0, ap: 0 }, cites)
    game.say(`${called(figure)} leaves the table.`, cites, [figure.id])
    return
  }
  game.change('piece', figure.id, { at: placeAfter(game, figure, far), fallback, dugIn: false }, cites)
}

/** Where it gets by falling back so far: straight towards its own edge. */
function placeAfter(game: Muzzleflash, figure: Piece, far: Length): Point {
  const from = figure.at as Point
  const to = towardsPoint(from, onEdge(game, game.side(figure.side).edge, from), far)
  return farthest(game, figure, asFarAsPassable(game, figure, from, to))
}

/** The way that it owes. */
export const wayBack = (game: Muzzleflash, figure: Piece): readonly [Point, Point] => [
  figure.at as Point,
  placeAfter(game, figure, figure.fallback),
]
