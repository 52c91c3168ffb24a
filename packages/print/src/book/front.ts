import { box, type Mark, type Page, stroke } from '../page.ts'
import { blank, type Paper } from '../paper.ts'
import { flow, heightOf, whole } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { paragraph, type Slice } from '../setting/text.ts'
import { type BookToPrint, tablesOf } from './printed-book.ts'
import type { Chapter } from './rulebook.ts'

/** The side margins, where the text begins and ends, and how large it is: in a booklet all is smaller. */
const roomOn = ({ width }: Paper) =>
  width < 160
    ? { left: 14, top: 30, below: 26, apart: 5, summary: 9.5, guide: 8.2 }
    : { left: 26, top: 46, below: 40, apart: 14, summary: 12, guide: 9.5 }

/** The first page: what game this is, and how to read its book. */
export function cover(book: BookToPrint, paper: Paper, measure: Measure): Page {
  const page = blank(paper)
  const { left, top, below, apart, summary, guide: small } = roomOn(paper)
  const width = paper.width - 2 * left
  const rules = book.sections.reduce((sum, section) => sum + section.rules.length, 0)
  const offered = book.rulings.filter(ruling => ruling.offered).length
  const title = largest(book.title, width, measure)
  const slices: Slice[] = [
    {
      height: title.size * 0.42,
      marks: [{ type: 'text', x: 0, y: title.size * 0.3, text: book.title, face: 'stencil', ...title }],
      before: 0,
    },
    { height: 4, marks: [stroke([0, 2], [width, 2], 1.4)], before: 4 },
    ...paragraph(book.period, { face: 'sans-bold', size: 14 }, width, measure, { before: 3 }),
    ...paragraph(capitalised(book.scale), { face: 'sans', size: 10.5, leading: 5 }, width, measure, { before: 1 }),
    ...paragraph(book.summary.trim(), { face: 'serif', size: summary, leading: summary / 2 }, width, measure, {
      before: apart,
    }),
  ]
  flow([whole(slices)], () => ({ page, x: left, y: top, height: paper.height }))
  const guide = whole([
    ...paragraph('How to read this book', { face: 'sans-bold', size: 10 }, width - 12, measure),
    ...[
      `There are ${rules} rules. A rule is known by its chapter and its number; what is set in italics is advice.`,
      `Where the published rules are silent, or say two things, a ruling stands in the margin beside the rule: R4 is the fourth of ${book.rulings.length}.`,
      `A ruling with a thick line may be chosen: ${offered} of them have another answer that all players may agree on.`,
      `${Object.keys(tablesOf(book)).length} tables are at the end. In a PDF reader, rules, rulings and tables that are named can be clicked.`,
    ].flatMap(says =>
      paragraph(says, { face: 'serif', size: small, leading: small * 0.474 }, width - 12, measure, { before: 1.4 }),
    ),
  ])
  const y = paper.height - below - guide.height
  const marks: Mark[] = [box(left, y - 6, width, guide.height + 12, { stroke: 0.4 })]
  page.marks.push(...marks)
  flow([guide], () => ({ page, x: left + 6, y, height: guide.height + 1 }))
  const says = 'Set by Sandtable, in its own words'
  page.marks.push({
    type: 'text',
    x: left,
    y: paper.height - below / 2,
    text: says,
    face: 'sans',
    size: 8,
    ink: 'grey',
  })
  return page
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The title as large as the page is wide. */
function largest(title: string, width: number, measure: Measure): { readonly size: number } {
  return { size: Math.min(64, width / measure(title, 'stencil', 1)) }
}

/** The chapters with their pages, in two columns; `first` is the number of pages before the first chapter's. */
export function contents(chapters: readonly Chapter[], first: number, paper: Paper, measure: Measure): Page[] {
  const { left, top } = roomOn(paper)
  const width = (paper.width - 2 * left - 10) / 2
  const lines = chapters.map((chapter): Slice => {
    const number = String(chapter.page + first + 1)
    const wide = measure(number, 'sans-bold', 9.5)
    const title = whole(
      paragraph(
        [{ text: chapter.title, to: chapter.anchor }],
        { face: 'serif', size: 10, leading: 4.7 },
        width - wide - 5,
        measure,
      ),
    )
    const y = title.height - 1.35
    return {
      height: title.height,
      before: 1.2,
      marks: [
        ...title.marks,
        {
          type: 'text',
          x: width - wide,
          y,
          text: number,
          face: 'sans-bold',
          size: 9.5,
          to: chapter.anchor,
          width: wide,
        },
      ],
    }
  })
  const pages: Page[] = []
  let column = 0
  // two columns of the same length, unless that is more than a page
  const height = Math.min(paper.height - top + 2 - 24, heightOf(lines, true) / 2 + 6)
  flow(lines, () => {
    if (column % 2 === 0) pages.push(blank(paper))
    const x = left + (column % 2) * (width + 10)
    column++
    return { page: pages.at(-1)!, x, y: top, height }
  })
  for (const page of pages)
    page.marks.push(
      { type: 'text', x: left, y: top - 12, text: 'Contents', face: 'stencil', size: 24 },
      stroke([left, top - 8], [paper.width - left, top - 8], 0.7),
    )
  return pages
}
