import { actorIn, type Decision, type Drawing, goalIn, type Id, type Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { pieceOf, piecesOf } from '../play/on-table.ts'

/** From where to where a piece goes. */
export interface Way {
  readonly id: Id
  readonly from: Point
  readonly to: Point
}

/** A ring within which a piece is commanded. */
export interface Voice {
  readonly at: Point
  readonly radius: number
}

/** The narrowest command ring that the rules draw about each of these. */
export function voicesIn(drawings: readonly (readonly Drawing[])[]): readonly Voice[] {
  return drawings.flatMap(list => {
    const rings = list.flatMap(one => (one.type === 'ring' && one.means === 'command' ? [one] : []))
    const [narrowest] = rings.sort((a, b) => a.radius - b.radius)
    return narrowest ? [{ at: narrowest.at, radius: narrowest.radius }] : []
  })
}

const farFrom = ([x, y]: Point, { at }: Voice): number => Math.hypot(x - at[0], y - at[1])
const hears = (place: Point, voice: Voice): boolean => farFrom(place, voice) <= voice.radius

/** The nearest voice that a move would lead out of, where somebody was within one and ends within none; and how far from it. */
export function leftBehind(
  from: Point,
  to: Point,
  voices: readonly Voice[],
): { readonly far: number; readonly voice: Voice } | null {
  if (!voices.some(voice => hears(from, voice)) || voices.some(voice => hears(to, voice))) return null
  const [nearest] = [...voices].sort((a, b) => farFrom(to, a) - farFrom(to, b))
  return nearest ? { far: farFrom(to, nearest), voice: nearest } : null
}

/** Where the piece would go; null if it stays. */
export const goalOf = (snapshot: Snapshot, draft: Decision): Point | null => goalIn(draft, snapshot.table.roles)

/** From where to where a draft takes its piece; null if it takes it nowhere. */
export function wayOf(snapshot: Snapshot, draft: Decision): Way | null {
  const piece = pieceOf(snapshot, actorIn(draft, snapshot.table.roles))
  const to = goalOf(snapshot, draft)
  return piece?.at && to ? { id: piece.id, from: piece.at, to } : null
}

/** The seat's own pieces that stand on the table, without this one. */
export const comradesOf = (snapshot: Snapshot, id: Id) =>
  piecesOf(snapshot).filter(one => one.side === snapshot.seat && one.id !== id && one.at && !one.gone)
