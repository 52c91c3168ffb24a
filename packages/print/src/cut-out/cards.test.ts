import { expect, test } from 'vitest'
import { paperOf, ruleIn } from '../book/printed-book.ts'
import type { Page } from '../page.ts'
import { papers } from '../paper.ts'
import { bookCalled, books, drawnIn, flat, measure, outside, readBack, textOf } from '../print.fixture.ts'
import { cardSheets, cardsIn } from './cards.ts'
import { markerSheets } from './markers.ts'

const times = (pages: readonly Page[], text: string): number =>
  pages.flatMap(({ marks }) => flat(marks)).filter(mark => mark.text === text).length

test('every card of the event deck is printed, the joker twice, each with its rank and a back', async () => {
  const book = bookCalled('goodbye')
  const [deck] = paperOf(book).decks
  const cards = cardsIn(book, deck!)
  expect(cards).toHaveLength(26)
  expect(cards.filter(({ id }) => id === 'joker')).toHaveLength(2)
  const { pages } = await readBack(cardSheets(book, papers.a4, measure))
  const said = pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  for (const { row } of cards) expect(said).toContain(String(row.name).split(' ')[0])
  expect(said.match(/Events/g)).toHaveLength(26)
})

test('a card says what its rules say, without the name that it bears already', () => {
  const said = textOf(cardSheets(bookCalled('goodbye'), papers.a4, measure).pages[0]!)
  expect(said).toContain('The section comes across a lost')
  expect(said).toContain('Each figure in the blast')
  expect(said).not.toContain('Ace of hearts')
})

test('order cards bear the number of their step, and there are four of each', () => {
  const book = bookCalled('blaze')
  const { pages } = cardSheets(book, papers.letter, measure)
  const count = (text: string) => times(pages, text)
  for (const name of ['Action', 'Move and Fire', 'Opportunity Fire', 'Dummy'])
    expect([name, count(name)]).toEqual([name, 4])
  expect(count('Orders')).toBe(36)
  expect(count('8')).toBe(4)
  expect(pages.length % 2).toBe(0)
})

test('every rule on a card is whole: nothing is cut off at the foot', () => {
  for (const book of books)
    for (const paper of [papers.a4, papers.letter]) {
      const { pages } = cardSheets(book, paper, measure)
      for (const page of pages) expect(outside(page)).toEqual([])
      const said = pages
        .map(textOf)
        .join(' ')
        .replaceAll(/[\s−-]+/g, '')
      for (const { rules } of paperOf(book).decks)
        for (const id of Object.values(rules).flat())
          expect(said).toContain(
            ruleIn(book, id)
              .says.split(' ')
              .at(-1)!
              .replaceAll(/[\s−-]+/g, ''),
          )
    }
})

test.each(books.map(({ id }) => id))('of the markers of %s there are as many as its book wants', set => {
  const book = bookCalled(set)
  const { pages } = markerSheets(book, papers.a4, measure)
  const { markers } = paperOf(book)
  for (const word of new Set(markers.map(({ says }) => says))) {
    const said = markers.flatMap(({ says, of, back, count }) =>
      [says, of, back].filter(one => one === word).map(() => count),
    )
    expect([word, times(pages, word)]).toEqual([word, said.reduce((sum, count) => sum + count, 0)])
  }
  for (const page of pages) expect(outside(page)).toEqual([])
})

test('face-down markers look the same from behind, and lie behind their fronts', () => {
  const { pages } = markerSheets(bookCalled('blaze'), papers.a4, measure)
  const [front, back] = pages
  expect(times([front!], 'Dummy')).toBe(3)
  expect(times([back!], '?')).toBe(15)
  expect(new Set(flat(back!.marks).map(({ text }) => text))).toEqual(new Set(['?', 'Unknown']))
})

test('a marker is 25 mm across', async () => {
  const boxes = await drawnIn(markerSheets(bookCalled('plastic'), papers.a4, measure))
  const wide = boxes.map(([x1 = 0, , x2 = 0]) => ((x2 - x1) * 25.4) / 72)
  expect(wide.filter(one => Math.abs(one - 25) < 0.05)).toHaveLength(78)
})
