import type { Point } from '@sandtable/kernel'
import { type Fingers, spreadOf } from './fingers.ts'
import type { Hand, TableEvent } from './scene.ts'

/** What lies under a pixel, in table terms. */
export interface Under {
  readonly at: Point
  readonly piece: string | null
  readonly terrain: string | null
}

/** A piece that a finger has taken hold of: the selected one, or the ghost of it. */
export interface Grip {
  readonly piece: string
  readonly at: Point
}

export interface Surface {
  /** A finger is broader than the tip of a mouse: what is near it is meant too. */
  under(px: number, py: number, finger: boolean): Under | null
  grip(px: number, py: number): Grip | null
  /** How much of the table is as good as the same place, under the mouse or under a finger. */
  reach(finger: boolean): number
  panBy(dx: number, dy: number): void
  rotateBy(degrees: number, tilt: number): void
  zoomBy(factor: number, px: number, py: number): void
  /** May the middle button turn the view? */
  turns(): boolean
  /** What the left button on bare ground, a finger, and Ctrl with the wheel are for just now. */
  hand(): Hand
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
      /** By finger: what it has taken hold of, if anything; null by mouse. */
      readonly finger: { readonly grip: Grip | null } | null
    }
  | {
      readonly kind: 'drag'
      readonly from: { readonly at: Point; readonly piece: string | null }
      readonly rules: boolean
      /** From the finger to what it holds: so it stays in sight beside it. */
      readonly off: Point
      last: { readonly at: Point; readonly piece: string | null }
    }
  | { readonly kind: 'pan' | 'turn'; x: number; y: number }
  | { readonly kind: 'box'; readonly x: number; readonly y: number }
  | ({ readonly kind: 'fingers' } & ReturnType<typeof spreadOf>)
  /** A finger that has been understood: nothing more is meant by it. */
  | { readonly kind: 'spent' }

type Press = Extract<Gesture, { kind: 'press' }>
type Drag = Extract<Gesture, { kind: 'drag' }>

/** A press becomes a drag when it has moved this far, in pixels; a finger rolls farther than a mouse slips. */
const slopOf = (finger: boolean): number => (finger ? 12 : 5)
const doubleTime = 350
/** A finger that rests so long asks for details. */
const longPress = 500

/** Turns pointer events into what was meant: hovering, clicking, dragging a piece, moving the view. */
export class Pointer {
  private gesture: Gesture | null = null
  private readonly fingers: Fingers = new Map()
  private resting: ReturnType<typeof setTimeout> | undefined
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
    // a second finger anywhere on the page: from now on the first only moves the view
    const second = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && !event.isPrimary && this.fingers.size === 1) this.moveView()
    }
    addEventListener('pointerdown', second, { signal: stop.signal, capture: true })
    stop.signal.addEventListener('abort', () => clearTimeout(this.resting))
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
    const finger = event.pointerType === 'touch'
    if (finger) {
      if (event.isPrimary) this.fingers.clear() // one that left without a word
      this.fingers.set(event.pointerId, { x, y })
    }
    const [turns, middle] = [this.surface.turns(), event.button === 1]
    const under = this.surface.under(x, y, finger)
    if (finger && (!event.isPrimary || this.fingers.size > 1)) this.moveView()
    else if (middle) this.become({ kind: turns && !event.shiftKey ? 'turn' : 'pan', x, y })
    else if (turns && event.button === 0 && event.altKey) this.become({ kind: 'turn', x, y })
    else if (under) this.press(event, under, x, y)
  }

  private press(event: PointerEvent, under: Under, x: number, y: number): void {
    const finger = event.pointerType === 'touch'
    const grip = finger ? { grip: this.surface.grip(x, y) } : null
    const press: Press = { kind: 'press', button: event.button, x, y, under, finger: grip }
    this.become(press)
    if (finger) this.resting = setTimeout(() => this.rest(press), longPress)
  }

  /** Whatever one finger was about, two only ever move the view; and the one that is left of them goes on doing that. */
  private moveView(): void {
    this.stopDrag()
    const [only] = this.fingers.values()
    if (this.fingers.size > 1) this.become({ kind: 'fingers', ...spreadOf(this.fingers) })
    else this.become(only ? { kind: 'pan', ...only } : null)
  }

  private rest({ under, x, y }: Press): void {
    this.become({ kind: 'spent' })
    this.surface.send({ type: 'hold', at: under.at, piece: under.piece, px: x, py: y })
  }

  private become(next: Gesture | null): void {
    clearTimeout(this.resting)
    this.gesture = next
  }

  private move(event: PointerEvent, { x, y }: { x: number; y: number }): void {
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, { x, y })
    const gesture = this.gesture
    if (!gesture) {
      if (event.pointerType === 'touch') return
      const under = this.surface.under(x, y, false)
      this.surface.send(under ? { type: 'hover', ...under, px: x, py: y } : { type: 'leave' })
    } else if (gesture.kind === 'press') this.begin(gesture, event, x, y)
    else if (gesture.kind === 'drag' && (event.buttons & 2) !== 0) {
      this.stopDrag() // the right button takes a drag back
      this.become(null)
    } else if (gesture.kind === 'box') this.surface.drawBox(boxOf(gesture, x, y))
    else if (gesture.kind === 'drag') {
      this.carry(gesture, x, y)
      this.drag('move', gesture)
    } else if (gesture.kind === 'fingers') this.pinch(gesture)
    else if (gesture.kind !== 'spent') {
      if (gesture.kind === 'pan') this.surface.panBy(gesture.x - x, gesture.y - y)
      else this.surface.rotateBy((x - gesture.x) * 0.35, (y - gesture.y) * 0.25)
      Object.assign(gesture, { x, y })
    }
  }

  /**
   * A press that moved: a piece is dragged, bare ground moves the view, unless a box is wanted or a ruler (with Ctrl, or in the
   * hand). A finger drags only what is selected: whoever moves the view may begin anywhere.
   */
  private begin(press: Press, event: PointerEvent, x: number, y: number): void {
    if (Math.hypot(x - press.x, y - press.y) < slopOf(press.finger !== null)) return
    const rules = event.ctrlKey || this.surface.hand().rule
    const held = press.finger && !rules ? press.finger.grip : press.under
    const bare = press.button === 0 && !held?.piece && !rules
    if (bare && !press.finger && (event.shiftKey || this.surface.hand().box)) {
      this.become({ kind: 'box', x: press.x, y: press.y })
      return
    }
    if (press.button === 2 || bare || !held) {
      this.surface.panBy(press.x - x, press.y - y)
      this.become({ kind: 'pan', x, y })
      return
    }
    const off: Point = [held.at[0] - press.under.at[0], held.at[1] - press.under.at[1]]
    const drag: Drag = { kind: 'drag', from: held, rules, off, last: held }
    this.become(drag)
    this.carry(drag, x, y)
    this.drag('start', drag)
  }

  private carry(drag: Drag, x: number, y: number): void {
    const under = this.surface.under(x, y, false)
    if (under) drag.last = { at: [under.at[0] + drag.off[0], under.at[1] + drag.off[1]], piece: under.piece }
  }

  private up(event: PointerEvent, { x, y }: { x: number; y: number }): void {
    this.fingers.delete(event.pointerId)
    const gesture = this.gesture
    this.become(null)
    if (this.fingers.size > 0) this.moveView()
    else if (gesture) this.finish(gesture, event, x, y)
  }

  private finish(gesture: Gesture, event: PointerEvent, x: number, y: number): void {
    if (gesture.kind === 'drag') this.drag('end', gesture)
    if (gesture.kind === 'box') {
      this.surface.drawBox(null)
      const pieces = this.surface.within(boxOf(gesture, x, y))
      this.surface.send({ type: 'box', pieces, shift: event.shiftKey })
    }
    if (gesture.kind === 'press' && gesture.button !== 1) this.click(gesture, event, x, y)
  }

  private click({ under, button, finger }: Press, event: PointerEvent, x: number, y: number): void {
    const time = event.timeStamp
    const near = Math.hypot(x - this.lastClick.x, y - this.lastClick.y) < slopOf(finger !== null)
    const double = time - this.lastClick.time < doubleTime && near
    this.lastClick = { time: double ? 0 : time, x, y }
    this.surface.send({
      type: 'click',
      at: under.at,
      piece: under.piece,
      button: button === 2 ? 'right' : 'left',
      px: x,
      py: y,
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      double,
      reach: this.surface.reach(finger !== null),
    })
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    this.stopDrag()
    this.become(null)
    if (this.fingers.size > 0) this.moveView()
  }

  private stopDrag(): void {
    if (this.gesture?.kind === 'drag') this.drag('cancel', this.gesture)
    if (this.gesture?.kind === 'box') this.surface.drawBox(null)
  }

  private drag(stage: 'start' | 'move' | 'end' | 'cancel', { from, last, rules }: Drag): void {
    const { piece, at } = from
    this.surface.send({ type: 'drag', stage, piece, from: at, to: last.at, over: last.piece, ctrl: rules })
  }

  private pinch(gesture: Extract<Gesture, { kind: 'fingers' }>): void {
    const next = spreadOf(this.fingers)
    const turned = ((next.angle - gesture.angle + 540) % 360) - 180
    this.surface.zoomBy(next.gap / Math.max(1, gesture.gap), next.x, next.y)
    this.surface.panBy(gesture.x - next.x, gesture.y - next.y)
    if (this.surface.turns()) this.surface.rotateBy(turned, 0)
    Object.assign(gesture, next)
  }
}

const boxOf = ({ x, y }: { readonly x: number; readonly y: number }, px: number, py: number): Box => ({
  x0: Math.min(x, px),
  y0: Math.min(y, py),
  x1: Math.max(x, px),
  y1: Math.max(y, py),
})
