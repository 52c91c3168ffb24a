import { type Decision, type Knowledge, type Prompt, type Seat, Stream } from '@sandtable/kernel'
import type { blazeRules } from '@sandtable/rules'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { filled } from './answering.ts'
import { arrivals } from './arrivals.ts'
import { type Plan, planTurn } from './plan.ts'
import { answerFire, intercept, react, spare } from './reactions.ts'
import { survey } from './scene.ts'
import { setUp } from './set-up.ts'
import { charge, go, type Memory } from './steps.ts'
import { type Care, weights } from './weights.ts'

type Blaze = Knowledge<blazeRules.BlazeTables>

/** What a player remembers of its game: this turn's plan, how much of it is laid, and the stands idle in this step. */
interface Going {
  plan: Plan
  next: number
  step: string
  memory: Memory
}

/** A player of Blaze Away WWII; long because all of it shares what it remembers of a game. */
export function blazePlayer(seed: number | string, careOf: Care = () => weights): Bot {
  const stream = new Stream(seed)
  const last = random(`${seed} last resort`)
  const games = new WeakMap<Seat, Going>()

  function going(seat: Seat, turn: number): Going {
    let mine = games.get(seat)
    if (mine?.plan.turn !== turn) {
      const plan: Plan = { turn, decisions: [], ends: new Map(), from: null }
      mine = { plan, next: -1, step: '', memory: { plan, idle: new Set() } }
      games.set(seat, mine)
    }
    return mine
  }

  /** Lays the plan's cards one after another, leaving out those that are refused. */
  function plan(seat: Seat): Decision {
    const { side } = seat
    const game = seat.known() as Blaze
    const { turn } = game.state
    const mine = going(seat, turn)
    // nothing laid yet: the turn begins, or was undone to its beginning
    const { nextCard, calls } = game.side(side)
    if (mine.next < 0 || (mine.next > 0 && nextCard === 1 && calls.length === 0)) {
      const arrival = arrivals(seat, survey(game, side, careOf(game, side)))
      if (arrival) return arrival
      mine.plan = planTurn(survey(game, side, careOf(game, side)))
      mine.memory = { plan: mine.plan, idle: new Set() }
      mine.next = 0
    }
    while (mine.next < mine.plan.decisions.length) {
      const decision = mine.plan.decisions[mine.next++] as Decision
      if (seat.allows(decision)) return decision
    }
    return { action: 'end' }
  }

  function answer(seat: Seat, prompt: Prompt): Decision | null {
    const has = (action: string): boolean => prompt.actions.includes(action)
    if (has('order')) return plan(seat)
    const { side } = seat
    const game = seat.known() as Blaze
    const scene = survey(game, side, careOf(game, side))
    const context = prompt.context as { readonly [key: string]: unknown } | null
    if (has('plot')) return setUp(seat, scene, stream)
    if (has('react')) return react(scene, prompt)
    if (has('end')) {
      if (has('charge')) return charge(seat, scene)
      const { turn, phase } = game.state
      const mine = going(seat, turn)
      if (mine.step !== phase) {
        mine.step = phase
        mine.memory.idle.clear()
      }
      return go(seat, scene, mine.memory)
    }
    if (has('fly') && context?.intercept) return intercept(scene, prompt)
    if (has('fire')) return answerFire(seat, scene, prompt)
    if (has('choose')) return spare(seat, scene)
    // a stand that must leave a house or a wreck goes to the nearest free place
    if (has('deploy') && prompt.default) return prompt.default
    for (const action of ['support', 'move', 'deploy']) if (has(action)) return filled(seat, { action })
    return null
  }

  return {
    decide(seat) {
      const { side } = seat
      const prompt = seat.prompt()
      if (!prompt) throw new Error(`${side} is not being asked`)
      const decision = answer(seat, prompt)
      if (decision && prompt.actions.includes(decision.action) && seat.allows(decision)) return decision
      if (prompt.default && seat.allows(prompt.default)) return prompt.default
      return last.decide(seat)
    },
  }
}
