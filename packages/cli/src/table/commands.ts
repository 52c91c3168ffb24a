import { capital, type Id, type Known, Misread, noSuch, type Point, spaced, type Voice } from '@sandtable/kernel'
import { noSuchRule, ruleText, rulingText } from '../rules.ts'
import { told } from './log.ts'

/** Everything that can be asked at any time. It changes nothing. */
export const commands: { readonly [name: string]: (voice: Voice, words: readonly string[]) => string[] } = {
  map: voice => [...voice.map.drawing(), ...voice.map.list(voice.side)],
  list: voice => voice.map.list(voice.side),
  look,
  rule,
  log,
  help,
}

const explained: readonly (readonly [string, string])[] = [
  ['?', 'why the greyed choices may not be chosen; ? 3 asks for one'],
  ['odds', 'how likely the decision is to succeed, before it is made; odds and a sentence tries that'],
  ['back', 'takes the last answer back; undo takes the last decision back, redo does it again'],
  ['auto', 'lets the computer decide this once; auto all leaves the rest of the phase to it'],
  ['pass', 'passes, where that may be; pass all goes on passing until your own go'],
  ['map', 'the table as a grid of letters, and where everybody stands'],
  ['list', 'where everybody stands, on what ground, and the nearest enemy'],
  ['look', 'everything about one piece or terrain: look and its name'],
  ['rule', 'a rule of the book: rule and its number; alone, the rules of this question'],
  ['log', 'what has happened; log 30 tells the last thirty things'],
  ['save', 'keeps the game: save and a file'],
  ['quit', 'leaves the game'],
]

const units = { in: 'inches', cm: 'centimetres', mm: 'millimetres', exact: 'hundredths of a millimetre' } as const

function help(voice: Voice): string[] {
  const { rules } = voice
  return [
    'Type the number of a choice, then Enter to do what was put together.',
    'Or type a whole sentence: the action, then what it asks for, in that order: move g1 north 4, fire g2 at a1.',
    'Or name the fields: action=move piece=g1 to=20,14.',
    `A place is 20,14 (in ${units[rules.book.unit]}, from the south-west corner), a square such as C5, a direction and a length, towards and a name, or a name alone.`,
    ...explained.map(([name, says]) => `${name}: ${says}.`),
  ]
}

/** The rules of the open prompt, or one rule. */
function rule(voice: Voice, [word]: readonly string[]): string[] {
  const { book } = voice.rules
  const cites = voice.seat.prompt()?.cites ?? []
  if (word === undefined)
    return cites.map(
      id => `${id}: ${book.hasRule(id) ? book.rule(id).says : book.hasRuling(id) ? book.ruling(id).question : ''}`,
    )
  const id = word.toUpperCase()
  if (book.hasRule(id)) return ruleText(book, book.rule(id))
  if (book.hasRuling(id)) {
    const chosen = voice.seat.known().ruling(id)
    return [...rulingText(book.ruling(id)), `In this game: ${chosen}.`]
  }
  throw new Misread(noSuchRule(book, id))
}

/** The last things that happened. */
function log(voice: Voice, [word]: readonly string[]): string[] {
  const lines = told(voice.log(), voice).map(({ text }) => text)
  const most = word && /^\d+$/.test(word) ? Number(word) : 15
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines.slice(-most)
}

/** One record with all its fields and its surroundings. */
function look(voice: Voice, words: readonly string[]): string[] {
  const id = voice.idsIn(words.join(' '))
  if (id === '') throw new Misread('Look at what? Type look and a name; list tells the names.')
  for (const table of ['piece', 'terrain', 'marker', 'unit', 'side'] as const) {
    const record = voice.find(table, id)
    if (!record) continue
    const fields = voice.wording.fields(table)
    const facts = Object.keys(record)
      .filter(field => fields[field] && !['id', 'kind', 'at'].includes(field))
      .filter(field => !isEmpty(record[field]))
      .map(field => `${spaced(field)} ${voice.wording.value(fields[field], record[field])}`)
    const where = voice.where(id)
    return [
      `${capital(voice.wording.called(table, id))}${where ? ` at ${voice.squares.place(where)}` : ''}.`,
      ...(facts.length > 0 ? [`${capital(facts.join(', '))}.`] : []),
      ...(table === 'piece' && where ? around(voice, record, where) : []),
    ]
  }
  throw new Misread(noSuch('piece or terrain called', id, names(voice)))
}

function around(voice: Voice, record: Known, at: Point): string[] {
  const { map } = voice
  const ground = map.ground(at)
  return [
    ...(ground.length > 0 ? [`${capital(ground.join('; '))}.`] : ['In the open.']),
    ...map
      .others(record as never)
      .map(other => `${other.side === record.side ? 'Friend' : 'Enemy'}: ${map.relation(at, other)}.`),
  ]
}

const names = (voice: Voice): Id[] => {
  const { piece, terrain, unit, side } = voice.view.tables
  return [...piece, ...terrain, ...unit, ...side].map(record => (record as Known).id)
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)
