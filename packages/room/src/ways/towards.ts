import {
  actorsIn,
  type Decision,
  lengthOf,
  type Phrase,
  type Point,
  type Roles,
  routed,
  type Seat,
  wayIn,
} from '@sandtable/kernel'
import { asFarAs, shorter } from './shorter.ts'

/** Less than a tenth of an inch is no move: it was not meant. In hundredths of a millimetre. */
const LEAST = 254

const placeOf = (seat: Seat, piece = ''): Point | null =>
  (seat.known().find('piece', piece) as { readonly at?: Point | null } | null)?.at ?? null

export const isOnTable = (seat: Seat, piece: string | undefined): boolean => placeOf(seat, piece) !== null

/** The way to a place that the rules know, as far as it may be gone; null if there is none. */
export function wayTowards(seat: Seat, roles: Roles, draft: Decision, to: Point): readonly Point[] | null {
  const [piece] = actorsIn(draft, roles)
  const from = placeOf(seat, piece)
  const may = (way: readonly Point[]): boolean => seat.allows(routed(draft, way, roles))
  if (!piece || !from) return null
  // whoever names waypoints goes by them, and not by the way that the rules know
  const via = wayIn(draft, roles)
  if (via.length > 0) return asFarAs(from, [...via, to], may)
  const path = seat.route(piece, to, draft)
  const way = path && shorter(from, path).find(may)
  return way && lengthOf([from, ...way]) >= LEAST ? way : null
}

/** 'Towards the farmhouse' leads as far as one may go, where one may not go all the way. */
export function asFarAsItGoes(seat: Seat, roles: Roles, phrase: Phrase): Phrase {
  const { draft, towards } = phrase
  if (!towards || seat.question(draft) || seat.allows(draft)) return phrase
  const way = wayTowards(seat, roles, routed(draft, wayIn(draft, roles).slice(0, -1), roles), towards)
  return way ? { ...phrase, draft: routed(draft, way, roles) } : phrase
}
