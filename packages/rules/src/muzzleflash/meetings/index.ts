import type { ChangeEntry, Decision, Meetings, Note, Reason } from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { boarding, noteBoarding, noteNoBoarding } from './boarding.ts'
import { bursts, noteBurst, noteShaken } from './bursts.ts'
import { driveOf, driving, metBy, noDrive } from './driving.ts'
import { forced, noteForced } from './forced.ts'
import { noteAstray, noteNoPoint, notePin, notePoint, points } from './points.ts'
import { noteNoService, noteService, serving } from './serving.ts'
import { noteNoShot, noteShot, shots } from './shots.ts'
import { metOn, noWalk, walking, walkOf } from './walking.ts'

/** Cells that are met if the mover gets where it is going. */
interface Pending {
  readonly piece: string
  readonly cells: readonly (readonly [matrix: string, row: string, column: string])[]
  /** The rows in which it fails at an obstacle. */
  readonly fails: readonly (readonly [matrix: string, row: string])[]
}

/** Where the rules of this set meet. */
export const meetings: Meetings<MuzzleflashTables> = {
  matrices: [walking, driving, boarding, forced, shots, points, bursts, serving],
  watch(note) {
    let pending: Pending | null = null
    let last: Decision | null = null
    let way = 0
    return {
      entry(game, entry) {
        if (entry.type === 'decision') {
          pending = setOut(game, entry.decision) ?? pending
          if (!AFTERWARDS.includes(entry.decision.action)) last = entry.decision
        } else if (entry.type === 'roll') {
          if (entry.purpose === 'obstacle' && pending && sum(entry.dice) > (entry.need ?? 0))
            for (const [matrix, row] of pending.fails) note(matrix, row, 'fails')
          if (entry.purpose === 'scatter-direction') way = sum(entry.dice)
          if (entry.purpose === 'scatter-distance' && last) noteAstray(game, last, way, sum(entry.dice), note)
          if (last) noteService(game, last, entry, note)
          if (entry.purpose !== 'hit' || !last) return
          noteShot(game, last, entry, note)
          notePoint(game, last, entry, note)
          noteBurst(game, last, entry, note)
        } else if (entry.type === 'said') {
          if (last) noteShaken(game, last, entry, note)
        } else if (entry.table === 'piece') {
          if (last) notePin(last, game, entry, note)
          if (last) noteBoarding(game, last, entry.after as Piece, note)
          if (!isMoved(entry)) return
          if (entry.id === pending?.piece) {
            for (const cell of pending.cells) note(...cell)
            pending = null
          } else noteForced(game, entry, note)
        }
      },
      refused(game, { decision, reasons }) {
        noteNo(game, decision, reasons, note)
        noteNoShot(game, decision, reasons, note)
        noteNoPoint(game, decision, reasons, note)
        noteNoBoarding(game, decision, reasons, note)
        noteNoService(game, decision, reasons, note)
      },
    }
  },
}

/** What is decided while something else goes on. */
const AFTERWARDS: readonly string[] = ['place', 'pass', 'policy']

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

/** A piece moves or turns. */
function isMoved({ before, after }: ChangeEntry): boolean {
  const [was, is] = [before as Piece | null, after as Piece | null]
  if (!was || !is) return false
  return was.facing !== is.facing || was.at?.[0] !== is.at?.[0] || was.at?.[1] !== is.at?.[1]
}

function setOut(game: Muzzleflash, decision: Decision): Pending | null {
  const walk = walkOf(game, decision)
  if (walk) {
    const cells = metOn(game, walk).map(column => ['walking', walk.row, column] as const)
    return { piece: walk.piece.id, cells, fails: [['walking', walk.row]] }
  }
  const drive = driveOf(game, decision)
  if (!drive) return null
  const cells = metBy(game, drive).map(([row, column]) => ['driving', row, column] as const)
  const fails = drive.rows.filter(row => row !== 'tow').map(row => ['driving', row] as const)
  return { piece: drive.piece.id, cells, fails }
}

function noteNo(game: Muzzleflash, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const walk = walkOf(game, decision)
  if (walk) for (const column of noWalk(game, walk, decision, reasons)) note('walking', walk.row, column)
  const drive = driveOf(game, decision)
  if (drive) for (const [row, column] of noDrive(game, drive, reasons)) note('driving', row, column)
}
