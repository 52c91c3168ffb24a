import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type RuleSet, SandtableError } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { BookToPrint } from './book/printed-book.ts'
import type { Face, Mark, Page, Printed, TextMark } from './page.ts'
import { pdfOf } from './pdf.ts'
import { fontsFrom, measureBy, scriptOf } from './setting/fonts.ts'

const { resolve } = createRequire(import.meta.url)

export const fonts = fontsFrom(file => readFileSync(resolve(file)))

export const measure = measureBy(fonts)

export const bookOf = ({ book, terms = {} }: RuleSet): BookToPrint => ({ ...book, terms })

export const books: readonly BookToPrint[] = ruleSets.map(bookOf)

export function bookCalled(id: string): BookToPrint {
  const book = books.find(one => one.id === id)
  if (!book) throw new SandtableError('BOOK-1', 'a test', `there is no book ${id}`)
  return book
}

/** What a page says, as people read it. */
export const textOf = (page: Page): string =>
  flat(page.marks)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')

export const flat = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap(mark => (mark.type === 'text' ? [mark] : mark.type === 'clip' ? flat(mark.marks) : []))

/** Texts that stick out of their page. */
export const outside = ({ width, height, marks }: Page): string[] =>
  flat(marks)
    .filter(
      ({ x, y, text, face, size, turned }) =>
        !turned && (x < 3 || x + measure(text, face, size) > width - 3 || y < 3 || y > height - 3),
    )
    .map(({ text }) => text)

/** The typefaces as the PDF writer opens them. */
const { create } = createRequire(resolve('pdfkit'))('fontkit') as {
  create(font: Uint8Array): { hasGlyphForCodePoint(point: number): boolean }
}
const typefaces = new Map<string, ReturnType<typeof create>>()
function typefaceOf(face: Face, letter: string): ReturnType<typeof create> {
  const script = scriptOf(letter)
  const key = `${face} ${script}`
  const typeface = typefaces.get(key) ?? create(fonts(face, script) as Uint8Array)
  typefaces.set(key, typeface)
  return typeface
}

/** Letters that a typeface does not have. */
export const unprintable = ({ marks }: Page): string[] =>
  flat(marks).flatMap(({ text, face }) =>
    [...text].filter(letter => !typefaceOf(face, letter).hasGlyphForCodePoint(letter.codePointAt(0)!)),
  )

const opened = async (printed: Printed) => {
  const pdf = await pdfOf(printed, fonts, new Date(0))
  return { pdf, doc: await getDocument({ data: pdf.slice(), verbosity: 0 }).promise }
}

/** A PDF as a reader opens it: what each page says, its size in points and its links, and what can be gone to. */
export async function readBack(printed: Printed) {
  const { pdf, doc } = await opened(printed)
  const pages = []
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ')
    pages.push({ text, size: page.view.slice(2), links: (await page.getAnnotations()).length })
  }
  const outline = ((await doc.getOutline()) ?? []).map(({ title }) => title)
  return { pdf, pages, outline, named: Object.keys(await doc.getDestinations()) }
}

/** The rectangles around everything that is drawn, in points. */
export async function drawnIn(printed: Printed): Promise<readonly (readonly number[])[]> {
  const { doc } = await opened(printed)
  const boxes: number[][] = []
  for (let number = 1; number <= doc.numPages; number++) {
    const { fnArray, argsArray } = await (await doc.getPage(number)).getOperatorList()
    for (const [i, op] of fnArray.entries())
      if (op === OPS.constructPath) boxes.push([...(argsArray[i] as [unknown, unknown, number[]])[2]])
  }
  return boxes
}
