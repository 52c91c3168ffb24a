import { type Bot, random, scripted } from '@sandtable/bots'
import {
  type Decision,
  Host,
  type Id,
  load,
  type RuleSet,
  type Run,
  readScenario,
  SandtableError,
  type Source,
  save,
  seeded,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { tell } from '../replay/tell.ts'
import type { Calls, Odds, Offer, Seats, Snapshot } from './messages.ts'

/**
 * One game with its seats, as the worker runs it. It answers the page's calls and says when something has changed; it hands out
 * nothing but what the seat may know.
 */
export class Room implements Calls {
  private host: Host | null = null
  private title = ''
  private seats: Seats = {}
  private seat: Id = ''
  private bots = new Map<Id, Bot>()
  /** How many entries each seat has been told. */
  private told = new Map<Id, number>()
  private thinking = false
  private readonly changed: (snapshot: Snapshot) => void
  /** Lets messages in between two decisions of the computer. */
  private readonly breathe: () => Promise<void>

  constructor(changed: (snapshot: Snapshot) => void, breathe: () => Promise<void>) {
    this.changed = changed
    this.breathe = breathe
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
    this.goOn()
  }

  pass(): void {
    this.game.pass(this.seat)
    this.goOn()
  }

  enter(dice: readonly (number | string)[]): void {
    this.game.enter(dice)
    this.goOn()
  }

  undo(): void {
    this.game.undo(this.seat)
    this.told.clear()
    this.tell()
  }

  redo(): void {
    this.game.redo(this.seat)
    this.goOn()
  }

  question(draft: Decision) {
    return this.game.question(this.seat, draft)
  }

  refusal(decision: Decision) {
    return this.game.refusal(this.seat, decision)?.reasons ?? []
  }

  drawings(draft: Decision) {
    const prompt = this.game.prompt(this.seat)
    return (prompt && this.game.rules.showing?.drawings(this.game.game, this.seat, draft, prompt)) ?? []
  }

  measure(from: Parameters<Calls['measure']>[0], to: Parameters<Calls['measure']>[1]) {
    return this.game.rules.showing?.measure(this.game.game, this.seat, from, to) ?? null
  }

  sheet(piece: Id) {
    return this.game.rules.showing?.sheet(this.game.game, this.seat, piece) ?? null
  }

  lens(...[piece, lens, turns]: Parameters<Calls['lens']>) {
    return this.game.rules.showing?.lens?.(this.game.game, this.seat, piece, lens, turns) ?? []
  }

  /** Plays the decision so many times with other dice; the real game and its dice are never touched. */
  odds(decision: Decision, tries: number): Odds {
    const host = this.game
    const refusal = host.refusal(this.seat, decision)
    if (refusal) throw refusal
    const times = new Map<string, number>()
    for (let i = 0; i < tries; i++) {
      const run = host.run.fork(seeded(`odds ${i}`))
      run.answer(this.seat, decision)
      passReactions(run)
      for (const piece of run.game.pieces) {
        const before = host.game.find('piece', piece.id)
        if (before && !before.gone && piece.gone) times.set(piece.id, (times.get(piece.id) ?? 0) + 1)
      }
    }
    return { tries, outcomes: [...times].map(([piece, n]) => ({ piece, what: 'eliminated', times: n })) }
  }

  save(): string {
    return save(this.game)
  }

  story(source: Parameters<Calls['story']>[0]) {
    return tell(source)
  }

  private get game(): Host {
    if (!this.host) throw new SandtableError('PLAY-1', '', 'no game has been opened')
    return this.host
  }

  private open(host: Host, title: string, seats: Seats, level: 'easy' | 'usual'): void {
    this.host = host
    this.title = title
    this.seats = seats
    this.told.clear()
    const sides = host.game.sides.map(side => side.id)
    const computer = sides.filter(side => seats[side] === 'computer')
    this.bots = new Map(computer.map((side, i) => [side, level === 'easy' ? random(i) : scripted(i)]))
    this.seat = sides.find(side => seats[side] === 'person') ?? (sides[0] as Id)
    this.goOn()
  }

  private goOn(): void {
    this.tell()
    if (!this.thinking) void this.playComputers()
  }

  /** The computer decides, one decision at a time, as long as it is the one that is asked. */
  private async playComputers(): Promise<void> {
    const host = this.game
    this.thinking = true
    try {
      for (let side = this.computerAsked(); side && this.host === host; side = this.computerAsked()) {
        await this.breathe()
        if (this.host !== host) return
        host.decide(side, (this.bots.get(side) as Bot).decide(host, side))
        this.tell()
      }
    } finally {
      this.thinking = false
    }
    this.tell()
  }

  private computerAsked(): Id | undefined {
    return this.game.over ? undefined : this.game.waitingFor.find(side => this.bots.has(side))
  }

  /** What the prompt offers; an action without a field, or without anything to choose, says at once why it may not be chosen. */
  private offers(): readonly Offer[] {
    const host = this.game
    const prompt = host.prompt(this.seat)
    return (prompt?.actions ?? []).map(action => {
      const question = host.question(this.seat, { action })
      const no = question ? [] : (host.refusal(this.seat, { action })?.reasons ?? [])
      return { action, says: host.rules.actions[action]?.says ?? action, question, no }
    })
  }

  private tell(): void {
    const host = this.game
    const seat = this.seat
    const heard = host.news(seat, 0)
    const since = Math.min(this.told.get(seat) ?? 0, heard.length)
    this.told.set(seat, heard.length)
    const { showing } = host.rules
    const pieces = host.view(seat).tables.piece as readonly { readonly id: Id }[]
    this.changed({
      seat,
      view: host.view(seat),
      prompt: host.prompt(seat),
      offers: this.offers(),
      waitingFor: host.waitingFor,
      wanted: host.wanted,
      news: heard.slice(since),
      newsIsAll: since === 0,
      whyNoUndo: host.whyNoUndo(seat),
      canRedo: host.canRedo(seat),
      outcome: host.outcome,
      glances: Object.fromEntries(showing ? pieces.map(({ id }) => [id, showing.glance(host.game, seat, id)]) : []),
      table: {
        title: this.title,
        ruleset: host.rules.id,
        unit: host.rules.book.unit,
        width: host.game.width,
        depth: host.game.depth,
        sides: host.game.sides.map(side => side.id),
        seats: this.seats,
      },
      thinking: this.thinking,
    })
  }
}

function passReactions(run: Run): void {
  while (!run.over && !run.isSettled) {
    const passed = run.prompts.find(prompt => prompt.default)
    if (!passed?.default) return
    run.answer(passed.side, passed.default)
  }
}
