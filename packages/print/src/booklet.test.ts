import { expect, test } from 'vitest'
import { rulebook } from './book/rulebook.ts'
import { booklet, halfOf } from './booklet.ts'
import type { Page, Printed } from './page.ts'
import { papers } from './paper.ts'
import { books, measure, outside, textOf, unprintable } from './print.fixture.ts'

const { a4, letter } = papers
const numbered = (count: number): Printed => ({
  title: 'Numbers',
  bookmarks: [],
  pages: Array.from(
    { length: count },
    (_, i): Page => ({
      ...halfOf(a4),
      marks: [{ type: 'text', x: 70, y: 100, text: String(i + 1), face: 'sans', size: 9 }],
    }),
  ),
})

/** What is on the left and on the right of each side of a sheet. */
const laid = (count: number): readonly string[] =>
  booklet(numbered(count), a4).pages.map(({ width, marks }) => {
    const at = (isRight: boolean) =>
      marks.map(mark => (mark.type === 'text' && mark.x > width / 2 === isRight ? mark.text : '')).join('') || '-'
    return `${at(false)} ${at(true)}`
  })

/** Folds the sheets one inside the other, and turns the pages. */
function folded(sides: readonly string[]): readonly string[] {
  const pages: string[] = []
  sides.forEach((side, i) => {
    const [left = '', right = ''] = side.split(' ')
    const count = sides.length * 2
    const low = i % 2 === 0 ? right : left
    pages[i] = low
    pages[count - 1 - i] = i % 2 === 0 ? left : right
  })
  return pages
}

/** Lines of the cover that run into the frame about the guide, or out of it. */
function overlaps({ marks }: Page): readonly string[] {
  const frame = marks.find(mark => mark.type === 'line' && mark.closed)
  if (frame?.type !== 'line') return ['there is no frame']
  const ys = frame.points.map(([, y]) => y)
  const from = marks.findIndex(mark => mark.type === 'text' && mark.text.startsWith('How'))
  return marks.flatMap((mark, i) =>
    mark.type === 'text' && i < from && mark.y > Math.min(...ys) - 1 ? [mark.text] : [],
  )
}

test('eight pages lie as a folded booklet wants them', () => {
  expect(laid(8)).toEqual(['8 1', '2 7', '6 3', '4 5'])
  expect(folded(laid(8))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

test('what is missing at the end is blank', () => {
  expect(folded(laid(6))).toEqual(['1', '2', '3', '4', '5', '6', '-', '-'])
})

test('a thick one is folded in gatherings of about the same size', () => {
  const sides = laid(90) // 23 sheets
  expect(sides[0]).toBe('48 1')
  expect(sides[24]).toBe('- 49')
  expect([...folded(sides.slice(0, 24)), ...folded(sides.slice(24))].filter(page => page !== '-')).toEqual(
    Array.from({ length: 90 }, (_, i) => String(i + 1)),
  )
})

test.each(books.flatMap(book => [a4, letter].map(paper => ({ book, paper, id: book.id }))))(
  'the rules of $id fit on half a sheet',
  ({ book, paper }) => {
    const { pages } = rulebook(book, halfOf(paper), measure)
    expect(pages.flatMap(outside)).toEqual([])
    expect(pages.flatMap(unprintable)).toEqual([])
    expect(textOf(pages[0] as Page)).toContain(book.title)
    expect(overlaps(pages[0] as Page)).toEqual([])
  },
)
