import {
  action,
  because,
  breadthOf,
  choice,
  fromEdge,
  type Id,
  inward,
  isOffTable,
  maybe,
  type Place,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { checkCards } from './cards/deck.ts'
import { checkGas } from './cards/gas.ts'
import { isTank, onTable } from './figures.ts'
import { whyNotThisForce } from './forces/points.ts'
import { groundOf } from './ground.ts'
import type { Figure, Goodbye, GoodbyeTables } from './records.ts'

/** What is wrong with a position as a whole. */
export function check(game: Goodbye, place: Place): void {
  checkCards(game, place)
  checkGas(game, place)
  game.pieces.forEach((figure, i) => {
    const here = place.at('pieces').at(i)
    checkFigure(game, figure, here)
    for (const other of [...figure.inContact, ...(figure.crewOf === null ? [] : [figure.crewOf])])
      if (!game.find('piece', other)) here.fail('SCEN-2', `piece ${other}`)
    if (!onTable(figure)) return
    const under = pieceUnder(game.pieces, figure, figure.at as Point, i)
    if (under) here.fail('SCEN-6', `${figure.id} stands on ${under.id}`)
  })
  for (const [i, side] of game.sides.entries()) {
    checkObjective(game, side.objective, place.at('sides').at(i).at('objective'))
  }
  for (const unit of game.store.all('unit')) finishUnit(game, unit.id)
  // a side with no pieces once play has begun is eliminated: GB-RUL-84
  if (game.state.phase !== 'deploy')
    for (const side of game.sides)
      if (!game.pieces.some(f => f.side === side.id && !f.gone)) game.store.put('side', side.id, { ...side, out: true })
}

/** Negative numbers, and figures that are neither dead nor alive, are mistakes. */
const counted = ['routing', 'crew', 'extraShots', 'moved', 'rangeBonus'] as const
const statistics = ['wounds', 'luck', 'valour', 'attacks'] as const

/** Each of these adds a die or a turn. No rule limits them, but a game must end. */
const rolled = ['attacks', 'crew', 'extraShots', 'routing', 'luck', 'valour', 'wounds'] as const
const MOST = 100

function checkFigure(game: Goodbye, figure: Figure, place: Place): void {
  for (const field of statistics)
    if (figure[field] < 0) place.at(field).fail('SCEN-3', `${field} must not be negative`, 'GB-STAT-1')
  for (const field of counted) if (figure[field] < 0) place.at(field).fail('SCEN-3', `${field} must not be negative`)
  for (const field of rolled) if (figure[field] > MOST) place.at(field).fail('SCEN-8', `${MOST} ${field} at most`)
  if (figure.wounds === 0 && !figure.gone)
    place.at('wounds').fail('SCEN-3', 'a figure on the table has at least one wound left', 'GB-STAT-16')
  if (figure.attacks === 0) place.at('attacks').fail('SCEN-3', 'at least one attack', 'GB-STAT-13')
  if (figure.unit !== null && game.find('unit', figure.unit)?.side !== figure.side)
    place.at('unit').fail('SCEN-3', `${figure.unit} belongs to another side`)
  if (figure.crewOf === figure.id) place.at('crewOf').fail('SCEN-3', 'a figure cannot be its own crew', 'GB-RUL-45')
}

/** By default a unit's strength is its number of pieces, and its highest-ranking figure commands. */
function finishUnit(game: Goodbye, id: Id): void {
  const unit = game.get('unit', id)
  const members = game.pieces.filter(f => f.unit === id)
  const given = game.setup.units.find(u => u.id === id) as { strength?: number; commander?: Id | null } | undefined
  let commander: Figure | null = null
  for (const f of members) if (!commander || rankOf(f) > rankOf(commander)) commander = f
  game.store.put('unit', id, {
    ...unit,
    strength: given?.strength ?? members.length,
    commander: given?.commander !== undefined ? given.commander : (commander?.id ?? null),
  })
}
const rankOf = (f: Figure): number =>
  isTank(f) ? -1 : ['private', 'junior-nco', 'senior-nco', 'junior-officer'].indexOf(f.rank)

function checkObjective(game: Goodbye, objective: unknown, place: Place): void {
  if (!objective) return
  const { type, edge, within, count, piece, pieces } = objective as { [key: string]: unknown }
  if (type === 'reach' && (edge === undefined || within === undefined || (count === undefined && piece === undefined)))
    place.fail('SCEN-1', 'an edge, a distance, and a count or a piece', 'GB-RUL-68')
  if (type === 'raid' && (pieces === undefined || count === undefined))
    place.fail('SCEN-1', 'pieces and a count', 'GB-RUL-68')
  for (const id of [...((pieces as Id[] | undefined) ?? []), ...(piece === undefined ? [] : [piece as Id])])
    if (!game.find('piece', id)) place.fail('SCEN-2', `piece ${id}`)
}

/** The pieces of a side waiting to be set up. */
export const waiting = (game: Goodbye, side: Id): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && f.at === null && !f.gone)

/** The pieces a side may place, or move again until it ends: those without a place in the position. */
const movable = (game: Goodbye, side: Id): readonly Figure[] =>
  game.setup.pieces
    .flatMap(given => (given.side === side && !given.at ? (game.find('piece', given.id) ?? []) : []))
    .filter(f => !f.gone)

/** Pieces are set up within the zone at their own edge, its limit included, and not on one another: GB-RUL-76. */
export function whyNotThere(game: Goodbye, figure: Figure, at: Point): readonly Reason[] {
  if (isOffTable(game, at)) return [because('zone', text`that is off the table`, 'GB-RUL-76')]
  const { home, zone } = game.side(figure.side)
  const deep = fromEdge(game, home, at)
  const reasons =
    deep > zone ? [because('zone', text`too far from your own edge: ${the.length(deep, zone)}`, 'GB-RUL-76')] : []
  const under = pieceUnder(game.pieces, figure, at)
  if (under) reasons.push(because('blocked', text`it would stand on ${the.piece(under)}`, 'GB-RUL-77'))
  if (
    isTank(figure) &&
    groundOf(game)
      .under(at)
      .some(land => land.wood || land.shut)
  )
    reasons.push(because('blocked', text`a tank may not be in a wood or building`, 'GB-RUL-78'))
  return reasons
}

/** The first of so many pieces in the way of this base. Many places are tried in a row, so no disc is created for each. */
function pieceUnder(
  pieces: readonly Figure[],
  { id, radius }: Figure,
  [x, y]: Point,
  count = pieces.length,
): Figure | null {
  for (let i = 0; i < count; i++) {
    const other = pieces[i] as Figure
    if (other.at === null || other.id === id || other.gone) continue
    const dx = other.at[0] - x
    const dy = other.at[1] - y
    const apart = radius + other.radius
    if (dx * dx + dy * dy < apart * apart) return other
  }
  return null
}

/** How many places are suggested; any other may be named. */
const SUGGESTED = 200

/** Suggested set-up places: a lattice over the zone, fine enough to find any room left, or of about this many places. */
export function* setUpSpots(game: Goodbye, figure: Figure, about = Number.POSITIVE_INFINITY): Generator<Point> {
  const { home, zone } = game.side(figure.side)
  const width = breadthOf(game, home)
  const step = Math.max(figure.radius * 3, Math.round(Math.sqrt((width * zone) / about)))
  for (let deep = figure.radius; deep <= zone; deep += step)
    for (let along = figure.radius; along <= width - figure.radius; along += step) yield inward(game, home, along, deep)
}

/** Places a figure, or moves it again. A machine gun placed here is set up: GB-RUL-76. */
export const deploy = action<GoodbyeTables>()({
  says: text`Set up`,
  purpose: 'set-up',
  fields: { piece: role.actor, to: role.place, facing: maybe(role.facing) },
  next(game, draft, { side }) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Which figure?`, choices: movable(game, side).map(f => pieceChoice(f)) }
    const figure = game.find('piece', draft.piece)
    if (draft.to !== undefined || !figure) return null
    const choices = [...setUpSpots(game, figure, SUGGESTED)].map(spot =>
      choice(spot, text`${the.place(spot)}`, whyNotThere(game, figure, spot)),
    )
    return { field: 'to', says: text`Where?`, choices, open: 'point' }
  },
  refuse(game, { piece, to }, { side }) {
    const figure = game.find('piece', piece)
    if (figure?.side !== side) return [because('turn', text`that figure is not yours`, 'GB-RUL-76')]
    if (!movable(game, side).includes(figure))
      return [because('step', text`${the.piece(figure)} is not to be set up`, 'GB-RUL-76')]
    return whyNotThere(game, figure, to)
  },
  *carryOut(game, { piece, to, facing }): Procedure {
    const ready = game.piece(piece).weapons.includes('mg') ? { ready: true } : {}
    const turned = facing === undefined ? {} : { facing }
    game.change('piece', piece, { at: to, ...turned, ...ready }, ['GB-RUL-76'])
  },
})

/** All pieces must be set up, unless there is no room left; the force keeps the rules where they are enforced: GB-RUL-82. */
export function whyNotReady(game: Goodbye, side: Id): readonly Reason[] {
  const left = waiting(game, side).filter(figure => {
    for (const spot of setUpSpots(game, figure)) if (whyNotThere(game, figure, spot).length === 0) return true
    return false
  })
  const says = text`still to be set up: ${the.pieces(left)}`
  return [...(left.length > 0 ? [because('zone', says, 'GB-RUL-76')] : []), ...whyNotThisForce(game, side)]
}
