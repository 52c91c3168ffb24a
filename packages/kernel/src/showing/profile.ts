import type { Id } from '../game/store.ts'
import { along, lengthOf, passages } from '../geometry/geometry.ts'
import type { Point, Shape } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import type { Profile } from './showing.ts'

/** Part of a straight line inside a terrain piece: fractions of the line. */
export interface Stretch<L> {
  readonly land: L
  readonly enter: number
  readonly leave: number
}

/** Every stretch of a line inside these pieces, piece by piece. */
export const stretchesIn = <L extends { readonly shape: Shape }>(
  lands: readonly L[],
  a: Point,
  b: Point,
): readonly Stretch<L>[] =>
  lands.flatMap(land => passages(land.shape, a, b).map(([enter, leave]) => ({ land, enter, leave })))

/** Where a line first enters one of these pieces; null if it enters none. */
export function firstEntry(lands: readonly { readonly shape: Shape }[], a: Point, b: Point): Point | null {
  const entries = stretchesIn(lands, a, b).map(({ enter }) => enter)
  return entries.length === 0 ? null : along(a, b, Math.min(...entries))
}

/** A line of sight from the side. `stands` gives the bottom and top of a piece, and whether it blocks the line. */
export function profile<L extends { readonly id: Id; readonly kind: string }>(
  a: Point,
  b: Point,
  ends: Pick<Profile, 'from' | 'to'>,
  between: readonly Stretch<L>[],
  stands: (land: L) => { readonly base: Length; readonly top: Length; readonly blocks: boolean },
): Profile {
  const length = Math.round(lengthOf([a, b]))
  return {
    length,
    ...ends,
    between: between.map(({ land, enter, leave }) => ({
      id: land.id,
      kind: land.kind,
      enter: Math.round(enter * length),
      leave: Math.round(leave * length),
      ...stands(land),
    })),
  }
}
