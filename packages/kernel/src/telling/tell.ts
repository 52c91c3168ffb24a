import type { ChangeEntry, DecisionEntry, Entry, SaidEntry } from '../game/journal.ts'
import type { Id } from '../game/store.ts'
import { isPoint, type Point } from '../geometry/shape.ts'
import { endingSays } from '../play/ending.ts'
import type { Decision } from '../play/prompt.ts'
import { type Arg, type Message, text, the } from '../text/message.ts'
import { actorsIn, targetsIn } from '../text/roles.ts'
import { placeIn, type Teller, tellDeed } from './deed.ts'
import { tellRoll } from './roll.ts'
import { isTold, type LogLine, untold, type Way } from './telling.ts'

/** Tells what has happened, oldest first. Lines are data, put into words for each seat. */
export function tell(entries: readonly Entry[], teller: Teller): readonly LogLine[] {
  const lines = entries.flatMap((entry, at) =>
    linesOf(entry, entries, at, teller)
      .filter(({ says }) => isTold(says))
      .map(line => ({ ...nothing, ...line, at })),
  )
  // a step in which nothing happened is no heading
  return together(lines, entries, teller).filter(
    ({ kind }, i, all) => kind !== 'step' || !['step', 'turn', undefined].includes(all[i + 1]?.kind),
  )
}

/** Lines of a side in a row that can be told as one are. */
function together(lines: readonly LogLine[], entries: readonly Entry[], teller: Teller): readonly LogLine[] {
  const told: LogLine[] = []
  for (const line of lines) {
    const before = told.at(-1)
    const says = before && joined(before, line, entries, teller)
    if (before && says) told[told.length - 1] = { ...before, says, about: [...before.about, ...line.about] }
    else told.push(line)
  }
  return told
}

function joined(before: LogLine, line: LogLine, entries: readonly Entry[], { telling }: Teller): Message | null {
  const [first, next] = [entries[before.at], entries[line.at]]
  if (first?.type !== 'decision' || next?.type !== 'decision' || before.kind !== 'deed' || line.kind !== 'deed')
    return null
  if (first.side !== next.side || first.decision.action !== next.decision.action) return null
  const who = [...before.about, ...line.about]
  const [way, other] = [wayOf(before), wayOf(line)]
  if (!isAlike(way, other) || new Set(who).size < who.length) return null
  return telling.together?.(next.decision, several(who), way) ?? null
}

/** The way of a deed; null where nobody has gone anywhere. */
function wayOf({ shows: [from, to] }: LogLine): Way | null {
  return from && to && (from[0] !== to[0] || from[1] !== to[1]) ? [from, to] : null
}

/** Ways that differ by no more than a millimetre are told in the same words. */
const ALIKE = 100

const isAlike = (way: Way | null, other: Way | null): boolean =>
  way && other ? [0, 1].every(i => Math.abs(along(way, i) - along(other, i)) <= ALIKE) : way === other

const along = ([from, to]: Way, i: number): number => (to[i] ?? 0) - (from[i] ?? 0)

/** More than so many are not all named: nobody reads a list of fifteen. */
const NAMED = 4

const several = (pieces: readonly Id[]): Arg => {
  const [first, ...others] = pieces
  return first !== undefined && pieces.length > NAMED
    ? text`${the.piece(first)} and ${the.count(others.length)} others`
    : the.pieces(pieces)
}

type Part = Partial<LogLine> & Pick<LogLine, 'says' | 'kind'>

const nothing = { cites: [], under: [], side: null, about: [], shows: [] } as const

function linesOf(entry: Entry, entries: readonly Entry[], at: number, teller: Teller): readonly Part[] {
  if (entry.type === 'decision') return [deedLine(entry, until(entries, at), teller)]
  if (entry.type === 'said') return [saidLine(entry, before(entries, at), teller)]
  if (entry.type === 'roll') {
    const { cites, under = [], about = [] } = entry
    const rolled = tellRoll(entry, until(entries, at), teller.telling, teller.sides)
    return [{ says: entry.by ? text`The umpire: ${rolled}` : rolled, kind: 'roll', cites, under, about }]
  }
  if (entry.ends) return [{ says: endingSays(entry.ends), kind: 'said' }]
  if (entry.by && entry.table === 'piece') return [umpired(entry)]
  if (entry.by) return [{ says: text`The umpire changes ${changedIn(entry)}.`, kind: 'said' }]
  const told = teller.telling.change?.(entries, at)
  return [...turnLine(entry), ...(told ? [told] : [])]
}

/** The consequences of an entry, up to the next decision or roll. */
export function until(entries: readonly Entry[], i: number): readonly Entry[] {
  const end = entries.findIndex((one, j) => j > i && (one.type === 'decision' || one.type === 'roll'))
  return entries.slice(i + 1, end === -1 ? entries.length : end)
}

/** The decision that an entry follows from. */
const before = (entries: readonly Entry[], at: number): Decision | null =>
  entries.slice(0, at).findLast(one => one.type === 'decision')?.decision ?? null

function deedLine(entry: DecisionEntry, after: readonly Entry[], teller: Teller): Part {
  const about = actorsIn(entry.decision, teller.roles)
  return {
    says: tellDeed(entry, after, teller),
    kind: 'deed',
    cites: after.flatMap(one => ('cites' in one ? one.cites : [])).slice(0, 1),
    under: after.flatMap(one => (one.type === 'said' && isRepeated(one, entry.decision, teller) ? one.cites : [])),
    side: entry.side,
    about,
    shows: placesOf(after, about[0], targetsIn(entry.decision, teller.roles)),
  }
}

/** Does a sentence only say again what the decision has told? */
const isRepeated = ({ says }: SaidEntry, decision: Decision | null, { telling }: Teller): boolean =>
  telling.said?.(says, decision) === untold

function saidLine(entry: SaidEntry, decision: Decision | null, { telling }: Teller): Part {
  const { cites, about = [], at, by } = entry
  const says = by ? text`The umpire: ${entry.says}` : (telling.said?.(entry.says, decision) ?? entry.says)
  return { says, cites, about, shows: at ? [at] : [], kind: 'said' }
}

/** What an umpire did to a piece. */
function umpired({ id, before, after }: ChangeEntry): Part {
  const [was, is] = [before, after] as readonly ({ readonly gone?: boolean } | null)[]
  const [from, to] = [placeIn(before), placeIn(after)]
  const says = !was
    ? text`The umpire puts ${the.piece(id)} on the table.`
    : is?.gone && !was.gone
      ? text`The umpire takes ${the.piece(id)} off the table.`
      : to && from && (from[0] !== to[0] || from[1] !== to[1])
        ? text`The umpire moves ${the.piece(id)} ${the.way(from, to)} to ${the.place(to)}.`
        : text`The umpire changes ${the.piece(id)}.`
  return { says, kind: 'said', about: [id], shows: to ? [to] : [] }
}

/** What is no piece. */
const changedIn = ({ table, id }: ChangeEntry): Arg =>
  table === 'unit' ? the.unit(id) : table === 'side' ? the.side(id) : the.ground(id)

function turnLine({ table, before, after, cites }: ChangeEntry): readonly Part[] {
  if (table !== 'game') return []
  const [was, is] = [before, after] as readonly ({ readonly turn?: number; readonly over?: boolean } | null)[]
  if (is?.turn === undefined || is.turn === was?.turn || is.over) return []
  return [{ says: text`Turn ${the.count(is.turn)}`, cites: cites.slice(0, 1), kind: 'turn' }]
}

/** The places of a deed: its path, or from the piece to its target. */
function placesOf(after: readonly Entry[], piece: Id | undefined, targets: readonly (Id | Point)[]): readonly Point[] {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === piece)
  const ends = [placeIn(change?.before), placeIn(change?.after)].filter(place => place !== null)
  const spots = targets.filter(isPoint)
  return spots.length > 0 ? [...ends.slice(-1), ...spots] : ends
}
