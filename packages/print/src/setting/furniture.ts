import { type Page, stroke } from '../page.ts'
import type { Measure } from './fonts.ts'

interface Furniture {
  readonly left: string
  readonly right: string
  readonly number: number
  /** The side margins. */
  readonly x: number
  readonly end: number
}

/** What stands at the head and the foot of a page: the book, the chapter, the number. */
export function furnish(page: Page, measure: Measure, { left, right, number, x, end }: Furniture): void {
  const edge = page.width - end
  const said = String(number)
  page.marks.push(
    { type: 'text', x, y: 11.5, text: left, face: 'sans-bold', size: 7.5 },
    { type: 'text', x: edge - measure(right, 'sans', 7.5), y: 11.5, text: right, face: 'sans', size: 7.5 },
    stroke([x, 13.2], [edge, 13.2], 0.15),
    {
      type: 'text',
      x: edge - measure(said, 'sans-bold', 9),
      y: page.height - 10,
      text: said,
      face: 'sans-bold',
      size: 9,
    },
  )
}
