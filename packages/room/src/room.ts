import { type Bot, erring, scripted, spokenUp } from '@sandtable/bots'
import {
  actorsIn,
  allowed,
  type BattleWish,
  type Choice,
  type Decision,
  Host,
  type Id,
  load,
  type Point,
  type Question,
  quickBattle,
  type Roles,
  type RuleSet,
  readScenario,
  rolesOf,
  routed,
  SandtableError,
  type Source,
  save,
  spelled,
  withReadings,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import type {
  Calls,
  Chance,
  Clock,
  Mustered,
  Odds,
  Offer,
  Prospect,
  Refuge,
  Riposte,
  Seats,
  Snapshot,
} from './calls.ts'
import { factsOf } from './facts.ts'
import { ableIn, isHopeless, isIdle, leading } from './idle.ts'
import { oddsOf, refugeFrom, replyTo } from './odds.ts'
import { placing } from './placing.ts'
import { readLine } from './reading.ts'
import { branchOff } from './replay/branch.ts'
import { playedOn } from './replay/played-on.ts'
import { hostOf, taleFrom } from './replay/tell.ts'
import { wantedOf } from './wanted.ts'

/** So long, in milliseconds, is worked at odds before other work is let in. */
const SLICE = 12
/** So many words may stand between an action and its target. */
const FEW = 8
/** One after the other at most so many: with what, and how. */
const DEEP = 2
/** So long the computer waits before each decision into which somebody may speak, in milliseconds: time to see it and say so. */
const PACE = 700
/** So often it looks whether somebody has. */
const BLINK = 50
/** So many replies are played: enough for 'about'. */
const REPLIES = 40

/**
 * One game with its seats, as the worker runs it. It answers the page's calls and says when something has changed; it hands out
 * nothing but what the seat may know.
 */
export class Room implements Calls {
  private host: Host | null = null
  private roles: Roles = {}
  private title = ''
  private seats: Seats = {}
  private seat: Id = ''
  /** The people at this screen look at it together. */
  private shared = false
  private bots = new Map<Id, Bot>()
  /** How many entries each seat has been told. */
  private told = new Map<Id, number>()
  private thinking = false
  /** Those who let everything pass until their own go. */
  private readonly idle = new Set<Id>()
  /** What is being worked out for the page; asked anew, the older is given up. */
  private readonly working = new Map<'odds' | 'reply', object>()
  /** A game that is asked about again and again is opened once. */
  private watched: { readonly key: string; readonly host: Host } | null = null
  private held: { readonly at: number; readonly chances: readonly Chance[] } | null = null
  /** Somebody makes up his mind to speak up, or has said in whose turn he will not. */
  private holding = false
  private waived = ''
  private readonly changed: (snapshot: Snapshot) => void
  private readonly clock: Clock

  constructor(changed: (snapshot: Snapshot) => void, clock: Clock) {
    this.changed = changed
    this.clock = clock
  }

  start({ scenario, file, title, seats, dice, options, level }: Parameters<Calls['start']>[0]): void {
    const read = readScenario(ruleSets, readYaml(scenario, file))
    const rules = ruleSets.find(set => set.id === read.ruleset) as RuleSet
    const value = {
      ...(read.source.value as object),
      options: { ...(read.source.value as { options?: object }).options, ...options },
    }
    const source: Source = { ...read.source, value }
    this.open(new Host(rules, source, { dice }).start(), title, seats, level)
  }

  muster(set: string, wish: BattleWish): Mustered {
    const rules = ruleSets.find(({ id }) => id === set)
    if (!rules) throw new SandtableError('SCEN-2', '', `rule set ${set}`)
    const { source } = quickBattle(rules, wish)
    return { file: source.file, text: JSON.stringify(source.value) }
  }

  resume({ save: text, file, title, seats, level }: Parameters<Calls['resume']>[0]): readonly string[] {
    const { host, notes } = load(ruleSets, text, file)
    this.open(host, title, seats, level)
    return notes
  }

  sit(seat: Id): void {
    this.seat = seat
    this.told.delete(seat) // the page has shown another's log meanwhile
    this.tell()
  }

  decide(decision: Decision): void {
    this.game.decide(this.seat, decision)
    this.holding = false
    this.goOn()
  }

  pass(): void {
    this.holding = false
    if (this.game.waitingFor.includes(this.seat)) {
      this.passFor(this.seat)
      this.goOn()
    } else this.waived = this.turnNow()
  }

  /** Says that it passes, where that can be said: silence may be taken for more, even for agreeing to end the game. */
  private passFor(side: Id): void {
    const { game } = this
    if (game.prompt(side)?.actions.includes('pass')) game.decide(side, { action: 'pass' })
    else game.pass(side)
  }

  hold(on: boolean): void {
    this.holding = on
  }

  letPass(): void {
    this.idle.add(this.seat)
    this.pass()
  }

  async placeRest(): Promise<void> {
    const { seat, game: host } = this
    const helper = scripted(seat)
    for (;;) {
      // where sides set up by turns, the others answer first
      if (!host.waitingFor.includes(seat) && !this.thinking) await this.playComputers()
      const next = this.host === host ? placing(host, seat, helper) : null
      if (!next) break
      host.decide(seat, next)
    }
    if (this.host === host) this.goOn()
  }

  enter(dice: readonly (number | string)[]): void {
    this.game.enter(dice)
    this.goOn()
  }

  undo(): void {
    do this.game.undo(this.seat)
    while (isIdle(this.game, this.seat, this.roles) && this.game.whyNoUndo(this.seat) === null) // nobody knows that he was asked
    this.passIdle()
    this.told.clear()
    this.tell()
  }

  redo(): void {
    this.game.redo(this.seat)
    this.goOn()
  }

  read(line: string, draft: Decision | null) {
    return readLine(this.game, this.seat, line, draft)
  }

  question(draft: Decision) {
    return leading(this.game, this.seat, draft, this.roles)
  }

  refusal(decision: Decision) {
    return this.game.refusal(this.seat, decision)?.reasons ?? []
  }

  drawings(draft: Decision) {
    const prompt = this.game.prompt(this.seat)
    return (prompt && this.game.rules.showing?.drawings(this.game.game, this.seat, draft, prompt)) ?? []
  }

  /** All that this piece may begin now. Where an action first asks for a few words (which weapon, how), each of them is a prospect. */
  prospects(piece: Id): readonly Prospect[] {
    return this.offers().flatMap(({ action, question }) => {
      const may =
        question?.role === 'actor' &&
        question.many === undefined &&
        question.choices.some(c => c.value === piece && allowed(c))
      return may ? this.prospect({ action, [question.field]: piece }) : []
    })
  }

  route(draft: Decision, to: Point): readonly Point[] | null {
    const { showing } = this.game.rules
    const [piece = ''] = actorsIn(draft, this.roles)
    const path = showing?.route?.(this.game.game, this.seat, piece, to, draft) ?? null
    return path && !this.game.refusal(this.seat, routed(draft, path, this.roles)) ? path : null
  }

  private prospect(draft: Decision, words: Prospect['words'] = {}): readonly Prospect[] {
    const question = this.question(draft)
    if (question && this.asksForAWord(question) && Object.keys(words).length < DEEP)
      return question.choices
        .filter(allowed)
        .flatMap(({ value, says }) =>
          this.prospect({ ...draft, [question.field]: value } as Decision, { ...words, [question.field]: says }),
        )
    return [{ draft, question, drawings: this.drawings(draft), words }]
  }

  private asksForAWord({ role, choices, open }: Question): boolean {
    // a weapon may be a piece of its own, but nobody aims at it
    const isWord = ({ value }: Choice): boolean => typeof value === 'boolean' || typeof value === 'string'
    return role === 'option' && !open && choices.length > 0 && choices.length <= FEW && choices.every(isWord)
  }

  measure(from: Parameters<Calls['measure']>[0], to: Parameters<Calls['measure']>[1]) {
    return this.game.rules.showing?.measure(this.game.game, this.seat, from, to) ?? null
  }

  sheet(piece: Id) {
    return this.game.rules.showing?.sheet(this.game.game, this.seat, piece) ?? null
  }

  aura(piece: Id) {
    return this.game.rules.showing?.aura?.(this.game.game, this.seat, piece) ?? []
  }

  lens(...[piece, lens, turns]: Parameters<Calls['lens']>) {
    return this.game.rules.showing?.lens?.(this.game.game, this.seat, piece, lens, turns) ?? []
  }

  async odds(decision: Decision): Promise<Odds | null> {
    const host = this.tryable(decision)
    return host && this.patiently('odds', oddsOf(host, this.seat, decision))
  }

  async reply(decision: Decision): Promise<Riposte | null> {
    const host = this.tryable(decision)
    if (!host) return null
    const then = await this.patiently('reply', replyTo(host, this.seat, decision, REPLIES))
    const otherwise = then && (await this.patiently('reply', this.withoutIt(host)))
    return then && otherwise && { then, otherwise }
  }

  async refuge(decision: Decision, feared: Chance): Promise<Refuge | null> {
    const host = this.tryable(decision)
    return host && this.patiently('reply', refugeFrom(host, this.seat, decision, feared))
  }

  save(): string {
    return save(this.game)
  }

  story(source: Parameters<Calls['story']>[0]) {
    return taleFrom(source)
  }

  text(source: Parameters<Calls['text']>[0]) {
    return save(hostOf(source))
  }

  branch(...[source, viewer, wish]: Parameters<Calls['branch']>) {
    return branchOff(hostOf(source), viewer, wish)
  }

  playedOn(...[source, viewer, wish]: Parameters<Calls['playedOn']>) {
    const key = JSON.stringify(source)
    if (this.watched?.key !== key) this.watched = { key, host: hostOf(source) }
    return playedOn(this.watched.host, viewer, wish)
  }

  /** The game, if trying this out would tell its seat no secret. */
  private tryable(decision: Decision): Host | null {
    const refusal = this.game.refusal(this.seat, decision)
    if (refusal) throw refusal
    return this.game.knowsAll(this.seat) ? this.game : null
  }

  /** What the reply would be if nothing more were done: the same for every draft, so it is found once. */
  private *withoutIt(host: Host): Generator<void, readonly Chance[]> {
    const at = host.game.journal.length
    if (this.held?.at !== at) this.held = { at, chances: yield* replyTo(host, this.seat, null, REPLIES) }
    return this.held.chances
  }

  /** Works a little at a time, so that nothing waits for it; gives up when the same is asked anew or the game has gone on. */
  private async patiently<T>(what: 'odds' | 'reply', work: Generator<void, T>): Promise<T | null> {
    const host = this.game
    const { length } = host.game.journal
    const ticket = {}
    this.working.set(what, ticket)
    for (;;) {
      const until = this.clock.now() + SLICE
      do {
        const step = work.next()
        if (step.done) return step.value
      } while (this.clock.now() < until)
      await this.clock.wait()
      if (this.working.get(what) !== ticket || this.host !== host || host.game.journal.length !== length) return null
    }
  }

  private get game(): Host {
    if (!this.host) throw new SandtableError('PLAY-1', '', 'no game has been opened')
    return this.host
  }

  private open(host: Host, title: string, seats: Seats, level: 'easy' | 'usual'): void {
    this.host = host
    this.roles = rolesOf(host.rules)
    this.title = title
    this.seats = seats
    this.holding = false
    this.waived = ''
    this.told.clear()
    this.idle.clear()
    const sides = host.game.sides.map(side => side.id)
    const computer = sides.filter(side => seats[side] === 'computer')
    this.bots = new Map(computer.map((side, i) => [side, level === 'easy' ? erring(i) : scripted(i)]))
    this.seat = sides.find(side => seats[side] === 'person') ?? (sides[0] as Id)
    this.shared = this.people().length > 1 && this.apart().length === 0
    this.goOn()
  }

  private goOn(): void {
    this.passIdle()
    this.tell()
    if (!this.thinking) void this.playComputers()
  }

  /** The computer decides, one decision at a time, as long as it is the one that is asked. */
  private async playComputers(): Promise<void> {
    const host = this.game
    this.thinking = true
    try {
      for (let next = this.nextUp(host); next && this.host === host; next = this.nextUp(host)) {
        const { length } = host.game.journal
        await this.clock.wait()
        if (!next.spoken) await this.leaveAMoment(host)
        if (this.host !== host) return
        if (host.game.journal.length !== length) continue // somebody has spoken up
        const { side, spoken } = next
        const bot = this.bots.get(side)
        if (spoken) host.decide(side, spoken)
        else if (bot) host.decide(side, bot.decide(host.seat(side)))
        else this.passFor(side)
        this.passIdle()
        this.tell()
      }
    } finally {
      this.thinking = false
    }
    this.tell()
  }

  /** Whose player need not be waited for: a computer that speaks up out of turn, or a side that is asked. */
  private nextUp(host: Host): { readonly side: Id; readonly spoken: Decision | null } | null {
    if (host.over || host.wanted) return null
    const answer = spokenUp(host, side => this.bots.get(side))
    if (answer) return { side: answer.side, spoken: answer.decision }
    const side = host.waitingFor.find(asked => this.bots.has(asked) || this.letsPass(asked))
    return side === undefined ? null : { side, spoken: null }
  }

  /** Does this side let pass what it is asked? Its own go, or a question that must be answered, ends that. */
  private letsPass(side: Id): boolean {
    if (!this.idle.has(side)) return false
    const prompt = this.game.prompt(side)
    if (prompt && (!prompt.default || this.game.game.state.side === side)) this.idle.delete(side)
    return prompt !== null && this.idle.has(side)
  }

  /** Whoever may speak up has a moment to do so, and as long as he likes once he has begun. */
  private async leaveAMoment(host: Host): Promise<void> {
    if (this.speakers().length === 0) this.holding = false
    const { length } = host.game.journal
    const isOpen = (): boolean =>
      this.host === host && host.game.journal.length === length && this.speakers().length > 0
    for (
      let waited = 0;
      isOpen() && (this.holding || (this.waived !== this.turnNow() && waited < PACE));
      waited += BLINK
    )
      await this.clock.wait(BLINK)
  }

  /** Whose turn it is, and which. */
  private turnNow(): string {
    const { turn, side } = this.game.game.state as { readonly turn?: number; readonly side?: Id | null }
    return `${turn} ${side}`
  }

  /** The people who have something to say now, though nobody waits for them. */
  private speakers(): readonly Id[] {
    const { waitingFor } = this.game
    return this.people().filter(side => !waitingFor.includes(side) && this.game.prompt(side) !== null)
  }

  private people(): readonly Id[] {
    return Object.keys(this.seats).filter(side => this.seats[side] === 'person')
  }

  /** The others at this screen who know more than this seat, or less. */
  private apart(): readonly Id[] {
    return this.people().filter(other => other !== this.seat && !this.game.mayShare(this.seat, other))
  }

  /** Passes for people who are asked but can do nothing. */
  private passIdle(): void {
    const host = this.game
    const asked = (): Id | undefined =>
      host.over ? undefined : host.waitingFor.find(side => !this.bots.has(side) && isIdle(host, side, this.roles))
    for (let side = asked(); side; side = asked()) host.pass(side)
  }

  /** What the prompt offers; an action without a field, or without anything to choose, says at once why it may not be chosen. */
  private offers(): readonly Offer[] {
    const host = this.game
    const prompt = host.prompt(this.seat)
    return (prompt?.actions ?? []).map(action => {
      const question = leading(host, this.seat, { action }, this.roles)
      const no = question ? [] : (host.refusal(this.seat, { action })?.reasons ?? [])
      const says = host.rules.actions[action]?.says ?? spelled(action)
      const hopeless = isHopeless(host, question, no)
      return { action, says, question, roles: this.roles[action] ?? {}, no, ...(hopeless && { hopeless }) }
    })
  }

  private tell(): void {
    const host = this.game
    const seat = this.seat
    const heard = host.news(seat, 0)
    const since = Math.min(this.told.get(seat) ?? 0, heard.length)
    this.told.set(seat, heard.length)
    const { showing } = host.rules
    const passes = this.letsPass(seat)
    const pieces = host.view(seat).tables.piece as readonly { readonly id: Id }[]
    const offers = passes ? [] : this.offers()
    const able = ableIn(host, offers)
    const glance = (id: Id) =>
      (showing?.glance(host.game, seat, id) ?? []).filter(word => word !== 'can-act' || able === null || able.has(id))
    this.changed({
      seat,
      view: host.view(seat),
      prompt: passes ? null : host.prompt(seat),
      offers,
      waitingFor: host.waitingFor.filter(side => !this.letsPass(side)),
      apart: this.apart(),
      mayStepIn: this.speakers().filter(side => side !== seat),
      wanted: wantedOf(host, seat),
      news: withReadings(host.game, heard.slice(since)),
      newsIsAll: since === 0,
      whyNoUndo: host.whyNoUndo(seat),
      canRedo: host.canRedo(seat),
      outcome: host.outcome,
      glances: Object.fromEntries(pieces.map(({ id }) => [id, glance(id)])),
      traces: showing?.traces?.(host.game, seat, heard) ?? [],
      roster: showing?.roster?.(host.game, seat) ?? [],
      table: factsOf(host, this.title, this.seats, this.shared),
      thinking: this.thinking,
    })
  }
}
