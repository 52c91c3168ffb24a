import type { Entry } from '../game/journal.ts'
import type { Id, Known, TableName } from '../game/store.ts'
import type { View } from '../game/view.ts'
import { bounds, type Point, type Shape } from '../geometry/shape.ts'
import { Squares } from '../geometry/squares.ts'
import type { Decision, Draft, Question, Refusal } from '../play/prompt.ts'
import type { Seat } from '../play/seat.ts'
import type { RuleSet } from '../ruleset.ts'
import { TableMap } from './map.ts'
import type { Message } from './message.ts'
import { idsFor, type Named, namedOn } from './named.ts'
import { makeNames, type Nameable } from './names.ts'
import type { Reader } from './phrase.ts'
import { type Roles, rolesOf, withRole } from './roles.ts'
import { Wording } from './wording.ts'

/** One side's place at the table: what it may see, and the words for it. */
export class Voice implements Reader {
  readonly seat: Seat
  readonly squares: Squares
  /** The names after a given entry: they are recomputed when something has happened. */
  private spoken: {
    readonly after: Entry | undefined
    readonly view: View
    readonly wording: Wording
    readonly names: readonly Named[]
  } | null
  /** How many entries this side has been told. */
  private heard = 0

  constructor(seat: Seat) {
    this.spoken = null
    this.seat = seat
    this.roles = rolesOf(seat.rules)
    this.squares = new Squares(seat.setup.width, seat.setup.depth, seat.rules.book.unit)
  }

  get side(): Id {
    return this.seat.side
  }

  get wording(): Wording {
    return this.speech.wording
  }

  /** What this side may know now. */
  get view(): View {
    return this.speech.view
  }

  /** What people call things here, besides their ids. */
  get names(): readonly Named[] {
    return this.speech.names
  }

  private get speech(): NonNullable<Voice['spoken']> {
    const { seat, squares } = this
    const after = seat.news().entries.at(-1)
    if (this.spoken && this.spoken.after === after) return this.spoken
    const view = seat.view()
    const { piece, terrain, unit } = view.tables as { readonly [table in TableName]: readonly Nameable[] }
    const names = makeNames({
      seat: seat.side,
      pieces: piece,
      lands: terrain,
      units: unit,
      sides: seat.sideNames,
      rollCall: seat.rollCall,
      ...(seat.rules.terms && { terms: seat.rules.terms }),
      squares,
    })
    this.spoken = { after, view, wording: new Wording(seat.rules, squares, names), names: namedOn(view, names) }
    return this.spoken
  }

  /** A line with ids where it has names. */
  idsIn(line: string): string {
    return idsFor(line, this.names, null, id => this.where(id))
  }

  /** Words of the rules, as this side reads them. */
  say(says: Message): string {
    return this.wording.say(says)
  }

  /** A record as far as this side may know it. */
  find(table: TableName, id: Id): Known | null {
    const records: readonly object[] = this.view.tables[table]
    return (records as readonly Known[]).find(record => record.id === id) ?? null
  }

  /** What the fields of the actions are for. */
  readonly roles: Roles

  get rules(): RuleSet {
    return this.seat.rules
  }

  /** What this side may decide to do now. */
  get actions(): readonly string[] {
    return this.seat.prompt()?.actions ?? []
  }

  /** What this side is offered, in the set's own words. */
  offer(action: string): Message | undefined {
    return this.rules.telling?.offer?.(action, this.seat.prompt()) ?? undefined
  }

  question(draft: Draft): Question | null {
    return withRole(this.seat.question(draft), this.roles, draft.action)
  }

  refusal(decision: Decision): Refusal | null {
    return this.seat.refusal(decision)
  }

  get map(): TableMap {
    return new TableMap(this.view, this.squares, (table, id) => this.wording.called(table, id))
  }

  /** Where a piece stands, or the middle of a terrain piece. */
  where(id: Id): Point | null {
    return spotOf(this.find('piece', id) ?? this.find('terrain', id) ?? this.find('marker', id))
  }

  get knowsAll(): boolean {
    return this.seat.knowsAll
  }

  /** What has happened since this side was last told. */
  news(): readonly Entry[] {
    const { entries, mark } = this.seat.news(this.heard)
    this.heard = mark
    return entries
  }

  /** The last things that happened, oldest first. */
  log(): readonly Entry[] {
    return this.seat.news().entries
  }
}

/** Where a record is on the table: its position, or the middle of its shape; null if it has no place. */
export function spotOf(record: Known | null | undefined): Point | null {
  if (record?.at) return record.at as Point
  if (!record?.shape) return null
  const { west, south, east, north } = bounds(record.shape as Shape)
  return [Math.round((west + east) / 2), Math.round((south + north) / 2)]
}
