import { allowed, type Id, lengthOf, nearest, type Point, type Question, type Shape } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { Overlay } from '../table/scene.ts'

type Land = { readonly id: Id; readonly shape: Shape }

/** The doors, walls and other places that a question has for choices. */
function landsAsked(question: Question | null, snapshot: Pick<Snapshot, 'view'> | null): readonly Land[] {
  const ids = question?.choices.filter(allowed).map(({ value }) => value) ?? []
  return ((snapshot?.view.tables.terrain ?? []) as readonly Land[]).filter(({ id }) => ids.includes(id))
}

/** A click this near to one of them means it: an inch. */
const NEAR = 2540

/** The one of them that a click means; null if it is near none. */
export function landAt(question: Question, snapshot: Pick<Snapshot, 'view'> | null, at: Point): Id | null {
  const far = ({ shape }: Land): number => lengthOf([nearest(shape, at), at])
  const [best] = [...landsAsked(question, snapshot)].sort((a, b) => far(a) - far(b))
  return best && far(best) <= NEAR ? best.id : null
}

/** They are drawn over, since the prompt only names them. */
export const landOverlays = (question: Question | null, snapshot: Pick<Snapshot, 'view'> | null): readonly Overlay[] =>
  landsAsked(question, snapshot).flatMap(({ shape }): readonly Overlay[] => {
    if ('line' in shape) return [{ type: 'path', points: shape.line, allowed: true }]
    if ('polygon' in shape) return [{ type: 'area', look: 'zone', outlines: [shape.polygon] }]
    if (!('circle' in shape)) return []
    const [x, y, radius] = shape.circle
    return [{ type: 'ring', look: 'range', at: [x, y], radius }]
  })
