import {
  action,
  because,
  breadthOf,
  discsOverlap,
  fromEdge,
  inward,
  isOffTable,
  type Length,
  type Place,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { kindOf, onTable, spotChoice } from './figures.ts'
import { baseOf, fromTableEdge, reach } from './measure.ts'
import { whyNotStand } from './movement.ts'
import type { Figure, Plastic, PlasticTables, Side } from './records.ts'

/** What is wrong with a position as a whole. */
export function check(game: Plastic, place: Place): void {
  if (game.sides.length !== 2) place.at('sides').fail('SCEN-3', 'this set is played by exactly two sides', 'PF-SET-1')
  game.sides.forEach((side, i) => {
    checkArmy(game, side, place.at('sides').at(i))
    checkObjective(game, side, place.at('sides').at(i).at('objective'))
    if (side.zone < 0)
      place
        .at('sides')
        .at(i)
        .at('zone')
        .fail('SCEN-3', 'the depth of the set-up zone must not be negative', 'PF-SET-12')
    checkPlayers(game, side, place.at('sides').at(i).at('players'))
  })
  const [a, b] = game.sides
  if (a?.army && a.army === b?.army)
    place.at('sides').fail('SCEN-3', `both sides are ${a.army}`, 'PF-SET-1', 'PF-RUL-86')
  game.pieces.forEach((figure, i) => {
    if (!onTable(figure)) return
    const other = game.pieces.slice(0, i).find(f => onTable(f) && discsOverlap(baseOf(f), baseOf(figure)))
    if (other) place.at('pieces').at(i).fail('SCEN-6', `${figure.id} stands on ${other.id}`)
  })
}

/** One side is German, the other Allied: PF-SET-1, PF-RUL-86. Missing values follow from the figures. */
function checkArmy(game: Plastic, side: Side, place: Place): void {
  const armies = new Set(game.pieces.filter(f => f.side === side.id).map(f => kindOf(game, f).army))
  const army = side.army ?? [...armies][0] ?? null
  if ([...armies].some(other => other !== army))
    place.fail('SCEN-3', `${side.id} fields Germans and Allies`, 'PF-SET-1', 'PF-RUL-86')
  game.store.put('side', side.id, { ...side, army })
}

/** An objective must give all that its kind needs: PF-SET-6. */
function checkObjective(game: Plastic, { objective }: Side, place: Place): void {
  if (!objective) return
  const { type } = objective
  const { place: where, count } = objective as { readonly place?: string; readonly count?: number }
  if ((type === 'take' || type === 'hold') && !game.find('terrain', where ?? ''))
    place.fail('SCEN-2', `place ${where ?? '(none)'}`, 'PF-SET-7')
  if ((type === 'eliminate' || type === 'exit') && !(count && count > 0))
    place.fail('SCEN-1', 'count: at least one', type === 'exit' ? 'PF-SET-11' : 'PF-SET-8')
}

/** If a side has several players, each figure has one commander and each player commands some: PF-SET-2. */
function checkPlayers(game: Plastic, { id, players }: Side, place: Place): void {
  const own = game.pieces.filter(figure => figure.side === id)
  if (players.length < 2 || own.length === 0) return
  const without = own.find(figure => !players.includes(figure.player ?? ''))
  if (without) place.fail('SCEN-3', `${without.id} is commanded by none of ${players.join(', ')}`, 'PF-SET-2')
  const idle = players.find(player => own.every(figure => figure.player !== player))
  if (idle) place.fail('SCEN-3', `${idle} has no figures to command`, 'PF-SET-2')
}

/** The figures of a side waiting to be set up. */
export const waiting = (game: Plastic, side: string): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && f.at === null && !f.gone)

/** The distance from a point to the side's own edge. */
export const fromHome = (game: Plastic, side: string, at: Point): Length => fromEdge(game, game.side(side).home, at)

/** Figures are set up in their side's zone, reserves at its edge. */
export function whyNotThere(game: Plastic, figure: Figure, at: Point): readonly Reason[] {
  if (isOffTable(game, at)) return [because('zone', text`that is off the table`, 'PF-SET-12')]
  const depth = fromTableEdge(game, figure, fromHome(game, figure.side, at))
  const zone = figure.reserve ? reach(game, 'reserves') : game.side(figure.side).zone
  const rules = figure.reserve ? ['PF-RES-2', 'PF-RUL-77'] : ['PF-SET-12', 'PF-RUL-75']
  const says = text`too far from your own edge: ${the.length(depth, zone)}`
  const reasons = depth > zone ? [because('zone', says, ...rules)] : []
  return [...reasons, ...whyNotStand(game, figure, at)]
}

/** Places to set up at: a lattice over the zone. */
export function* setUpSpots(game: Plastic, figure: Figure): Generator<Point> {
  const { home, zone } = game.side(figure.side)
  const deep = figure.reserve ? reach(game, 'reserves') : zone
  const width = breadthOf(game, home)
  const step = figure.radius * 3
  for (let depth = figure.radius; depth <= deep; depth += step)
    for (let along = figure.radius; along <= width - figure.radius; along += step)
      yield inward(game, home, along, depth)
}

export const deploy = action<PlasticTables>()({
  says: text`Set up`,
  purpose: 'set-up',
  fields: { piece: role.actor, to: role.place },
  next(game, draft, { side }) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Which figure?`, choices: waiting(game, side).map(f => pieceChoice(f)) }
    if (draft.to !== undefined) return null
    const figure = game.piece(draft.piece)
    const choices = [...setUpSpots(game, figure)].map(spot => spotChoice(spot, whyNotThere(game, figure, spot)))
    return { field: 'to', says: text`Where?`, choices, open: 'point' }
  },
  refuse(game, { piece, to }, { side }) {
    const figure = game.find('piece', piece)
    if (figure?.side !== side) return [because('side', text`that figure is not yours`, 'PF-SET-1')]
    if (figure.at || figure.gone)
      return [because('turn', text`${the.piece(figure)} is not waiting to be set up`, 'PF-SET-12')]
    return whyNotThere(game, figure, to)
  },
  *carryOut(game, { piece, to }): Procedure {
    const { reserve } = game.piece(piece)
    const cites = reserve ? ['PF-RES-2', 'PF-RES-1'] : ['PF-SET-1', 'PF-SET-12']
    game.change('piece', piece, { at: to }, cites)
  },
})

/** All figures must be set up; a side may stop earlier only if there is no room left. */
export function whyNotReady(game: Plastic, side: string): readonly Reason[] {
  const left = waiting(game, side).filter(figure => {
    for (const spot of setUpSpots(game, figure)) if (whyNotThere(game, figure, spot).length === 0) return true
    return false
  })
  return left.length > 0 ? [because('zone', text`still to be set up: ${the.pieces(left)}`, 'PF-SET-12')] : []
}
