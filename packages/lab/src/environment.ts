import { completed, nextDecision } from '@sandtable/bots'
import {
  type Decision,
  dealt,
  Host,
  type Id,
  type Message,
  type Question,
  type RuleSet,
  type Seat,
  type Source,
  Stream,
  type View,
  Voice,
} from '@sandtable/kernel'
import { type BotName, botNamed } from './players.ts'

/** How a game stands for whoever learns to play it. */
export interface Standing {
  /** The side that is to decide; null when the game is over. */
  readonly agent: Id | null
  readonly asks: string | null
  /** The actions that it may begin with. */
  readonly actions: readonly string[]
  readonly turn: number
  readonly over: boolean
  /** At the end 1 for a side that won alone, -1 for one that lost, 0 in a draw; before, 0. */
  readonly rewards: { readonly [side: Id]: number }
  readonly says: string | null
}

/** A question of the rules with its values alone; what is not allowed is left out. */
export interface Asked {
  readonly field: string
  readonly role: string | null
  readonly says: string
  readonly choices: readonly { readonly value: unknown; readonly says: string }[]
  readonly open: 'point' | 'path' | null
  readonly many: number | null
  readonly optional: boolean
}

/**
 * A battle for programs that learn: begin it, see what a side sees, choose among what is allowed, be rewarded at the
 * end. Sides take turns as the rules have it; the sides given to computer players are played here and never asked.
 */
export class Environment {
  readonly #rules: RuleSet
  readonly #source: Source
  readonly #computers: { readonly [side: Id]: BotName }
  #host: Host
  #stream: Stream
  #bots = new Map<Id, ReturnType<typeof botNamed>>()

  constructor(rules: RuleSet, source: Source, computers: { readonly [side: Id]: BotName } = {}) {
    this.#rules = rules
    this.#source = source
    this.#computers = computers
    this.#stream = new Stream('')
    this.#host = new Host(rules, source)
  }

  get sides(): readonly Id[] {
    return this.#host.setup.sides.map(({ id }) => id)
  }

  /** Begins anew. The same seed and the same decisions give the same game. */
  reset(seed: number | string): Standing {
    const { sides } = this
    this.#host = new Host(this.#rules, dealt(this.#rules, this.#source, String(seed)), { dice: { from: 'seed', seed } })
    this.#host.start()
    this.#stream = new Stream(`${seed} samples`)
    this.#bots = new Map(
      sides.flatMap(side => {
        const name = this.#computers[side]
        return name ? [[side, botNamed(name, `${side} ${seed}`)]] : []
      }),
    )
    return this.#goOn()
  }

  get standing(): Standing {
    const { over, outcome, game } = this.#host
    const agent = this.#agent
    const prompt = agent === null ? null : this.#host.seat(agent).prompt()
    return {
      agent,
      asks: prompt && agent !== null ? this.#say(agent, prompt.says) : null,
      actions: prompt?.actions ?? [],
      turn: game.state.turn,
      over,
      rewards: Object.fromEntries(this.sides.map(side => [side, rewardOf(outcome?.winners ?? null, side)])),
      says: outcome ? this.#say(this.sides[0] as Id, outcome.says) : null,
    }
  }

  /** What the side that is to decide, or another, may see. */
  view(side: Id): View {
    return this.#host.seat(side).view()
  }

  /** What the next field of a half-made decision may be; null when it is complete. */
  question(draft: unknown): Asked | null {
    const seat = this.#seat()
    const question = seat.question(draft)
    return question && asked(question, message => this.#say(seat.side, message))
  }

  /** The decisions that the prompt lists, at most this many of them. */
  legal(most: number): readonly Decision[] {
    const list: Decision[] = []
    for (const decision of this.#seat().decisions()) {
      if (list.length >= most) break
      list.push(decision)
    }
    return list
  }

  /** Allowed decisions drawn at random, each by filling in one field after the other. */
  sample(count: number): readonly Decision[] {
    const seat = this.#seat()
    const actions = seat.prompt()?.actions ?? []
    const list: Decision[] = []
    for (let tries = 0; list.length < count && tries < 4 * count; tries++) {
      const action = actions[this.#stream.next(actions.length)]
      const decision = action === undefined ? null : completed(seat, this.#stream, { action })
      if (decision) list.push(decision)
    }
    return list
  }

  /** Decides for the side that is asked. What is not allowed is refused, and nothing has changed. */
  step(decision: unknown): Standing {
    this.#host.decide(this.#seat().side, decision)
    return this.#goOn()
  }

  get #agent(): Id | null {
    return this.#host.over ? null : (this.#host.waitingFor.find(side => !this.#bots.has(side)) ?? null)
  }

  #seat(): Seat {
    const agent = this.#agent
    if (agent === null) throw new Error('the game is over')
    return this.#host.seat(agent)
  }

  #goOn(): Standing {
    while (!this.#host.over && this.#agent === null) {
      const { side, decision } = nextDecision(this.#host, id => this.#bots.get(id))
      this.#host.decide(side, decision)
    }
    return this.standing
  }

  #say(side: Id, message: Message): string {
    return new Voice(this.#host.seat(side)).say(message)
  }
}

const rewardOf = (winners: readonly Id[] | null, side: Id): number =>
  winners === null || winners.length !== 1 ? 0 : winners[0] === side ? 1 : -1

const asked = (question: Question, say: (message: Message) => string): Asked => ({
  field: question.field,
  role: question.role ?? null,
  says: say(question.says),
  choices: question.choices.filter(({ no }) => no.length === 0).map(({ value, says }) => ({ value, says: say(says) })),
  open: question.open ?? null,
  many: question.many ?? null,
  optional: question.optional ?? false,
})
