import { type Mark, moved, type Page } from '../page.ts'
import type { Slice } from './text.ts'

/** A column, or a part of one, that is filled from its top. */
export interface Frame {
  readonly page: Page
  readonly x: number
  readonly y: number
  readonly height: number
}

/** Slices that stay together. */
export function chunksOf(slices: readonly Slice[]): Slice[][] {
  const chunks: Slice[][] = []
  let isOpen = false
  for (const slice of slices) {
    if (isOpen) chunks.at(-1)?.push(slice)
    else chunks.push([slice])
    isOpen = slice.keep === true
  }
  return chunks
}

export const heightOf = (slices: readonly Slice[], atTop = false): number =>
  slices.reduce((sum, { height, before }, i) => sum + height + (atTop && i === 0 ? 0 : before), 0)

/** One slice out of many: they are never parted. */
export function whole(slices: readonly Slice[], before = slices[0]?.before ?? 0): Slice {
  const marks: Mark[] = []
  let y = 0
  for (const [i, slice] of slices.entries()) {
    y += i === 0 ? 0 : slice.before
    marks.push(...moved(slice.marks, 0, y))
    y += slice.height
  }
  return { height: y, marks, before }
}

/** Fills frame after frame; what is taller than a frame is parted after all. */
export function flow(slices: readonly Slice[], next: () => Frame): void {
  let frame = next()
  let y = 0
  const put = (slice: Slice): void => {
    y += y > 0 ? slice.before : 0
    frame.page.marks.push(...moved(slice.marks, frame.x, frame.y + y))
    y += slice.height
  }
  const turn = (first: Slice): void => {
    frame = next()
    y = 0
    if (first.head) put(first.head)
  }
  for (const chunk of chunksOf(slices)) {
    if (y > 0 && y + heightOf(chunk) > frame.height + 0.001) turn(chunk[0]!)
    for (const slice of chunk) {
      if (y > 0 && y + slice.before + slice.height > frame.height + 0.001) turn(slice)
      put(slice)
    }
  }
}
