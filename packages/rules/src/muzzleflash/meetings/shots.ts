import {
  type Decision,
  holds,
  isPoint,
  type Matrix,
  type Note,
  type Point,
  type Reason,
  type RollEntry,
  withinOf,
} from '@sandtable/kernel'
import { countsAsPinned, kindOf, onTable, reachOf } from '../basics/figures.ts'
import { isHole } from '../ground/cover.ts'
import { groundOf } from '../ground/ground.ts'
import { apart, atHandOf, near } from '../ground/measure.ts'
import { isBlocked, layLine, shelterOf } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Gun, gunNamed, gunsOf, longest } from '../shooting/weapons.ts'
import { ridersOn } from '../vehicles/riding.ts'

/** Ways of shooting at a figure against the states of firer and target. */
export const shots: Matrix = {
  id: 'shots',
  says: 'ways of shooting at somebody against the states of firer and target',
  rows: {
    snap: 'a snap shot',
    deliberate: 'a deliberate shot',
    rapid: 'rapid fire',
    aimed: 'an aimed shot',
    reaction: 'a snap shot as a reaction',
    gun: 'a gun or launcher',
  },
  columns: {
    short: 'exactly the end of short range',
    long: 'exactly the end of long range',
    far: 'a target out of range (refused)',
    partial: 'a target in partial cover',
    total: 'a target in total cover',
    'dug-in': 'a target that is dug in',
    hole: 'a target in a trench, foxhole or crater',
    within: 'a target in the same room or wood',
    pinned: 'a pinned target in the open',
    down: 'a pinned target in cover (refused)',
    kneeling: 'a kneeling target',
    hill: 'a target on a hill',
    armoured: 'an enclosed armoured vehicle',
    ridden: 'a vehicle with riders',
    soft: 'an open or soft-skinned vehicle',
    blocked: 'something between that blocks sight (refused)',
    locked: 'a target in a melee (refused)',
    injured: 'a target that lies injured (refused)',
    comrade: 'a comrade of the target within 2 inches of it',
    friend: 'a friend of the firer within 2 inches of the target',
    'from-hill': 'a firer on a hill',
    'from-house': 'a firer in a building',
    elbow: 'cover at the elbow of the firer',
    'own-pins': 'a firer with pins that are not tested',
    'own-injury': 'a firer who lies injured (refused)',
    'own-melee': 'a firer in a melee (refused)',
    aboard: 'a firer aboard a vehicle (refused)',
  },
  impossible: [
    { rows: ['gun'], columns: ['short'], because: 'guns and launchers have no range bands (MF-RUL-40)' },
    {
      rows: ['reaction'],
      columns: ['locked'],
      because: 'who is locked in a melee does nothing that could be reacted to (MF-RUL-91)',
    },
  ],
}

/** The shot at a figure that a decision leads to. */
interface Aimed {
  readonly row: string
  readonly firer: Piece
  readonly gun: Gun | null
  readonly target: Piece | null
}

export function shotOf(game: Muzzleflash, { action, piece, weapon, mode, target, with: how }: Decision): Aimed | null {
  const reacts = action === 'react' && how === 'fire'
  const firer = game.find('piece', String(piece))
  if (!firer || (action !== 'fire' && !reacts) || isPoint(target)) return null
  const gun = gunNamed(game, firer, weapon as string | undefined) ?? gunsOf(game, firer)[0] ?? null
  const row = reacts ? 'reaction' : gun?.support ? 'gun' : String(mode)
  const shot = game.find('piece', String(target))
  return { row, firer, gun, target: shot }
}

/** Small arms name their target in the roll, guns in the decision. */
export function noteShot(game: Muzzleflash, decision: Decision, roll: RollEntry, note: Note): void {
  const shot = shotOf(game, decision)
  if (!shot?.gun || roll.about?.[0] !== shot.firer.id) return
  const target = game.find('piece', roll.about[1] ?? '') ?? shot.target
  if (!target?.at) return
  const holder = game.piece(shot.gun.holder.id)
  const from = holder.at as Point
  for (const column of [...ofTarget(game, holder, target), ...ofFirer(game, from, target.at)])
    note('shots', shot.row, column)
  const far = apart(game, holder, target)
  if (far === shot.gun.small?.short.max) note('shots', shot.row, 'short')
  if (far === longest(shot.gun)) note('shots', shot.row, 'long')
  if (shot.firer.pins > 0) note('shots', shot.row, 'own-pins')
}

function ofTarget(game: Muzzleflash, holder: Piece, target: Piece): readonly string[] {
  const [from, at] = [holder.at as Point, target.at as Point]
  const ground = groundOf(game)
  const shelter = shelterOf(game, layLine(game, holder, target))
  const columns: string[] = shelter.gives === 'none' ? [] : [shelter.gives]
  if (target.dugIn) columns.push('dug-in')
  if (ground.lands.some(land => isHole(land) && land.cover !== 'none' && holds(land, at))) columns.push('hole')
  if (ground.lands.some(land => land.area && land.cover !== 'none' && holds(land, at) && holds(land, from)))
    columns.push('within')
  if (countsAsPinned(game, target) && shelter.gives === 'none') columns.push('pinned')
  if (target.sort === 'figure' && target.stance === 'kneeling') columns.push('kneeling')
  if (ground.height(at) > 0) columns.push('hill')
  if (target.sort === 'vehicle') {
    const { armour, enclosed } = kindOf(game, target)
    columns.push(enclosed && armour !== 'soft-skin' ? 'armoured' : 'soft')
    if (ridersOn(game, target.id).length > 0) columns.push('ridden')
  }
  for (const other of game.pieces) {
    if (other.id === target.id || other.id === holder.id || !onTable(other) || other.sort !== 'figure') continue
    if (other.status !== 'injured' && near(game, other, target, reachOf(game, 'pin')))
      columns.push(other.side === target.side ? 'comrade' : 'friend')
  }
  return columns
}

function ofFirer(game: Muzzleflash, from: Point, to: Point): readonly string[] {
  const ground = groundOf(game)
  const columns: string[] = []
  if (ground.height(from) > 0) columns.push('from-hill')
  if (ground.roomAt(from)) columns.push('from-house')
  const isElbow = ground
    .passed(from, to)
    .some(
      ({ land }) => !land.area && !land.opening && land.cover !== 'none' && withinOf(land.shape, from, atHandOf(game)),
    )
  if (isElbow) columns.push('elbow')
  return columns
}

/** What a refusal is about. Pieces that cannot affect the actor are not asked to react; one word says so. */
export function noteNoShot(game: Muzzleflash, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const shot = shotOf(game, decision)
  if (!shot) return
  const { firer, row, target } = shot
  const columns = ownState(firer, reasons) ?? reasons.flatMap(({ word }) => noShot(game, shot, target, word))
  for (const column of columns) note('shots', row, column)
}

function ownState({ status, aboard }: Piece, reasons: readonly Reason[]): readonly string[] | null {
  if (status === 'injured') return ['own-injury']
  if (status === 'locked') return ['own-melee']
  if (aboard !== null) return ['aboard']
  return reasons.some(({ word }) => word === 'pin test') ? ['own-pins'] : null
}

function noShot(game: Muzzleflash, { gun }: Aimed, target: Piece | null, word: string): readonly string[] {
  if (!gun || !target?.at || !gun.holder.at) return []
  if (target.status === 'locked') return word === 'locked' ? ['locked'] : []
  if (target.status === 'injured') return word === 'target' ? ['injured'] : []
  if (word !== 'range' && word !== 'line of sight' && word !== 'reaction') return []
  if (word !== 'line of sight' && !near(game, gun.holder, target, longest(gun))) return ['far']
  const line = layLine(game, gun.holder, target)
  if (word === 'range') return []
  if (isBlocked(game, line)) return ['blocked']
  return countsAsPinned(game, target) && shelterOf(game, line).gives !== 'none' ? ['down'] : []
}
