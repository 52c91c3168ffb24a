import { use, useDeferredValue, useEffect, useRef, useState } from 'react'
import { type ReadingBook, readingBook } from '../catalogue/catalogue.ts'
import { Key } from '../keys/key.tsx'
import { Icon } from '../parts/icon.tsx'
import { bookPrintables, paperKinds } from '../print/book.ts'
import { PrintMenu } from '../print/menu.tsx'
import { RuleEntry } from './rule.tsx'
import { RulingEntry } from './ruling.tsx'
import './rulebook.css'
import { useWords, words } from '../language/index.ts'

export interface RulebookProps {
  readonly set: string
  readonly rule: string | null
  /** Turns to a rule, or to a chapter by its id. */
  turnTo(id: string): void
  readonly close?: () => void
  /** The rulings of the game on the table that differ from their defaults; null where there is no game of these rules. */
  readonly options: { readonly [ruling: string]: string } | null
}

/** Kept, so that a book is asked for once and not with every drawing. */
const opened = new Map<string, Promise<ReadingBook>>()
const open = (set: string): Promise<ReadingBook> => {
  const book = opened.get(set) ?? readingBook(set)
  opened.set(set, book)
  return book
}

/** Chapters on the left, the rules of one of them on the right; a search goes through all; long because it is one page of markup. */
export function Rulebook({ set, rule, turnTo, close, options }: RulebookProps) {
  const { rulebook, keys } = useWords()
  const book = use(open(set))
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim().toLowerCase())
  const chapter = chapterOf(book, rule)
  const turn = (id: string) => {
    setSearch('')
    turnTo(id)
  }
  return (
    <div className="rulebook">
      <header className="rulebook-head">
        <h2 className="numeral rulebook-title">{book.title}</h2>
        <search className="rulebook-search">
          <Icon name="search" size={18} />
          <input
            type="search"
            placeholder={rulebook.find}
            aria-label={rulebook.find}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <Key of="find" />
        </search>
        {!close && <PrintMenu all={bookPrintables(set, paperKinds(book.paper))} />}
        {close && (
          <button type="button" className="tool" aria-label={rulebook.close} title={keys.closeEsc} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <nav className="rulebook-chapters" aria-label={rulebook.chapters}>
        {[...book.sections, { id: 'RUL', title: rulebook.rulings }].map(section => (
          <button
            key={section.id}
            type="button"
            aria-current={section.id === chapter && !sought ? 'true' : undefined}
            onClick={() => turn(`${book.prefix}-${section.id}`)}
          >
            {section.title}
          </button>
        ))}
      </nav>
      <div className="rulebook-page" key={sought ? 'search' : chapter}>
        {sought ? (
          <Found book={book} sought={sought} turnTo={turn} />
        ) : (
          <Chapter book={book} chapter={chapter} rule={rule} options={options} turnTo={turn} />
        )}
      </div>
    </div>
  )
}

function Chapter({
  book,
  chapter,
  rule,
  options,
  turnTo,
}: PageProps & { chapter: string; rule: string | null; options: RulebookProps['options'] }) {
  const asked = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule of the same chapter must come into sight too
  useEffect(() => void asked.current?.scrollIntoView({ block: 'start' }), [rule])
  const section = book.sections.find(one => one.id === chapter)
  const at = (id: string) => (id === rule ? asked : null)
  return (
    <section aria-labelledby="chapter">
      <h3 id="chapter" className="rulebook-chapter">
        {section?.title ?? words().rulebook.rulings} <span className="label">{`${book.prefix}-${chapter}`}</span>
      </h3>
      {section
        ? section.rules.map(one => (
            <div key={one.id} ref={at(one.id)} className="rulebook-entry">
              <RuleEntry rule={one} book={book} asked={one.id === rule} options={options} ask={() => turnTo(one.id)} />
            </div>
          ))
        : book.rulings.map(one => (
            <div key={one.id} ref={at(one.id)} className="rulebook-entry">
              <RulingEntry ruling={one} asked={one.id === rule} options={options} />
            </div>
          ))}
    </section>
  )
}

interface PageProps {
  readonly book: ReadingBook
  turnTo(id: string): void
}

const most = 80

function Found({ book, sought, turnTo }: PageProps & { readonly sought: string }) {
  const { rulebook } = words()
  const parts = sought.split(/\s+/)
  const fits = (text: string) => parts.every(word => text.toLowerCase().includes(word))
  const rules = book.sections.flatMap(section => section.rules).filter(rule => fits(`${rule.id} ${rule.says}`))
  const rulings = book.rulings.filter(ruling =>
    fits(`${ruling.id} ${ruling.question} ${Object.values(ruling.options).join(' ')}`),
  )
  const all = [
    ...rules.map(({ id, says }) => ({ id, says })),
    ...rulings.map(({ id, question }) => ({ id, says: question })),
  ]
  return (
    <section aria-label={rulebook.found}>
      <p className="label" role="status">
        {all.length === 0 ? rulebook.none(sought) : rulebook.count(all.length, Math.min(all.length, most))}
      </p>
      <ul className="rulebook-found">
        {all.slice(0, most).map(({ id, says }) => (
          <li key={id}>
            <button type="button" onClick={() => turnTo(id)}>
              <span className="rule-link link">{id}</span>
              <span className="reading">{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The middle of a rule's id names its chapter; without a rule the book opens at its first. */
function chapterOf(book: ReadingBook, rule: string | null): string {
  const wanted = rule?.split('-')[1]
  if (wanted === 'RUL' || book.sections.some(section => section.id === wanted)) return wanted as string
  return book.sections[0]?.id ?? 'RUL'
}
