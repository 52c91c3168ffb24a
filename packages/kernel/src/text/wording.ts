import { lengthOf } from '../geometry/segment.ts'
import type { Point } from '../geometry/shape.ts'
import type { Squares } from '../geometry/squares.ts'
import type { Cites } from '../journal.ts'
import { show } from '../length.ts'
import { plainly, type Says, type Speaker, say } from '../message.ts'
import type { Decision, Reason } from '../prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import type { Fields, FieldType } from '../schema.ts'
import { fieldsOf } from '../setup.ts'
import type { Id, TableName } from '../store.ts'

/** A record as far as the reader may know it. */
export type Known = { readonly id: Id; readonly [field: string]: unknown }

/** Where records are looked up by those who speak of them. */
export type Find = (table: TableName, id: Id) => Known | null

/** Says records, fields and decisions of any rule set in words. It knows no rule set, only the types of their fields. */
export class Wording {
  readonly rules: RuleSet
  readonly squares: Squares
  private readonly find: Find

  constructor(rules: RuleSet, squares: Squares, find: Find) {
    this.rules = rules
    this.squares = squares
    this.find = find
  }

  /** 'german rifleman g1'; what has no kind goes by its id. */
  called(table: TableName, id: Id): string {
    const record = this.find(table, id)
    const name = record?.name ?? record?.kind
    // a hedge called hedge-2 need not be introduced
    return typeof name === 'string' && !id.includes(name) ? `${name.replaceAll('-', ' ')} ${id}` : id
  }

  /** A sentence of the rules in the words of this reader. */
  say(says: Says): string {
    return typeof says === 'string' ? says : say(says, this.speaker)
  }

  private get speaker(): Speaker {
    return {
      lengths: this.rules.book.unit,
      and: 'and',
      or: 'or',
      piece: id => this.called('piece', id),
      unit: id => this.called('unit', id),
      side: id => id,
      ground: id => this.called('terrain', id),
      place: at => this.squares.place(at),
      term: word => word.replaceAll('-', ' '),
    }
  }

  /** 'fire, piece german rifleman g1, target american rifleman a1'. */
  decision(decision: Decision): string {
    const action = this.rules.actions[decision.action]
    const parts = Object.keys(decision)
      .filter(field => field !== 'action')
      .map(field => `${spaced(field)} ${this.value(action?.fields[field], decision[field])}`)
    return [action ? plainly(action.says).toLowerCase() : decision.action, ...parts].join(', ')
  }

  /** What has become of a record, field by field: 'moves 5.8″ to D3 (20, 14)', 'status halted', 'not acted'. */
  changes(table: TableName, before: Known | null, after: Known | null): string[] {
    if (!after) return ['is taken away']
    if (!before) return [after.at ? `appears at ${this.squares.place(after.at as Point)}` : 'appears']
    const fields = this.fields(table)
    return Object.keys(after)
      .filter(field => fields[field] && !same(before[field], after[field]))
      .flatMap(field => this.change(field, fields[field], before[field], after[field], after))
  }

  /** A field of a record: 'status halted', 'acted', 'not acted'. */
  field(field: string, type: FieldType<unknown> | undefined, value: unknown): string {
    if (value === true) return spaced(field)
    return value === false ? `not ${spaced(field)}` : `${spaced(field)} ${this.value(type, value)}`
  }

  /** The fields of a record's table that a reader may be told, with their types. */
  fields(table: TableName): Fields {
    return table === 'game' || table === 'marker' ? this.rules.fields[table] : fieldsOf(this.rules, table)
  }

  value(type: FieldType<unknown> | undefined, value: unknown): string {
    if (value === null || value === undefined) return 'none'
    if (isPoint(value)) return this.squares.place(value)
    if (type?.says === 'a length' && typeof value === 'number') return show(value, this.rules.book.unit)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value))
      return value.length === 0 ? 'none' : value.map(item => this.value(undefined, item)).join(' and ')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, part]) => `${spaced(key)} ${this.value(undefined, part)}`)
        .join(' ')
    return typeof value === 'string' && this.find('piece', value) ? this.called('piece', value) : String(value)
  }

  private change(
    field: string,
    type: FieldType<unknown> | undefined,
    before: unknown,
    after: unknown,
    now: Known,
  ): string[] {
    if (field === 'gone') return [after ? 'is out of the game' : 'is in the game again']
    if (field !== 'at') return [this.field(field, type, after)]
    if (!isPoint(after)) return now.gone ? [] : ['leaves the table']
    if (!isPoint(before)) return [`comes to ${this.squares.place(after)}`]
    const way = show(Math.round(lengthOf([before, after])), this.rules.book.unit)
    return [`moves ${way} to ${this.squares.place(after)}`]
  }
}

/** 'PF-MOV-1, PF-MOV-2 and 5 more': the reader can ask for the rest. */
export function citing(cites: Cites, most = 2): string {
  const each = [...new Set(cites)]
  if (each.length <= most + 1) return each.join(', ')
  return `${each.slice(0, most).join(', ')} and ${each.length - most} more`
}

/** A reason why something may not be done, as a sentence that ends with its rules. */
export const reasonText = ({ says, cites }: Reason, wording: Wording): string =>
  `${capital(wording.say(says))}.${cites.length > 0 ? ` ${citing(cites, 3)}` : ''}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence with one full stop, and its rules after it. */
export const sentence = (text: string, cites: Cites = []): string =>
  `${/[.?!:]$/.test(text) ? text : `${text}.`}${cites.length > 0 ? ` ${citing(cites)}` : ''}`

/** goneTurn: 'gone turn'; fire-only stays as the book spells it. */
export const spaced = (field: string): string => field.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'number')

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
