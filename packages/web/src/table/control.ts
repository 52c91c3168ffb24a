import type { Point } from '@sandtable/kernel'

/** What the page may ask of the table's camera, for its keys and buttons. Without a table on the screen nothing happens. */
export interface TableControl {
  /** By screen pixels. */
  panBy(dx: number, dy: number): void
  /** By a factor, about the middle of the view. */
  zoomBy(factor: number): void
  /** By degrees, clockwise, and how much steeper; only in the free view. */
  rotateBy(degrees: number, tilt?: number): void
  /** Where on the table's part of the screen a point of the table is now; null where it cannot be seen. */
  project(at: Point): { readonly px: number; readonly py: number } | null
  /** The whole table in sight. */
  showAll(): void
}

/** A part of the table's screen, in pixels. */
export interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const frames = new Set<() => void>()
let written: readonly ScreenBox[] = []

/** Where the last frame wrote distances and odds: what floats over the table leaves them to be read. */
export const wordsDrawn = (): readonly ScreenBox[] => written

/** Called after each frame, so that what floats over the table can go along; the answer ends it. */
export function onFrame(drawn: () => void): () => void {
  frames.add(drawn)
  return () => frames.delete(drawn)
}

export const frameDrawn = (words: readonly ScreenBox[]): void => {
  written = words
  for (const drawn of frames) drawn()
}

export const project: TableControl['project'] = at => current?.project(at) ?? null

let current: TableControl | null = null

/** The table on the screen makes itself known; the answer takes it back. */
export function provideControl(control: TableControl): () => void {
  current = control
  return () => {
    if (current === control) current = null
  }
}

/** Does it, and says whether there is a table to do it to: without one the page may have the key. */
const done = (act: (control: TableControl) => void): boolean => {
  if (current) act(current)
  return current !== null
}

export const panBy = (dx: number, dy: number): boolean => done(control => control.panBy(dx, dy))
export const zoomBy = (factor: number): boolean => done(control => control.zoomBy(factor))
export const showAll = (): boolean => done(control => control.showAll())
export const rotateBy = (degrees: number, tilt = 0): boolean => done(control => control.rotateBy(degrees, tilt))
