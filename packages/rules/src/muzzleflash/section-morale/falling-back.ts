import {
  ahead,
  because,
  choice,
  type Decision,
  facingOf,
  fromEdge,
  type Length,
  type Message,
  maybe,
  oneOf,
  type Point,
  type Procedure,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { mustGoOn } from '../basics/activation.ts'
import type { Deed } from '../basics/deed.ts'
import { forAp } from '../basics/for-ap.ts'
import { cost } from '../crew-served/crews.ts'
import { partFrom } from '../crew-served/taking-over.ts'
import { onEdge, towardsPoint } from '../ground/measure.ts'
import { speedOf } from '../movement/moving.ts'
import { asFarAsPassable, forcedTo, getsOut } from '../movement/passing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { steering } from '../tables.ts'

/**
 * A figure that owes a fall-back goes straight towards its own edge, and perhaps off the table. It has no choice but to go on, so
 * that one decision may stand for all its steps, or for those of its whole section; the enemy reacts to each of them.
 */
export const fallBack = forAp({
  says: text`Fall back`,
  fields: { piece: role.actor, far: maybe(role.option(oneOf('all', 'section'))) },
  cost: game => cost(game, 'move'),
  suits: (_, piece) => piece.fallback > 0,
  next: (game, { piece, far }) => (far === undefined ? howFar(game, game.piece(piece)) : null),
  why(game, { piece, far }) {
    const figure = game.find('piece', piece)
    if (!figure || figure.fallback === 0)
      return [because('fall back', text`${the.piece(piece)} does not have to fall back`, 'MF-SPM-2', 'MF-RUL-96')]
    return far === 'section' ? whyAlone(game, figure) : []
  },
  *does(game, { piece, far }): Procedure<Deed> {
    const figure = game.piece(piece)
    const bound = far === 'section' ? [figure, ...comrades(game, figure)] : far === 'all' ? [figure] : []
    for (const { id } of bound) game.change('piece', id, { onward: true }, ['MF-RUL-96'])
    step(game, game.piece(figure.id))
    return { actor: figure.id, type: 'move', affected: [] }
  },
})

function howFar(game: Muzzleflash, figure: Piece): Question | null {
  const others = comrades(game, figure).length
  const stride = speedOf(game, figure)
  if (figure.fallback <= stride && others === 0) return null
  const choices = [
    choice('all', text`the whole way: ${the.length(figure.fallback)}`),
    ...(others > 0 ? [choice('section', together(others))] : []),
  ]
  return { field: 'far', says: text`How far?`, choices, optional: true }
}

const together = (others: number): Message =>
  others === 1
    ? text`together with the other man of its section who must`
    : text`together with the ${the.count(others)} others of its section who must`

/** The others of its section who owe a fall-back and have not acted yet. */
const comrades = (game: Muzzleflash, { id, unit }: Piece): readonly Piece[] =>
  game.pieces.filter(p => p.id !== id && p.unit === unit && unit !== null && p.activated === 'no' && mustGoOn(p))

const whyAlone = (game: Muzzleflash, figure: Piece): readonly Reason[] =>
  comrades(game, figure).length > 0
    ? []
    : [because('fall back', text`nobody else in its section has to fall back now`, 'MF-SPM-2', 'MF-RUL-96')]

/** The figure that goes on falling back unasked: the active one, then the others of its section. */
export function whoGoesOn(game: Muzzleflash): Piece | null {
  const bound = game.pieces.filter(p => p.onward && p.side === game.state.side && p.activated !== 'done' && mustGoOn(p))
  return bound.find(p => p.activated === 'active') ?? bound[0] ?? null
}

/** The step that a figure goes on with; one with pins takes its test first. */
export const nextStep = ({ id, pins, tested }: Piece): Decision => ({
  action: pins > 0 && !tested ? 'activate' : 'fall-back',
  piece: id,
})

/** One AP's distance of what it owes. Obstacles need no test; what it cannot pass stops it, and counts as moved. */
function step(game: Muzzleflash, figure: Piece): void {
  const { edge } = game.side(figure.side)
  const from = figure.at as Point
  const far = Math.min(figure.fallback, speedOf(game, figure))
  const fallback = figure.fallback - far
  const way = ['MF-SPM-2', figure.doubleTime ? 'MF-MOV-7' : 'MF-SPM-5']
  if (fromEdge(game, edge, from) < far && getsOut(game, figure)) {
    game.change('piece', figure.id, { at: null, gone: true, fallback: 0, ap: 0 }, way, { is: 'fled', cause: 'morale' })
    game.say(text`${the.piece(figure)} leaves the table.`, ['MF-SPM-2', 'MF-RUL-96'], [figure.id])
    partFrom(game, figure.id)
    return
  }
  const at = placeAfter(game, figure, far)
  const stopped = !isAt(at, straightBack(game, figure, far))
  game.change('piece', figure.id, { at, fallback, dugIn: false }, stopped ? ['MF-SPM-2', 'MF-RUL-20'] : way)
}

const isAt = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

/** The point this far straight towards its own edge, whatever is in the way. */
const straightBack = (game: Muzzleflash, { side, at }: Piece, far: Length): Point =>
  towardsPoint(at as Point, onEdge(game, game.side(side).edge, at as Point), far)

/** Where it gets by falling back this far: straight, or past the friend on whose base it would end. */
function placeAfter(game: Muzzleflash, figure: Piece, far: Length): Point {
  const from = figure.at as Point
  const back = straightBack(game, figure, far)
  const straight = forcedTo(game, figure, back)
  if (isAt(straight, asFarAsPassable(game, figure, from, back))) return straight
  const { edge } = game.side(figure.side)
  const facing = facingOf(from, back)
  const slanting = slants(game).map(way => forcedTo(game, figure, ahead(from, facing + way, far)))
  return [straight, ...slanting].reduce((a, b) => (fromEdge(game, edge, b) < fromEdge(game, edge, a) ? b : a))
}

/** The ways on which it may go past a friend, in degrees off its own: MF-RUL-96. */
function slants(game: Muzzleflash): readonly number[] {
  const most = game.rows(steering).past as number
  const ways: number[] = []
  for (let way = most; way > 0; way -= FEW) ways.unshift(way, -way)
  return ways
}
const FEW = 15

/** The way that it owes. */
export const wayBack = (game: Muzzleflash, figure: Piece): readonly [Point, Point] => [
  figure.at as Point,
  forcedTo(game, figure, straightBack(game, figure, figure.fallback)),
]
