import { type Book, noSuch, type Rule, type Ruling, type Section, type Source } from '@sandtable/kernel'
import { books } from '@sandtable/rules'
import { bookNamed, caseSources, count, partOf } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

/** sandtable rules: all books, one book, one rule, or a search. */
export function rules(set: string | undefined, words: readonly string[], terminal: Terminal): Verdict {
  const lines = set === undefined ? library() : lookUp(bookNamed(set), words.join(' ').trim(), terminal)
  for (const line of lines) terminal.say(line)
  return 'fine'
}

const library = (): string[] => books.map(book => `${book.id}: ${book.title}, ${book.period}. ${counted(book)}.`)

const counted = (book: Book): string =>
  `${count(book.sections.flatMap(section => section.rules).length, 'rule')}, ${count(book.rulings.length, 'ruling')}`

function lookUp(book: Book, words: string, terminal: Terminal): string[] {
  if (words === '') return contents(book)
  const id = words.toUpperCase()
  if (book.hasRule(id))
    return [...ruleText(book, book.rule(id)), ...casesFor(id, caseSources(book.id, terminal.folder))]
  if (book.hasRuling(id))
    return [...rulingText(book.ruling(id)), ...casesFor(id, caseSources(book.id, terminal.folder))]
  if (/^[A-Z]{2}-[A-Z]+-\d+$/.test(id)) throw new Misuse(noSuchRule(book, id))
  const section = book.sections.find(one => one.id === id || one.title.toLowerCase() === words.toLowerCase())
  return section ? sectionText(section) : search(book, words)
}

/** The message for an unknown rule. */
export const noSuchRule = (book: Book, id: string): string => {
  const near = book.sections.find(section => id.startsWith(`${book.prefix}-${section.id}-`))
  const ids = (near ? near.rules : book.sections.flatMap(section => section.rules)).map(rule => rule.id)
  return near
    ? `There is no rule ${id}. ${near.title} runs from ${ids[0]} to ${ids.at(-1)}.`
    : noSuch(
        'section',
        id.split('-')[1] ?? '',
        book.sections.map(section => section.id),
      )
}

function contents(book: Book): string[] {
  const offered = book.rulings.filter(ruling => ruling.offered).length
  return [
    `${book.title} (${book.id}), ${book.period}, ${book.scale}.`,
    book.summary.trim(),
    `${counted(book)}, of which ${offered} can be chosen.`,
    ...book.sections.map(({ id, title, rules }) => `${id}: ${title}, ${count(rules.length, 'rule')}`),
  ]
}

const sectionText = ({ id, title, rules }: Section): string[] => [
  `${id}: ${title}`,
  ...rules.map(rule => `${rule.id}: ${rule.says}`),
]

/** A rule as a person reads it, with its rulings. */
export function ruleText(book: Book, rule: Rule): string[] {
  const title = book.sections.find(section => section.id === rule.section)?.title ?? rule.section
  const about = book.rulings.filter(ruling => ruling.about.includes(rule.id))
  return [
    `${rule.id}: ${rule.says}`,
    `  Chapter ${title}, ${rule.kind}. Source: ${rule.source}.`,
    ...about.flatMap(rulingText),
  ]
}

/** A ruling: the question, and its possible answers. */
export function rulingText(ruling: Ruling): string[] {
  const { id, question, options, offered } = ruling
  return [
    `${id}: ${question} ${offered ? 'Offered: a scenario may choose.' : 'A fixed reading.'}`,
    ...Object.entries(options).map(
      ([name, says]) => `  ${name}${name === ruling.default ? ' (default)' : ''}: ${says}`,
    ),
  ]
}

function casesFor(id: string, sources: readonly Source[]): string[] {
  const showing = sources.filter(source => (partOf(source, 'rules') as string[] | undefined)?.includes(id))
  if (showing.length === 0) return ['No case here shows it.']
  return [
    `Shown by ${count(showing.length, 'case')}:`,
    ...showing.map(source => `  ${partOf(source, 'case')} (${source.file} line ${source.line(['name'])})`),
  ]
}

function search(book: Book, words: string): string[] {
  const wanted = words.toLowerCase()
  const has = (...parts: string[]): boolean => parts.some(part => part.toLowerCase().includes(wanted))
  const found = book.sections.flatMap(section => section.rules).filter(rule => has(rule.id, rule.says))
  const rulings = book.rulings.filter(({ id, question, options }) => has(id, question, ...Object.values(options)))
  if (found.length + rulings.length === 0) return [`Nothing in ${book.title} speaks of ${words}.`]
  return [
    `${count(found.length, 'rule')} and ${count(rulings.length, 'ruling')} speak of ${words}.`,
    ...found.map(rule => `${rule.id}: ${rule.says}`),
    ...rulings.map(ruling => `${ruling.id}: ${ruling.question}`),
  ]
}
