import {
  type ChangeEntry,
  capital,
  type Entry,
  type GameRecord,
  type Host,
  type Known,
  noSuch,
  sentence,
  UMPIRE,
  Voice,
} from '@sandtable/kernel'
import { openSave } from './open.ts'
import { count } from './project.ts'
import { rollText, tell } from './table/telling.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

export interface ReplayOptions {
  readonly entry?: string
  readonly side?: string
}

/** sandtable replay: the whole game in sentences, or one entry of it with everything that belongs to it. */
export function replay(file: string, { entry, side = UMPIRE }: ReplayOptions, terminal: Terminal): Verdict {
  const { host, notes } = openSave(file, terminal.folder)
  const sides = host.setup.sides.map(one => one.id)
  if (side !== UMPIRE && !sides.includes(side)) throw new Misuse(noSuch('side', side, sides))
  const seat = new Voice(host, side)
  for (const note of notes) terminal.say(note)
  if (entry === undefined) tellAll(host, seat, terminal)
  else tellOne(seat, Number(entry), terminal)
  return 'fine'
}

/** Each line begins with the number of its first entry, by which it can be asked for. */
function tellAll(host: Host, seat: Voice, terminal: Terminal): void {
  const { title } = host.rules.book
  const entries = seat.log()
  terminal.say(
    `${title}, ${host.setup.sides.map(one => seat.wording.names.side(one.id)).join(' against ')}, ${count(entries.length, 'entry', 'entries')}.`,
  )
  terminal.say('')
  terminal.say(terminal.strong(`Turn ${firstTurn(host, entries)}`))
  for (const { text, heading, entry } of tell(entries, seat.wording)) {
    if (heading) terminal.say('')
    terminal.say(heading ? terminal.strong(text) : `${entry + 1}. ${text}`)
  }
  terminal.say('')
  terminal.say(sentence(howItStands(host, seat)))
}

/** The turn in which the journal begins: the first change of the game record tells. */
function firstTurn(host: Host, entries: readonly Entry[]): number {
  const first = entries.find(entry => entry.type === 'change' && entry.table === 'game')
  return ((first as ChangeEntry | undefined)?.before as GameRecord | undefined)?.turn ?? host.game.state.turn
}

function howItStands(host: Host, seat: Voice): string {
  if (host.over) return host.outcome ? seat.say(host.outcome.says) : 'It is over'
  const { wanted } = host.run
  return wanted
    ? `It goes on with dice: ${wanted.purpose}`
    : `It goes on: ${host.waitingFor.map(side => seat.wording.names.theSide(side)).join(' and ')} to decide`
}

/** One entry: what was decided, rolled or changed, field by field, and the words of every rule behind it. */
function tellOne(seat: Voice, number: number, terminal: Terminal): void {
  const entries = seat.log()
  const entry = entries[number - 1]
  if (!entry) throw new Misuse(`There are entries 1 to ${entries.length}, not ${number}.`)
  terminal.say(`Entry ${number} of ${entries.length}.`)
  for (const line of detail(entry, seat)) terminal.say(line)
  const { book } = seat.host.rules
  const cites = entry.type === 'decision' ? [] : entry.cites
  const modifiers = entry.type === 'roll' ? (entry.modifiers ?? []).flatMap(one => one.cites) : []
  for (const id of new Set([...cites, ...modifiers])) {
    if (book.hasRule(id)) terminal.say(`${id}: ${book.rule(id).says}`)
    if (!book.hasRuling(id)) continue
    const { question, options } = book.ruling(id)
    const chosen = seat.host.game.ruling(id)
    terminal.say(`${id}: ${question} In this game ${chosen}: ${options[chosen]}`)
  }
}

function detail(entry: Entry, seat: Voice): string[] {
  const { wording } = seat
  if (entry.type === 'decision')
    return [`${capital(wording.names.theSide(entry.side))} decides: ${wording.decision(entry.decision)}.`]
  if (entry.type === 'said') return [wording.say(entry.says)]
  if (entry.type === 'roll') return [rollText(entry, wording, Number.POSITIVE_INFINITY)]
  const before = entry.before as Known | null
  const after = entry.after as Known | null
  const fields = wording.fields(entry.table)
  const changed = Object.keys(after ?? before ?? {}).filter(field => before?.[field] !== after?.[field])
  return [
    `${wording.called(entry.table, entry.id)} changes${entry.by ? ', by the umpire' : ''}:`,
    ...changed.map(field => {
      const said = (record: Known | null): string =>
        record ? wording.value(fields[field], record[field]) : 'not there'
      return `  ${field}: ${said(before)}, now ${said(after)}`
    }),
  ]
}
