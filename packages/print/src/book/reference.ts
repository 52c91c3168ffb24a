import { capital, spoken, termName } from '@sandtable/kernel'
import { moved, type Page, type Printed, stroke } from '../page.ts'
import { blank, margin, type Paper } from '../paper.ts'
import { cellsOf, merged, type Telling } from '../setting/cells.ts'
import { chunksOf, flow, heightOf, whole } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { ruled } from '../setting/ruled.ts'
import { tableSlices } from '../setting/table.ts'
import { linesOf, paragraph, type Slice } from '../setting/text.ts'
import { type BookToPrint, paperOf, type ReferencePart, ruleIn, tableIn, tablesOf } from './printed-book.ts'

const PAGES = 2
const COLUMNS = 3
const GUTTER = 5
const HEAD = 12
const LARGEST = 9
const SMALLEST = 5

/** The turn and the tables on two pages, in type as large as fits. */
export function quickReference(book: BookToPrint, paper: Paper, measure: Measure): Printed {
  for (let size = LARGEST; size > SMALLEST; size -= 0.1) {
    const pages = laidOut(book, paper, size, measure)
    if (pages.length <= PAGES) return printed(book, pages)
  }
  return printed(book, laidOut(book, paper, SMALLEST, measure))
}

const printed = (book: BookToPrint, pages: readonly Page[]): Printed => ({
  title: `${book.title}: quick reference`,
  pages,
  bookmarks: [],
})

const units = { in: 'inches', cm: 'centimetres', mm: 'millimetres', exact: 'hundredths of a millimetre' }

function laidOut(book: BookToPrint, paper: Paper, size: number, measure: Measure): Page[] {
  const { turn, reference } = paperOf(book)
  const full = paper.width - 2 * margin
  const column = (full - GUTTER * (COLUMNS - 1)) / COLUMNS
  const steps = turn.map(({ step, rules }, i) => stepSlice(book, `${i + 1}`, step, rules, size, column, measure))
  const parts = reference.length > 0 ? reference : everyTable(book)
  const set = (across: ReferencePart['across'], width: number): Slice[] =>
    parts.filter(part => part.across === across).flatMap(part => partSlices(book, part, size, width, measure))
  const narrow = [
    ...(steps.length > 0 ? [heading('The turn', size, column, measure), ...steps] : []),
    ...set(null, column),
  ]
  const half = (full - GUTTER) / 2
  const wide = [...beside(set('half', half), half), ...set('full', full)]
  const wideHeight = wide.length > 0 ? heightOf(wide, true) + 4 : 0
  const pages: Page[] = []
  let next = 0
  flow(narrow, () => {
    const [page, at] = [Math.floor(next / COLUMNS), next % COLUMNS]
    next++
    if (at === 0) pages.push(headed(book, blank(paper), page, measure))
    // what goes across stands at the foot of the last page
    const height = paper.height - 2 * margin - HEAD - (page === PAGES - 1 ? wideHeight : 0)
    return { page: pages[page]!, x: margin + at * (column + GUTTER), y: margin + HEAD, height }
  })
  while (pages.length < PAGES && wide.length > 0) pages.push(headed(book, blank(paper), pages.length, measure))
  const last = pages.at(-1)!
  const foot = paper.height - margin - wideHeight + 4
  if (wide.length > 0) flow(wide, () => ({ page: last, x: margin, y: foot, height: wideHeight }))
  return pages
}

/** Two columns of about the same height, side by side, as one piece. */
function beside(slices: readonly Slice[], width: number): Slice[] {
  if (slices.length === 0) return []
  const chunks = chunksOf(slices)
  const heights = chunks.map((_, i) =>
    Math.max(heightOf(chunks.slice(0, i).flat(), true), heightOf(chunks.slice(i).flat(), true)),
  )
  const at = heights.indexOf(Math.min(...heights))
  const rest = chunks.slice(at).flat()
  const head = rest[0]?.head
  const [left, right] = [whole(chunks.slice(0, at).flat()), whole(head ? [head, ...rest] : rest)]
  return [
    {
      height: Math.max(left.height, right.height),
      before: 0,
      marks: [...left.marks, ...moved(right.marks, width + GUTTER, 0)],
    },
  ]
}

function headed(book: BookToPrint, page: Page, number: number, measure: Measure): Page {
  const end = page.width - margin
  const says = `Quick reference, page ${number + 1} of ${PAGES}; lengths in ${units[book.unit]}`
  page.marks.push(
    { type: 'text', x: margin, y: margin + 6, text: book.title, face: 'stencil', size: 20 },
    { type: 'text', x: end - measure(says, 'sans', 8), y: margin + 6, text: says, face: 'sans', size: 8 },
    stroke([margin, margin + 9], [end, margin + 9], 0.6),
  )
  return page
}

/** White on black: what one looks for on a crowded page. */
export function heading(title: string, size: number, width: number, measure: Measure): Slice {
  const height = size * 0.52
  const [line = []] = linesOf(title, { face: 'sans-bold', size: size + 1, ink: 'white' }, width, measure)
  const marks = line.map(mark => (mark.type === 'text' ? { ...mark, x: mark.x + 1.2, y: height * 0.76 } : mark))
  const ground = {
    type: 'line',
    closed: true,
    fill: 'black',
    points: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
  } as const
  return { height: height + 0.8, marks: [ground, ...marks], before: size * 0.28, keep: true }
}

function stepSlice(
  book: BookToPrint,
  number: string,
  step: string,
  rules: readonly string[],
  size: number,
  width: number,
  measure: Measure,
): Slice {
  const style = { face: 'serif', size, leading: size * 0.43 } as const
  const indent = size * 0.55
  const text = paragraph(
    [{ text: `${step}. `, face: 'bold' }, ...rules.flatMap(id => ruled(`${ruleIn(book, id).says} `))],
    style,
    width - indent,
    measure,
    { x: indent, before: size * 0.09 },
  )
  const one = whole(text)
  const marks = linesOf(number, { face: 'sans-bold', size: size + 1 }, indent, measure)[0]!
  return {
    ...one,
    marks: [...one.marks, ...marks.map(mark => (mark.type === 'text' ? { ...mark, y: size * 0.335 } : mark))],
  }
}

function partSlices(book: BookToPrint, part: ReferencePart, size: number, width: number, measure: Measure): Slice[] {
  const style = { face: 'serif', size, leading: size * 0.43 } as const
  const rules = part.rules.map(id => {
    const lines = whole(
      paragraph(ruled(ruleIn(book, id).says), style, width - 2.2, measure, { x: 2.2, before: size * 0.08 }),
    )
    return {
      ...lines,
      marks: [{ type: 'circle', at: [0.7, size * 0.22], radius: 0.4, fill: 'black' } as const, ...lines.marks],
    }
  })
  const tables = (part.tables ?? []).flatMap(name => {
    const slices = tablesIn(book, name, size, width, measure, { only: part.columns, brief: true })
    if (!same(name, part.title)) return slices
    // a table with the name of its part needs no caption of its own
    return slices.slice(1).map((slice, i) => (i === 0 ? { ...slice, before: 0.8 } : slice))
  })
  return [heading(part.title, size, width, measure), ...rules, ...tables]
}

const same = (name: string, title: string): boolean => spoken(name).toLowerCase() === title.toLowerCase()

/**
 * A table of the book with all its parts. Briefly: the table alone, or the part that is named (`movement.double-time`),
 * with rows that say the same in one.
 */
export function tablesIn(
  book: BookToPrint,
  name: string,
  size: number,
  width: number,
  measure: Measure,
  { only = null, brief = false }: { only?: readonly string[] | null; brief?: boolean } = {},
): Slice[] {
  const [table = '', wanted = null] = name.split('.')
  const found = cellsOf(tableIn(book, table), tellingOf(book, name, only)).filter(
    ({ part }) => !brief || part === wanted,
  )
  return found.flatMap(({ part, ...cells }) => {
    const title = brief ? (part ?? table) : part ? `${table}: ${part}` : table
    const said = title
      .split(': ')
      .map(word => termName(word))
      .join(': ')
    return tableSlices(capital(said), brief ? merged(cells) : cells, size * 0.94, width, measure)
  })
}

/** How a table of a book is told. */
export const tellingOf = (book: BookToPrint, name: string, only: readonly string[] | null = null): Telling => ({
  terms: book.terms ?? {},
  signed: /modifier/.test(name),
  only,
})

/** A book that does not say what belongs on the two pages gets all of its tables. */
const everyTable = (book: BookToPrint): readonly ReferencePart[] => [
  { title: 'Tables', rules: [], tables: Object.keys(tablesOf(book)), columns: null, across: null },
]
