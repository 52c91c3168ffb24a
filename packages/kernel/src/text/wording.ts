import type { Fields, FieldType } from '../book/schema.ts'
import type { Id, Known, TableName } from '../game/store.ts'
import { lengthOf } from '../geometry/segment.ts'
import { isPoint, type Point } from '../geometry/shape.ts'
import type { Squares } from '../geometry/squares.ts'
import { show } from '../length.ts'
import type { Decision, Reason } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { fieldsOf } from '../scenario/setup.ts'
import type { Message } from './message.ts'
import type { Names } from './names.ts'
import { citing, sentence } from './sentence.ts'

/** A record as far as the reader may know it. */

/** What has become of a record: what it does, 'moves 5.8″ to D3 (20, 14)', or how it now is, 'status halted'. */
export interface Became {
  readonly says: string
  readonly does: boolean
}

const does = (says: string): Became => ({ says, does: true })

/**
 * Puts records, fields and decisions of any rule set into words. It knows no rule set, only the types of their
 * fields.
 */
export class Wording {
  readonly rules: RuleSet
  readonly squares: Squares
  readonly names: Names

  constructor(rules: RuleSet, squares: Squares, names: Names) {
    this.rules = rules
    this.squares = squares
    this.names = names
  }

  /** 'German rifleman 1'; things without a name go by their id. */
  called(table: TableName, id: Id): string {
    if (table === 'piece') return this.names.piece(id)
    if (table === 'terrain') return this.names.place(id)
    if (table === 'unit') return this.names.unit(id)
    return table === 'side' ? this.names.side(id) : id
  }

  /** A sentence of the rules in the words of this reader. */
  say(says: Message): string {
    return this.names.say(says)
  }

  /** 'Fire, piece Rifleman 1, target American rifleman 2'. */
  decision(decision: Decision): string {
    const action = this.rules.actions[decision.action]
    const parts = Object.keys(decision)
      .filter(field => field !== 'action')
      .map(field => `${spaced(field)} ${this.value(action?.fields[field], decision[field])}`)
    return [action ? this.say(action.says) : decision.action, ...parts].join(', ')
  }

  /** What has become of a record, field by field. */
  changes(table: TableName, before: Known | null, after: Known | null): Became[] {
    if (!after) return [does('is taken away')]
    if (!before) return [does(after.at ? `appears at ${this.squares.place(after.at as Point)}` : 'appears')]
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
    if (this.names.isPiece(value)) return this.names.piece(value)
    return this.names.isSide(value) ? this.names.theSide(value) : String(value)
  }

  private change(
    field: string,
    type: FieldType<unknown> | undefined,
    before: unknown,
    after: unknown,
    now: Known,
  ): Became[] {
    if (field === 'gone') return [does(after ? 'is out of the game' : 'is in the game again')]
    if (field !== 'at') return [{ says: this.field(field, type, after), does: false }]
    if (!isPoint(after)) return now.gone ? [] : [does('leaves the table')]
    if (!isPoint(before)) return [does(`comes to ${this.squares.place(after)}`)]
    const way = show(Math.round(lengthOf([before, after])), this.rules.book.unit)
    return [does(`moves ${way} to ${this.squares.place(after)}`)]
  }
}

/** A reason why something may not be done, as a sentence that ends with its rules. */
export const reasonText = ({ says, cites }: Reason, wording: Wording): string =>
  `${sentence(wording.say(says))}${cites.length > 0 ? ` ${citing(cites, 3)}` : ''}`

/** goneTurn: 'gone turn'; fire-only stays as the book spells it. */
export const spaced = (field: string): string => field.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
