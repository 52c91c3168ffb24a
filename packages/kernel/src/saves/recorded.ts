import { type FieldType, id, int, json, list, name, object, oneOf, optional, prose, record } from '../book/schema.ts'
import { jsonSource, Place } from '../book/source.ts'
import type { DecisionEntry, Entry } from '../game/journal.ts'
import { type TableName, tableNames } from '../game/store.ts'
import { type Message, spelled } from '../text/message.ts'
import type { Header, Line } from './save.ts'

/** What the lines of a save may contain. Their author is not known: nothing is trusted before it has been read here. */

/** Deeper than any record, and far from exhausting the stack. */
const DEEPEST = 12

/** Can it be walked through, and written again? A number like 1e999 cannot. */
export const isShallow = (value: unknown, left = DEEPEST): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every(one => isShallow(one, left - 1))
}

const shallow: FieldType<never> = {
  says: 'a plain value',
  read: (value, place) => (isShallow(value) ? (value as never) : place.fail(8, 'a value nested so deep')),
  write: value => value,
}

const table = oneOf(...(tableNames as readonly TableName[]))
const side = name
const umpire = oneOf('umpire')
const cites = list(name)

/** A sentence: a message, or a text as format 1 had it. */
const message: FieldType<Message> = {
  says: 'a sentence',
  read(value, place) {
    if (typeof value === 'string') return spelled(value)
    const { says, args } = object(value, place)
    return { says: prose.read(says, place.at('says')), args: list(shallow).read(args, place.at('args')) }
  },
  write: value => value as never,
}

const decision: FieldType<DecisionEntry['decision']> = {
  says: 'a decision',
  read(value, place) {
    const given = object(shallow.read(value, place), place)
    name.read(given.action, place.at('action'))
    return given as DecisionEntry['decision']
  },
  write: value => value as never,
}

const modifier = record({ says: message, by: int, cites }, ['says', 'by', 'cites'])
const ending = record({ how: oneOf('resigned', 'time', 'draw', 'ruled'), side, winners: list(side) }, [
  'how',
  'winners',
])
const event = record({ is: name, cause: name, by: name, count: int }, ['is'])

/** The fields of each kind of entry, and those of them that it must have. */
const kinds = {
  decision: record({ type: name, side, decision, to: list(side) }, ['type', 'side', 'decision']),
  roll: record(
    {
      type: name,
      purpose: name,
      faces: int,
      dice: list(int),
      drawn: list(name),
      at: int,
      need: int,
      modifiers: list(modifier),
      cites,
      under: cites,
      about: list(id),
      to: list(side),
      by: umpire,
    },
    ['type', 'purpose', 'faces', 'dice', 'at', 'cites'],
  ),
  change: record(
    {
      type: name,
      table,
      id: name,
      before: optional(shallow),
      after: optional(shallow),
      cites,
      event,
      by: oneOf('umpire', 'players', 'clock'),
      ends: ending,
    },
    ['type', 'table', 'id', 'cites'],
  ),
  said: record(
    { type: name, says: message, text: message, cites, about: list(id), to: list(side), at: json, by: umpire },
    ['type', 'cites'],
  ),
} as const

/** One line of a save, checked. */
export function recorded(line: unknown): Exclude<Line, Header> {
  const place = new Place(jsonSource('', null), 'exact')
  const value = object(line, place)
  if ('settled' in value) return { settled: true }
  if ('waiting' in value)
    return { waiting: side.read(value.waiting, place.at('waiting')), decision: decision.read(value.decision, place) }
  if (!Object.hasOwn(kinds, value.type as string)) throw new Error('a save has no line of this kind')
  const { text, ...entry } = kinds[value.type as keyof typeof kinds].read(value, place) as { readonly text?: Message }
  return (text ? { ...entry, says: text } : entry) as Entry
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
