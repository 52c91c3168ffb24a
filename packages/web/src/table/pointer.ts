import type { Point } from '@sandtable/kernel'
import type { TableEvent } from './scene.ts'

/** What lies under a pixel, in table terms. */
export interface Under {
  readonly at: Point
  readonly piece: string | null
  readonly terrain: string | null
}

export interface Surface {
  under(px: number, py: number): Under | null
  panBy(dx: number, dy: number): void
  rotateBy(degrees: number, tilt: number): void
  zoomBy(factor: number, px: number, py: number): void
  /** May the middle button turn the view? */
  turns(): boolean
  /** What the left button on bare ground and Ctrl with the wheel are for just now. */
  hand(): { readonly box: boolean; readonly turn: boolean }
  /** The pieces within a box on the screen; while it is drawn, it is shown. */
  within(box: Box): readonly string[]
  drawBox(box: Box | null): void
  send(event: TableEvent): void
}

/** A box on the screen, by two corners. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

type Gesture =
  | {
      readonly kind: 'press'
      readonly button: number
      readonly x: number
      readonly y: number
      readonly under: Under
      readonly touch: boolean
    }
  | { readonly kind: 'drag'; readonly from: Under; last: Point }
  | { readonly kind: 'pan' | 'turn'; x: number; y: number }
  | { readonly kind: 'box'; readonly x: number; readonly y: number }
  | { readonly kind: 'pinch'; gap: number; x: number; y: number }

/** A press becomes a drag when it has moved this far, in pixels. */
const slop = 5
const doubleTime = 350

/** Turns pointer events into what was meant: hovering, clicking, dragging a piece, moving the view. */
export class Pointer {
  private gesture: Gesture | null = null
  private readonly fingers = new Map<number, { x: number; y: number }>()
  private lastClick = { time: 0, x: 0, y: 0 }
  private readonly surface: Surface

  constructor(surface: Surface) {
    this.surface = surface
  }

  listen(element: HTMLElement): () => void {
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      handle: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ): void => element.addEventListener(type, handle, { signal: stop.signal, passive })
    const at = (event: MouseEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    on('pointerdown', event => {
      element.setPointerCapture(event.pointerId)
      this.down(event, at(event))
    })
    on('pointermove', event => this.move(event, at(event)))
    on('pointerup', event => this.up(event, at(event)))
    on('pointercancel', event => this.cancel(event))
    on('pointerleave', () => this.gesture ?? this.surface.send({ type: 'leave' }))
    on('contextmenu', event => event.preventDefault(), false)
    on(
      'wheel',
      event => {
        event.preventDefault()
        if (event.ctrlKey && this.surface.hand().turn) {
          this.surface.send({ type: 'turn', by: event.deltaY > 0 ? 15 : -15 })
          return
        }
        const { x, y } = at(event)
        this.surface.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), x, y)
      },
      false,
    )
    return () => stop.abort()
  }

  private down(event: PointerEvent, { x, y }: { x: number; y: number }): void {
    if (event.pointerType === 'touch') {
      this.fingers.set(event.pointerId, { x, y })
      if (this.fingers.size === 2) {
        this.stopDrag()
        this.gesture = { kind: 'pinch', ...this.spread() }
        return
      }
    }
    if (event.button === 1) {
      this.gesture = { kind: this.surface.turns() && !event.shiftKey ? 'turn' : 'pan', x, y }
      return
    }
    const under = this.surface.under(x, y)
    if (event.button === 0 && event.altKey && this.surface.turns()) this.gesture = { kind: 'turn', x, y }
    else if (under)
      this.gesture = { kind: 'press', button: event.button, x, y, under, touch: event.pointerType === 'touch' }
  }

  private move(event: PointerEvent, { x, y }: { x: number; y: number }): void {
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, { x, y })
    const gesture = this.gesture
    if (!gesture) {
      const under = this.surface.under(x, y)
      this.surface.send(under ? { type: 'hover', ...under, px: x, py: y } : { type: 'leave' })
      return
    }
    if (gesture.kind === 'press') this.begin(gesture, event, x, y)
    else if (gesture.kind === 'drag' && (event.buttons & 2) !== 0) {
      this.stopDrag() // the right button takes a drag back
      this.gesture = null
    } else if (gesture.kind === 'box') this.surface.drawBox(boxOf(gesture, x, y))
    else if (gesture.kind === 'drag') {
      const under = this.surface.under(x, y)
      if (under) gesture.last = under.at
      this.drag('move', gesture, event.ctrlKey)
    } else if (gesture.kind === 'pinch') this.pinch(gesture)
    else {
      if (gesture.kind === 'pan') this.surface.panBy(gesture.x - x, gesture.y - y)
      else this.surface.rotateBy((x - gesture.x) * 0.35, (y - gesture.y) * 0.25)
      Object.assign(gesture, { x, y })
    }
  }

  /** A press that moved: a piece is dragged, bare ground moves the view, unless a box is wanted or a ruler (with Ctrl). */
  private begin(press: Extract<Gesture, { kind: 'press' }>, event: PointerEvent, x: number, y: number): void {
    if (Math.hypot(x - press.x, y - press.y) < slop) return
    const bare = press.button === 0 && !press.under.piece && !event.ctrlKey
    if (bare && !press.touch && (event.shiftKey || this.surface.hand().box)) {
      this.gesture = { kind: 'box', x: press.x, y: press.y }
      return
    }
    if (press.button === 2 || bare) {
      this.surface.panBy(press.x - x, press.y - y)
      this.gesture = { kind: 'pan', x, y }
      return
    }
    const drag: Extract<Gesture, { kind: 'drag' }> = {
      kind: 'drag',
      from: press.under,
      last: this.surface.under(x, y)?.at ?? press.under.at,
    }
    this.gesture = drag
    this.drag('start', drag, event.ctrlKey)
  }

  private up(event: PointerEvent, { x, y }: { x: number; y: number }): void {
    this.fingers.delete(event.pointerId)
    const gesture = this.gesture
    this.gesture = null
    if (gesture?.kind === 'drag') this.drag('end', gesture, event.ctrlKey)
    if (gesture?.kind === 'box') {
      this.surface.drawBox(null)
      const pieces = this.surface.within(boxOf(gesture, x, y))
      this.surface.send({ type: 'box', pieces, shift: event.shiftKey })
    }
    if (gesture?.kind !== 'press' || gesture.button === 1) return
    const time = event.timeStamp
    const double =
      time - this.lastClick.time < doubleTime && Math.hypot(x - this.lastClick.x, y - this.lastClick.y) < slop
    this.lastClick = { time: double ? 0 : time, x, y }
    const { at, piece } = gesture.under
    this.surface.send({
      type: 'click',
      at,
      piece,
      button: gesture.button === 2 ? 'right' : 'left',
      px: x,
      py: y,
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      double,
    })
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    this.stopDrag()
    this.gesture = null
  }

  private stopDrag(): void {
    if (this.gesture?.kind === 'drag') this.drag('cancel', this.gesture, false)
    if (this.gesture?.kind === 'box') this.surface.drawBox(null)
  }

  private drag(
    stage: 'start' | 'move' | 'end' | 'cancel',
    { from, last }: Extract<Gesture, { kind: 'drag' }>,
    ctrl: boolean,
  ): void {
    this.surface.send({ type: 'drag', stage, piece: from.piece, from: from.at, to: last, ctrl })
  }

  private spread(): { gap: number; x: number; y: number } {
    const [a, b] = [...this.fingers.values()] as [{ x: number; y: number }, { x: number; y: number }]
    return { gap: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }

  private pinch(gesture: Extract<Gesture, { kind: 'pinch' }>): void {
    if (this.fingers.size < 2) return
    const next = this.spread()
    this.surface.zoomBy(next.gap / Math.max(1, gesture.gap), next.x, next.y)
    this.surface.panBy(gesture.x - next.x, gesture.y - next.y)
    Object.assign(gesture, next)
  }
}

const boxOf = ({ x, y }: { readonly x: number; readonly y: number }, px: number, py: number): Box => ({
  x0: Math.min(x, px),
  y0: Math.min(y, py),
  x1: Math.max(x, px),
  y1: Math.max(y, py),
})
