import { frameOf, middleOfFrame, type Point, pointsIn, type Sketch, thingOf, type Unit } from '@sandtable/kernel'
import { project } from '../../table/control.ts'
import { toExact } from './snapping.ts'

/** Where a selection is taken hold of to be turned, scaled or reshaped. */
export type Handle =
  | { readonly type: 'turn' | 'scale'; readonly at: Point; readonly about: Point }
  | { readonly type: 'corner'; readonly at: Point; readonly key: string; readonly corner: number }

/** In pixels, beyond the frame: the knob for turning stands off. */
const GRIP = 15

export function handlesOf(sketch: Sketch, selection: readonly string[]): readonly Handle[] {
  const frame = frameOf(pointsIn(sketch, selection))
  if (!frame) return []
  const about = middleOfFrame(frame)
  const { width } = sketch.table
  const off = Math.max(width / 40, (frame.north - frame.south) * 0.12)
  const [only] = selection.length === 1 ? selection.map(key => thingOf(sketch, key)) : []
  const outline = only && only.part !== 'piece' ? (only.record.polygon ?? only.record.line ?? []) : []
  const isLone = only?.part === 'piece'
  return [
    { type: 'turn', at: [about[0], frame.north + off], about },
    ...(isLone ? [] : [{ type: 'scale', at: [frame.east + off / 2, frame.south - off / 2], about } as const]),
    ...outline.map((at, corner): Handle => ({ type: 'corner', at, key: only?.key as string, corner })),
  ]
}

/** The handle under a place of the table, as it is seen. */
export function handleAt(handles: readonly Handle[], at: Point, unit: Unit): Handle | null {
  const here = project(toExact(at, unit))
  if (!here) return null
  const away = (handle: Handle): number => {
    const there = project(toExact(handle.at, unit))
    return there ? Math.hypot(there.px - here.px, there.py - here.py) : Number.POSITIVE_INFINITY
  }
  const [best] = [...handles].sort((a, b) => away(a) - away(b))
  return best && away(best) <= GRIP ? best : null
}
