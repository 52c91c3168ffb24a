import {
  type Action,
  because,
  choice,
  type Decision,
  id as idField,
  inch,
  type Length,
  type Point,
  point,
  type Reason,
} from '@sandtable/kernel'
import { spotName } from './choices.ts'
import { called } from './figures.ts'
import { fromTableEdge, inchesOf } from './measure.ts'
import { offTable, whyNotStand } from './movement.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'

const RESERVE_STRIP = inch(3)

/** The figures of a side that wait to be set up. */
export const waiting = (game: Plastic, side: string): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && f.at === null && !f.gone)

/** How far a point lies from the side's own edge. */
export function fromHome(game: Plastic, side: string, [x, y]: Point): Length {
  const { home } = game.side(side)
  return { south: y, north: game.depth - y, west: x, east: game.width - x }[home]
}

/** Figures are set up in their side's zone, reserves at its edge. */
export function whyNotThere(game: Plastic, figure: Figure, at: Point): readonly Reason[] {
  if (offTable(game, at).length > 0) return [because('zone', 'that is off the table', 'PF-SET-12')]
  const depth = fromTableEdge(game, figure, fromHome(game, figure.side, at))
  const zone = figure.reserve ? RESERVE_STRIP : game.side(figure.side).zone
  const rules = figure.reserve ? ['PF-RES-2', 'PF-RUL-77'] : ['PF-SET-12', 'PF-RUL-75']
  const reasons = depth > zone ? [because('zone', `too far from the own edge: ${inchesOf(depth, zone)}`, ...rules)] : []
  return [...reasons, ...whyNotStand(game, figure, at)]
}

/** Places to set up at: a lattice over the zone. */
export function* setUpSpots(game: Plastic, figure: Figure): Generator<Point> {
  const { home, zone } = game.side(figure.side)
  const deep = figure.reserve ? RESERVE_STRIP : zone
  const width = home === 'south' || home === 'north' ? game.width : game.depth
  const step = figure.radius * 3
  for (let depth = figure.radius; depth <= deep; depth += step)
    for (let along = figure.radius; along <= width - figure.radius; along += step)
      yield {
        south: [along, depth],
        north: [along, game.depth - depth],
        west: [depth, along],
        east: [game.width - depth, along],
      }[home] as unknown as Point
}

export const deploy: Action<PlasticTables> = {
  says: 'Set up',
  fields: { piece: idField, to: point },
  next(game, draft, { side }) {
    if (draft.piece === undefined)
      return { field: 'piece', says: 'Which figure?', choices: waiting(game, side).map(f => choice(f.id, called(f))) }
    if (draft.to !== undefined) return null
    const figure = game.piece(draft.piece as string)
    const choices = [...setUpSpots(game, figure)].map(spot =>
      choice(spot, spotName(spot), whyNotThere(game, figure, spot)),
    )
    return { field: 'to', says: 'Where?', choices, open: 'point' }
  },
  refuse(game, { piece, to }, { side }) {
    const figure = game.find('piece', piece as string)
    if (figure?.side !== side) return [because('side', 'that figure is not yours', 'PF-SET-1')]
    if (figure.at || figure.gone) return [because('turn', `${called(figure)} does not wait to be set up`, 'PF-SET-12')]
    return to === undefined
      ? [because('zone', 'say where', 'PF-SET-12')]
      : whyNotThere(game, figure, to as unknown as Point)
  },
}

export function carryOutDeploy(game: Plastic, { piece, to }: Decision): void {
  const figure = game.piece(piece as string)
  game.change(
    'piece',
    figure.id,
    { at: to as unknown as Point },
    figure.reserve ? ['PF-RES-1', 'PF-RES-2', 'PF-RES-3'] : ['PF-SET-1', 'PF-SET-12'],
  )
}

/** All figures are set up; only where there is no room left may a side stop before. */
export function whyNotReady(game: Plastic, side: string): readonly Reason[] {
  const left = waiting(game, side).filter(figure => {
    for (const spot of setUpSpots(game, figure)) if (whyNotThere(game, figure, spot).length === 0) return true
    return false
  })
  return left.length > 0
    ? [because('zone', `${left.length} still to be set up: ${left.map(f => f.id).join(', ')}`, 'PF-SET-12')]
    : []
}
