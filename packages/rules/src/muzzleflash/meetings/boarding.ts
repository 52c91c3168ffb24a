import type { Decision, Matrix, Note, Point, Reason } from '@sandtable/kernel'
import { plainly } from '@sandtable/kernel'
import { vehicleUnder } from '../area-effect/rooms.ts'
import { kindOf } from '../basics/figures.ts'
import { crewRoles } from '../crew-served/crews.ts'
import { atHull } from '../ground/measure.ts'
import { canBoard } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Getting into vehicles and out of them, against what that can meet. */
export const boarding: Matrix = {
  id: 'boarding',
  says: 'ways into vehicles and out of them against what they can meet',
  rows: {
    mount: 'getting in',
    dismount: 'getting out',
    'lift-in': 'lifting an injured man in',
    'lift-out': 'lifting an injured man out',
  },
  columns: {
    open: 'a seat in an open vehicle',
    enclosed: 'a seat in a closed vehicle',
    ridden: 'a ride on top',
    crew: 'a place in the crew',
    far: 'a hull that is not touched (refused)',
    wall: 'an obstacle between (refused)',
    full: 'no seat left (refused)',
    occupied: 'somebody where he would stand (refused)',
    pins: 'pins that are not tested (refused)',
    injured: 'being injured (refused)',
  },
  impossible: [
    {
      rows: ['mount', 'lift-in'],
      columns: ['occupied'],
      because: 'who gets in stands nowhere on the table (MF-RUL-75, MF-RUL-141)',
    },
    {
      rows: ['lift-out'],
      columns: ['occupied'],
      because: "who lies injured is in nobody's way, and may lie where somebody stands (MF-RUL-20)",
    },
    { rows: ['dismount', 'lift-out'], columns: ['full'], because: 'nobody needs a seat to get out (MF-RUL-75)' },
    {
      rows: ['lift-in'],
      columns: ['ridden', 'crew'],
      because: 'an injured man is lifted in as a passenger (MF-RUL-141)',
    },
  ],
}

interface Boarding {
  readonly row: string
  /** Who acts. */
  readonly man: Piece
  /** Who gets in or out. */
  readonly goes: Piece
  readonly vehicle: Piece | null
}

function boardingOf(game: Muzzleflash, { action, piece, pieces, target, to }: Decision): Boarding | null {
  const find = (id: unknown): Piece | null => game.find('piece', String(id))
  if (action === 'mount' || action === 'dismount') {
    const man = find(piece)
    return man && { row: action, man, goes: man, vehicle: find(action === 'mount' ? target : man.aboard) }
  }
  const [man, goes] = [find((pieces as readonly string[] | undefined)?.[0]), find(target)]
  if (action !== 'carry' || !man || goes?.status !== 'injured' || !to) return null
  if (goes.aboard !== null) return { row: 'lift-out', man, goes, vehicle: find(goes.aboard) }
  const vehicle = vehicleUnder(game, to as Point)
  return vehicle && { row: 'lift-in', man, goes, vehicle }
}

/** The figure is in, or out. `after` is the figure as it then is. */
export function noteBoarding(game: Muzzleflash, decision: Decision, after: Piece, note: Note): void {
  const boarding = boardingOf(game, decision)
  if (!boarding?.vehicle || after.id !== boarding.goes.id) return
  const { row, goes, vehicle } = boarding
  if ((after.aboard === null) === (goes.aboard === null)) return
  const { role } = after.aboard === null ? goes : after
  const seat = kindOf(game, vehicle).enclosed ? 'enclosed' : 'open'
  note('boarding', row, role === 'rider' ? 'ridden' : crewRoles.includes(role) ? 'crew' : seat)
}

export function noteNoBoarding(game: Muzzleflash, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const boarding = boardingOf(game, decision)
  if (!boarding) return
  const { row, man } = boarding
  const isWalled = standsBehind(game, boarding, decision)
  for (const { word, says } of reasons) {
    if (man.status === 'injured') note('boarding', row, 'injured')
    else if (word === 'pin test') note('boarding', row, 'pins')
    else if (word === 'obstacle') note('boarding', row, 'wall')
    else if (word === 'overlap') note('boarding', row, 'occupied')
    else if (word === 'contact')
      note('boarding', row, plainly(says).includes('seat') ? 'full' : isWalled ? 'wall' : 'far')
  }
}

/** Is the place near enough to the hull, with an obstacle between? */
function standsBehind(game: Muzzleflash, { row, goes, vehicle }: Boarding, { to }: Decision): boolean {
  const at = row === 'mount' || row === 'lift-in' ? goes.at : (to as Point | undefined)
  return !!at && !!vehicle?.at && atHull(game, at, vehicle) && !canBoard(game, at, vehicle)
}
