import type { BookToPrint } from '@sandtable/print'
import { findSet, readingBook } from '../catalogue/catalogue.ts'
import { printWords } from './language/index.ts'
import type { Printable } from './menu.tsx'

/** What can be printed of a rulebook; cards, markers and templates only where the set has some. */
export function bookPrintables(set: string, has: PaperKinds): readonly Printable[] {
  const words = printWords.now()
  const book = () => bookToPrint(set)
  const press = () => import('@sandtable/print')
  const each = (says: string, work: Printable['work'], is = true): readonly Printable[] => (is ? [{ says, work }] : [])
  return [
    ...each(words.rules, async () => {
      const [{ rulebook }, it] = await Promise.all([press(), book()])
      return (paper, measure) => rulebook(it, paper, measure)
    }),
    ...each(words.booklet, async () => {
      const [{ booklet, halfOf, rulebook }, it] = await Promise.all([press(), book()])
      return (paper, measure) => booklet(rulebook(it, halfOf(paper), measure), paper)
    }),
    ...each(words.reference, async () => {
      const [{ quickReference }, it] = await Promise.all([press(), book()])
      return (paper, measure) => quickReference(it, paper, measure)
    }),
    ...each(
      words.cards,
      async () => {
        const [{ cardSheets }, it] = await Promise.all([press(), book()])
        return (paper, measure) => cardSheets(it, paper, measure)
      },
      has.decks,
    ),
    ...each(
      words.markers,
      async () => {
        const [{ markerSheets }, it] = await Promise.all([press(), book()])
        return (paper, measure) => markerSheets(it, paper, measure)
      },
      has.markers,
    ),
    ...each(
      words.templates,
      async () => {
        const [{ templateSheets }, it] = await Promise.all([press(), book()])
        return (paper, measure) => templateSheets(it, paper, measure)
      },
      has.templates,
    ),
  ]
}

/** Which of these a book wants on paper. */
export interface PaperKinds {
  readonly decks: boolean
  readonly markers: boolean
  readonly templates: boolean
}

export function paperKinds(paper: unknown): PaperKinds {
  const parts = (paper ?? {}) as { readonly [part: string]: readonly unknown[] | undefined }
  const has = (part: string): boolean => (parts[part]?.length ?? 0) > 0
  return { decks: has('decks'), markers: has('markers'), templates: has('templates') }
}

async function bookToPrint(set: string): Promise<BookToPrint> {
  const { tables, terrain, paper, terms, ...book } = await readingBook(set)
  const outline = findSet(set)
  if (!outline) throw new Error(`There is no rule set ${set} here.`)
  const { unit, period, scale, summary } = outline
  return {
    ...book,
    unit,
    period,
    scale,
    summary,
    terms,
    data: { tables, terrain, ...(paper !== undefined && { paper }) },
  }
}
