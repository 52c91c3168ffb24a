import { ahead, bounds, type Decision, facingOf, type Id, lengthOf, type Point } from '@sandtable/kernel'
import { squared } from '../chart/distance.ts'
import { aidStation, type Patient } from './care.ts'
import type { Man, Scene } from './scene.ts'

/** How many go for each man to be brought back. */
const BEARERS = 2

/** Who goes for whom, if the battle is about bringing back the injured: the nearest two without a heavy weapon. */
export function bearersOf({ side, patients, men }: Scene): ReadonlyMap<Id, Patient> {
  const wanted = new Set(side.objectives.flatMap(({ type, pieces }) => (type === 'rescue' ? (pieces ?? []) : [])))
  const bearers = new Map<Id, Patient>()
  for (const patient of patients) {
    if (!wanted.has(patient.piece.id)) continue
    const free = men
      .filter(({ piece, soldier }) => piece.sort === 'figure' && !soldier.support && !bearers.has(piece.id))
      .sort((a, b) => squared(a, patient.x, patient.y) - squared(b, patient.x, patient.y))
    for (const man of free.slice(0, BEARERS)) bearers.set(man.piece.id, patient)
  }
  return bearers
}

/** A step of the way to the aid station with him, by all who carry him. */
export function* carries({ game, side, men, numbers }: Scene, man: Man, patient: Patient): Generator<Decision> {
  const station = aidStation(game, side.id)
  if (!station || !patient.attendants.includes(man.piece.id)) return
  const { west, south, east, north } = bounds(station.shape)
  const goal: Point = [Math.round((west + east) / 2), Math.round((south + north) / 2)]
  const from: Point = [patient.x, patient.y]
  const mate = men.find(
    ({ piece }) =>
      piece.id !== man.piece.id &&
      patient.attendants.includes(piece.id) &&
      piece.activated !== 'done' &&
      piece.ap > 0 &&
      piece.pins === 0 &&
      piece.fallback === 0,
  )
  const pieces = mate ? [man.piece.id, mate.piece.id] : [man.piece.id]
  const far = Math.min(lengthOf([from, goal]), (mate ? numbers.carried?.more : numbers.carried?.one) ?? 0) - 3
  for (const turn of [0, 25, -25, 50, -50, 80, -80])
    yield { action: 'carry', pieces, target: patient.piece.id, to: ahead(from, facingOf(from, goal) + turn, far) }
}
