import { capital, termName } from '@sandtable/kernel'
import { type BookToPrint, type Deck, paperOf, ruleIn, tableIn, tablesOf } from '../book/printed-book.ts'
import { box, type Mark, moved, type Printed, stroke } from '../page.ts'
import type { Paper } from '../paper.ts'
import { whole } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { ruled } from '../setting/ruled.ts'
import { paragraph, type Slice } from '../setting/text.ts'
import { sheetsOf } from './grid.ts'
import { cardOf, suitMarks } from './suits.ts'

/** The size of a playing card, and of a small one that lies beside a stand. */
const large = { width: 63, height: 88, title: 13.5, text: 11 }
const small = { width: 44, height: 63, title: 12, text: 9 }

type Size = typeof large
type Row = { readonly [column: string]: unknown }

/** The cards of a set, with their backs: print on both sides, turning about the long side. */
export function cardSheets(book: BookToPrint, paper: Paper, measure: Measure): Printed {
  const pages = paperOf(book).decks.flatMap(deck => {
    const size = deck.small ? small : large
    const back = backOf(book, deck, size, measure)
    const cards = cardsIn(book, deck).map(card => ({ front: frontOf(book, deck, card, size, measure), back }))
    return sheetsOf(cards, size.width, size.height, paper)
  })
  return { title: `${book.title}: cards`, pages, bookmarks: [] }
}

interface Card {
  readonly id: string
  readonly row: Row
}

/** A card for each row of the deck's table, and several where the row or the deck says so. */
export function cardsIn(book: BookToPrint, { table, copies }: Deck): readonly Card[] {
  const rows = Object.entries((tableIn(book, table) as { readonly rows: { readonly [id: string]: Row } }).rows)
  return rows.flatMap(([id, row]) =>
    Array.from({ length: (typeof row.count === 'number' ? row.count : 1) * (copies ?? 1) }, () => ({ id, row })),
  )
}

function frontOf(book: BookToPrint, deck: Deck, { id, row }: Card, size: Size, measure: Measure): Mark[] {
  const inset = size.width * 0.09
  const width = size.width - 2 * inset
  const name = typeof row.name === 'string' ? row.name : capital(book.terms?.[id] ?? termName(id))
  const corner = cornerOf(book, deck, id, row, size, measure)
  const top = size.height * 0.235
  const set = (text: number): Slice =>
    whole([
      ...paragraph(name, { face: 'sans-bold', size: size.title }, width, measure),
      { height: 1.6, marks: [stroke([0, 0.8], [width, 0.8], 0.3)], before: 0 },
      ...saysOf(book, deck, id, row, name).flatMap(says =>
        paragraph(ruled(says), { face: 'serif', size: text }, width, measure, { before: text * 0.12 }),
      ),
    ])
  let body = set(size.text)
  // a card that has much to say says it in smaller type
  for (let text = size.text; top + body.height > size.height - 11 && text > 5; text -= 0.25) body = set(text)
  const foot = footOf(row)
  const line = whole(paragraph(foot, { face: 'sans-bold', size: size.text * 0.72, align: 'centre' }, width, measure))
  return [
    box(2, 2, size.width - 4, size.height - 4, { stroke: 0.3 }),
    ...corner,
    ...moved(body.marks, inset, top),
    ...moved(line.marks, inset, size.height - 4.5 - line.height),
  ]
}

const PLAYING_CARD = /^([A-Z][a-z]+ of (hearts|clubs|diamonds|spades)|Joker), [^:]*: /

/** What a card says: its rules, without the name that it bears already. */
function saysOf(book: BookToPrint, { rules }: Deck, id: string, row: Row, name: string): readonly string[] {
  const said = (rules[id] ?? []).map(rule => {
    const { says } = ruleIn(book, rule)
    return capital(says.replace(PLAYING_CARD, '').replace(`${name}, `, ''))
  })
  return said.length > 0 ? said : typeof row.effect === 'string' ? [capital(row.effect)] : []
}

/** Who may have it, or when it is played. */
function footOf({ keep, who }: Row): string {
  if (typeof keep === 'boolean') return keep ? 'Keep until needed' : 'Play at once'
  if (Array.isArray(who)) return capital(who.map(one => termName(String(one))).join(', '))
  return who === 'all' ? 'All stands' : ''
}

/** In the corner: rank and suit of a playing card, or the step of the turn in which an order is carried out. */
function cornerOf(book: BookToPrint, deck: Deck, id: string, row: Row, size: Size, measure: Measure): Mark[] {
  const y = size.height * 0.155
  const x = size.width * 0.09
  const large = size.width * 0.42
  const card = cardOf(id)
  if (card) {
    const wide = measure(card.rank, 'stencil', large)
    return [
      { type: 'text', x, y, text: card.rank, face: 'stencil', size: large },
      ...moved(suitMarks(card.suit, size.width * 0.12), x + wide + 2, y - size.width * 0.115),
    ]
  }
  const steps = deck.steps ? (tablesOf(book)[deck.steps] as { readonly rows: readonly string[] }).rows : []
  const step = steps.indexOf(String(row.step))
  const text = deck.steps ? (step < 0 ? '–' : String(step + 1)) : capital(id)
  return [{ type: 'text', x, y, text, face: 'stencil', size: large }, ...(row.needs === 'arrow' ? arrow(size) : [])]
}

/** The way that a unit is bound to go: the card is laid so that it points there. */
function arrow({ width, height }: Size): Mark[] {
  const [x, y] = [width * 0.72, height * 0.06]
  return [
    {
      type: 'line',
      closed: true,
      fill: 'black',
      points: [
        [x, y],
        [x + 4, y + 5],
        [x - 4, y + 5],
      ],
    },
    stroke([x, y + 4], [x, y + 9.5], 1.6),
  ]
}

function backOf(book: BookToPrint, deck: Deck, size: Size, measure: Measure): Mark[] {
  const inset = 4
  const [width, height] = [size.width - 2 * inset, size.height - 2 * inset]
  const lines = Array.from({ length: Math.floor((width + height) / 4) }, (_, i): Mark => {
    const at = (i + 1) * 4
    return stroke(
      [inset + Math.min(at, width), inset + Math.max(0, at - width)],
      [inset + Math.max(0, at - height), inset + Math.min(at, height)],
      0.15,
      { ink: 'grey' },
    )
  })
  const words = whole([
    ...paragraph(deck.title, { face: 'stencil', size: size.title * 1.5, align: 'centre' }, width - 8, measure),
    ...paragraph(book.title, { face: 'sans', size: size.text * 0.75, align: 'centre' }, width - 8, measure, {
      before: 0.5,
    }),
  ])
  const y = (size.height - words.height) / 2
  return [
    ...lines,
    box(inset, inset, width, height, { stroke: 0.6 }),
    box(inset + 3, y - 3, width - 6, words.height + 6, { stroke: 0.4, fill: 'white' }),
    ...moved(words.marks, inset + 4, y),
  ]
}
