import type { DiceSource, RollRequest } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import type { Game } from '../game/game.ts'
import { decided, type Entry, fold, rolled } from '../game/journal.ts'
import { same } from '../game/same.ts'
import type { Id, Tables } from '../game/store.ts'
import { whyNotIn } from './deciding.ts'
import { type Answer, answering, type Procedure, type Request } from './procedure.ts'
import { type Decision, type Prompt, type Reason, Refusal } from './prompt.ts'

type Asking = Extract<Request, { type: 'ask' }>
type Rolling = Extract<Request, { type: 'roll' }>

const NOBODY: readonly Prompt[] = []

/** Are these the dice that were asked for? A save cannot be trusted. */
const areDice = (dice: readonly number[], { count, faces }: RollRequest): boolean =>
  Array.isArray(dice) && dice.length === count && dice.every(die => Number.isInteger(die) && die >= 1 && die <= faces)

/** Input from people or dice; the procedures derive everything else. */
export const fromOutside = (entry: Entry): boolean =>
  entry.type === 'decision' || entry.type === 'roll' || 'by' in entry

/** How the input of a file is checked, which nobody can trust. Both throw if it is not as it must be. */
export interface Vetting {
  /** The dice that must have fallen; null where that cannot be known. */
  dice(request: RollRequest, at: number): readonly number[] | null
  /** Has the umpire do again what an entry says. */
  umpire(entry: Entry): void
}

/**
 * Drives the procedures of one game: runs the phase that the state names, stops when a decision or dice are needed,
 * and continues with the answer. When a phase has run and nothing is under way, the point is settled.
 */
export class Run<T extends Tables = Tables> {
  readonly game: Game<T>
  dice: DiceSource
  /** What is asked before the state says what comes next: in an imagined world whose past is not known. */
  private readonly opening: Prompt | null
  private procedure: Procedure<unknown> | null = null
  private asking: Asking | null = null
  private rolling: Rolling | null = null
  private answers = new Map<Id, Decision>()
  /** The last decision that was found allowed: whoever asks before deciding does not have the rules asked twice. */
  private allowed: { readonly prompt: Prompt; readonly age: number; readonly decision: Decision } | null = null

  constructor(game: Game<T>, dice: DiceSource, opening: Prompt | null = null) {
    this.game = game
    this.dice = dice
    this.opening = opening
  }

  /** The open prompts of sides that have not answered. */
  get prompts(): readonly Prompt[] {
    if (!this.asking) return NOBODY
    return this.answers.size === 0 ? this.asking.prompts : this.asking.prompts.filter(p => !this.answers.has(p.side))
  }

  /** Answers given while others are still deciding. Only a save may look at them. */
  get waiting(): ReadonlyMap<Id, Decision> {
    return this.answers
  }

  /** Are several sides deciding unseen by each other? */
  get isSecret(): boolean {
    return this.asking?.until === 'all' || this.asking?.until === 'any'
  }

  /** The prompts that must be answered. A side that may only interrupt is not waited for. */
  get waitedFor(): readonly Prompt[] {
    return this.asking?.until === 'first' ? this.prompts.slice(0, 1) : this.prompts
  }

  prompt(side: Id): Prompt | null {
    return this.prompts.find(p => p.side === side) ?? null
  }

  /** The dice that a person still has to give. */
  get wanted(): Rolling | null {
    return this.rolling
  }

  get over(): boolean {
    return this.game.state.over
  }

  /** Is the open prompt the first thing since a settled point? */
  get isSettled(): boolean {
    const { journal } = this.game
    return this.answers.size === 0 && journal.settledBefore(journal.length) === journal.length
  }

  /** Plays on until a side is asked, dice are wanted, or the game is over. */
  advance(): this {
    while (!this.asking && !this.over) {
      if (this.rolling) {
        if (!this.throwDice(this.rolling)) return this
        continue
      }
      if (!this.procedure) {
        this.game.journal.settle()
        this.procedure = this.begun()
      }
      this.step(undefined)
    }
    return this
  }

  /** What runs at a settled point. */
  private begun(): Procedure<unknown> {
    const { journal, state, rules } = this.game
    if (this.opening && journal.length === journal.base) return answering(this.game, this.opening)
    const phase = rules.phases.find(p => p.phase === state.phase)
    if (!phase) throw new SandtableError('PLAY-1', '', `there is no phase ${state.phase}`)
    return phase.run(this.game)
  }

  /** Every reason why this side may not decide this now; null if it may. */
  whyNot(side: Id, decision: Decision): readonly Reason[] | null {
    const prompt = this.prompt(side)
    const { age } = this.game.store
    const last = this.allowed
    if (last && last.prompt === prompt && last.age === age && same(last.decision, decision)) return null
    const reasons = whyNotIn(this.game, side, prompt, decision)
    if (!reasons && prompt) this.allowed = { prompt, age, decision }
    return reasons
  }

  refuse(side: Id, decision: Decision): Refusal | null {
    const reasons = this.whyNot(side, decision)
    return reasons && new Refusal(reasons, this.game.rules.book.unit)
  }

  /** Takes a decision that was not refused, and plays on. */
  answer(side: Id, decision: Decision): void {
    this.whole(() => {
      this.take(side, decision)
      this.advance()
    })
  }

  /** Takes back an answer given while others are still deciding. */
  withdraw(side: Id): void {
    this.answers.delete(side)
  }

  /** Continues with dice that a person has typed. */
  resume(): void {
    this.whole(() => this.advance())
  }

  /** Restarts the current phase from a settled point, after the umpire has changed something. */
  restart(): void {
    this.procedure = null
    this.asking = null
    this.rolling = null
    this.advance()
  }

  /**
   * A second run of the same game from here on, with its own dice: takes the state of the last settled point and
   * replays the answers since. Its journal reaches back to a given position, if any. Records and older entries are
   * shared, so this costs next to nothing.
   */
  fork(dice: DiceSource, from = this.game.journal.length): Run<T> {
    const { journal } = this.game
    const settled = journal.settledBefore(journal.length)
    const since = journal.from(settled)
    const game = this.game.fork(journal.settledBefore(from), settled)
    const copy = new Run(game, dice, game.journal.base === journal.base ? this.opening : null)
    game.rewind(since)
    copy.replay(since)
    for (const [side, decision] of this.answers) copy.answers.set(side, decision)
    return copy
  }

  /** Returns to a position in the journal and its state. */
  rewind(position: number): void {
    const { journal, store } = this.game
    const settled = journal.settledBefore(position)
    const since = journal.from(settled).slice(0, position - settled)
    journal.rewind(store, settled)
    this.procedure = null
    this.asking = null
    this.rolling = null
    this.answers.clear()
    this.replay(since)
  }

  /**
   * Replays the decisions and dice of these entries. Those of a file are vetted: each decision must be allowed, all
   * dice right.
   */
  replay(entries: readonly Entry[], vetting?: Vetting): void {
    const live = this.dice
    let next = 0
    const upcoming = (): Entry | null => {
      while (next < entries.length && !fromOutside(entries[next] as Entry)) next += 1
      return entries[next] ?? null
    }
    this.dice = {
      roll(request, at) {
        const entry = upcoming()
        if (!entry) return live.roll(request, at)
        if ('by' in entry) return null // the umpire spoke or acted while these dice were still wanted
        if (entry.type !== 'roll' || entry.purpose !== request.purpose || !areDice(entry.dice, request))
          throw new SandtableError('SAVE-4', '', `dice for ${request.purpose} were rolled where there were none before`)
        const right = vetting?.dice(request, at)
        if (right?.some((die, i) => die !== entry.dice[i]))
          throw new SandtableError(
            'SAVE-4',
            '',
            `the dice for ${request.purpose} are ${right.join(', ')}, not ${entry.dice.join(', ')}`,
          )
        next += 1
        return entry.dice
      },
    }
    try {
      this.advance()
      for (let entry = upcoming(); entry; entry = upcoming()) {
        if (entry.type === 'roll' && !entry.by && this.rolling) this.advance()
        else if ('by' in entry || (entry.type === 'decision' && this.prompt(entry.side))) {
          next += 1
          if (entry.type === 'decision') {
            const refusal = vetting ? this.refuse(entry.side, entry.decision) : null
            if (refusal) throw new SandtableError('SAVE-4', '', `${entry.side} may not decide this: ${refusal.message}`)
            this.take(entry.side, entry.decision)
          } else if (vetting) vetting.umpire(entry)
          else this.umpire(entry)
          this.advance()
        } else throw new SandtableError('SAVE-4', '', `nobody asked for the ${entry.type} that comes next`)
      }
    } finally {
      this.dice = live
    }
    this.advance()
  }

  /** Adds an umpire's entry to the journal; after a change the phase restarts, after words and dice it continues. */
  umpire(entry: Entry): void {
    this.whole(() => {
      const { journal, store } = this.game
      const settled = this.isSettled
      journal.add(entry)
      fold(store, entry)
      if (entry.type === 'change') this.restart()
      else if (settled) journal.settle()
    })
  }

  /** Adds the entry with which people end the game, whatever is under way. */
  end(entry: Entry): void {
    this.answers.clear()
    this.umpire(entry)
  }

  /** Plays on, all or nothing: if a rule breaks, the previous state is restored. */
  private whole(play: () => void): void {
    const position = this.game.journal.length
    const waiting = this.answers.size > 0 ? [...this.answers] : []
    try {
      play()
    } catch (error) {
      this.rewind(position)
      for (const [side, decision] of waiting) this.answers.set(side, decision)
      throw error
    }
  }

  private take(side: Id, decision: Decision): void {
    const { prompts, until } = this.asking as Asking
    const { journal } = this.game
    if (until === 'one' || until === 'first') {
      journal.add(decided(side, decision))
      this.asking = null
      this.step([{ side, decision }])
      return
    }
    this.answers.set(side, decision)
    if (until === 'all' && this.answers.size < prompts.length) return
    const answers: Answer[] = []
    for (const { side: asked } of prompts) {
      const answer = this.answers.get(asked)
      if (!answer) continue
      answers.push({ side: asked, decision: answer })
      journal.add({ type: 'decision', side: asked, decision: answer, to: [asked] })
    }
    this.answers.clear()
    this.asking = null
    this.step(answers)
  }

  private throwDice(rolling: Rolling): boolean {
    const { purpose, count, spec } = rolling
    const { store, journal } = this.game
    const faces = spec.names?.length ?? spec.faces ?? 6
    const dice = this.dice.roll({ purpose, count, faces, ...(spec.names && { names: spec.names }) }, store.dice)
    if (!dice) return false
    journal.add(rolled(rolling, faces, dice, store.dice))
    store.dice += dice.length
    this.rolling = null
    this.step(dice)
    return true
  }

  private step(reply: unknown): void {
    const { done, value } = (this.procedure as Procedure<unknown>).next(reply as never)
    if (done) this.procedure = null
    else if (value.type === 'roll') this.rolling = value
    else if (value.prompts.length > 0) this.asking = value
    else this.step([]) // no side is left to ask: all answers are in
  }
}
