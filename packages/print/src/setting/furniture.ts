import { type Mark, type Page, stroke } from '../page.ts'
import { margin } from '../paper.ts'
import type { Measure } from './fonts.ts'

/** What stands at the head and the foot of a page: the book, the chapter, the number. */
export function furnish(
  page: Page,
  measure: Measure,
  { left, right, number }: { left: string; right: string; number: number },
): void {
  const end = page.width - margin
  const head: Mark[] = [
    { type: 'text', x: margin, y: margin - 1.5, text: left, face: 'sans-bold', size: 7.5 },
    { type: 'text', x: end - measure(right, 'sans', 7.5), y: margin - 1.5, text: right, face: 'sans', size: 7.5 },
    stroke([margin, margin], [end, margin], 0.2),
  ]
  const said = String(number)
  page.marks.push(...head, {
    type: 'text',
    x: (page.width - measure(said, 'sans-bold', 9)) / 2,
    y: page.height - margin + 4,
    text: said,
    face: 'sans-bold',
    size: 9,
  })
}
