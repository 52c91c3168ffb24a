import {
  type Action,
  ask,
  because,
  choice,
  type Decision,
  degrees,
  type Footprint,
  type Id,
  id as idField,
  inch,
  type Point,
  type Procedure,
  point,
  type Reason,
  roll,
  withinBoxes,
} from '@sandtable/kernel'
import { called, isFigure, isVehicle, numberOf, spotName } from '../figures.ts'
import { baseOf, fromEdge, inchesOf, isOffTable } from '../ground/measure.ts'
import { whyNotStand } from '../ground/standing.ts'
import { seatsLeft } from '../heavy/boarding.ts'
import type { Edge, Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'

/** How near its own edge a vehicle that arrives must stand: touching it, with a hair to spare for slanting bases. */
const AT_EDGE = inch(0.1)

/** Pieces of a side that wait to be set up. Those that are late wait for their die, not for this. */
export const waiting = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(p => p.side === side && p.at === null && !p.gone && p.aboard === null && p.reserve === null)

/** Straight onto the table from the own edge. */
export const inwards: { readonly [edge in Edge]: number } = { south: 0, west: 90, north: 180, east: 270 }

interface Deploy {
  readonly piece: Id
  readonly to?: Point
  readonly facing?: number
  readonly aboard?: Id
}

/** Why a piece may not be set up there: outside the zone, or off the edge that a late vehicle must touch. */
export function whyNotThere(game: Muzzleflash, piece: Piece, at: Point, facing: number): readonly Reason[] {
  const { zone, edge } = game.side(piece.side)
  const reasons: Reason[] = []
  if (isOffTable(game, at)) return [because('zone', 'that is off the table', 'MF-BUY-12')]
  if (piece.reserve !== null) {
    if (!touchesEdge(game, baseOf(game, { ...piece, facing }, at), edge))
      reasons.push(because('zone', 'a vehicle that arrives touches its own edge', 'MF-RUL-102'))
  } else {
    const depth = fromEdge(game, edge, at)
    if (depth > zone)
      reasons.push(because('zone', `too far from the own edge: ${inchesOf(depth, zone)}`, 'MF-BUY-12', 'MF-RUL-98'))
  }
  return [...reasons, ...whyNotStand(game, { ...piece, facing }, at)]
}

/** The strip beyond the edge, as a base that another may touch. */
function touchesEdge(game: Muzzleflash, base: Footprint, edge: Edge): boolean {
  const [w, d, deep] = [game.width, game.depth, inch(1)]
  const across = edge === 'south' || edge === 'north'
  const middle: Point = across
    ? [Math.round(w / 2), edge === 'south' ? -deep / 2 : d + deep / 2]
    : [edge === 'west' ? -deep / 2 : w + deep / 2, Math.round(d / 2)]
  return withinBoxes(base, { at: middle, width: across ? w : deep, depth: across ? deep : d, facing: 0 }, AT_EDGE)
}

/** The owner sets up as many teams of a unit as it has left, and so says which he has lost: MF-RUL-103. */
export function whyLost(game: Muzzleflash, piece: Piece): readonly Reason[] {
  const unit = piece.unit === null || piece.team === null ? null : game.find('unit', piece.unit)
  if (!unit || unit.teams === null) return []
  const there = new Set(game.pieces.filter(p => p.unit === unit.id && p.team && isSetUp(p)).map(p => p.team))
  return there.has(piece.team) || there.size < unit.teams
    ? []
    : [because('zone', `${unit.id} has ${unit.teams} teams, and they are set up`, 'MF-ACQ-7', 'MF-RUL-103')]
}

const isSetUp = (piece: Piece): boolean => !piece.gone && (piece.at !== null || piece.aboard !== null)

/** Why a figure may not start aboard this vehicle. */
function whyNotAboard(game: Muzzleflash, piece: Piece, id: Id): readonly Reason[] {
  const vehicle = game.find('piece', id)
  if (vehicle?.side !== piece.side || !isVehicle(game, vehicle) || vehicle.gone)
    return [because('contact', `${id} is no vehicle of yours`, 'MF-VEH-12')]
  if (!isFigure(game, piece)) return [because('contact', `${called(piece)} does not ride`, 'MF-VEH-12')]
  return seatsLeft(game, vehicle) > 0
    ? whyLost(game, piece)
    : [because('contact', `${called(vehicle)} has no seat left`, 'MF-VEH-12')]
}

/** Places to set up at: a lattice over the zone, or along the edge for what arrives. */
export function* spotsFor(game: Muzzleflash, piece: Piece): Generator<Point> {
  const { edge, zone } = game.side(piece.side)
  const late = piece.reserve !== null
  const base = baseOf(game, { ...piece, facing: inwards[edge] }, [0, 0])
  const [half, step] = 'r' in base ? [base.r, base.r * 3] : [Math.round(base.depth / 2), base.width + inch(1)]
  const breadth = edge === 'south' || edge === 'north' ? game.width : game.depth
  for (let depth = half; depth <= (late ? half : zone); depth += late ? zone : Math.max(step, half))
    for (let along = Math.max(step, half); along <= breadth - half; along += step)
      yield {
        south: [along, depth],
        north: [along, game.depth - depth],
        west: [depth, along],
        east: [game.width - depth, along],
      }[edge] as unknown as Point
}

const facingFor = (game: Muzzleflash, piece: Piece, facing: number | undefined): number =>
  facing ?? inwards[game.side(piece.side).edge]

export const deploy: Action<MuzzleflashTables> = {
  says: 'Set up',
  fields: { piece: idField, to: point, facing: degrees, aboard: idField },
  next(game, draft, prompt) {
    const { piece: id, to, aboard } = draft as unknown as Partial<Deploy>
    if (id === undefined) {
      const pieces = prompt.about.length > 0 ? prompt.about.map(p => game.piece(p)) : waiting(game, prompt.side)
      const choices = pieces.map(p => choice(p.id, called(p), whyLost(game, p)))
      return { field: 'piece', says: 'Which piece?', choices }
    }
    if (to !== undefined || aboard !== undefined) return null
    const piece = game.piece(id)
    const facing = facingFor(game, piece, undefined)
    const choices = [...spotsFor(game, piece)].map(spot =>
      choice(spot, spotName(spot), whyNotThere(game, piece, spot, facing)),
    )
    return { field: 'to', says: 'Where?', choices, open: 'point' }
  },
  refuse(game, decision, { side, about }) {
    const { piece: id, to, aboard, facing } = decision as unknown as Deploy
    const piece = game.find('piece', id)
    if (piece?.side !== side) return [because('zone', 'that piece is not yours', 'MF-RUL-104')]
    const late = about.includes(id)
    if (!late && !waiting(game, side).includes(piece))
      return [because('zone', `${called(piece)} does not wait to be set up`, 'MF-RUL-104')]
    if (aboard !== undefined && !late) return whyNotAboard(game, piece, aboard)
    return to === undefined
      ? [because('zone', 'say where', 'MF-BUY-12')]
      : [...whyLost(game, piece), ...whyNotThere(game, piece, to, facingFor(game, piece, facing))]
  },
}

/** The piece is put on the table, or into the vehicle; a force that is dug in begins in foxholes. */
export function carryOutDeploy(game: Muzzleflash, decision: Decision): void {
  const { piece: id, to, aboard, facing: given } = decision as unknown as Deploy
  const piece = game.piece(id)
  if (aboard !== undefined) {
    game.change('piece', id, { aboard, role: 'passenger' }, ['MF-RUL-104', 'MF-VEH-12'])
    return
  }
  const facing = facingFor(game, piece, given)
  const dugIn = game.side(piece.side).dugIn && isFigure(game, piece) && piece.reserve === null
  const cites = piece.reserve === null ? ['MF-BUY-12', 'MF-RUL-98', 'MF-RUL-104'] : ['MF-ACQ-3', 'MF-RUL-102']
  game.change('piece', id, { at: to as Point, facing, turret: facing, reserve: null }, cites)
  if (dugIn) game.change('piece', id, { dugIn }, ['MF-BUY-14', 'MF-RUL-99'])
}

/** Everything is set up that has room; only what is lost, late or without a place may be left. */
export function whyNotReady(game: Muzzleflash, side: Id): readonly Reason[] {
  const left = waiting(game, side).filter(piece => hasRoom(game, piece))
  return left.length > 0
    ? [because('zone', `${left.length} still to be set up: ${left.map(p => p.id).join(', ')}`, 'MF-RUL-104')]
    : []
}

function hasRoom(game: Muzzleflash, piece: Piece): boolean {
  if (whyLost(game, piece).length > 0) return false
  const facing = facingFor(game, piece, undefined)
  for (const spot of spotsFor(game, piece)) if (whyNotThere(game, piece, spot, facing).length === 0) return true
  return false
}

/** At the end of its deployment, what a side has not set up is not in the battle. */
export function leaveBehind(game: Muzzleflash, side: Id): void {
  for (const piece of waiting(game, side))
    game.change('piece', piece.id, { gone: true }, ['MF-ACQ-7', 'MF-RUL-103', 'MF-RUL-104'])
}

/** At the start of a side's turn, from turn 2 on: a die for each late vehicle, and it is set down at its own edge. */
export function* arrivals(game: Muzzleflash, side: Id): Procedure {
  if (game.state.turn < numberOf(game, 'first-arrivals')) return
  const late = game.pieces.filter(p => p.side === side && p.reserve !== null && !p.gone).map(p => p.id)
  for (const id of late) {
    const need = game.piece(id).reserve as number
    const cites = ['MF-ACQ-3', 'MF-ACQ-4', 'MF-ACQ-5', 'MF-ACQ-6', 'MF-RUL-102']
    const [die] = yield* roll(game, 'arrival', 1, { need, cites, about: [id] })
    if ((die as number) < need) continue
    if (!hasRoom(game, game.piece(id))) {
      game.say(`There is no room for ${id} at the edge: it waits.`, ['MF-RUL-102'], [id])
      continue
    }
    const answer = yield* ask(game, side, {
      says: `${id} arrives: where at your edge?`,
      actions: ['deploy'],
      cites: ['MF-RUL-102'],
      about: [id],
    })
    carryOutDeploy(game, answer)
  }
}
