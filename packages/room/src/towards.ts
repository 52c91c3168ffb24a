import { actorsIn, type Decision, type Phrase, type Point, type Roles, routed, type Seat } from '@sandtable/kernel'
import { shorter } from './shorter.ts'

const placeOf = (seat: Seat, piece = ''): Point | null =>
  (seat.known().find('piece', piece) as { readonly at?: Point | null } | null)?.at ?? null

export const isOnTable = (seat: Seat, piece: string | undefined): boolean => placeOf(seat, piece) !== null

/** The way to a place that the rules know, as far as it may be gone; null if there is none. */
export function wayTowards(seat: Seat, roles: Roles, draft: Decision, to: Point): readonly Point[] | null {
  const [piece] = actorsIn(draft, roles)
  const from = placeOf(seat, piece)
  const path = piece && from && seat.route(piece, to, draft)
  return path ? (shorter(from, path).find(way => seat.allows(routed(draft, way, roles))) ?? null) : null
}

/** 'Towards the farmhouse' leads as far as one may go, where one may not go all the way. */
export function asFarAsItGoes(seat: Seat, roles: Roles, phrase: Phrase): Phrase {
  const { draft, towards } = phrase
  if (!towards || seat.question(draft) || seat.allows(draft)) return phrase
  const way = wayTowards(seat, roles, draft, towards)
  return way ? { ...phrase, draft: routed(draft, way, roles) } : phrase
}
