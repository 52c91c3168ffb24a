import { type Mark, stroke } from '../page.ts'
import type { Measure } from '../setting/fonts.ts'

const CM = 10
const INCH = 25.4

/** A ruler in inches and centimetres, to check that the printer has not shrunk the page. */
export function ruler(width: number, measure: Measure): Mark[] {
  const marks: Mark[] = [stroke([0, 8], [width, 8], 0.25)]
  const number = (x: number, y: number, text: string): Mark => ({
    type: 'text',
    x: x - measure(text, 'sans', 7) / 2,
    y,
    text,
    face: 'sans',
    size: 7,
  })
  for (let i = 0; i * INCH <= width * 8; i++) {
    const x = (i * INCH) / 8
    if (x > width) break
    const long = i % 8 === 0 ? 4 : i % 4 === 0 ? 2.8 : 1.6
    marks.push(stroke([x, 8 - long], [x, 8], 0.15))
    if (i % 8 === 0) marks.push(number(x, 3, String(i / 8)))
  }
  for (let mm = 0; mm <= width; mm++) {
    const long = mm % CM === 0 ? 4 : mm % 5 === 0 ? 2.8 : 1.6
    marks.push(stroke([mm, 8], [mm, 8 + long], 0.15))
    if (mm % CM === 0) marks.push(number(mm, 15, String(mm / CM)))
  }
  marks.push(
    { type: 'text', x: width + 0.5, y: 6.5, text: 'in', face: 'sans', size: 6 },
    { type: 'text', x: width + 0.5, y: 12, text: 'cm', face: 'sans', size: 6 },
  )
  return marks
}
