import { heading } from '../book/reference.ts'
import { box, type Mark, type Page, type Printed, stroke } from '../page.ts'
import { blank, margin, type Paper } from '../paper.ts'
import { flow, whole } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { paragraph, type Slice } from '../setting/text.ts'
import type { SheetsToPrint, SheetToPrint } from './battle.ts'
import { headSlices } from './scenario.ts'

const COLUMNS = 3
const GUTTER = 4
const SIZE = 7.6

/** Every unit of a side with its present state, and boxes to tick off what befalls each man. */
export function unitSheets(sheets: SheetsToPrint, paper: Paper, measure: Measure): Printed {
  const full = paper.width - 2 * margin
  const width = (full - GUTTER * (COLUMNS - 1)) / COLUMNS
  const head = whole(headSlices({ ...sheets, when: `${sheets.side}, ${sheets.when}` }, full, measure))
  const slices = sheets.units.flatMap(({ name, note, sheets: all }) => [
    heading(note ? `${name}: ${note}` : name, 8.5, width, measure),
    ...all.map(sheet => sheetSlice(sheet, width, measure)),
  ])
  const lost =
    sheets.lost.length > 0
      ? [heading('Lost', 8.5, width, measure), ...sheets.lost.map(name => nameSlice(name, width, measure))]
      : []
  const pages: Page[] = []
  let column = 0
  flow([...slices, ...lost], () => {
    if (column % COLUMNS === 0) pages.push(blank(paper))
    const page = pages.at(-1)!
    const top = margin + (pages.length === 1 ? head.height + 3 : 0)
    const x = margin + (column % COLUMNS) * (width + GUTTER)
    column++
    return { page, x, y: top, height: paper.height - margin - top }
  })
  flow([head], () => ({ page: pages[0] ?? blank(paper), x: margin, y: margin, height: head.height + 1 }))
  return { title: `${sheets.title}: ${sheets.side}`, pages, bookmarks: [] }
}

/** What those alike have in common, and then each by name. */
function sheetSlice({ lines, names }: SheetToPrint, width: number, measure: Measure): Slice {
  const inner = width - 4
  const said = lines.flatMap(({ label, value }) =>
    paragraph(
      [
        { text: `${label}  `, face: 'sans', ink: 'grey' },
        { text: value, face: 'sans-bold' },
      ],
      { face: 'sans', size: SIZE, leading: 3.4 },
      inner,
      measure,
      { x: 2, before: 0.3 },
    ),
  )
  const body = whole([
    ...names.map(name => nameSlice(name, width, measure)),
    { height: 0.8, marks: [], before: 0 },
    ...said,
  ])
  return {
    height: body.height + 1.4,
    before: 1.6,
    marks: [box(0, 0, width, body.height + 1, { stroke: 0.3 }), ...body.marks],
  }
}

const BOXES = 4

/** A name, and boxes beside it: pins, wounds, whatever the players count. */
function nameSlice(name: string, width: number, measure: Measure): Slice {
  const room = width - 4 - BOXES * 4
  const text = whole(paragraph(name, { face: 'sans-bold', size: 8.6, leading: 3.9 }, room, measure, { x: 2 }))
  const height = Math.max(text.height, 4) + 1
  const boxes = Array.from(
    { length: BOXES },
    (_, i): Mark => box(width - 2 - (BOXES - i) * 3.7, 0.9, 3, 3, { stroke: 0.2 }),
  )
  return {
    height,
    before: 0,
    marks: [...text.marks, ...boxes, stroke([0, height], [width, height], 0.1, { ink: 'grey' })],
  }
}
