import { type Decision, type Id, inside, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import type { Man, Scene } from './scene.ts'

const { onTable, reachOf } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash
type Piece = muzzleflashRules.Piece

/** An injured own figure, and who is with him. */
export interface Patient {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly attendants: readonly Id[]
}

/** Where an injured man of this side is cared for. */
export const aidStation = (game: Muzzleflash, side: Id) =>
  game.terrain.find(({ kind, side: whose }) => kind === 'aid-station' && whose === side) ?? null

/** The injured in the field; those at the aid station are safe. */
export function patientsOf(game: Muzzleflash, side: Id, men: readonly Man[]): readonly Patient[] {
  const station = aidStation(game, side)
  const touch = reachOf(game, 'touch')
  const patients: Patient[] = []
  for (const piece of game.pieces) {
    if (piece.status !== 'injured' || piece.side !== side || !onTable(piece)) continue
    const [x, y] = piece.at as Point
    if (station && inside(station.shape, [x, y])) continue
    const attendants: Id[] = []
    for (const man of men)
      if (man.piece.sort === 'figure' && squared(man, x, y) <= touch * touch) attendants.push(man.piece.id)
    patients.push({ piece, x, y, attendants })
  }
  return patients
}

/** An injured man left alone costs two points more; it counts at the end, so there is no hurry. */
const ALONE = 2
const early = [0, 1, 0.5, 0.2]

/** What a man does for the injured by standing there at the end. */
export function careAt({ patients, left, numbers: { touch } }: Scene, man: Man, x: number, y: number): number {
  const share = early[left] ?? 0
  if (share === 0) return 0
  let sum = 0
  for (const patient of patients)
    if (squared(patient, x, y) < touch * touch && patient.attendants.every(id => id === man.piece.id)) sum += ALONE
  return sum * share
}

/** Looking after an injured man who may get up again: for men with time to spare. */
export function checks({ patients }: Scene, { piece }: Man): readonly Decision[] {
  return patients
    .filter(({ attendants }) => attendants.includes(piece.id))
    .map(patient => ({ action: 'check', piece: piece.id, target: patient.piece.id }))
}
