import { toLength } from '@sandtable/kernel'
import { type BookToPrint, paperOf, type Template, valueIn } from '../book/printed-book.ts'
import { box, type LineMark, type Mark, moved, type Page, type Printed, type Spot, stroke } from '../page.ts'
import { blank, margin, type Paper } from '../paper.ts'
import type { Measure } from '../setting/fonts.ts'
import { linesOf } from '../setting/text.ts'
import { ruler } from './ruler.ts'

/** A template to cut out, with the room it takes. */
interface Shape {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

const FOOT = 32
const GAP = 6

/** Blast and flame templates at true size, with a ruler on every page. */
export function templateSheets(book: BookToPrint, paper: Paper, measure: Measure): Printed {
  const width = paper.width - 2 * margin
  const height = paper.height - 2 * margin - FOOT
  const shapes = paperOf(book).templates.flatMap(one => shapesOf(book, one, { width, height }, measure))
  const pages: Page[] = []
  let at: Spot = [0, Number.POSITIVE_INFINITY]
  let row = 0
  for (const shape of shapes.toSorted((a, b) => a.height - b.height)) {
    if (at[0] + shape.width > width) {
      at = [0, at[1] + row + GAP]
      row = 0
    }
    if (at[1] + shape.height > height) {
      pages.push(sheet(book, paper, measure))
      at = [0, 0]
      row = 0
    }
    pages.at(-1)?.marks.push(...moved(shape.marks, margin + at[0], margin + 10 + at[1]))
    at = [at[0] + shape.width + GAP, at[1]]
    row = Math.max(row, shape.height)
  }
  return { title: `${book.title}: templates`, pages, bookmarks: [] }
}

function sheet(book: BookToPrint, paper: Paper, measure: Measure): Page {
  const page = blank(paper)
  const says = 'Templates at true size: print at 100 %, without fitting to the page'
  page.marks.push(
    { type: 'text', x: margin, y: margin + 4, text: book.title, face: 'stencil', size: 14 },
    {
      type: 'text',
      x: paper.width - margin - measure(says, 'sans', 8),
      y: margin + 4,
      text: says,
      face: 'sans',
      size: 8,
    },
    ...moved(ruler(paper.width - 2 * margin, measure), margin, paper.height - margin - 17),
  )
  return page
}

const mmOf = (book: BookToPrint, value: number): number => toLength(value, book.unit) / 100

const said: { readonly [unit: string]: string } = { in: 'inches', cm: 'cm', mm: 'mm' }

interface Room {
  readonly width: number
  readonly height: number
}

/** What is cut out for a template; a strip that is too long for the sheet is cut out twice. */
function shapesOf(book: BookToPrint, { name, rings, strip }: Template, room: Room, measure: Measure): readonly Shape[] {
  const unit = said[book.unit]
  if (!strip) {
    const radii = (rings ?? []).map(path => valueIn(book, path)[0]!)
    const inMm = radii.map(radius => mmOf(book, radius))
    return [disc(name, `radius ${radii.join(' and ')} ${unit}`, inMm, room, measure)]
  }
  const [short = 0, long = 0] = valueIn(book, strip).toSorted((a, b) => a - b)
  const [wide, tall] = [mmOf(book, long), mmOf(book, short)]
  if (wide <= room.width) return [bar(name, `${long} × ${short} ${unit}`, wide, tall, measure)]
  const half = bar(name, `half of ${long} × ${short} ${unit}`, wide / 2, tall, measure)
  return [half, half]
}

/** A strip, lying. */
function bar(name: string, says: string, width: number, height: number, measure: Measure): Shape {
  const axis = stroke([0, height / 2], [width, height / 2], 0.1, { dash: [2, 2], ink: 'grey' })
  const words = label(name, says, width / 2, height / 2 - 7, width - 8, measure)
  return { width, height, marks: [box(0, 0, width, height, { stroke: 0.35 }), axis, ...words] }
}

/** The parts of a disc that can be cut out, largest first; of a part, one turns it about its centre. */
const parts: readonly { says: string; from: number; to: number; wide: number; tall: number; centre: Spot }[] = [
  { says: '', from: 0, to: 360, wide: 2, tall: 2, centre: [1, 1] },
  { says: 'half; ', from: -90, to: 90, wide: 1, tall: 2, centre: [0, 1] },
  { says: 'a quarter; ', from: 0, to: 90, wide: 1, tall: 1, centre: [0, 0] },
  { says: 'an eighth; ', from: 45, to: 90, wide: Math.SQRT1_2, tall: 1, centre: [0, 0] },
]

/** A disc with its rings, or as much of it as the sheet has room for. */
function disc(name: string, says: string, radii: readonly number[], room: Room, measure: Measure): Shape {
  const most = Math.max(...radii)
  const part = parts.find(({ wide, tall }) => wide * most <= room.width && tall * most <= room.height) ?? parts.at(-1)!
  const centre: Spot = [part.centre[0] * most, part.centre[1] * most]
  const isWhole = part.to - part.from === 360
  const arcs = radii.map((radius): LineMark => {
    const rim = arc(centre, radius, part.from, part.to)
    // an inner ring is an arc alone: its straight sides are those of the outer one
    if (radius < most) return { type: 'line', closed: isWhole, stroke: 0.35, points: rim, dash: [2, 1.2] }
    return { type: 'line', closed: true, stroke: 0.35, points: isWhole ? rim : [...rim, centre] }
  })
  const [x, y] = centre
  const cross = [stroke([x - 3, y], [x + 3, y], 0.2), stroke([x, y - 3], [x, y + 3], 0.2)]
  // between the rings, so that no line runs through the words
  const inner = Math.max(0, ...radii.filter(radius => radius < most))
  const between = inner > 0 ? (inner + most) / 2 : most * 0.5
  const angle = (((part.from + part.to) / 2) * Math.PI) / 180
  const middle: Spot = isWhole ? [x, y - between] : [x + between * Math.cos(angle), y + between * Math.sin(angle)]
  const wide = isWhole ? most * 1.1 : inner > 0 ? Math.max(most - inner - 6, 22) : most * 0.5
  return {
    width: part.wide * most,
    height: part.tall * most,
    marks: [...arcs, ...cross, ...label(name, part.says + says, middle[0], middle[1] - 4, wide, measure)],
  }
}

/** Points on a circle, close enough that no eye sees the corners. */
export function arc([x, y]: Spot, radius: number, from: number, to: number): Spot[] {
  const steps = Math.round((to - from) / 1.5)
  return Array.from({ length: steps + (to - from === 360 ? 0 : 1) }, (_, i): Spot => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function label(name: string, says: string, x: number, y: number, width: number, measure: Measure): Mark[] {
  const bold = linesOf(name, { face: 'sans-bold', size: 10, align: 'centre' }, width, measure)
  const plain = linesOf(says, { face: 'sans', size: 8, align: 'centre' }, width, measure)
  return [...bold, ...plain].flatMap((line, i) => moved(line, x - width / 2, y + i * 4.6))
}
