import { capital, type Rule, type Section } from '@sandtable/kernel'
import { type Bookmark, type Mark, type Page, type Printed, stroke } from '../page.ts'
import { blank, type Paper } from '../paper.ts'
import { cellsOf } from '../setting/cells.ts'
import { flow, whole } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { furnish } from '../setting/furniture.ts'
import { anchorOf, ruled } from '../setting/ruled.ts'
import { fits } from '../setting/table.ts'
import { linesOf, paragraph, type Slice, type Style } from '../setting/text.ts'
import { contents, cover } from './front.ts'
import { type Frame, Margined } from './margin.ts'
import { type BookToPrint, tablesOf } from './printed-book.ts'
import { tablesIn, tellingOf } from './reference.ts'
import { marksFor, rulingSlices, rulingsBeside } from './rulings.ts'

/** How a page is divided: all in millimetres, but sizes of type. */
interface Division {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The column for rulings. */
  readonly margin: number
  readonly gutter: number
  /** The numbers of the rules. */
  readonly number: number
  readonly body: Style & { readonly leading: number }
  readonly table: number
  readonly head: number
}

const large: Division = {
  left: 18,
  right: 14,
  top: 19,
  bottom: 19,
  margin: 57,
  gutter: 6,
  number: 9,
  body: { face: 'serif', size: 10, leading: 4.6 },
  table: 8.5,
  head: 15,
}
/** Half a sheet, as in a booklet. */
const small: Division = {
  left: 11,
  right: 9,
  top: 16,
  bottom: 15,
  margin: 39,
  gutter: 4,
  number: 7.5,
  body: { face: 'serif', size: 8.7, leading: 3.95 },
  table: 7.4,
  head: 13,
}
const divisionOf = ({ width }: Paper): Division => (width < 160 ? small : large)

/** A chapter, and the page that it begins on. */
export interface Chapter {
  readonly title: string
  readonly anchor: string
  readonly page: number
}

/** The whole rulebook: every rule, with our rulings in the margin beside it, and all tables. */
export function rulebook(book: BookToPrint, paper: Paper, measure: Measure): Printed {
  const division = divisionOf(paper)
  const frame = frameOn(paper, division)
  const text = new Margined(frame, () => blank(paper))
  const chapters: Chapter[] = []
  const tables = Object.keys(tablesOf(book))
  const beside = rulingsBeside(book)
  const notes = (id: string): Slice[] =>
    (beside.get(id) ?? []).flatMap(ruling => rulingSlices(ruling, frame.margin.width, measure))
  for (const section of book.sections) {
    text.catchUp()
    text.need(34)
    const head = chapterHead(book, section, frame, division, measure)
    for (const [i, rule] of section.rules.entries()) {
      const said = ruleSlices(book, rule, frame.text.width, division, tables, measure)
      text.put(said, notes(rule.id), i === 0 ? head : null)
      if (i === 0) chapters.push({ title: section.title, anchor: anchor(book, section), page: text.page })
    }
  }
  const pages = [...text.pages]
  chapters.push({ title: 'Tables', anchor: 'tables', page: pages.length })
  pages.push(...tablePages(book, paper, measure))
  return bound(book, paper, pages, chapters, measure)
}

const anchor = (book: BookToPrint, { id }: Section): string => `${book.prefix}-${id}`

const frameOn = ({ width, height }: Paper, { left, right, top, bottom, margin, gutter }: Division): Frame => {
  const text = width - left - right - margin - gutter
  return {
    text: { x: left, width: text },
    margin: { x: left + text + gutter, width: margin },
    top,
    bottom: height - bottom,
  }
}

function chapterHead(
  book: BookToPrint,
  section: Section,
  frame: Frame,
  { gutter, margin, head }: Division,
  measure: Measure,
): Slice {
  const { width } = frame.text
  const code = anchor(book, section)
  const wide = measure(code, 'sans', 8)
  const title = whole(paragraph(section.title, { face: 'sans-bold', size: head }, width - wide - 4, measure))
  const marks: Mark[] = [
    { type: 'anchor', y: -3, name: code },
    stroke([0, 0], [width + gutter + margin, 0], 0.7),
    { type: 'text', x: width - wide, y: 7.2, text: code, face: 'sans', size: 8, ink: 'grey' },
  ]
  const moved = title.marks.map(mark => (mark.type === 'text' ? { ...mark, y: mark.y + 2 } : mark))
  return { height: title.height + 4, marks: [...marks, ...moved], before: 8 }
}

/** A rule with its number in front; advice is set in italics. */
function ruleSlices(
  book: BookToPrint,
  rule: Rule,
  width: number,
  { body, number: beside }: Division,
  tables: readonly string[],
  measure: Measure,
): Slice[] {
  const face = rule.kind === 'advice' ? 'italic' : 'serif'
  const runs = [...ruled(rule.says, { face }, tables), ...marksFor(book, rule)]
  const lines = paragraph(runs, body, width - beside, measure, { x: beside, before: 1.3 })
  const number = rule.id.split('-')[2] ?? ''
  const [numeral = []] = linesOf(number, { face: 'sans-bold', size: body.size - 1 }, beside, measure)
  const marks: Mark[] = [
    { type: 'anchor', y: -1, name: rule.id },
    ...numeral.map(mark => (mark.type === 'text' ? { ...mark, y: body.leading * 0.75 } : mark)),
  ]
  return lines.map((slice, i) => (i === 0 ? { ...slice, marks: [...marks, ...slice.marks] } : slice))
}

/** Tables in two columns; those that need the whole width follow. */
function tablePages(book: BookToPrint, paper: Paper, measure: Measure): Page[] {
  const { left, right, top, bottom, gutter, table: size, head } = divisionOf(paper)
  const full = paper.width - left - right
  const half = (full - gutter) / 2
  const isNarrow = (name: string): boolean =>
    cellsOf(tablesOf(book)[name], tellingOf(book, name)).every(cells => fits(cells, size, half, measure))
  const names = Object.keys(tablesOf(book))
  const set = (name: string, width: number): Slice[] =>
    tablesIn(book, name, size, width, measure).map((slice, i) =>
      i === 0
        ? { ...slice, before: 4, marks: [{ type: 'anchor', y: -3, name: anchorOf(name) }, ...slice.marks] }
        : slice,
    )
  const pages: Page[] = []
  const height = paper.height - top - bottom - 14
  let column = 0
  flow(
    names.filter(isNarrow).flatMap(name => set(name, half)),
    () => {
      if (column % 2 === 0) pages.push(blank(paper))
      const x = left + (column % 2) * (half + gutter)
      const y = top + (column < 2 ? 14 : 0)
      column++
      return { page: pages.at(-1)!, x, y, height: paper.height - bottom - y }
    },
  )
  const wide = names.filter(name => !isNarrow(name)).flatMap(name => set(name, full))
  if (wide.length > 0)
    flow(wide, () => {
      pages.push(blank(paper))
      return { page: pages.at(-1)!, x: left, y: top, height: height + 14 }
    })
  pages[0]?.marks.unshift(
    { type: 'anchor', y: top - 3, name: 'tables' },
    stroke([left, top], [paper.width - right, top], 0.7),
    { type: 'text', x: left, y: top + 7.5, text: 'Tables', face: 'sans-bold', size: head },
  )
  return pages
}

/** With cover and contents in front, and heads and numbers on every page. */
function bound(
  book: BookToPrint,
  paper: Paper,
  pages: Page[],
  chapters: readonly Chapter[],
  measure: Measure,
): Printed {
  const { left, right } = divisionOf(paper)
  const first = contents(chapters, 0, paper, measure).length + 1
  const front = [cover(book, paper, measure), ...contents(chapters, first, paper, measure)]
  for (const [i, page] of pages.entries()) {
    const here = chapters.find(chapter => chapter.page === i) ?? chapters.findLast(chapter => chapter.page < i)
    furnish(page, measure, { left: book.title, right: here?.title ?? '', number: first + i + 1, x: left, end: right })
  }
  const bookmarks: Bookmark[] = [
    { title: book.title, page: 0 },
    { title: 'Contents', page: 1 },
    ...chapters.map(({ title, page }) => ({ title: capital(title), page: page + first })),
  ]
  return { title: `${book.title}: the rules`, pages: [...front, ...pages], bookmarks }
}
