import { expect, test } from 'vitest'
import type { Printed } from '../page.ts'
import { papers } from '../paper.ts'
import { bookCalled, books, measure, outside, readBack, textOf } from '../print.fixture.ts'
import { anchorOf, ruled } from '../setting/ruled.ts'
import { tablesOf } from './printed-book.ts'
import { rulebook } from './rulebook.ts'
import { rulingsBeside } from './rulings.ts'

/** Setting a book takes a while: each is set once. */
const once = new Map(books.map(book => [book.id, rulebook(book, papers.a4, measure)]))
const printedOf = (id: string): Printed => once.get(id)!

const sets = books.map(({ id }) => id)

/** What can be compared: lines are broken anywhere, and signs are set as a printer sets them. */
const plain = (text: string): string => text.replaceAll(/[−–-]/g, '-').replaceAll(/\s+/g, '')

test.each(sets)('every rule and every ruling of %s is in its PDF, and can be gone to', async set => {
  const book = bookCalled(set)
  const { pages, named, outline } = await readBack(printedOf(set))
  const said = plain(pages.map(({ text }) => text).join(' '))
  const rules = book.sections.flatMap(section => section.rules)
  const tables = Object.keys(tablesOf(book))
  const words = (says: string): string =>
    plain(
      ruled(says, {}, tables)
        .map(({ text }) => text)
        .join(''),
    )
  expect(rules.filter(({ says }) => !said.includes(words(says))).map(({ id }) => id)).toEqual([])
  const anchors = [...rules, ...book.rulings].map(({ id }) => id).concat(tables.map(anchorOf))
  expect(anchors.filter(name => !named.includes(name))).toEqual([])
  expect(outline).toEqual([book.title, 'Contents', ...book.sections.map(({ title }) => title), 'Tables'])
})

test.each(sets)('on Letter nothing of the rulebook of %s sticks out of its page', set => {
  for (const page of rulebook(bookCalled(set), papers.letter, measure).pages) expect(outside(page)).toEqual([])
})

test('a ruling begins on the page of its rule, or on the next', () => {
  for (const book of books) {
    const { pages } = printedOf(book.id)
    const pageOf = new Map(
      pages.flatMap((page, i) => page.marks.flatMap(mark => (mark.type === 'anchor' ? [[mark.name, i] as const] : []))),
    )
    for (const [rule, rulings] of rulingsBeside(book))
      for (const ruling of rulings) expect([0, 1]).toContain(pageOf.get(ruling.id)! - pageOf.get(rule)!)
  }
})

test('the contents name the pages that the chapters are on, and lead there', async () => {
  const printed = printedOf('plastic')
  const contents = textOf(printed.pages[1]!)
  for (const { title, page } of printed.bookmarks.slice(2)) {
    expect(contents).toContain(`${title} ${page + 1}`)
    expect(textOf(printed.pages[page]!)).toContain(title)
  }
  const { pages } = await readBack(printed)
  expect(pages[1]?.links).toBeGreaterThan(20)
})

test('rulings that players may choose tell the other answer, fixed readings do not', () => {
  const book = bookCalled('blaze')
  const said = plain(printedOf('blaze').pages.map(textOf).join(' '))
  const others = book.rulings.flatMap(({ options, default: held, offered }) =>
    Object.entries(options).flatMap(([name, says]) => (name !== held && offered ? [says] : [])),
  )
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(says => says.split(' ').some(word => !said.includes(plain(word))))).toEqual([])
  expect(said.includes(plain('Or, if all agree: Exactly 4.'))).toBe(true)
  expect(said.includes(plain('A card is final the moment it is placed.'))).toBe(false)
})
