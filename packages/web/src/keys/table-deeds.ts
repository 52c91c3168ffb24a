import { panBy, rotateBy, showAll, zoomBy } from '../table/control.ts'
import type { CameraWish } from '../table/scene.ts'
import type { CommandId } from './commands.ts'
import type { Deeds } from './listen.ts'

/** Wishes for another place to look from; false where there is nothing to look at. */
export type Wish = (change: Partial<CameraWish> | ((now: CameraWish) => Partial<CameraWish>)) => unknown

/** How far one press moves the view, in pixels, and turns it, in degrees. */
const PAN = 80
const TURN = 15
const ZOOM = 1.25

/** What the keys do wherever a table is on the screen: in a game and in a replay. A ghost that is being placed goes before the view. */
export function deedsOfTable(
  wish: Wish,
  nudge: (x: number, y: number, chord: string) => boolean = () => false,
  deaf: () => boolean = () => false,
): Deeds {
  const pan = (x: number, y: number, chord: string) => nudge(x, -y, chord) || panBy(x * PAN, y * PAN)
  const deeds: { readonly [id in CommandId]?: (chord: string) => unknown } = {
    panLeft: chord => pan(-1, 0, chord),
    panRight: chord => pan(1, 0, chord),
    panUp: chord => pan(0, -1, chord),
    panDown: chord => pan(0, 1, chord),
    rotateLeft: () => rotateBy(-TURN),
    rotateRight: () => rotateBy(TURN),
    straight: () => wish(now => ({ view: now.view === 'straight' ? 'free' : 'straight' })),
    zoomIn: () => zoomBy(ZOOM),
    zoomOut: () => zoomBy(1 / ZOOM),
    zoomReset: showAll,
  }
  return { do: (id, chord) => deeds[id]?.(chord), deaf }
}
