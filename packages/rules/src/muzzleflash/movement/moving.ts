import {
  ahead,
  because,
  type DecisionOf,
  type Id,
  isOffTable,
  type Length,
  lengthOf,
  maybe,
  oneOf,
  type Point,
  type Procedure,
  pathOf,
  type Reason,
  reach,
  role,
  text,
  the,
  withinLength,
} from '@sandtable/kernel'
import { type Deed, stayed } from '../basics/deed.ts'
import { isVehicle, isWeapon, kindOf, thatPlace } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { manned } from '../crew-served/crews.ts'
import { whyNotStand } from '../ground/standing.ts'
import { passes } from '../pinning/morale.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts, doubleTime, movement } from '../tables.ts'
import { drive, whyNotSteer } from '../vehicles/steering.ts'
import { driven, rolledOver, whyNotSweep } from './driving.ts'
import { hindrances, whyBarred } from './obstacles.ts'
import { whyEnemyInTheWay } from './passing.ts'

/** A move of one AP: MF-RUL-17. */
const fields = {
  piece: role.actor,
  to: maybe(role.place),
  path: maybe(role.path),
  facing: maybe(role.facing),
  stance: maybe(role.option(oneOf('standing', 'kneeling'))),
}
type Move = Omit<DecisionOf<typeof fields>, 'action'>

/** The rule that gives a class its speed. */
export const speedRule: { readonly [type: string]: string } = {
  infantry: 'MF-MOV-1',
  'heavy-armour': 'MF-MOV-2',
  'medium-armour': 'MF-MOV-3',
  'light-armour': 'MF-MOV-4',
  'wheeled-armour': 'MF-MOV-5',
  'wheeled-soft-skin': 'MF-MOV-6',
}

/** How far it goes for an AP, under Double Time half as far again. */
export function speedOf(game: Muzzleflash, piece: Piece): Length {
  const type = kindOf(game, piece).class
  return game.rows(piece.doubleTime ? doubleTime : movement)[type] ?? 0
}

export const speedRules = (game: Muzzleflash, piece: Piece): readonly string[] => [
  speedRule[kindOf(game, piece).class] ?? 'MF-MOV-1',
  piece.doubleTime ? 'MF-MOV-7' : 'MF-RUL-17',
]

/** A path that leads nowhere does not count: MF-RUL-17. */
const leadsOn = ([x, y]: Point, path: readonly Point[]): boolean => path.some(([px, py]) => px !== x || py !== y)

/** Not a rule: it stops an overlong path from keeping the table busy. */
const MOST_LEGS = 50

/** Why it may not go this far for an AP. */
function whyTooFar(game: Muzzleflash, piece: Piece, route: readonly Point[]): readonly Reason[] {
  const most = speedOf(game, piece)
  if (withinLength(route, most)) return []
  return [
    because('too far', text`too far: ${the.length(Math.ceil(lengthOf(route)), most)}`, ...speedRules(game, piece)),
  ]
}

/** Why a figure may not move along this path. */
export function whyNotWalk(game: Muzzleflash, piece: Piece, path: readonly Point[]): readonly Reason[] {
  const route = [piece.at as Point, ...path]
  const reasons: Reason[] = [...whyTooFar(game, piece, route)]
  for (let i = 1; i < route.length; i++) {
    const a = route[i - 1] as Point
    const b = route[i] as Point
    reasons.push(...whyBarred(hindrances(game, a, b)), ...whyEnemyInTheWay(game, piece, a, b))
  }
  return [...reasons, ...whyNotStand(game, piece, route.at(-1) as Point)]
}

/** Every reason to refuse a move. */
export function whyNotMove(game: Muzzleflash, move: Move): readonly Reason[] {
  const piece = game.piece(move.piece)
  if (!piece.at) return []
  if (isWeapon(game, piece)) return [because('target', text`a weapon is carried, not moved`, 'MF-RUL-77')]
  if (move.to && move.path) return [because('too far', text`choose either a place or a path`, 'MF-RUL-17')]
  const path = pathOf(move)
  if (path.length > MOST_LEGS)
    return [because('too far', text`${the.count(path.length)} legs, and ${the.count(MOST_LEGS)} at most`, 'MF-RUL-17')]
  if (isVehicle(game, piece)) return whyNotDriveTo(game, piece, path)
  if (!leadsOn(piece.at, path) && move.facing === undefined && move.stance === undefined)
    return [because('too far', text`choose where to go, or how to stand`, 'MF-MOV-1', 'MF-RUL-17')]
  return whyNotWalk(game, piece, path)
}

/** A vehicle goes straight to one point. */
function whyNotDriveTo(game: Muzzleflash, vehicle: Piece, path: readonly Point[]): readonly Reason[] {
  const [to] = path
  if (!to || path.length > 1 || !leadsOn(vehicle.at as Point, path))
    return [because('straight', text`a vehicle drives straight to one point`, 'MF-RUL-74')]
  return [
    ...whyNotSteer(game, vehicle, to),
    ...whyTooFar(game, vehicle, [vehicle.at as Point, to]),
    ...whyNotSweep(game, driven(game, vehicle, to)),
  ]
}

function* does(game: Muzzleflash, move: Move): Procedure<Deed> {
  const piece = game.piece(move.piece)
  const path = pathOf(move)
  const cites = speedRules(game, piece)
  if (isVehicle(game, piece)) {
    const to = path[0] as Point
    if (!(yield* getsOver(game, piece, rolledOver(game, driven(game, piece, to))))) return stayed(piece.id)
    drive(game, piece.id, to, cites)
    return { actor: piece.id, type: 'move', affected: [] }
  }
  if (!(yield* getsAcross(game, piece, path))) return stayed(piece.id)
  const pose = {
    ...(move.facing !== undefined && { facing: ((move.facing % 360) + 360) % 360 }),
    ...(move.stance !== undefined && { stance: move.stance }),
  }
  const goes = leadsOn(piece.at as Point, path)
  const moved = goes ? { at: path.at(-1) as Point, dugIn: false, moved: true } : {}
  const leavesHole = piece.dugIn && goes
  game.change('piece', piece.id, { ...moved, ...pose }, leavesHole ? [...cites.slice(0, 1), 'MF-RUL-99'] : cites)
  return { actor: piece.id, type: 'move', affected: [] }
}

/** Does a man on foot get over all obstacles on the way? */
export function* getsAcross(game: Muzzleflash, piece: Piece, path: readonly Point[]): Procedure<boolean> {
  const met = new Set<Id>()
  const route = [piece.at as Point, ...path]
  for (let i = 1; i < route.length; i++)
    for (const { land, needs } of hindrances(game, route[i - 1] as Point, route[i] as Point))
      if (needs === 'test') met.add(land.id)
  return yield* getsOver(game, piece, met)
}

/** A morale test for each obstacle on the way; one failure, and it stays where it is. MF-RUL-18. */
export function* getsOver(game: Muzzleflash, piece: Piece, met: ReadonlySet<Id>): Procedure<boolean> {
  for (const id of met) {
    if (yield* passes(game, 'obstacle', piece.morale, ['MF-MOV-8', 'MF-RUL-18'], [piece.id])) continue
    game.say(text`${the.piece(piece)} does not get across the ${the.ground(id)}.`, ['MF-MOV-8', 'MF-MOV-9'], [piece.id])
    return false
  }
  return true
}

/** Where a piece could go: suggestions, twelve ways and two distances. */
export function suggestions(game: Muzzleflash, piece: Piece): readonly Point[] {
  const full = speedOf(game, piece) - 2
  if (isVehicle(game, piece)) {
    const ways = kindOf(game, piece).tracked ? [0, 180] : [0, 30, 60, 300, 330, 180]
    return ways.flatMap(way =>
      [1, 0.5].map(share => ahead(piece.at as Point, piece.facing + way, Math.round(full * share))),
    )
  }
  return compass.flatMap(way => [1, 0.5].map(share => ahead(piece.at as Point, way, Math.round(full * share))))
}

const compass = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

/** Everywhere a figure can reach for a number of AP, for screens and bots; obstacles count as passed. */
export function reachFor(game: Muzzleflash, piece: Piece, ap: number, step: Length) {
  return reach(piece.at as Point, speedOf(game, piece) * ap, step, (a, b) => {
    if (isOffTable(game, b) || hindrances(game, a, b).some(h => h.needs === 'never')) return null
    return lengthOf([a, b])
  })
}

export const move = forAp({
  says: text`Move`,
  fields,
  cost: game => game.rows(actionCosts).move as number,
  suits: (game, piece) => !isWeapon(game, piece) && piece.aboard === null && piece.drive !== 'disabled',
  next(game, draft) {
    if (draft.to !== undefined || draft.path !== undefined) return null
    const piece = game.piece(draft.piece)
    if (!piece.at) return null
    const choices = suggestions(game, piece).map(to => thatPlace(to))
    return { field: 'to', says: text`Where to?`, choices, open: 'path' }
  },
  why: whyNotMove,
  *prepare(game, { piece }): Procedure<boolean> {
    return isVehicle(game, game.piece(piece)) ? yield* manned(game, piece, 'driver') : true
  },
  does,
})
