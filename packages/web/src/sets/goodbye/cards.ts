import { type ChangeEntry, type Entry, type Id, plainly } from '@sandtable/kernel'
import { goodbyeTelling } from '@sandtable/rules'
import type { ReadingBook } from '../../catalogue/catalogue.ts'
import { phrase } from '../../words/phrase.ts'

export type Suit = 'hearts' | 'clubs' | 'diamonds' | 'spades'

/** A playing card as people see it: the rules write it rank then suit, 'QC'. */
export interface CardFace {
  readonly rank: string
  /** None on a joker. */
  readonly suit: Suit | null
}

const suits: { readonly [letter: string]: Suit } = { H: 'hearts', C: 'clubs', D: 'diamonds', S: 'spades' }

export const faceOf = (card: string): CardFace =>
  card === 'joker' ? { rank: 'Joker', suit: null } : { rank: card.slice(0, -1), suit: suits[card.slice(-1)] ?? null }

/** 'Queen of clubs', as the rulebook has it. */
const bookTitle = (card: string): string => plainly(goodbyeTelling.cardTitle(card))

/** 'Queen of clubs', as people call it. */
export const cardTitle = (card: string): string => phrase(goodbyeTelling.cardTitle(card))

/** What the rulebook says of a card. */
export interface CardText {
  readonly name: string
  readonly says: string
  readonly rule: string | null
}

/** How many rules of a card are shown; the link leads to the others. */
const SHOWN = 2

export function textOf(book: ReadingBook, card: string): CardText {
  const rows =
    (book.tables.cards as { readonly rows?: { readonly [card: string]: { readonly name?: string } } }).rows ?? {}
  const name = rows[card]?.name ?? cardTitle(card)
  const rules = book.sections.flatMap(section => section.rules)
  const first = rules.findIndex(({ says }) => says.startsWith(`${bookTitle(card)},`))
  if (first < 0) return { name, says: '', rule: null }
  const opens = Object.keys(rows).map(other => `${bookTitle(other)},`)
  const rest = rules.slice(first + 1)
  const end = rest.findIndex(({ id, says }) => !id.includes('-CARD-') || opens.some(title => says.startsWith(title)))
  const all = [rules[first], ...rest.slice(0, end < 0 ? 0 : end)].slice(0, SHOWN)
  const says = all.map((rule, i) => (i === 0 ? afterColon(rule?.says ?? '') : (rule?.says ?? ''))).join(' ')
  return { name, says, rule: rules[first]?.id ?? null }
}

/** 'Queen of clubs, Bang: a stray shell lands': what the card does stands after its name. */
const afterColon = (text: string): string => {
  const says = text.slice(text.indexOf(':') + 1).trim()
  return says.charAt(0).toUpperCase() + says.slice(1)
}

/** A card that everybody, or this seat, has just seen. */
export interface SeenCard {
  readonly card: string
  readonly how: 'turned over' | 'kept' | 'played'
  /** Which entry of the log showed it. */
  readonly at: number
}

type Fields = { readonly discards?: readonly string[]; readonly hand?: readonly string[] }

/** Answers that belong to what a card sets off; any other decision of the seat goes on from it. */
const answers = ['use', 'pass', 'choose', 'agree', 'refuse']

/** The last card that was shown since this seat went on; null if there was none. */
export function lastCard(log: readonly Entry[], seat: Id): SeenCard | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at] as Entry
    if (entry.type === 'decision' && entry.side === seat && !answers.includes(entry.decision.action)) return null
    if (entry.type !== 'change') continue
    const card =
      entry.table === 'side' ? grown(entry, 'hand') : entry.table === 'game' ? grown(entry, 'discards') : null
    if (card === null) continue
    const before = log[at - 1]
    const played = before?.type === 'change' && before.table === 'side' && shrunk(before)
    return { card, at, how: entry.table === 'side' ? 'kept' : played ? 'played' : 'turned over' }
  }
  return null
}

/** The card that has come to a pile or a hand. */
function grown({ before, after }: ChangeEntry, field: 'hand' | 'discards'): string | null {
  const [was, is] = [(before as Fields | null)?.[field], (after as Fields | null)?.[field]]
  return was && is && is.length > was.length ? (is.at(-1) ?? null) : null
}

const shrunk = ({ before, after }: ChangeEntry): boolean =>
  ((before as Fields | null)?.hand?.length ?? 0) > ((after as Fields | null)?.hand?.length ?? 0)
