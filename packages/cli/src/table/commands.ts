import { capital, type Id, type Known, Misread, noSuch, type Point, spaced, type Voice } from '@sandtable/kernel'
import { noSuchRule, ruleText, rulingText } from '../rules.ts'
import { tell } from './telling.ts'

/** Everything that can be asked at any time. It tells, and changes nothing. */
export const commands: { readonly [name: string]: (seat: Voice, words: readonly string[]) => string[] } = {
  map: seat => [...seat.map.drawing(), ...seat.map.list(seat.side)],
  list: seat => seat.map.list(seat.side),
  look,
  rule,
  log,
  help,
}

const explained: readonly (readonly [string, string])[] = [
  ['?', 'why the greyed choices may not be chosen; ? 3 asks for one'],
  ['odds', 'tries the decision out a hundred times, before it is made; odds and a sentence tries that'],
  ['back', 'takes the last answer back; undo takes the last decision back, redo does it again'],
  ['auto', 'lets the computer decide this once; auto all leaves the rest of the phase to it'],
  ['pass', 'passes, where that may be'],
  ['map', 'the table as a grid of letters, and where everybody stands'],
  ['list', 'where everybody stands, on what ground, and the nearest enemy'],
  ['look', 'everything about one piece or terrain: look and its name'],
  ['rule', 'a rule of the book: rule and its number; alone, the rules of this question'],
  ['log', 'what has happened; log 30 tells the last thirty things'],
  ['save', 'keeps the game: save and a file'],
  ['quit', 'leaves the game'],
]

const units = { in: 'inches', cm: 'centimetres', mm: 'millimetres', exact: 'hundredths of a millimetre' } as const

function help(seat: Voice): string[] {
  const { rules } = seat.host
  return [
    'Type the number of a choice, then Enter to do what was put together.',
    'Or type a whole sentence: the action, then what it asks for, in that order: move g1 north 4, fire g2 at a1.',
    'Or name the fields: action=move piece=g1 to=20,14.',
    `A place is 20,14 (in ${units[rules.book.unit]}, from the south-west corner), a square such as C5, a direction and a length, towards and a name, or a name alone.`,
    ...explained.map(([name, says]) => `${name}: ${says}.`),
  ]
}

/** The rules of the open prompt, or one rule. */
function rule(seat: Voice, [word]: readonly string[]): string[] {
  const { book } = seat.host.rules
  const cites = seat.host.prompt(seat.side)?.cites ?? []
  if (word === undefined)
    return cites.map(
      id => `${id}: ${book.hasRule(id) ? book.rule(id).says : book.hasRuling(id) ? book.ruling(id).question : ''}`,
    )
  const id = word.toUpperCase()
  if (book.hasRule(id)) return ruleText(book, book.rule(id))
  if (book.hasRuling(id)) {
    const chosen = seat.host.game.ruling(id)
    return [...rulingText(book.ruling(id)), `In this game: ${chosen}.`]
  }
  throw new Misread(noSuchRule(book, id))
}

/** The last things that happened. */
function log(seat: Voice, [word]: readonly string[]): string[] {
  const told = tell(seat.log(), seat.wording).map(({ text }) => text)
  const most = word && /^\d+$/.test(word) ? Number(word) : 15
  return told.length === 0 ? ['Nothing has happened yet.'] : told.slice(-most)
}

/** One record with all its fields, and what is around it. */
function look(seat: Voice, words: readonly string[]): string[] {
  const id = seat.idsIn(words.join(' '))
  if (id === '') throw new Misread('Look at what? Type look and a name; list tells the names.')
  for (const table of ['piece', 'terrain', 'marker', 'unit', 'side'] as const) {
    const record = seat.find(table, id)
    if (!record) continue
    const fields = seat.wording.fields(table)
    const facts = Object.keys(record)
      .filter(field => fields[field] && !['id', 'kind', 'at'].includes(field))
      .filter(field => !isEmpty(record[field]))
      .map(field => `${spaced(field)} ${seat.wording.value(fields[field], record[field])}`)
    const where = seat.where(id)
    return [
      `${capital(seat.wording.called(table, id))}${where ? ` at ${seat.squares.place(where)}` : ''}.`,
      ...(facts.length > 0 ? [`${capital(facts.join(', '))}.`] : []),
      ...(table === 'piece' && where ? around(seat, record, where) : []),
    ]
  }
  throw new Misread(noSuch('piece or terrain called', id, names(seat)))
}

function around(seat: Voice, record: Known, at: Point): string[] {
  const { map } = seat
  const ground = map.ground(at)
  return [
    ...(ground.length > 0 ? [`${capital(ground.join('; '))}.`] : ['In the open.']),
    ...map
      .others(record as never)
      .map(other => `${other.side === record.side ? 'Friend' : 'Enemy'}: ${map.relation(at, other)}.`),
  ]
}

const names = (seat: Voice): Id[] => {
  const { piece, terrain, unit, side } = seat.host.view(seat.side).tables
  return [...piece, ...terrain, ...unit, ...side].map(record => (record as Known).id)
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)
