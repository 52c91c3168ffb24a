import { jsonSource, Place, type Source } from '../book/source.ts'
import { Stream } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import { type Entry, fold, type Journal, unfold } from '../game/journal.ts'
import { type Id, type Known, type Store, tableNames } from '../game/store.ts'
import { UMPIRE } from '../game/umpire.ts'
import { canonical } from '../hash.ts'
import { readDecision, withChoice } from '../play/deciding.ts'
import { diceFrom, Host } from '../play/host.ts'
import { allowed, type Decision, type Draft, type Prompt, Refusal } from '../play/prompt.ts'
import type { Run } from '../play/run.ts'
import type { RuleSet } from '../ruleset.ts'
import { load } from '../saves/load.ts'
import { save } from '../saves/save.ts'
import { plainly } from '../text/message.ts'
import { generalInvariants } from './general.ts'
import { type Invariant, Watch } from './invariants.ts'
import { alike, type Moment, Moments } from './moments.ts'
import { randomDecision } from './random.ts'
import { spoil } from './spoil.ts'
import { Told } from './told.ts'
import { type Twins, tellApart, tracesOf } from './twins.ts'
import { imaginedBy } from './worlds.ts'

export { randomDecision } from './random.ts'
export type { Twins } from './twins.ts'

/** What every rule set must satisfy: random games, played to the end and checked from all sides. */
export interface SuiteOptions {
  readonly games: number
  readonly seed: number
  /** A game that has not ended after this many decisions has failed. */
  readonly maxDecisions?: number
  /** These games need not end: they stop after `maxDecisions`. */
  readonly endless?: boolean
  /** Each slow check runs at one decision in this many; by default in 16. */
  readonly every?: number
  /** Pairs of positions that differ only in what a side may not know. */
  readonly twins?: (source: Source) => readonly Twins[]
  /** What must hold after every decision; by default, what must hold in every rule set. */
  readonly invariants?: readonly Invariant[]
}

export interface SuiteReport {
  readonly games: number
  readonly decisions: number
  /** The most answers given between two settled points. */
  readonly longest: number
  /** Each with source, seed and decision, so that it can be reproduced. */
  readonly failures: readonly string[]
}

/** Slow checks run at one decision in this many: in fifty games, still thousands of times each. */
const EVERY = 16
/** With more answers than this between two settled points, resuming by replay is slow. */
const MOST_ANSWERS = 40
const SPOILT = 6
/** Of a long list of choices this many are followed, drawn anew each time. */
const LISTED = 4
/** A fork is kept for this many decisions; then another is. */
const KEPT = 60
/** A save plays the whole game again: the longer the game, the rarer, so that every decision is replayed about once. */
const REPLAYED = 3
/** At most this many rules decide one thing; the others are its context. */
const DECIDING = 2

/** How far a fork strays from the game. */
const STRAYS = 2
/** Imagining a world is slow: how much more rarely that is checked. */
const RARELY = 4
/** Undoing is quick: it is checked at one decision in this many, or more often. */
const OFTEN = 3
/** One fault often shows in a hundred places. */
const MOST_FAILURES = 5

export function conform(rules: RuleSet, sources: readonly Source[], options: SuiteOptions): SuiteReport {
  const failures: string[] = []
  let [played, longest] = [0, 0]
  for (let i = 0; i < options.games; i++) {
    const match = new Match(rules, sources[i % sources.length] as Source, options.seed + i, options)
    match.play()
    played += match.log.length
    longest = Math.max(longest, match.longest)
    failures.push(...match.failures)
  }
  for (const source of sources)
    for (const [i, twins] of (options.twins?.(source) ?? []).entries()) {
      const apart = tellApart(rules, twins, options.seed + i, options.maxDecisions ?? 5000)
      if (apart) failures.push(`${source.file}, seed ${options.seed + i}, twins ${i + 1}: ${apart}`)
    }
  return { games: options.games, decisions: played, longest, failures }
}

/** The complete state of a game at this moment, as one text. */
export function standing(run: Run): string {
  const { store, journal } = run.game
  return canonical([
    stateOf(store),
    journal.length,
    journal.settledBefore(journal.length),
    run.prompts,
    [...run.waiting],
  ])
}

const stateOf = (store: Store): unknown => [tableNames.map(table => store.all(table)), store.dice]

interface Branch {
  readonly run: Run
  readonly from: number
  readonly decisions: number
}

/** One random game. */
class Match {
  readonly failures: string[] = []
  readonly log: { readonly side: Id; readonly decision: Decision }[] = []
  longest = 0
  private readonly host: Host
  private readonly label: string
  private readonly options: SuiteOptions
  private readonly source: Source
  // several streams, so that the same game is played whatever is checked
  private readonly choices: Stream
  private readonly checks: Stream
  private readonly worlds: Stream
  private readonly start: string
  private readonly sides: readonly Id[]
  private readonly told: ReadonlyMap<Id, Told>
  private kept: Branch | null = null
  private readonly watch: Watch
  private readonly moments = new Moments()

  constructor(rules: RuleSet, source: Source, seed: number, options: SuiteOptions) {
    this.host = new Host(rules, source, { dice: { from: 'seed', seed } })
    this.source = source
    this.options = options
    this.label = `${source.file}, seed ${seed}`
    this.choices = new Stream(seed)
    this.checks = new Stream(`checks ${seed}`)
    this.worlds = new Stream(`worlds ${seed}`)
    this.start = canonical(stateOf(this.host.game.store))
    this.sides = [...this.host.game.sides.map(side => side.id), UMPIRE]
    this.told = new Map(this.sides.map(side => [side, new Told(this.host, side)]))
    for (const record of this.moment().records) this.moments.see(record)
    this.watch = new Watch(this.host.run, options.invariants ?? generalInvariants())
  }

  play(): void {
    const most = this.options.maxDecisions ?? 5000
    try {
      this.host.start()
      this.seeChanges(0)
      while (!this.host.over && this.log.length < most && this.failures.length < MOST_FAILURES) if (!this.step()) return
      if (this.failures.length > 0) return
      if (!this.host.over && !this.options.endless) this.fail(`it has not ended after ${most} decisions`)
      this.checkRecords()
      this.checkFolding()
      this.checkEntries()
      this.checkAgain()
      this.checkKept()
    } catch (error) {
      this.fail(`it broke: ${error instanceof Error ? error.stack : error}`)
    }
  }

  private step(): boolean {
    const { host } = this
    const { prompts } = host.run
    const prompt = prompts[this.choices.next(prompts.length)]
    if (!prompt) return this.fail('nobody is asked anything, and it is not over')
    const decision = randomDecision(host.run, prompt.side, this.choices)
    if (!decision) return this.fail(`${prompt.side} has no legal answer to "${plainly(prompt.says)}"`)
    const before = this.moment()
    this.checkCites(prompt.cites, `the prompt "${plainly(prompt.says)}"`)
    if (prompt.default && host.refusal(prompt.side, prompt.default))
      this.fail(`"${plainly(prompt.says)}" cannot be passed`)
    if (this.sometimes()) this.checkSpoilt(prompt, decision)
    if (this.sometimes()) this.checkListed(prompt)
    if (this.sometimes() && this.checks.next(1 + Math.floor(this.log.length / REPLAYED)) === 0) this.checkSave()
    if (this.sometimes()) this.checkTraces(prompt, decision)
    if (this.worlds.next(RARELY * (this.options.every ?? EVERY)) === 0) this.checkImagined()
    if (this.sometimes()) this.branch()
    if (!this.isStill(before)) return this.fail('looking at it has changed it')
    const position = host.game.journal.length
    host.decide(prompt.side, decision)
    this.log.push({ side: prompt.side, decision })
    if (this.checks.next(Math.min(OFTEN, this.options.every ?? OFTEN)) === 0) this.checkUndo(prompt.side, before)
    this.seeChanges(position)
    for (const [side, told] of this.told) if (!told.isTrue()) this.fail(`what ${side} was told is not what it sees`)
    if (this.kept && this.log.length - this.kept.decisions === KEPT) this.checkKept()
    for (const broken of this.watch.look()) this.fail(broken)
    return true
  }

  private moment(): Moment {
    return this.moments.of(this.host.run)
  }

  private isStill(before: Moment): boolean {
    return this.moments.isAt(this.host.run, before)
  }

  private seeChanges(since: number): void {
    for (const entry of this.host.game.journal.from(since)) if (entry.type === 'change') this.moments.see(entry.after)
  }

  /** A record is replaced, never changed: every record the game ever had is as it was. */
  private checkRecords(): void {
    const all = new Set(this.moment().records)
    for (const entry of this.host.game.journal.entries)
      if (entry.type === 'change') for (const record of [entry.before, entry.after]) if (record) all.add(record)
    for (const record of all)
      if (!this.moments.isAsFirstSeen(record)) this.fail(`${(record as Known).id} was changed in place`)
  }

  private sometimes(): boolean {
    return this.checks.next(this.options.every ?? EVERY) === 0
  }

  /**
   * Spoilt decisions are refused with a reason or an error code, or are allowed and can be played; nothing else
   * happens.
   */
  private checkSpoilt(prompt: Prompt, decision: Decision): void {
    const { host } = this
    const before = this.moment()
    const ids = tableNames.flatMap(table => host.game.store.all(table).map(record => record.id))
    const others = this.sides.filter(side => !host.prompt(side))
    const attempts: [Id, unknown][] = [...spoil(decision, ids, this.checks, SPOILT)].map(raw => [prompt.side, raw])
    for (const side of [...others, 'nobody', '__proto__']) attempts.push([side, decision])
    for (const [side, raw] of attempts) {
      this.checkQuestion(side, raw)
      const says = this.refused(side, raw)
      if (says === null) this.playSpoilt(side, raw)
      else if (says !== '') this.fail(`${side} sent ${shown(raw)}: ${says}`)
    }
    if (!this.isStill(before)) this.fail(`a refused decision has changed something: after ${shown(decision)}`)
    if ('polluted' in {}) this.fail('Object.prototype was changed')
  }

  /** null: it may be made. '' : it was refused properly. Otherwise what was wrong with the refusal. */
  private refused(side: Id, raw: unknown): string | null {
    try {
      const refusal = this.host.refusal(side, raw)
      if (!refusal) return null
      if (refusal.reasons.length === 0) return 'refused without a reason'
      for (const reason of refusal.reasons) this.checkCites(reason.cites, `the refusal "${plainly(reason.says)}"`)
      this.host.decide(side, raw)
      return 'it was refused when asked for, and then taken'
    } catch (error) {
      return error instanceof Refusal || error instanceof SandtableError ? '' : `it broke: ${error}`
    }
  }

  /** An untrusted draft is answered, or refused with an error code. */
  private checkQuestion(side: Id, raw: unknown): void {
    try {
      this.host.question(side, raw)
    } catch (error) {
      if (!(error instanceof SandtableError)) this.fail(`${side} asked about ${shown(raw)}, and it broke: ${error}`)
    }
  }

  private playSpoilt(side: Id, raw: unknown): void {
    try {
      const place = new Place(jsonSource('decision', raw), 'exact')
      this.fork().answer(side, readDecision(this.host.rules, raw, place))
    } catch (error) {
      this.fail(`${side} sent ${shown(raw)}, which was allowed and then broke: ${error}`)
    }
  }

  /** What is listed may be decided. Each choice leads to others, and of long lists some are followed, at random. */
  private checkListed(prompt: Prompt): void {
    for (const action of prompt.actions) {
      canonical(this.host.question(prompt.side, { action })) // throws unless plain
      const { fields = {}, refuse } = this.host.rules.actions[action] ?? {}
      // an action without fields has no choice that could say why not
      if (Object.keys(fields).length > 0 || refuse?.(this.host.game, { action }, prompt).length === 0)
        this.checkChoices(prompt, { action })
    }
  }

  private checkChoices(prompt: Prompt, draft: Draft): void {
    const question = this.host.question(prompt.side, draft)
    const refusal = !question || question.optional ? this.host.refusal(prompt.side, draft) : null
    if (refusal) this.fail(`${shown(draft)} is listed, but refused: ${refusal.message}`)
    if (!question || refusal) return
    const choices = question.choices.filter(allowed)
    while (choices.length > LISTED) choices.splice(this.checks.next(choices.length), 1)
    for (const choice of choices) this.checkChoices(prompt, withChoice(draft, question, choice))
  }

  private checkSave(): void {
    const saved = save(this.host)
    const { host } = load([this.host.rules], saved)
    if (!this.isStill(this.moments.of(host.run))) this.fail('saved and loaded, it is not the same')
    if (save(host) !== saved) this.fail('saved, loaded and saved again, it is not the same')
  }

  /** The world that a side imagines looks to it like the true one, and can be played on. */
  private checkImagined(): void {
    const seats = [...this.sides, 'spectator']
    const side = seats[this.worlds.next(seats.length)] as Id
    const { looksTrue } = imaginedBy(this.host, side, `${this.label} ${this.log.length}`)
    if (!looksTrue) this.fail(`${side} imagines a world that it cannot be in`)
  }

  private checkTraces(prompt: Prompt, decision: Decision): void {
    if (!this.host.run.isSecret || this.host.run.prompts.length < 2) return
    const other = randomDecision(this.host.run, prompt.side, this.checks)
    const who = other && tracesOf(this.host.run, prompt.side, [decision, other])
    if (who) this.fail(`${who} sees whether ${prompt.side} decides ${shown(decision)} or ${shown(other)}`)
  }

  /**
   * One fork diverges at once, which must not affect the game; another is kept while the game goes on, and must then
   * go the same way.
   */
  private branch(): void {
    const stray = this.fork()
    for (let i = 0; i < STRAYS && !stray.over; i++) {
      const side = stray.prompts[0]?.side as Id
      const decision = randomDecision(stray, side, this.checks)
      if (decision) stray.answer(side, decision)
    }
    this.kept ??= { run: this.fork(), from: this.host.game.journal.length, decisions: this.log.length }
  }

  private fork(): Run {
    return this.host.run.fork(diceFrom(this.host.dice))
  }

  private checkUndo(side: Id, before: Moment): void {
    const { host } = this
    if (host.whyNoUndo(side) !== null) return
    const after = this.moment()
    host.undo(side)
    if (!this.isStill(before)) this.fail('undone, it is not what it was')
    host.redo(side)
    if (!this.isStill(after)) this.fail('done again, it is not what it was')
  }

  /** The journal folds both ways, and records every change. */
  private checkFolding(): void {
    const { game } = this.host
    const { entries } = game.journal
    const store = game.store.fork()
    const final = canonical(stateOf(store))
    for (const entry of entries.toReversed()) unfold(store, entry)
    if (canonical(stateOf(store)) !== this.start) this.fail('folded backwards, the journal does not lead to the start')
    for (const entry of entries) {
      if (entry.type === 'change' && !alike(store.get(entry.table, entry.id), entry.before))
        this.fail(`${entry.id} was changed, and the journal does not know of it: before ${shown(entry)}`)
      if (entry.type === 'roll' && entry.at !== store.dice)
        this.fail(`die ${store.dice} should follow, not die ${entry.at}: ${shown(entry)}`)
      fold(store, entry)
    }
    if (canonical(stateOf(store)) !== final) this.fail('folded forwards, the journal does not lead to the end')
  }

  /** Every roll and change cites its rules, and few answers lie between two settled points. */
  private checkEntries(): void {
    const { entries, settled } = this.host.game.journal
    for (const entry of entries) {
      if (entry.type === 'decision') continue
      if (entry.type === 'change' && entry.cites.length === 0) this.fail(`a change of ${entry.id} cites no rule`)
      const modifiers = entry.type === 'roll' ? (entry.modifiers ?? []).map(modifier => modifier.cites) : []
      for (const cites of [entry.cites, ...modifiers]) this.checkCites(cites, entry)
    }
    for (const [i, from] of settled.entries()) {
      const between = entries.slice(from, settled[i + 1]).filter(entry => entry.type === 'decision')
      this.longest = Math.max(this.longest, between.length)
    }
    if (this.longest > MOST_ANSWERS) this.fail(`${this.longest} answers between two settled points`)
    const strangers = this.host.outcome?.winners.filter(winner => !this.sides.includes(winner)) ?? []
    if (strangers.length > 0) this.fail(`${strangers} won, and did not play`)
  }

  /** The game can be reproduced from its decisions alone. */
  private checkAgain(): void {
    const { game, rules, dice } = this.host
    // the past of this one is packed, and it rests now and then: neither may change anything
    const again = new Host(rules, this.source, { dice }).start()
    for (const { side, decision } of this.log) {
      again.decide(side, decision)
      if (again.seat(side).mark > 0) again.pack()
      if (this.sometimes()) again.rest()
    }
    if (!sameJournal(again.game.journal, game.journal, 0)) this.fail('played again, it goes another way')
    for (const side of this.sides)
      if (!alike(again.seat(side).news().entries, this.host.seat(side).news().entries))
        this.fail(`told again, ${side} hears something else`)
  }

  /** The fork that was kept goes the same way as the game. */
  private checkKept(): void {
    if (!this.kept) return
    const { run, from, decisions: done } = this.kept
    this.kept = null
    for (const { side, decision } of this.log.slice(done)) run.answer(side, decision)
    if (!sameJournal(run.game.journal, this.host.game.journal, from))
      this.fail(`forked at decision ${done}, it goes another way`)
  }

  private checkCites(cites: readonly string[], where: string | Entry): void {
    const { book } = this.host.rules
    const who = (): string => (typeof where === 'string' ? where : shown(where))
    if (new Set(cites).size > DECIDING) this.fail(`${who()} cites ${cites.join(', ')}: more rules than decide anything`)
    for (const id of cites)
      if (!book.hasRule(id) && !book.hasRuling(id)) this.fail(`${who()} cites ${id || 'an empty id'}, which is no rule`)
  }

  private fail(says: string): false {
    this.failures.push(`${this.label}, decision ${this.log.length}: ${says}`)
    return false
  }
}

const sameJournal = (a: Journal, b: Journal, from: number): boolean => alike(a.from(from), b.from(from))

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
