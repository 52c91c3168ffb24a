import type { Id } from '@sandtable/kernel'
import { isAble, isVehicle, kindOf, reachOf } from '../basics/figures.ts'
import { ableCrew } from '../crew-served/crews.ts'
import { near } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Who is under a leader's command: MF-ACT-11 to MF-ACT-13. */

/** A figure of rank, or a vehicle whose commander is fit. */
export const isLeader = (game: Muzzleflash, piece: Piece): boolean =>
  isVehicle(game, piece) ? commanderOf(game, piece) !== null : piece.rank !== 'none'

/** Who commands a vehicle: its commander, even while doubling up in another role. MF-RUL-142. */
export function commanderOf(game: Muzzleflash, vehicle: Piece): Piece | null {
  if (!kindOf(game, vehicle).crew?.includes('commander')) return null
  const crew = ableCrew(game, vehicle)
  return crew.find(p => p.role === 'commander') ?? crew.find(p => p.rank !== 'none') ?? null
}

/** The man who gives a leader's orders: in a vehicle, its commander. */
export const voiceOf = (game: Muzzleflash, leader: Piece): Piece =>
  (isVehicle(game, leader) ? commanderOf(game, leader) : null) ?? leader

/** The platoon that a unit belongs to, itself included; a company, or a section of its own, where there is none. */
function commandOf(game: Muzzleflash, unit: Id | null): Id | null {
  for (let id = unit; id !== null; ) {
    const record = game.find('unit', id)
    if (!record) return null
    if (record.kind === 'platoon' || record.kind === 'company' || record.parent === null) return id
    id = record.parent
  }
  return null
}

const belongsTo = (game: Muzzleflash, unit: Id | null, command: Id): boolean => {
  for (let id = unit; id !== null; id = game.find('unit', id)?.parent ?? null) if (id === command) return true
  return false
}

/** Is this figure under the leader, wherever it is? An NCO has his section, or the crew of his weapon. */
function commands(game: Muzzleflash, leader: Piece, figure: Piece): boolean {
  if (figure.id === leader.id) return true
  if (figure.side !== leader.side) return false
  if (leader.crews !== null && figure.crews === leader.crews) return true
  if (leader.rank === 'nco') return leader.unit !== null && figure.unit === leader.unit
  const command = commandOf(game, leader.unit)
  return command !== null && belongsTo(game, figure.unit, command)
}

/** The able figures that an order of this leader reaches now, in order of id; those that have finished gain nothing: MF-RUL-83. */
export const inReach = (game: Muzzleflash, leader: Piece): readonly Piece[] =>
  game.pieces
    .filter(
      p =>
        isAble(game, p) &&
        p.activated !== 'done' &&
        commands(game, leader, p) &&
        near(game, leader, p, reachOf(game, 'order')),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))

/** The rule by which an order of this leader reaches that figure, besides its distance. */
export function reachRule({ rank, crews }: Piece, figure: Piece): string {
  if (crews !== null && figure.crews === crews) return 'MF-CRW-4'
  return rank === 'nco' ? 'MF-ACT-12' : 'MF-ACT-13'
}
