import { moved, type Page } from '../page.ts'
import { chunksOf, heightOf } from '../setting/flow.ts'
import type { Slice } from '../setting/text.ts'

/** Where the text and its margin stand on every page. */
export interface Frame {
  readonly text: { readonly x: number; readonly width: number }
  readonly margin: { readonly x: number; readonly width: number }
  readonly top: number
  readonly bottom: number
}

interface Pen {
  page: number
  y: number
}

/** How far notes may fall behind the text that they are about, in millimetres. */
const BEHIND = 70

/**
 * Text with notes in its margin. A note begins beside the text it belongs to, or below the note before it; where notes
 * are longer than the text, the text waits for them.
 */
export class Margined {
  readonly pages: Page[] = []
  private readonly frame: Frame
  private readonly blank: () => Page
  private readonly text: Pen
  private readonly notes: Pen

  constructor(frame: Frame, blank: () => Page) {
    this.frame = frame
    this.blank = blank
    this.text = { page: 0, y: frame.top }
    this.notes = { page: 0, y: frame.top }
  }

  /** The page that text goes to now. */
  get page(): number {
    return this.text.page
  }

  /** Puts text that stays together, with its notes beside it, or below its heading. */
  put(slices: readonly Slice[], notes: readonly Slice[] = [], heading: Slice | null = null): void {
    this.wait(notes.length > 0 ? BEHIND : Number.POSITIVE_INFINITY)
    const all = heading ? [heading, ...slices] : slices
    const at = this.set(this.text, all, this.frame.text.x)
    if (heading) at.y += heading.height
    if (notes.length === 0) return
    if (this.distance(this.notes, at) > 0) Object.assign(this.notes, at)
    for (const chunk of chunksOf(notes)) this.set(this.notes, chunk, this.frame.margin.x)
  }

  /** Begins anew where both text and notes have ended. */
  catchUp(): void {
    if (this.distance(this.text, this.notes) > 0) Object.assign(this.text, this.notes)
    Object.assign(this.notes, this.text)
  }

  /** Begins a page unless there is this much room. */
  need(height: number): void {
    if (this.text.y + height > this.frame.bottom) {
      this.turn(this.text)
      Object.assign(this.notes, this.text)
    }
  }

  turnPage(): void {
    this.turn(this.text)
    Object.assign(this.notes, this.text)
  }

  /** The text goes on no earlier than so far above the end of the notes. */
  private wait(most: number): void {
    const behind = this.distance(this.text, this.notes) - most
    if (behind <= 0) return
    this.text.y += behind
    if (this.text.y > this.frame.bottom) this.turn(this.text)
  }

  /** How far it is from one place to another, across pages. */
  private distance(from: Pen, to: Pen): number {
    return (to.page - from.page) * (this.frame.bottom - this.frame.top) + to.y - from.y
  }

  /** Where the first slice has gone. */
  private set(pen: Pen, slices: readonly Slice[], x: number): Pen {
    const isTop = () => pen.y <= this.frame.top
    if (!isTop() && pen.y + heightOf(slices) > this.frame.bottom) this.turn(pen)
    let first: Pen | null = null
    for (const slice of slices) {
      if (!isTop()) pen.y += slice.before
      if (!isTop() && pen.y + slice.height > this.frame.bottom) this.turn(pen)
      first ??= { ...pen }
      this.pageAt(pen.page).marks.push(...moved(slice.marks, x, pen.y))
      pen.y += slice.height
    }
    return first ?? { ...pen }
  }

  private turn(pen: Pen): void {
    pen.page++
    pen.y = this.frame.top
  }

  private pageAt(number: number): Page {
    while (this.pages.length <= number) this.pages.push(this.blank())
    return this.pages[number]!
  }
}
