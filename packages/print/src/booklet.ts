import { moved, type Page, type Printed } from './page.ts'
import { blank, type Paper, sideways } from './paper.ts'

/** More sheets than this do not fold well: a thicker booklet is made of several gatherings. */
const SHEETS = 12

/** A page of a booklet: half of a sheet that lies sideways. */
export const halfOf = ({ width, height }: Paper): Paper => ({ width: height / 2, height: width })

/**
 * The pages of a document, two on each side of a sheet, so that the sheets, printed on both sides and turned over the
 * short edge, fold into a booklet. A few blank pages may follow the last one.
 */
export function booklet({ title, pages }: Printed, paper: Paper): Printed {
  const sheets = Math.ceil(pages.length / 4)
  const gatherings = Math.ceil(sheets / SHEETS)
  const most = Math.ceil(sheets / gatherings)
  const sides: Page[] = []
  for (let first = 0; first < sheets; first += most)
    sides.push(...gathering(pages.slice(first * 4, (first + most) * 4), paper))
  return { title: `${title}, booklet`, pages: sides, bookmarks: [] }
}

/** One inside the other: the outermost sheet has the first pages and the last. */
function gathering(pages: readonly Page[], paper: Paper): Page[] {
  const count = Math.ceil(pages.length / 4) * 4
  return Array.from({ length: count / 2 }, (_, i) => {
    const [low, high] = [i, count - 1 - i]
    return i % 2 === 0 ? side(pages[high], pages[low], paper) : side(pages[low], pages[high], paper)
  })
}

/** Links lead nowhere on paper, and a name may stand only once in a file. */
function side(left: Page | undefined, right: Page | undefined, paper: Paper): Page {
  const sheet = blank(sideways(paper))
  const marks = [...(left?.marks ?? []), ...moved(right?.marks ?? [], sheet.width / 2, 0)]
  return {
    ...sheet,
    marks: marks.filter(({ type }) => type !== 'anchor').map(mark => (mark.type === 'text' ? unlinked(mark) : mark)),
  }
}

const unlinked = <T extends { readonly to?: string }>({ to: _, ...mark }: T): Omit<T, 'to'> => mark
