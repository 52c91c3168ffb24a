import type { Entry } from '../game/journal.ts'
import type { Id, Known, TableName } from '../game/store.ts'
import { cut } from '../game/view.ts'
import { bounds, type Point, type Shape } from '../geometry/shape.ts'
import { Squares } from '../geometry/squares.ts'
import type { Host } from '../play/host.ts'
import type { Decision, Draft, Question, Refusal } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { TableMap } from './map.ts'
import type { Message } from './message.ts'
import { idsFor, type Named, namedOn } from './named.ts'
import { makeNames, type Nameable, sideNames } from './names.ts'
import type { Reader } from './phrase.ts'
import { type Roles, rolesOf, withRole } from './roles.ts'
import { Wording } from './wording.ts'

/** One side's place at the table: what it may see, and the words for it. */
export class Voice implements Reader {
  readonly host: Host
  readonly side: Id
  readonly squares: Squares
  /** What things were called after which entry: names are made anew when something has happened. */
  private spoken: {
    readonly after: Entry | undefined
    readonly wording: Wording
    readonly names: readonly Named[]
  } | null
  /** How much of the journal this side has been told. */
  private heard: number

  constructor(host: Host, side: Id, heard = 0) {
    this.heard = heard
    this.spoken = null
    this.host = host
    this.side = side
    this.roles = rolesOf(host.rules)
    this.squares = new Squares(host.setup.width, host.setup.depth, host.rules.book.unit)
  }

  get wording(): Wording {
    return this.speech.wording
  }

  /** What people call things here, besides their ids. */
  get names(): readonly Named[] {
    return this.speech.names
  }

  private get speech(): NonNullable<Voice['spoken']> {
    const { host, side, squares } = this
    const { journal } = host.game
    const after = journal.before(journal.length)
    if (this.spoken && this.spoken.after === after) return this.spoken
    const view = host.view(side)
    const { piece, terrain, unit } = view.tables as { readonly [table: string]: readonly Nameable[] }
    const names = makeNames({
      seat: side,
      pieces: piece ?? [],
      lands: terrain ?? [],
      units: unit ?? [],
      sides: sideNames(host.setup),
      ...(host.rules.terms && { terms: host.rules.terms }),
      squares,
    })
    this.spoken = { after, wording: new Wording(host.rules, squares, names), names: namedOn(view, names) }
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
    const record = this.host.game.find(table, id)
    return record && (cut(this.host.rules, table, record, this.side) as Known | null)
  }

  /** What the fields of the actions are for. */
  readonly roles: Roles

  get rules(): RuleSet {
    return this.host.rules
  }

  /** What this side may decide to do now. */
  get actions(): readonly string[] {
    return this.host.prompt(this.side)?.actions ?? []
  }

  question(draft: Draft): Question | null {
    return withRole(this.host.question(this.side, draft), this.roles, draft.action)
  }

  refusal(decision: Decision): Refusal | null {
    return this.host.refusal(this.side, decision)
  }

  get map(): TableMap {
    return new TableMap(this.host.view(this.side), this.squares, (table, id) => this.wording.called(table, id))
  }

  /** Where a piece stands, or the middle of a terrain piece. */
  where(id: Id): Point | null {
    return spotOf(this.find('piece', id) ?? this.find('terrain', id) ?? this.find('marker', id))
  }

  get knowsAll(): boolean {
    return this.host.knowsAll(this.side)
  }

  /** What has happened since this side was last told. */
  news(): readonly Entry[] {
    const { length } = this.host.game.journal
    // after an undo the journal is shorter than what was told of it
    const entries = this.host.news(this.side, Math.min(this.heard, length))
    this.heard = length
    return entries
  }

  /** The last things that happened, oldest first. */
  log(): readonly Entry[] {
    return this.host.news(this.side, 0)
  }
}

/** Where a record is on the table: where it stands, or the middle of its shape; null for what is on no place. */
export function spotOf(record: Known | null | undefined): Point | null {
  if (record?.at) return record.at as Point
  if (!record?.shape) return null
  const { west, south, east, north } = bounds(record.shape as Shape)
  return [Math.round((west + east) / 2), Math.round((south + north) / 2)]
}
