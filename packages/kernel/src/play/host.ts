import { object, readFields } from '../book/schema.ts'
import { jsonSource, Place, quote, type Source } from '../book/source.ts'
import { commitReveal } from '../dice/commit.ts'
import { type DiceSource, type RollRequest, seeded, type TypedDice, typed } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import type { Game } from '../game/game.ts'
import type { DecisionEntry, Entry } from '../game/journal.ts'
import { type Id, known, type TableName, type Tables, tableNames } from '../game/store.ts'
import { UMPIRE } from '../game/umpire.ts'
import { areAlike, cutEntries, type View, viewOf } from '../game/view.ts'
import { canonical } from '../hash.ts'
import type { Unit } from '../length.ts'
import type { Outcome, RuleSet } from '../ruleset.ts'
import { fieldsOf, type GivenPiece, openGame, readSetup, type Setup } from '../scenario/setup.ts'
import { type Message, spelled, text } from '../text/message.ts'
import { sideNames } from '../text/names.ts'
import { type RollCall, rollCallOf } from '../text/roll-call.ts'
import { decisionIn, decisions, questionOf } from './deciding.ts'
import { type Ending, endedBy, endingIn, isEnd, outcomeOf } from './ending.ts'
import { imagined } from './imagine.ts'
import { Knowledge } from './knowledge.ts'
import { type Decision, type Prompt, type Question, Refusal } from './prompt.ts'
import { Run } from './run.ts'
import { Seat } from './seat.ts'
import { Undoings } from './undoing.ts'

/** Where the dice come from, in a form that a save can keep. */
export type DiceSpec =
  | { readonly from: 'seed'; readonly seed: number | string }
  | { readonly from: 'people' }
  | { readonly from: 'commitment'; readonly secret: string; readonly nonces: readonly string[] }

/** The dice of the game that this one branched off from, up to this many. */
export interface PastDice {
  readonly until: number
  readonly dice: DiceSpec
}

/** The part of a game that another version of Sandtable has played: its record is kept, but no rule here repeats it. */
export interface Carried {
  readonly version: string
  /** The first this many entries. They end at a settled point. */
  readonly entries: number
}

export interface HostOptions {
  readonly dice?: DiceSpec
  readonly past?: readonly PastDice[]
  /** A source of its own, for cases and benches; a save of such a game goes on with the seed 1. */
  readonly source?: DiceSource
}

export function diceFrom(spec: DiceSpec): DiceSource {
  if (spec.from === 'seed') return seeded(spec.seed)
  return spec.from === 'people' ? typed() : commitReveal(spec.secret, spec.nonces)
}

/** The dice of an imagined world: it must not know where the true ones come from. */
const IMAGINED: DiceSpec = { from: 'seed', seed: 'imagined' }

/** The tables whose records an umpire changes. */
type Overruled = 'side' | 'unit' | 'piece' | 'terrain'
const isOverruled = (table: TableName): table is Overruled => ['side', 'unit', 'piece', 'terrain'].includes(table)

const isSame = (a: unknown, b: unknown): boolean => a === b || (a !== undefined && canonical(a) === canonical(b))

/** What an announcement says: nothing but words, which no rule has formed. */
function wordsIn(says: Message): string {
  const [word] = says.args as readonly [{ readonly name?: unknown }?]
  const words = word?.name
  if (typeof words !== 'string' || !isSame(spelled(words), says))
    throw new SandtableError('UMPIRE-3', UMPIRE, 'expected the umpire’s words as plain text')
  return words
}

/** More than any question needs; a larger number is a mistake. */
const MOST_DICE = 100
const MOST_FACES = 1000

/**
 * Runs one game: gives dice, collects decisions, keeps the journal, hands out views. Only the host holds the truth.
 * The same interface serves a worker, a server and a terminal; players see only `view`, `prompt`, `question` and
 * `news`.
 */
export class Host<T extends Tables = Tables> {
  readonly rules: RuleSet<T>
  readonly setup: Setup
  readonly run: Run<T>
  readonly dice: DiceSpec
  past: readonly PastDice[]
  /** Set when a save of another version is opened. */
  carried: Carried | null = null
  private undone: { readonly side: Id; readonly decision: Decision }[] = []
  private seats = new Map<Id, Seat<T>>()
  private undoings = new Undoings()

  constructor(rules: RuleSet<T>, source: Source, options: HostOptions = {}) {
    this.rules = rules
    this.setup = readSetup(rules, source)
    const game = openGame(rules, this.setup, source)
    this.dice = options.dice ?? { from: 'seed', seed: 1 }
    this.past = options.past ?? []
    this.run = new Run(game, options.source ?? diceFrom(this.dice))
  }

  /** Begins to play. Separate from making the host, so that a save can be put in first. */
  start(): this {
    this.run.advance()
    return this
  }

  /** The game is idle for a while. It then takes a fraction of the memory; all queries are answered as before. */
  rest(): void {
    this.game.rest()
    for (const seat of this.seats.values()) seat.rest()
  }

  /**
   * For those who keep many games that are played: call it when all have been told the last decision.
   * The past is then packed, as when the game rests, and restored if somebody asks for it; what the seats know stays.
   */
  pack(): void {
    this.game.rest()
    for (const seat of this.seats.values()) seat.pack()
  }

  /**
   * Another host of the same game from here on, with dice of its own, to try something out: this one is not affected.
   */
  fork(dice: DiceSource): Host<T> {
    return Host.around(this.run.fork(dice), this.dice, this.past, this.carried)
  }

  /**
   * All that one side may ask; an id that is no side of the game gets a spectator. Always the same object for a side.
   */
  seat(side: Id): Seat<T> {
    let seat = this.seats.get(side)
    if (!seat) {
      seat = new Seat(this, side)
      this.seats.set(side, seat)
    }
    return seat
  }

  /**
   * A possible world for this side (see `Seat.imagine`). It knows neither the seed of this game nor the others'
   * secrets.
   */
  imagine(side: Id, dice: DiceSource): Host<T> {
    return Host.around(this.knowsAll(side) ? this.run.fork(dice) : imagined(this.run, this.seat(side), dice))
  }

  /** A host of a run that exists already. */
  static around<T extends Tables>(
    run: Run<T>,
    dice: DiceSpec = IMAGINED,
    past: readonly PastDice[] = [],
    carried: Carried | null = null,
  ): Host<T> {
    const copy: Host<T> = Object.create(Host.prototype)
    const { setup, rules } = run.game
    return Object.assign(copy, {
      rules,
      setup,
      dice,
      past,
      carried,
      run,
      undone: [],
      seats: new Map(),
      undoings: new Undoings(),
    })
  }

  /**
   * A separate game that branches off from a settled point of this one and continues with other dice: what if? It
   * shares the past. Dice that people roll stay theirs, unless it is to be played elsewhere. This game is not affected,
   * and no rule runs again.
   */
  branch(position: number, dice: DiceSpec, elsewhere = false): Host<T> {
    const { journal } = this.game
    if (!journal.settled.includes(position))
      throw new SandtableError('PLAY-4', '', `at entry ${position} something is being worked out`)
    const game = this.game.fork(journal.base, position)
    game.rewind(journal.from(position))
    const spec = this.dice.from === 'people' && !elsewhere ? this.dice : dice
    const before = this.past.filter(({ until }) => until < game.store.dice)
    const isSame = canonical(spec) === canonical(this.dice)
    const past = isSame ? before : [...before, { until: game.store.dice, dice: this.dice }]
    const carried = this.carried && { ...this.carried, entries: Math.min(this.carried.entries, position) }
    return Host.around(new Run(game, diceFrom(spec)), spec, past, carried).start()
  }

  /**
   * This game from its last settled point on, with other dice and some records changed: a twin world, to show that a
   * side that may not know them cannot tell. This one is not affected.
   */
  twin(dice: DiceSource, change: (game: Game<T>) => void): Host<T> {
    const { journal } = this.game
    const position = journal.settledBefore(journal.length)
    const game = this.game.fork(journal.base, position)
    game.rewind(journal.from(position))
    change(game)
    return Host.around(new Run(game, dice)).start()
  }

  get game(): Game<T> {
    return this.run.game
  }

  get over(): boolean {
    return this.run.over
  }

  get outcome(): Outcome | null {
    if (!this.over) return null
    const ending = this.ending
    return ending ? outcomeOf(ending) : this.rules.outcome(this.game)
  }

  /** How people ended it; null if the rules did, or nobody has. */
  get ending(): Ending | null {
    const { journal } = this.game
    const last = this.over ? journal.last(isEnd) : null // near the end: the past need not be unpacked
    return last === null ? null : endingIn(journal.from(last)[0])
  }

  view(side: Id): View {
    return viewOf(this.game, side)
  }

  /** The game as a side knows it, for its seat to keep up to date. */
  knowledge(side: Id): Knowledge<T> {
    return Knowledge.of(this.game, side)
  }

  get sideNames(): { readonly [side: Id]: string } {
    return sideNames(this.setup)
  }

  /** What this side is told of the names of men and units. */
  rollCall(side: Id): RollCall {
    return rollCallOf(this.rules, this.setup, side)
  }

  /** What this side is asked, if anything. */
  prompt(side: Id): Prompt | null {
    return this.run.prompt(side)
  }

  /** May this side know everything? Otherwise trying something out, or looking over its shoulder, would be spying. */
  knowsAll(side: Id): boolean {
    if (side === UMPIRE) return true
    if ([...this.run.waiting.keys()].some(other => other !== side)) return false
    return tableNames.every(table =>
      this.game.store.all(table).every(record => this.rules.sees(table, record, side) === true),
    )
  }

  /** May two sides share a screen? Not while one knows what the other does not, or both decide unseen. */
  mayShare(a: Id, b: Id): boolean {
    return !this.run.isSecret && areAlike(this.game, a, b)
  }

  /** The sides that are being waited for. */
  get waitingFor(): readonly Id[] {
    return this.run.waitedFor.map(p => p.side)
  }

  /** What has happened since a position in the journal, as far as this side may know. */
  news(side: Id, since: number): readonly Entry[] {
    return cutEntries(this.rules, this.game.journal.from(since), side)
  }

  /** What the next field of a half-made decision may be; null when it is complete. */
  question(side: Id, raw: unknown): Question | null {
    return questionOf(this.game, side, this.prompt(side), decisionIn(this.rules, raw))
  }

  /** Every decision that this side's prompt lists; none if it is not asked. */
  decisions(side: Id): Iterable<Decision> {
    const prompt = this.prompt(side)
    return prompt ? decisions(this.game, prompt) : []
  }

  /** Why this decision may not be made, or null if it may. Nothing changes. */
  refusal(side: Id, raw: unknown): Refusal | null {
    return this.run.refuse(side, decisionIn(this.rules, raw))
  }

  /** May this decision be made? As `refusal`, without the words: callers that try hundreds of decisions need none. */
  allows(side: Id, raw: unknown): boolean {
    return this.run.whyNot(side, decisionIn(this.rules, raw)) === null
  }

  /** Makes a decision. One that is malformed or not allowed throws, and nothing has changed. */
  decide(side: Id, raw: unknown): void {
    const decision = decisionIn(this.rules, raw)
    const refusal = this.run.refuse(side, decision)
    if (refusal) throw refusal
    this.undone = []
    this.run.answer(side, decision)
  }

  /** Passes the prompt, with its default outcome. */
  pass(side: Id): void {
    const decision = this.prompt(side)?.default
    if (!decision) throw new Refusal([{ word: 'turn', says: text`you cannot pass here`, cites: [] }])
    this.decide(side, decision)
  }

  /** The dice that a person still has to type, and their purpose. */
  get wanted(): RollRequest | null {
    const { wanted, dice } = this.run
    return wanted && 'wanted' in dice ? (dice as TypedDice).wanted() : null
  }

  /** Enters what real dice show. Impossible dice throw, and nothing has changed. */
  enter(dice: readonly (number | string)[]): void {
    if (!('enter' in this.run.dice))
      throw new SandtableError('DICE-2', '', 'Sandtable rolls the dice of this game, so none can be typed')
    if (!Array.isArray(dice)) throw new SandtableError('DICE-2', '', `expected a list of dice, found ${quote(dice)}`)
    ;(this.run.dice as TypedDice).enter(dice)
    this.run.resume()
  }

  /**
   * Why this side cannot take its last decision back; null if it can. If all have agreed to it, what others have
   * decided since goes with it; what dice and events have shown never does.
   */
  whyNoUndo(side: Id, agreed = false): Message | null {
    if (this.run.waiting.has(side)) return null
    // whether another side has decided since would be a secret
    if (this.run.isSecret) return text`the others are deciding in secret, and what came before stands`
    if (this.lastDecision(side) === null) return text`you have decided nothing yet`
    return this.undoings.of(this.game, side)[agreed ? 'agreed' : 'alone']
  }

  /** Takes back the last decision of this side, if nothing new has been learnt since. */
  undo(side: Id): void {
    const why = this.whyNoUndo(side)
    if (why) throw new Refusal([{ word: 'undo', says: why, cites: [] }])
    const waiting = this.run.waiting.get(side)
    if (waiting) {
      this.run.withdraw(side)
      this.undone.push({ side, decision: waiting })
      return
    }
    const last = this.lastDecision(side) as number
    const { decision } = this.game.journal.from(last)[0] as DecisionEntry
    this.run.rewind(last)
    this.undone.push({ side, decision })
  }

  /** Takes back the last decision of this side, with everything since, since all have agreed. */
  takeBack(side: Id): void {
    const why = this.whyNoUndo(side, true)
    if (why) throw new Refusal([{ word: 'undo', says: why, cites: [] }])
    if (this.run.waiting.has(side)) this.run.withdraw(side)
    else this.run.rewind(this.lastDecision(side) as number)
    this.undone = []
  }

  /** People end the game: one side resigns, all agree on a draw, or the umpire says so. */
  end(ending: Ending): void {
    const { how, side, winners } = ending
    const isSide = (id: Id): boolean => this.setup.sides.some(one => one.id === id)
    if (this.over) throw new SandtableError('UMPIRE-3', UMPIRE, 'the game is over')
    if (!winners.every(isSide)) throw new SandtableError('UMPIRE-2', UMPIRE, `side ${quote(winners)}`)
    if (how === 'resigned' || how === 'time' ? !side || !isSide(side) || winners.includes(side) : side !== undefined)
      throw new SandtableError('UMPIRE-3', UMPIRE, 'a side that resigns or has no time left does not win, and is named')
    if (how === 'draw' && winners.length > 0) throw new SandtableError('UMPIRE-3', UMPIRE, 'nobody wins a draw')
    const before = this.game.state
    const after = { ...before, over: true }
    this.undone = []
    const by = endedBy(ending)
    this.run.end({ type: 'change', table: 'game', id: before.id, before, after, cites: [], by, ends: ending })
  }

  canRedo(side: Id): boolean {
    return this.undone.at(-1)?.side === side
  }

  redo(side: Id): void {
    const next = this.undone.at(-1)
    if (next?.side !== side) throw new Refusal([{ word: 'undo', says: text`there is nothing to do again`, cites: [] }])
    const rest = this.undone.slice(0, -1)
    this.decide(side, next.decision)
    this.undone = rest
  }

  /**
   * The umpire changes fields of a record. Only at a settled point: anything under way must be finished, or undone,
   * first.
   */
  overrule(table: Overruled, id: Id, raw: unknown, unit: Unit = this.rules.book.unit): void {
    this.mustBeSettled()
    const before = isOverruled(table) ? this.game.find(table, id) : null
    if (!before) throw new SandtableError('UMPIRE-2', UMPIRE, `${table} ${quote(id)}`)
    const place = new Place(jsonSource(UMPIRE, raw), unit, this.rules.book.prefix, 'UMPIRE')
    const after = { ...(before as object), ...readFields(fieldsOf(this.rules, table), object(raw, place), place), id }
    this.mustFit(after, place)
    this.rules.complete[table](this.game, after as never, place) // only for its refusal of an unknown kind
    this.run.umpire({ type: 'change', table, id, before, after: after as never, cites: [], by: 'umpire' })
  }

  /** The umpire puts a new piece on the table. */
  place(raw: unknown, unit: Unit = this.rules.book.unit): void {
    this.mustBeSettled()
    const place = new Place(jsonSource(UMPIRE, raw), unit, this.rules.book.prefix, 'UMPIRE')
    const given = readFields(fieldsOf(this.rules, 'piece'), object(raw, place), place) as GivenPiece
    for (const key of ['id', 'side', 'kind']) if (given[key] === undefined) place.fail(1, key)
    this.mustFit(given, place)
    if (this.game.store.knows('piece', given.id)) place.fail(3, `there is a piece ${given.id} already`)
    const after = this.rules.complete.piece(this.game, given, place)
    this.run.umpire({ type: 'change', table: 'piece', id: after.id, before: null, after, cites: [], by: 'umpire' })
  }

  /** The umpire takes a piece off the table. */
  remove(id: Id): void {
    this.mustBeSettled()
    const before = this.game.find('piece', id)
    if (!before) throw new SandtableError('UMPIRE-2', UMPIRE, `piece ${quote(id)}`)
    const after = { ...before, at: null, gone: true }
    this.run.umpire({ type: 'change', table: 'piece', id, before, after, cites: [], by: 'umpire' })
  }

  /** The umpire rolls dice for a question that no rule answers; with real dice, the umpire enters what they show. */
  roll(purpose: string, count: number, faces = 6, shown?: readonly number[]): readonly number[] {
    this.mustBeSettled()
    const place = new Place(jsonSource(UMPIRE, null), this.rules.book.unit, this.rules.book.prefix, 'UMPIRE')
    if (!(Number.isInteger(count) && count >= 1 && count <= MOST_DICE)) place.fail(3, `${quote(count)} dice`)
    if (!(Number.isInteger(faces) && faces >= 2 && faces <= MOST_FACES)) place.fail(3, `dice of ${quote(faces)} faces`)
    const at = this.game.store.dice
    const dice = shown ?? ('enter' in this.run.dice ? null : this.run.dice.roll({ purpose, count, faces }, at))
    if (!dice) return place.fail(3, 'the dice of this game are typed: say what they show')
    if (dice.length !== count || dice.some(die => !(Number.isInteger(die) && die >= 1 && die <= faces)))
      place.fail(3, `${quote(dice)} is not what ${count} dice of ${faces} faces show`)
    this.run.umpire({ type: 'roll', purpose, faces, dice, at, cites: [], by: 'umpire' })
    return dice
  }

  /** The umpire tells all players something. */
  announce(words: string): void {
    this.run.umpire({ type: 'said', says: spelled(words), cites: [], by: 'umpire' })
  }

  /** Has the umpire do again what a save says, with the same checks as the first time. */
  umpireAgain(entry: Entry): void {
    if (entry.type === 'roll') this.roll(entry.purpose, entry.dice.length, entry.faces, entry.dice)
    else if (entry.type === 'said') this.announce(wordsIn(entry.says))
    else if (entry.type === 'change' && entry.ends) this.end(entry.ends)
    else if (entry.type === 'change' && isOverruled(entry.table)) {
      const { table, id } = entry
      const before = known(this.game.find(table, id) ?? { id })
      const given = Object.entries(entry.after ?? {}).filter(([field, value]) => !isSame(before[field], value))
      const fields = Object.fromEntries(given)
      if (this.game.store.knows(table, id)) this.overrule(table, id, fields, 'exact')
      else this.place({ ...this.givenIn(fields), id }, 'exact')
    } else throw new SandtableError('UMPIRE-3', UMPIRE, `an umpire does not change a ${quote(entry.type)}`)
  }

  /** Of a new piece only what a file may give: the rules complete the rest again. */
  private givenIn(piece: object): object {
    const fields = fieldsOf(this.rules, 'piece')
    return Object.fromEntries(Object.entries(piece).filter(([field]) => Object.hasOwn(fields, field)))
  }

  /** The names in a record must exist. */
  private mustFit({ side, unit }: { readonly [field: string]: unknown }, place: Place): void {
    if (side && !this.game.find('side', side as Id)) place.at('side').fail(2, quote(side))
    if (unit && !this.game.find('unit', unit as Id)) place.at('unit').fail(2, quote(unit))
  }

  private mustBeSettled(): void {
    if (!this.run.isSettled)
      throw new SandtableError('UMPIRE-1', UMPIRE, 'something is being worked out: finish it or take it back first')
    this.undone = []
  }

  /** What another version has played cannot be taken back: the rules here may make something else of it. */
  private lastDecision(side: Id): number | null {
    const { last } = this.undoings.of(this.game, side)
    return last !== null && last >= (this.carried?.entries ?? 0) ? last : null
  }
}
