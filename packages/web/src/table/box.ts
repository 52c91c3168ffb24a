import type { Point } from '@sandtable/kernel'
import type { Box } from './pointer.ts'
import type { TableScene } from './scene.ts'

/** The pieces whose middle is in a box on the screen. */
export function piecesWithin(
  scene: TableScene,
  { x0, y0, x1, y1 }: Box,
  project: (at: Point) => { readonly px: number; readonly py: number } | null,
): readonly string[] {
  return scene.pieces.flatMap(({ id, at, states }) => {
    const seen = states.includes('ghost') ? null : project(at)
    return seen && seen.px >= x0 && seen.px <= x1 && seen.py >= y0 && seen.py <= y1 ? [id] : []
  })
}

/** The box while it is drawn: a plain outline over the canvas, since nothing of the scene changes. */
export function outlineBox(holder: HTMLElement | null, box: Box | null): void {
  if (!holder) return
  let outline = holder.querySelector<HTMLElement>('[data-box]')
  if (!box) {
    outline?.remove()
    return
  }
  if (!outline) {
    outline = document.createElement('div')
    outline.dataset.box = ''
    Object.assign(outline.style, {
      position: 'absolute',
      border: '2px dashed #fff8e6',
      outline: '1px solid #150d06',
      background: 'rgb(255 248 230 / 12%)',
      pointerEvents: 'none',
    })
    holder.append(outline)
  }
  Object.assign(outline.style, {
    left: `${box.x0}px`,
    top: `${box.y0}px`,
    width: `${box.x1 - box.x0}px`,
    height: `${box.y1 - box.y0}px`,
  })
}
