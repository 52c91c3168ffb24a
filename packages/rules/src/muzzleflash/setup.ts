import {
  type Given,
  type GivenPiece,
  type GivenTerrain,
  type Id,
  type Length,
  type Place,
  type Point,
  plainly,
  suggestion,
  withinOf,
} from '@sandtable/kernel'
import { kindOf, moraleOf, numberOf, onTable, sizeOf } from './basics/figures.ts'
import { withJams } from './crew-served/jams.ts'
import { checkForces } from './forces/check.ts'
import { gameSizes, setupZone } from './forces/tables.ts'
import { baseOf } from './ground/measure.ts'
import { basesOverlap, whyNoGround } from './ground/standing.ts'
import type { Feature, Jam, Muzzleflash, Piece, Side, State, Unit } from './records.ts'
import {
  armourSaves,
  isVehicleClass,
  type Kind,
  kinds,
  type Role,
  type Size,
  smallArms,
  supportWeapons,
  terrains,
} from './tables.ts'

/** How records begin: what a position does not say follows from the kind and the rulebook. */

export function completeSide(game: Muzzleflash, given: Given): Side {
  const first = game.sides.length === 0
  const size = given.size as string | null | undefined
  return {
    edge: first ? 'south' : 'north',
    size: null,
    points: size ? (game.rows(gameSizes)[size] ?? 0) : 0,
    zone: game.rows(setupZone).start as Length,
    rerolls: 0,
    vp: 0,
    dugIn: false,
    quality: 'veteran',
    army: first ? 'allied' : 'axis',
    objectives: [],
    ...given,
  } as Side
}

export type NewUnit = Partial<Unit> & Pick<Unit, 'id' | 'side' | 'kind'>

export const newUnit = (_game: Muzzleflash, given: NewUnit): Unit => ({
  parent: null,
  quality: null,
  men: null,
  lmg: null,
  teams: null,
  shows: null,
  arrives: null,
  fellBack: 0,
  item: null,
  ...given,
})

export type NewPiece = Partial<Piece> & Pick<Piece, 'id' | 'side' | 'kind'>

/** A piece as its kind has it. */
export function newPiece(game: Muzzleflash, given: NewPiece): Piece {
  const kind = game.rows(kinds)[given.kind]
  const unit = given.unit ? game.find('unit', given.unit) : null
  const quality = given.quality ?? unit?.quality ?? game.find('side', given.side)?.quality ?? 'veteran'
  const facing = given.facing ?? 0
  const weapons = given.weapons ?? (kind?.weapon ? [kind.weapon] : (kind?.weapons ?? []))
  return {
    unit: null,
    at: null,
    gone: given.status === 'dead' || given.status === 'destroyed',
    morale: moraleOf(game, quality),
    ap: numberOf(game, 'ap'),
    pins: 0,
    tested: false,
    pinnedBy: null,
    status: 'fine',
    activated: 'no',
    ordered: false,
    may: [],
    doubleTime: false,
    stance: 'standing',
    primed: false,
    grenades: null,
    seen: isUnderWay(game),
    sniper: kind?.sniper ?? false,
    engineer: kind?.engineer ?? false,
    rank: kind?.rank ?? 'none',
    skills: {},
    free: {},
    vital: false,
    save: null,
    medical: 0,
    fallback: 0,
    onward: false,
    dugIn: false,
    weapons,
    role: null,
    crews: null,
    aboard: null,
    loaded: true,
    setUp: true,
    spotted: null,
    hitched: null,
    turret: facing,
    drive: 'ok',
    disabled: [],
    moved: false,
    firedGun: false,
    reserve: null,
    shed: 0,
    team: null,
    policy: 'ask',
    sort: sortOf(kind),
    radius: radiusOf(sizeOf(game, given.kind)),
    ...given,
    ...withJams(given.jams ?? jamsGiven(given, weapons[0]), given.clearFrom),
    facing,
    quality,
  }
}

/** Malfunctions that a position only counts are those of the first weapon. */
const jamsGiven = ({ malfunctions = 0, clearFrom = 0 }: NewPiece, weapon = ''): readonly Jam[] =>
  Array.from({ length: Math.max(0, malfunctions) }, () => ({ weapon, from: clearFrom }))

/** A game that begins with its forces unseen, or a position in the middle of one, where everybody has been. */
const isUnderWay = ({ setup: { start } }: Muzzleflash): boolean =>
  (start.turn ?? 1) > 0 && (start.phase ?? 'action') === 'action'

export const sortOf = (kind: Kind | undefined): Piece['sort'] =>
  kind?.class === 'weapon' ? 'weapon' : isVehicleClass(kind) ? 'vehicle' : 'figure'

function radiusOf({ base }: Size): Length {
  if (typeof base === 'number') return base / 2
  const [width = 0, depth = 0] = base
  return Math.ceil(Math.sqrt(width * width + depth * depth) / 2)
}

export function completePiece(game: Muzzleflash, given: GivenPiece, place: Place): Piece {
  const known = game.rows(kinds)
  if (!known[given.kind])
    return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(known)))
  const piece = newPiece(game, given as NewPiece)
  if (piece.save !== null && !Object.values(game.rows(armourSaves)).includes(piece.save))
    return place.at('save').fail(3, `no armour saves on ${piece.save}`)
  return piece.gone || piece.aboard !== null ? { ...piece, at: null } : piece
}

export function completeTerrain(game: Muzzleflash, given: GivenTerrain, place: Place): Feature {
  const kind = game.rows(terrains)[given.kind]
  if (!kind)
    return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(terrains))))
  const ours = { side: null, open: false, gaps: [], destroyed: false, heldBy: null, height: kind.height }
  const feature = { ...ours, ...given } as Feature
  const beside = feature.gaps.findIndex(gap => !withinOf(feature.shape, gap.at, 0))
  if (beside >= 0) place.at('gaps').at(beside).fail('SCEN-7', `this gap is not in ${feature.id}`)
  return feature
}

/** Before turn 1 forces are bought where there are points to spend, then set up; from turn 1 on a side is about to act. */
export function completeGame(game: Muzzleflash, given: { readonly [field: string]: unknown }, place: Place): State {
  const turn = (given.turn as number | undefined) ?? 1
  const side = (given.side as Id | undefined) ?? game.sides[0]?.id ?? null
  const buys = side !== null && game.side(side).points > 0
  const phase = (given.phase as string | undefined) ?? (turn > 0 ? 'action' : buys ? 'buy' : 'deploy')
  const settled = given.first !== undefined
  const first = (given.first as Id | undefined) ?? game.sides[0]?.id ?? null
  if (first !== null && !game.find('side', first)) place.at('first').fail('SCEN-2', `side ${first}`)
  return { id: 'game', last: null, over: false, ...given, turn, side, phase, first, settled } as State
}

/** The crew that a vehicle of this kind has when none is named: MF-RUL-105. */
export function crewOfKind(game: Muzzleflash, vehicle: Piece): readonly Piece[] {
  const { id, side, unit, quality, ap } = vehicle
  return (kindOf(game, vehicle).crew ?? []).map((role: Role) =>
    newPiece(game, {
      id: `${id}.${role}`,
      side,
      unit,
      kind: role === 'commander' || role === 'nco' ? 'crew-nco' : 'crewman',
      quality,
      role,
      aboard: id,
      ap,
    }),
  )
}

/** What is wrong with a position as a whole. */
export function check(game: Muzzleflash, place: Place): void {
  if (game.sides.length !== 2) place.at('sides').fail('SCEN-3', 'this set is played by exactly two sides')
  game.pieces.forEach((piece, i) => {
    const here = place.at('pieces').at(i)
    for (const key of ['aboard', 'crews', 'hitched'] as const) {
      const other = piece[key]
      if (other !== null && !game.find('piece', other)) here.at(key).fail('SCEN-2', `piece ${other}`)
    }
    const carrier = piece.aboard === null ? null : game.piece(piece.aboard)
    if (carrier && !isVehicleClass(kindOf(game, carrier)))
      here.at('aboard').fail('SCEN-3', `${carrier.id} carries nobody`)
    checkNumbers(game, piece, here)
  })
  game.store.all('unit').forEach((unit, i) => {
    if (unit.parent !== null && !game.find('unit', unit.parent))
      place.at('units').at(i).at('parent').fail('SCEN-2', `unit ${unit.parent}`)
    if (isUnderItself(game, unit)) place.at('units').at(i).at('parent').fail('SCEN-3', `${unit.id} is its own parent`)
  })
  checkPlaces(game, place)
  checkForces(game, place)
  for (const vehicle of [...game.pieces]) {
    if (!isVehicleClass(kindOf(game, vehicle)) || vehicle.status === 'abandoned' || vehicle.gone) continue
    if (game.pieces.some(p => p.aboard === vehicle.id && p.role !== 'passenger' && p.role !== 'rider')) continue
    for (const man of crewOfKind(game, vehicle)) if (!game.find('piece', man.id)) game.store.put('piece', man.id, man)
  }
}

/** More than this of anything is a slip of the pen. */
const MOST = 100

/** Counts are what they can be: AP up to the full number, nothing below zero, weapons that there are. */
function checkNumbers(game: Muzzleflash, piece: Piece, place: Place): void {
  const most = { ap: numberOf(game, 'ap'), pins: MOST, malfunctions: MOST, morale: MOST } as const
  for (const key of ['ap', 'pins', 'malfunctions', 'morale'] as const)
    if (piece[key] < 0 || piece[key] > most[key])
      place.at(key).fail('SCEN-3', `${piece[key]} is not between 0 and ${most[key]}`)
  if (piece.fallback < 0) place.at('fallback').fail('SCEN-3', 'the distance to fall back must not be negative')
  for (const action of Object.keys(piece.skills))
    if ((piece.skills[action] ?? 0) < 1 || (piece.skills[action] ?? 0) > MOST)
      place.at('skills').fail('SCEN-3', `${action}: ${piece.skills[action]} actions for 1 AP`)
  for (const action of Object.keys(piece.skills))
    if (!Object.hasOwn(game.rules.actions, action))
      place.at('skills').fail('SCEN-2', `action ${action}${suggestion(action, Object.keys(game.rules.actions))}`)
  const jam = piece.jams.find(({ weapon }) => weapon !== '' && !piece.weapons.includes(weapon))
  if (jam) place.at('jams').fail('SCEN-2', `${piece.id} has no ${jam.weapon}`)
  const unknown = piece.weapons.find(name => !game.rows(smallArms)[name] && !game.rows(supportWeapons)[name])
  if (unknown !== undefined) place.at('weapons').fail('SCEN-2', `weapon ${unknown}`)
}

/** Follows the parents of a unit until there are none, or it comes back to where it was. */
function isUnderItself(game: Muzzleflash, unit: Unit): boolean {
  const seen = new Set<Id>([unit.id])
  for (let id = unit.parent; id !== null; id = game.find('unit', id)?.parent ?? null) {
    if (seen.has(id)) return true
    seen.add(id)
  }
  return false
}

/** Figures do not overlap; but a crewman may stand at the weapon that he serves. */
function checkPlaces(game: Muzzleflash, place: Place): void {
  const there = game.pieces.filter(onTable)
  for (const [i, piece] of there.entries()) {
    const base = baseOf(game, piece, piece.at as Point)
    const other = there.slice(0, i).find(p => basesOverlap(game, piece, base, p))
    const [ground] = whyNoGround(game, piece, piece.at as Point)
    const problem = other
      ? `${piece.id} stands on ${other.id}`
      : ground && `${piece.id}: ${plainly(ground.says, game.rules.book.unit)}`
    if (problem) place.at('pieces').at(game.pieces.indexOf(piece)).fail('SCEN-6', problem)
  }
}
