import type { ScreenBox } from '../control.ts'

/** A word on the table: cream on dark, as high at every zoom. */
export function drawLabel(
  brush: CanvasRenderingContext2D,
  px: number,
  py: number,
  text: string,
  colour = '#fff3da',
): ScreenBox {
  brush.font = '600 13px Georgia, "Source Serif 4 Variable", serif'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  const width = brush.measureText(text).width + 14
  brush.fillStyle = 'rgba(28,18,10,.86)'
  brush.beginPath()
  brush.roundRect(px - width / 2, py - 11, width, 22, 6)
  brush.fill()
  brush.strokeStyle = 'rgba(255,240,210,.4)'
  brush.lineWidth = 1
  brush.stroke()
  brush.fillStyle = colour
  brush.fillText(text, px, py + 0.5)
  return { left: px - width / 2, top: py - 11, width, height: 22 }
}

/** What a token says: a letter or a number, small enough to lie on it. */
export function drawMark(brush: CanvasRenderingContext2D, px: number, py: number, text: string): void {
  brush.font = '700 12px system-ui, sans-serif'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.lineWidth = 3
  brush.strokeStyle = '#fff6e2'
  brush.strokeText(text, px, py)
  brush.fillStyle = '#2a1c08'
  brush.fillText(text, px, py)
}
