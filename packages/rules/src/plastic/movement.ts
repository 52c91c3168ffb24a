import {
  action,
  ahead,
  because,
  type DecisionOf,
  type Disc,
  disc,
  discOverlaps,
  discsOverlap,
  type Edge,
  edgesBeyond,
  inch,
  isOffTable,
  type Length,
  lengthOf,
  maybe,
  memo,
  type Point,
  type Procedure,
  pathOf,
  position,
  type Reason,
  reach,
  role,
  stopAt,
  text,
  the,
  withinLength,
} from '@sandtable/kernel'
import { enemiesOf, moveOf, onTable, spotChoice, whoMay, whyNotAct } from './figures.ts'
import { atOpening, groundOf, type Land } from './ground.ts'
import { couldFight, fightAfterMove, shelterAt } from './hand-to-hand.ts'
import { isLed } from './leaders.ts'
import { baseOf } from './measure.ts'
import { type Entry, legCosts } from './obstacles.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import { movementCosts } from './tables.ts'

/** Straight to a point, or along a path. */
const fields = { piece: role.actor, to: maybe(role.place), path: maybe(role.path) }
export type Move = DecisionOf<typeof fields>

/** Where a move leads, its cost, and why it may not be made. */
export interface Walk {
  readonly path: readonly Point[]
  readonly end: Point
  readonly cost: Length
  readonly allowance: Length
  readonly reasons: readonly Reason[]
  /** Its destination if an enemy stopped it; otherwise its end. */
  readonly headed: Point
  /** It has left the table by the edge opposite its own. */
  readonly exits: boolean
  /** The buildings it enters on its way. */
  readonly entered: readonly Entry[]
  readonly cites: readonly string[]
}

/** This figure's move this turn: its kind's inches, plus one under a leader. */
export function allowanceOf(game: Plastic, figure: Figure): Length {
  const base = moveOf(game, figure)
  return base > 0 && isLed(game, figure) ? base + (game.rows(movementCosts)['led-bonus'] as Length) : base
}

/** Computes a move and every reason against it. */
export function walk(game: Plastic, figure: Figure, path: readonly Point[]): Walk {
  const trail = follow(game, figure, path)
  const end = trail.exits ? [] : whyNotEnd(game, figure, trail.path)
  return { ...trail, reasons: [...trail.reasons, ...end, ...whyNotGoOn(game, figure, trail.entered, trail.end)] }
}

/** A computed move, and the state of the table at the time. */
interface Followed {
  readonly pieces: number
  readonly terrain: number
  readonly figure: Figure
  readonly path: readonly Point[]
  readonly walk: Walk
}

/** A move is planned, checked and made in quick succession: it is computed once for all three. */
const followed = memo((_: Plastic): { last: Followed | null } => ({ last: null }))

function follow(game: Plastic, figure: Figure, path: readonly Point[]): Walk {
  const { last } = followed(game)
  const pieces = game.store.stamp('piece')
  const terrain = game.store.stamp('terrain')
  const isKnown =
    last !== null &&
    last.figure === figure &&
    last.pieces === pieces &&
    last.terrain === terrain &&
    last.path.length === path.length &&
    last.path.every(([x, y], i) => x === path[i]?.[0] && y === path[i]?.[1])
  if (isKnown) return last.walk
  const walk = trace(game, figure, path)
  followed(game).last = { pieces, terrain, figure, path, walk }
  return walk
}

/** Leg by leg: where contact stops it, what it crosses, the cost, and where it ends. Whether it may end there is not checked. */
function trace(game: Plastic, figure: Figure, path: readonly Point[]): Walk {
  const route = untilContact(game, figure, [figure.at as Point, ...path])
  const end = route.at(-1) as Point
  const crossing: string[] = []
  const reasons: Reason[] = []
  const entered: Entry[] = []
  let cost = 0
  for (let i = 1; i < route.length; i++) {
    const leg = legCosts(game, figure, route[i - 1] as Point, route[i] as Point)
    cost += leg.cost
    crossing.push(...leg.cites)
    reasons.push(...leg.reasons)
    entered.push(...leg.entered)
  }
  const allowance = allowanceOf(game, figure)
  const spent = Math.ceil(lengthOf(route) + cost)
  const base = moveOf(game, figure)
  if (!withinLength(route, allowance - cost)) {
    const why = firstTwo([allowance > base ? 'PF-LDR-7' : 'PF-MOV-1', ...crossing, 'PF-TRN-21'])
    reasons.push(because('movement', text`too far: ${the.length(spent, allowance)}`, ...why))
  }
  const exits = leavesByFarEdge(game, figure, route)
  const cites = firstTwo([
    ...(exits ? ['PF-SET-11', 'PF-RUL-83'] : []),
    ...(end === path.at(-1) ? [] : ['PF-HTH-8']),
    ...crossing,
    ...(spent > base ? ['PF-LDR-7'] : []),
    ...plainly(game, figure, path),
  ])
  const headed = path[route.length - 2] as Point
  return { path: route, end, headed, cost: spent, allowance, reasons, exits, entered, cites }
}

/** The deciding rules of a move come first; the rest apply to every move. */
const firstTwo = (rules: readonly string[]): readonly string[] => [...new Set(rules)].slice(0, 2)

/** The rules of an unhindered move. */
function plainly(game: Plastic, { at, pose }: Figure, path: readonly Point[]): readonly string[] {
  const ends = [at as Point, path.at(-1) as Point]
  if (ends.every(p => groundOf(game).placeAt(p)?.kind === 'building')) return ['PF-MOV-8']
  return ['PF-MOV-1', pose !== 'standing' ? 'PF-MOV-3' : path.length > 1 ? 'PF-MOV-2' : 'PF-TRN-22']
}

/** A move that runs into an enemy stops where the two bases meet: PF-HTH-8, PF-RUL-2. */
function untilContact(game: Plastic, figure: Figure, path: readonly Point[]): readonly Point[] {
  const route: Point[] = [path[0] as Point]
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point
    const to = path[i] as Point
    let stop: Point | null = null
    for (const enemy of game.pieces) {
      if (enemy.side === figure.side || !onTable(enemy)) continue
      if (!comesNear(from, to, enemy.at as Point, figure.radius + enemy.radius)) continue
      const contact = stopAt(from, to, figure.radius, baseOf(enemy))
      if (contact && isStopped(game, contact, to, enemy) && (!stop || closer(from, contact, stop))) stop = contact
    }
    route.push(stop ?? to)
    if (stop) break
  }
  return route
}

/** Could a leg meet a base at this point at all? Most enemies are nowhere near it. */
const comesNear = (from: Point, to: Point, [x, y]: Point, reach: Length): boolean =>
  x >= Math.min(from[0], to[0]) - reach &&
  x <= Math.max(from[0], to[0]) + reach &&
  y >= Math.min(from[1], to[1]) - reach &&
  y <= Math.max(from[1], to[1]) + reach

/**
 * The wall of a building or bunker separates figures inside from those outside: they pass each other. A figure coming
 * out is stopped by an enemy before the door and fights it (PF-RUL-95). One going in is not stopped, since it must
 * fight inside: PF-RUL-70.
 */
const isStopped = (game: Plastic, contact: Point, to: Point, enemy: Figure): boolean =>
  couldFight(game, contact, enemy) || (shelterAt(game, contact) !== null && couldFight(game, to, enemy))

const closer = (from: Point, a: Point, b: Point): boolean => lengthOf([from, a]) < lengthOf([from, b])

/** Does the move lead straight off the table at the edge opposite its own? PF-RUL-83. */
function leavesByFarEdge(game: Plastic, figure: Figure, route: readonly Point[]): boolean {
  const gone = route.findIndex(p => isOffTable(game, p))
  if (gone !== route.length - 1) return false
  const off = edgesBeyond(game, route[gone] as Point)
  return off.length === 1 && off[0] === opposite[game.side(figure.side).home]
}

/** Why a move that does not leave the table this way is not allowed. */
function whyNotEnd(game: Plastic, figure: Figure, route: readonly Point[]): readonly Reason[] {
  if (route.every(p => !isOffTable(game, p))) return whyNotStand(game, figure, route.at(-1) as Point)
  const says = text`a figure may leave the table only by the edge opposite its own`
  return [because('edge', says, 'PF-SET-11', 'PF-RUL-83')]
}

/** Why a base may not stand here: on another base, a tree, a wall, a fence, a hedge, or half in a building. */
export function whyNotStand(game: Plastic, figure: Figure, at: Point): readonly Reason[] {
  const base = disc(at, figure.radius)
  const reasons: Reason[] = []
  for (const other of game.pieces) {
    if (!onTable(other) || other.id === figure.id) continue
    if (comesNear(at, at, other.at as Point, figure.radius + other.radius) && discsOverlap(base, baseOf(other)))
      reasons.push(because('overlap', text`it would stand on ${the.piece(other)}`, 'PF-MOV-2', 'PF-RUL-66'))
  }
  const ground = groundOf(game)
  const place = ground.placeAt(at)
  for (const land of ground.near(at, figure.radius))
    if (land === place ? isInWall(land, at) : isInTheWay(land, base))
      reasons.push(because('overlap', text`it would stand on the ${the.ground(land)}`, 'PF-RUL-66', 'PF-RUL-89'))
  return reasons
}

/** Inside, only the centre counts; it may be in a doorway but not in the wall: PF-RUL-89. */
const isInWall = (land: Land, at: Point): boolean =>
  land.shut && position(land.shape, at) === 'on' && !atOpening(land, at)

const isInTheWay = (land: Land, base: Disc): boolean =>
  (land.tree || land.shut || land.barrier) && discOverlaps(land.shape, base)

/** A figure that enters a building with enemies in it must end its move there: PF-RUL-70. */
function whyNotGoOn(game: Plastic, figure: Figure, entered: readonly Entry[], end: Point): readonly Reason[] {
  if (entered.length === 0) return []
  const here = groundOf(game).placeAt(end)
  const passed = entered.find(({ land }) => land !== here && isHeld(game, figure.side, land))?.land
  if (!passed) return []
  const says = text`enemies hold the ${the.ground(passed)}: a figure that goes in must stay and fight`
  return [because('building', says, 'PF-HTH-4', 'PF-RUL-70')]
}

const isHeld = (game: Plastic, side: string, land: Land): boolean =>
  enemiesOf(game, side).some(enemy => groundOf(game).placeAt(enemy.at as Point) === land)

export const opposite: { readonly [edge in Edge]: Edge } = {
  south: 'north',
  north: 'south',
  west: 'east',
  east: 'west',
}

/** Not a rule: it stops a very long path from blocking the table. */
const MOST_LEGS = 100

function refuse(game: Plastic, move: Move): readonly Reason[] {
  const reasons = [...whyNotAct(game, move.piece, 'move')]
  const figure = game.find('piece', move.piece)
  if (!figure?.at) return reasons
  if (moveOf(game, figure) === 0)
    reasons.push(because('static', text`an infantry gun does not move`, 'PF-MOV-1', 'PF-RUL-63'))
  const path = pathOf(move)
  if (path.length === 0 || path.length > MOST_LEGS)
    return [...reasons, because('movement', text`say where to, in at most ${the.count(MOST_LEGS)} legs`, 'PF-TRN-21')]
  if (move.to && move.path)
    reasons.push(because('movement', text`give either a place or a path, not both`, 'PF-TRN-21'))
  return [...reasons, ...walk(game, figure, path).reasons]
}

/** The figure moves, and fights if it ends touching an enemy. */
function* carryOut(game: Plastic, move: Move): Procedure {
  const figure = game.piece(move.piece)
  const { end, headed, exits, entered, cites } = follow(game, figure, pathOf(move))
  if (exits) {
    const left = { at: null, gone: true, exited: true, acted: true, doing: 'move' } as const
    game.change('piece', figure.id, left, cites, { is: 'left' })
    game.change('side', figure.side, { exits: game.side(figure.side).exits + 1 }, ['PF-SET-11', 'PF-RUL-83'])
    game.say(text`${the.piece(figure)} leaves by the far edge.`, ['PF-SET-11'], [figure.id])
    return
  }
  const toFight = entered.some(({ land }) => isHeld(game, figure.side, land))
  game.change(
    'piece',
    figure.id,
    { at: end, acted: true, doing: 'move' },
    toFight ? ['PF-MOV-11', ...cites.slice(0, 1)] : cites,
  )
  yield* fightAfterMove(game, figure.id, entered, headed)
}

/** The prompt's suggested moves: sixteen directions and three distances. */
export function suggestions(game: Plastic, figure: Figure): readonly Point[] {
  const full = allowanceOf(game, figure) - HAIR
  return compass.flatMap(way =>
    [1, 2 / 3, 1 / 3].map(share => ahead(figure.at as Point, way, Math.round(full * share))),
  )
}

/** A full step is rounded to whole hundredths, and must not end up slightly too long. */
const HAIR = 2
const compass = [0, 23, 45, 68, 90, 113, 135, 158, 180, 203, 225, 248, 270, 293, 315, 338]

/** Everywhere a figure can reach in one or more turns, for screens and for bots' pathfinding. */
export function reachOf(game: Plastic, figure: Figure, step: Length = inch(0.5), turns = 1) {
  return reach(figure.at as Point, allowanceOf(game, figure) * turns, step, (a, b) => {
    const leg = legCosts(game, figure, a, b)
    return leg.reasons.length > 0 || isOffTable(game, b) ? null : lengthOf([a, b]) + leg.cost
  })
}

export const move = action<PlasticTables>()({
  says: text`Move`,
  fields,
  next(game, draft) {
    const { piece } = draft
    if (piece === undefined) return { field: 'piece', says: text`Which figure moves?`, choices: whoMay(game, 'move') }
    if (draft.to !== undefined || draft.path !== undefined) return null
    const choices = suggestions(game, game.piece(piece)).map(to =>
      spotChoice(to, refuse(game, { ...draft, piece, to })),
    )
    return { field: 'to', says: text`Where to?`, choices, open: 'path' }
  },
  refuse,
  carryOut,
})
