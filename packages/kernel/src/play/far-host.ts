import type { DiceSource } from '../dice/dice.ts'
import type { ChangeEntry, Entry } from '../game/journal.ts'
import { type Id, type TableName, type Tables, tableNames } from '../game/store.ts'
import { cutEntries, type View, viewOf } from '../game/view.ts'
import type { Outcome, RuleSet } from '../ruleset.ts'
import { type SentSetup, sentSetup, setupFromAfar } from '../scenario/sent-setup.ts'
import { type Message, text } from '../text/message.ts'
import type { RollCall } from '../text/roll-call.ts'
import { decisionIn, decisions, questionOf, whyNotIn } from './deciding.ts'
import { Host } from './host.ts'
import { Knowledge } from './knowledge.ts'
import { type Decision, type Prompt, type Question, Refusal } from './prompt.ts'
import { Run } from './run.ts'
import { type Behind, Seat } from './seat.ts'

/** What a page far away begins with: the set-up and the first records, as far as its side may know them. */
export interface Beginning {
  readonly setup: SentSetup
  readonly names: { readonly [side: Id]: string }
  readonly rollCall: RollCall
  readonly tables: View['tables']
}

/** How things stand for a side. What it has been told does not say this. */
export interface Standing {
  readonly prompt: Prompt | null
  readonly waitingFor: readonly Id[]
  readonly outcome: Outcome | null
  readonly whyNoUndo: Message | null
  readonly canRedo: boolean
  /** Nothing is hidden from this side: whatever it asks, it can find out by itself. */
  readonly knowsAll: boolean
  /** If it knows all: how many entries it was told before the last settled point. */
  readonly settled: number
}

/** What the page of this side begins with. */
export function beginningFor<T extends Tables>(host: Host<T>, side: Id): Beginning {
  const { game, sideNames } = host
  const { base, length, entries } = game.journal
  const then = game.fork(base, length)
  then.rewind(entries)
  const { tables } = viewOf(then, side)
  return {
    setup: sentSetup(host.seat(side).setup, host.setup),
    names: sideNames,
    rollCall: host.rollCall(side),
    tables,
  }
}

export function standingOf<T extends Tables>(host: Host<T>, side: Id): Standing {
  const { journal } = host.game
  const since = journal.from(journal.settledBefore(journal.length))
  const told = cutEntries(host.rules, since, side)
  const knowsAll = told.length === since.length && host.knowsAll(side)
  return {
    prompt: host.prompt(side),
    waitingFor: host.waitingFor,
    outcome: host.outcome,
    whyNoUndo: host.whyNoUndo(side),
    canRedo: host.canRedo(side),
    knowsAll,
    settled: knowsAll ? host.seat(side).mark - told.length : 0,
  }
}

/**
 * A game as a page far away has it: what its side has been told, and nothing else. Where the side knows everything,
 * its seat answers whatever the true one would. Otherwise it answers what is made of knowledge alone, and only the
 * server can say what the rules allow.
 */
export class FarHost<T extends Tables = Tables> implements Behind<T> {
  readonly rules: RuleSet<T>
  readonly side: Id
  readonly seat: Seat<T>
  readonly game: Knowledge<T>
  readonly sideNames: Beginning['names']
  readonly #rollCall: RollCall
  standing: Standing = {
    prompt: null,
    waitingFor: [],
    outcome: null,
    whyNoUndo: NOTHING,
    canRedo: false,
    knowsAll: false,
    settled: 0,
  }
  /** The records as they were told, in order. */
  readonly #told: { readonly [K in TableName]: Map<Id, object> }

  constructor(rules: RuleSet<T>, side: Id, { setup, names, rollCall, tables }: Beginning) {
    this.rules = rules
    this.side = side
    this.sideNames = names
    this.#rollCall = rollCall
    this.game = new Knowledge(rules, setupFromAfar(rules, setup), side)
    this.seat = new Seat(this, side)
    const byId = (table: TableName) => new Map((tables[table] as readonly { id: Id }[]).map(one => [one.id, one]))
    this.#told = Object.fromEntries(tableNames.map(table => [table, byId(table)])) as never
    for (const table of tableNames) for (const [id, record] of this.#told[table]) this.game.learn(table, id, record)
  }

  /** Takes in what has happened. */
  hear(entry: Entry): void {
    this.game.journal.add(entry)
    if (entry.type === 'change') this.#change(entry)
  }

  /** Takes in how things stand after that. */
  stand(standing: Standing): void {
    const { settled } = this.game.journal
    this.standing = standing
    if (standing.knowsAll) settled.splice(0, settled.length, standing.settled)
  }

  /** The records of a table are now in this order: one of them has come into sight. */
  order(table: TableName, ids: readonly Id[]): void {
    const told = this.#told[table]
    const before = new Map(told)
    told.clear()
    for (const id of ids) told.set(id, before.get(id) ?? { id })
    this.game.store.fill(
      table,
      ids.flatMap(id => this.game.find(table, id) ?? []),
    )
  }

  /** A record as it was told; null if the side knows of none. */
  told(table: TableName, id: Id): object | null {
    return this.#told[table].get(id) ?? null
  }

  #change({ table, id, after }: ChangeEntry): void {
    if (after) this.#told[table].set(id, after)
    else this.#told[table].delete(id)
    this.game.learn(table, id, after)
  }

  rollCall(): RollCall {
    return this.#rollCall
  }

  get over(): boolean {
    return this.game.state.over
  }

  get outcome(): Outcome | null {
    return this.standing.outcome
  }

  get waitingFor(): readonly Id[] {
    return this.standing.waitingFor
  }

  view(): View {
    const tables = {} as { [K in TableName]: readonly object[] }
    for (const table of tableNames) tables[table] = [...this.#told[table].values()]
    return { side: this.side, tables }
  }

  knowledge(): Knowledge<T> {
    return this.game
  }

  prompt(): Prompt | null {
    return this.standing.prompt
  }

  question(side: Id, raw: unknown): Question | null {
    return questionOf(this.game, side, this.prompt(), decisionIn(this.rules, raw))
  }

  refusal(side: Id, raw: unknown): Refusal | null {
    const reasons = whyNotIn(this.game, side, this.prompt(), decisionIn(this.rules, raw))
    return reasons && new Refusal(reasons, this.rules.book.unit)
  }

  allows(side: Id, raw: unknown): boolean {
    return whyNotIn(this.game, side, this.prompt(), decisionIn(this.rules, raw)) === null
  }

  decisions(): Iterable<Decision> {
    const prompt = this.prompt()
    return prompt ? decisions(this.game, prompt) : []
  }

  whyNoUndo(): Message | null {
    return this.standing.whyNoUndo
  }

  canRedo(): boolean {
    return this.standing.canRedo
  }

  knowsAll(): boolean {
    return this.standing.knowsAll
  }

  mayShare(): boolean {
    return false
  }

  /** The same world, with other dice: only for a side that knows everything. */
  imagine(_side: Id, dice: DiceSource): Host<T> {
    return Host.around(new Run(this.game, dice).fork(dice))
  }
}

const NOTHING = text`you have decided nothing yet`
