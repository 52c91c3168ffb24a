import { expect, test } from 'vitest'
import { papers } from '../paper.ts'
import { bookCalled, books, flat, measure, outside, readBack, textOf, unprintable } from '../print.fixture.ts'
import { chunksOf } from '../setting/flow.ts'
import { tableSlices } from '../setting/table.ts'
import { paperOf, ruleIn } from './printed-book.ts'
import { quickReference } from './reference.ts'

const all = books.flatMap(book => (['a4', 'letter'] as const).map(paper => [book.id, paper] as const))

test.each(all)('the quick reference of %s on %s has two pages, large enough to read', (set, paper) => {
  const { pages } = quickReference(bookCalled(set), papers[paper], measure)
  expect(pages).toHaveLength(2)
  for (const page of pages) expect([outside(page), unprintable(page)]).toEqual([[], []])
  expect(Math.min(...pages.flatMap(({ marks }) => flat(marks).map(({ size }) => size)))).toBeGreaterThan(5.4)
})

test.each(books.map(({ id }) => id))('the quick reference of %s tells every step of the turn', set => {
  const book = bookCalled(set)
  const { turn } = paperOf(book)
  const [first] = quickReference(book, papers.a4, measure).pages
  expect(turn.length).toBeGreaterThan(3)
  const said = textOf(first!).replaceAll('−', '-')
  for (const { step, rules } of turn)
    for (const words of [step, ...rules.map(id => ruleIn(book, id).says)])
      for (const word of words.split(' ')) expect(said).toContain(word)
})

test('a changed number of a table is a changed number on paper', () => {
  const book = bookCalled('plastic')
  const tables = structuredClone(book.data.tables) as { weapons: { rows: { pistol: { range: number } } } }
  tables.weapons.rows.pistol.range = 777
  const before = quickReference(book, papers.a4, measure).pages.map(textOf).join(' ')
  const after = quickReference({ ...book, data: { ...book.data, tables } }, papers.a4, measure)
    .pages.map(textOf)
    .join(' ')
  expect([before.includes('777'), after.includes('777')]).toEqual([false, true])
})

test('a book that wants nothing on paper gets all of its tables', () => {
  const book = bookCalled('plastic')
  const { paper: _, ...data } = book.data
  expect(
    quickReference({ ...book, data }, papers.a4, measure)
      .pages.map(textOf)
      .join(' '),
  ).toContain('Pose steps')
})

test('a book that names a rule, a table or a number which is not there is a fault with its place', () => {
  const book = bookCalled('plastic')
  const with_ = (paper: object) => () => paperOf({ ...book, data: { ...book.data, paper } })
  expect(with_({ turn: [{ step: 'Odd', rules: ['XX-ODD-1'] }] })).toThrow(/rulebooks\/plastic.yaml.*XX-ODD-1/)
  expect(with_({ reference: [{ title: 'Odd', rules: [], tables: ['odd'] }] })).toThrow(/no table odd/)
  expect(with_({ templates: [{ name: 'Odd', rings: ['tables.weapons.odd.blast'] }] })).toThrow(
    /tables.weapons.odd.blast/,
  )
  expect(with_({ markers: [{ says: 'Odd' }] })).toThrow(/count/)
})

test('the PDF has the size of the paper, and the same document gives the same bytes', async () => {
  const letter = await readBack(quickReference(bookCalled('plastic'), papers.letter, measure))
  const again = await readBack(quickReference(bookCalled('plastic'), papers.letter, measure))
  expect(letter.pages.map(({ size }) => size.map(Math.round))).toEqual([
    [612, 792],
    [612, 792],
  ])
  expect(letter.pages[0]?.text).toContain('Who goes first')
  expect(letter.pdf).toEqual(again.pdf)
})

test('no row of a table stands alone at the foot or the head of a column', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `row ${i}`, cells: ['1'] }))
  const parts = (count: number): readonly number[] =>
    chunksOf(tableSlices('Table', { heads: [''], rows: rows(count), note: null }, 8, 60, measure)).map(
      chunk => chunk.length,
    )
  // the caption and the line below it go with the first rows
  expect(parts(5)).toEqual([4, 1, 2])
  expect(parts(3)).toEqual([5])
  expect(parts(1)).toEqual([3])
})
