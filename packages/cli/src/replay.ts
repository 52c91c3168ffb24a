import {
  type ChangeEntry,
  capital,
  citing,
  type Entry,
  type GameRecord,
  type Host,
  type Known,
  noSuch,
  plainly,
  type RollEntry,
  sentence,
  UMPIRE,
  Voice,
} from '@sandtable/kernel'
import { openSave } from './open.ts'
import { count } from './project.ts'
import { told } from './table/log.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

export interface ReplayOptions {
  readonly entry?: string
  readonly side?: string
}

/** sandtable replay: the whole game in sentences, or one entry in full detail. */
export function replay(file: string, { entry, side = UMPIRE }: ReplayOptions, terminal: Terminal): Verdict {
  const { host, notes } = openSave(file, terminal.folder)
  const sides = host.setup.sides.map(one => one.id)
  if (side !== UMPIRE && !sides.includes(side)) throw new Misuse(noSuch('side', side, sides))
  const voice = new Voice(host.seat(side))
  for (const note of notes) terminal.say(plainly(note))
  if (entry === undefined) tellAll(host, voice, terminal)
  else tellOne(voice, Number(entry), terminal)
  return 'fine'
}

/** Each line begins with the number of its first entry, which can be asked for. */
function tellAll(host: Host, voice: Voice, terminal: Terminal): void {
  const { title } = host.rules.book
  const entries = voice.log()
  terminal.say(
    `${title}, ${host.setup.sides.map(one => voice.wording.names.side(one.id)).join(' against ')}, ${count(entries.length, 'entry', 'entries')}.`,
  )
  terminal.say('')
  terminal.heading(`Turn ${firstTurn(host, entries)}`)
  for (const { text, heading, entry } of told(entries, voice)) {
    if (!heading) terminal.say(`${entry + 1}. ${text}`)
    else {
      terminal.say('')
      terminal.heading(text)
    }
  }
  terminal.say('')
  terminal.say(sentence(howItStands(host, voice)))
}

/** The turn in which the journal begins, from the first change of the game record. */
function firstTurn(host: Host, entries: readonly Entry[]): number {
  const first = entries.find(entry => entry.type === 'change' && entry.table === 'game')
  return ((first as ChangeEntry | undefined)?.before as GameRecord | undefined)?.turn ?? host.game.state.turn
}

function howItStands(host: Host, voice: Voice): string {
  if (host.over) return host.outcome ? voice.say(host.outcome.says) : 'It is over'
  const { wanted } = host.run
  return wanted
    ? `It goes on with dice: ${wanted.purpose}`
    : `It goes on: ${host.waitingFor.map(side => voice.wording.names.theSide(side)).join(' and ')} to decide`
}

/** One entry: what was decided, rolled or changed, field by field, and the words of every rule behind it. */
function tellOne(voice: Voice, number: number, terminal: Terminal): void {
  const entries = voice.log()
  const entry = entries[number - 1]
  if (!entry) throw new Misuse(`There are entries 1 to ${entries.length}, not ${number}.`)
  terminal.say(`Entry ${number} of ${entries.length}.`)
  for (const line of detail(entry, voice)) terminal.say(line)
  const { book } = voice.rules
  const cites = entry.type === 'decision' ? [] : entry.cites
  const modifiers = entry.type === 'roll' ? (entry.modifiers ?? []).flatMap(one => one.cites) : []
  for (const id of new Set([...cites, ...modifiers])) {
    if (book.hasRule(id)) terminal.say(`${id}: ${book.rule(id).says}`)
    if (!book.hasRuling(id)) continue
    const { question, options } = book.ruling(id)
    const chosen = voice.seat.known().ruling(id)
    terminal.say(`${id}: ${question} In this game ${chosen}: ${options[chosen]}`)
  }
}

function detail(entry: Entry, voice: Voice): string[] {
  const { wording } = voice
  if (entry.type === 'decision')
    return [`${capital(wording.names.theSide(entry.side))} decides: ${wording.decision(entry.decision)}.`]
  if (entry.type === 'said') return [wording.say(entry.says)]
  if (entry.type === 'roll') return rollDetail(entry, voice)
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

/** The roll as the log tells it, and each modifier with its rules. */
const rollDetail = (roll: RollEntry, voice: Voice): string[] => [
  ...told([roll], voice).map(({ text }) => text),
  ...(roll.modifiers ?? []).map(({ says, by, cites }) =>
    `  ${voice.wording.names.label(says, true)} ${by < 0 ? `−${-by}` : `+${by}`} ${citing(cites, cites.length)}`.trimEnd(),
  ),
]
