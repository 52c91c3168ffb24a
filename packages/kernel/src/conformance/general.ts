import type { Fields, FieldType } from '../book/schema.ts'
import { jsonSource, Place } from '../book/source.ts'
import { SandtableError } from '../errors.ts'
import { fits } from '../game/forms.ts'
import type { Game } from '../game/game.ts'
import type { ChangeEntry, Entry } from '../game/journal.ts'
import { type Id, type Known, known, type TableName, type Tables, tableNames } from '../game/store.ts'
import { cutEntry } from '../game/view.ts'
import type { Point } from '../geometry/shape.ts'
import { decisions } from '../play/deciding.ts'
import type { Prompt } from '../play/prompt.ts'
import { fieldsOf } from '../scenario/setup.ts'
import { mentions, plainly } from '../text/message.ts'
import { always, firstFault, type Invariant } from './invariants.ts'

/** What must hold in every rule set. */

/** Where a rule set differs from the others; fields are named like 'piece.pinnedBy'. */
export interface Exceptions<T extends Tables = Tables> {
  /** Fields that may name a piece that is gone. */
  readonly remembering?: readonly string[]
  /** Numbers that may be negative. */
  readonly signed?: readonly string[]
  /** Prompts that the rules give even if a side can only pass. */
  mayBeIdle?(game: Game<T>, prompt: Prompt): boolean
}

export function generalInvariants<T extends Tables>(except: Exceptions<T> = {}): readonly Invariant<T>[] {
  return [
    position(),
    gone(),
    fieldTypes(except.signed ?? []),
    forms(),
    references(except.remembering ?? []),
    purposes(),
    unseen(),
    able(except.mayBeIdle ?? (() => false)),
  ]
}

/** Between actions, every piece stands where a scenario file could have put it. */
const position = <T extends Tables>(): Invariant<T> =>
  always(
    'position',
    ({ run, game }) => {
      if (!run.isSettled && !run.over) return null
      const off = game.pieces.find(({ at }) => at && isOff(game, at))
      if (off) return `${off.id} is off the table`
      try {
        game.rules.check(game.fork() as Game<T>, new Place(jsonSource('position', {}), game.rules.book.unit))
      } catch (error) {
        if (error instanceof SandtableError) return error.message
        throw error
      }
      return null
    },
    4,
  )

/** A piece that is out of the game is not on the table. */
const gone = <T extends Tables>(): Invariant<T> =>
  always('gone', ({ game }) => {
    const ghost = game.pieces.find(piece => piece.gone && piece.at !== null)
    return ghost ? `${ghost.id} is gone, and stands on the table` : null
  })

const isOff = <T extends Tables>({ width, depth }: Game<T>, [x, y]: Point): boolean =>
  x < 0 || y < 0 || x > width || y > depth

/** The types of the fields of a table, put together once for every rule set. */
function allFields<T extends Tables>({ rules }: Game<T>, table: TableName): Fields {
  const all = typed.get(rules) ?? {}
  typed.set(rules, all)
  all[table] ??= table === 'game' || table === 'marker' ? rules.fields[table] : fieldsOf(rules, table)
  return all[table]
}
const typed = new WeakMap<object, { [table in TableName]?: Fields }>()

/** Every field that a file could give has a value of its type, and no count or length is negative. */
const fieldTypes = <T extends Tables>(signed: readonly string[]): Invariant<T> =>
  always('fields', ({ game, entries }) =>
    firstFault(entries, entry => {
      if (entry.type !== 'change' || !entry.after) return null
      const [before, after] = [entry.before && known(entry.before), known(entry.after)]
      const fields = allFields(game, entry.table)
      return firstFault(Object.keys(fields), field => {
        const value = after[field]
        if (value === undefined || value === before?.[field]) return null
        const type = fields[field] as FieldType<unknown>
        const isBelow = counts.includes(type.says) && (value as number) < 0
        if (isBelow && !signed.includes(`${entry.table}.${field}`)) return `${field} of ${after.id} is ${value}`
        return misfit(type, value, new Place(jsonSource(`${entry.table} ${after.id}`, after), 'exact').at(field))
      })
    }),
  )

const counts = ['a whole number', 'a length']

/** Every field holds what the types of the records say. */
const forms = <T extends Tables>(): Invariant<T> =>
  always('forms', ({ game, entries }) =>
    firstFault(entries, entry => {
      if (entry.type !== 'change' || !entry.after) return null
      const after = known(entry.after)
      const before = entry.before && known(entry.before)
      return firstFault(Object.entries(game.rules.copies?.forms[entry.table] ?? {}), ([field, form]) =>
        after[field] === before?.[field] || fits(form, after[field])
          ? null
          : `${field} of ${after.id} is ${JSON.stringify(after[field])}`,
      )
    }),
  )

function misfit(type: FieldType<unknown>, value: unknown, place: Place): string | null {
  try {
    type.read(value, place)
    return null
  } catch (error) {
    if (error instanceof SandtableError) return error.message
    throw error
  }
}

/**
 * Every id in a record is the id of something that exists and is not gone. The types say which fields hold ids; in
 * the rules' own notes, which no file gives, anything that reads as a piece's id is one. A piece that is gone may
 * keep any id.
 */
const references = <T extends Tables>(remembering: readonly string[]): Invariant<T> => ({
  name: 'references',
  watch() {
    let isFirst = true
    return ({ game, entries }) => {
      const changes = entries.filter(entry => entry.type === 'change')
      if (changes.length === 0) return null
      const gone = new Set(game.pieces.filter(piece => piece.gone).map(piece => piece.id))
      const wrong = (table: TableName, record: Known): string | null =>
        firstFault(record.gone === true ? [] : referencesIn(game, table, record), ({ field, id, isTyped }) => {
          const isUnit = field === 'unit' && game.find('unit', id) !== null
          if (gone.has(id) && !isUnit && !remembering.includes(`${table}.${field}`))
            return `${field} of ${record.id} points at ${id}, who is gone`
          return isTyped && !isSomething(game, id) ? `${field} of ${record.id} points at ${id}, which is nowhere` : null
        })
      // unless somebody is gone or something has vanished, only what has changed can point wrong
      const isLess = isFirst || changes.some(isLoss)
      isFirst = false
      if (isLess)
        return firstFault(tableNames, table => firstFault(game.store.all(table), record => wrong(table, known(record))))
      return firstFault(changes, ({ table, id }) => {
        const record = game.store.get(table, id)
        return record && wrong(table, known(record))
      })
    }
  },
})

const isLoss = ({ before, after }: ChangeEntry): boolean =>
  !after || (known(after).gone === true && (!before || known(before).gone !== true))

interface Reference {
  readonly field: string
  readonly id: Id
  /** Its type says that it is an id; otherwise it may be any word. */
  readonly isTyped: boolean
}

/** A record is replaced, never changed: its references are collected once. */
const found = new WeakMap<object, readonly Reference[]>()

function referencesIn<T extends Tables>(game: Game<T>, table: TableName, record: Known): readonly Reference[] {
  let references = found.get(record) as Reference[] | undefined
  if (!references) {
    const fields = allFields(game, table)
    references = []
    for (const field of Object.keys(record)) {
      const value = record[field]
      if (field === 'id' || field === 'kind' || (typeof value !== 'string' && typeof value !== 'object')) continue
      const type = fields[field]
      if (value !== null && (!type || type.names))
        for (const id of type?.names?.(value) ?? textsIn(value))
          references.push({ field, id, isTyped: type !== undefined })
    }
    found.set(record, references)
  }
  return references
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const isSomething = <T extends Tables>({ store }: Game<T>, id: Id): boolean =>
  tableNames.some(table => store.get(table, id) !== null)

/** Dice are rolled only for the rulebook's purposes, and show possible faces. */
const purposes = <T extends Tables>(): Invariant<T> =>
  always('dice', ({ game, entries }) =>
    firstFault(entries, entry => {
      if (entry.type !== 'roll') return null
      if (!Object.hasOwn(game.rules.book.dice, entry.purpose)) return `no dice are rolled for ${entry.purpose}`
      if (entry.dice.length === 0) return `no dice at all are rolled for ${entry.purpose}`
      const stranger = entry.about?.find(id => !isSomething(game, id))
      return stranger === undefined ? null : `dice for ${entry.purpose} are about ${stranger}, which is nowhere`
    }),
  )

/** No prompt or message names a piece that its reader may not know of. */
const unseen = <T extends Tables>(): Invariant<T> =>
  always('secrets', ({ run, game, entries }) =>
    firstFault(game.sides, ({ id: side }) => {
      const hidden = game.pieces.filter(piece => game.rules.sees('piece', piece, side) === false)
      if (hidden.length === 0) return null
      const prompt = run.prompt(side)
      return firstFault(hidden, ({ id }) => {
        if (prompt && (prompt.about.includes(id) || mentions(prompt.says, id)))
          return `${side} is asked about ${id}, whom it may not know of`
        const told = entries.find(entry => tellsOf(entry, id) && isToldTo(game, entry, side))
        return told ? `${side} is told of ${id}, whom it may not know of: ${JSON.stringify(told)}` : null
      })
    }),
  )

const isToldTo = <T extends Tables>({ rules }: Game<T>, entry: Entry, side: Id): boolean =>
  entry.type === 'change' ? cutEntry(rules, entry, side) !== null : (entry.to?.includes(side) ?? true)

const tellsOf = (entry: Entry, id: Id): boolean =>
  (entry.type === 'said' && (entry.about?.includes(id) || mentions(entry.says, id))) ||
  (entry.type === 'roll' && (entry.about?.includes(id) ?? false)) ||
  (entry.type === 'change' && entry.event?.by === id)

/** Every prompt offers something besides passing, unless the player ends the step himself. */
const able = <T extends Tables>(mayBeIdle: (game: Game<T>, prompt: Prompt) => boolean): Invariant<T> =>
  always(
    'able',
    ({ run, game }) =>
      firstFault(run.prompts, prompt => {
        const busy = prompt.actions.filter(name => Object.keys(game.rules.actions[name]?.fields ?? {}).length > 0)
        if (
          busy.length === 0 ||
          prompt.actions.some(name => game.rules.actions[name]?.purpose === 'end') ||
          mayBeIdle(game, prompt)
        )
          return null
        for (const decision of decisions(game, { ...prompt, actions: busy }))
          if (!run.refuse(prompt.side, decision)) return null
        return `${prompt.side} is asked "${plainly(prompt.says)}" and can do nothing`
      }),
    8,
  )

/** What a refusal says of the piece it names, by the refusal's word. */
export interface Truths<T extends Tables> {
  readonly [word: string]: (game: Game<T>, piece: T['piece'], says: string, prompt: Prompt) => boolean
}

/** A refusal's reason is true of the piece it names. */
export const truthful = <T extends Tables>(truths: Truths<T>): Invariant<T> =>
  always(
    'refusals',
    ({ run, game }) =>
      firstFault(run.prompts, prompt =>
        firstFault(prompt.actions, name => {
          const question = game.rules.actions[name]?.next(game, { action: name }, prompt)
          return firstFault(question?.choices.flatMap(({ no }) => no) ?? [], ({ word, says: message }) => {
            const says = plainly(message)
            if (!Object.hasOwn(game.rules.book.refusals, word))
              return `"${says}" is refused with the unknown word ${word}`
            const isTrue = truths[word]
            const untrue = isTrue && game.pieces.find(p => mentions(message, p.id) && !isTrue(game, p, says, prompt))
            return untrue ? `"${says}" is not true of ${untrue.id}` : null
          })
        }),
      ),
    8,
  )
