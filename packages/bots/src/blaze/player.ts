import { type Decision, type Host, type Id, type Prompt, Stream } from '@sandtable/kernel'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { filled } from './answering.ts'
import { arrivals } from './arrivals.ts'
import { type Plan, planTurn } from './plan.ts'
import { answerFire, intercept, react, spare } from './reactions.ts'
import { knownTo, survey } from './scene.ts'
import { setUp } from './set-up.ts'
import { charge, go, type Memory } from './steps.ts'
import { type Weights, weights } from './weights.ts'

/** What a player remembers of a game that he is in: this turn's plan, how far it has been laid, and this step's idlers. */
interface Going {
  plan: Plan
  next: number
  step: string
  memory: Memory
}

/** A player of Blaze Away WWII. It knows what its side knows: see `Known`; long because what it remembers of a game is shared by all of this. */
export function blazePlayer(seed: number | string, care: Weights = weights): Bot {
  const stream = new Stream(seed)
  const last = random(`${seed} last resort`)
  const games = new WeakMap<object, Map<Id, Going>>()

  function going(host: Host, side: Id, turn: number): Going {
    let sides = games.get(host.game)
    if (!sides) {
      sides = new Map()
      games.set(host.game, sides)
    }
    let mine = sides.get(side)
    if (mine?.plan.turn !== turn) {
      const plan: Plan = { turn, decisions: [], ends: new Map() }
      mine = { plan, next: -1, step: '', memory: { ends: plan.ends, idle: new Set() } }
      sides.set(side, mine)
    }
    return mine
  }

  /** Lays the plan's cards one after another. What is refused is left out. */
  function plan(host: Host, side: Id): Decision {
    const game = knownTo(host, side)
    const { turn } = game.state
    const mine = going(host, side, turn)
    // nothing laid yet: the turn begins, or it has been taken back to its beginning
    const { nextCard, calls } = game.side(side)
    if (mine.next < 0 || (mine.next > 0 && nextCard === 1 && calls.length === 0)) {
      const arrival = arrivals(host, survey(game, side, care))
      if (arrival) return arrival
      mine.plan = planTurn(survey(game, side, care))
      mine.memory = { ends: mine.plan.ends, idle: new Set() }
      mine.next = 0
    }
    while (mine.next < mine.plan.decisions.length) {
      const decision = mine.plan.decisions[mine.next++] as Decision
      if (host.allows(side, decision)) return decision
    }
    return { action: 'end' }
  }

  function answer(host: Host, side: Id, prompt: Prompt): Decision | null {
    const has = (action: string): boolean => prompt.actions.includes(action)
    if (has('order')) return plan(host, side)
    const game = knownTo(host, side)
    const scene = survey(game, side, care)
    const context = prompt.context as { readonly [key: string]: unknown } | null
    if (has('plot')) return setUp(host, scene, stream)
    if (has('react')) return react(scene, prompt)
    if (has('end')) {
      if (has('charge')) return charge(host, scene)
      const { turn, phase } = game.state
      const mine = going(host, side, turn)
      if (mine.step !== phase) {
        mine.step = phase
        mine.memory.idle.clear()
      }
      return go(host, scene, mine.memory)
    }
    if (has('fly') && context?.intercept) return intercept(scene, prompt)
    if (has('fire')) return answerFire(host, scene, prompt)
    if (has('choose')) return spare(host, scene)
    // who must get out of a house or a wreck goes to the nearest free place
    if (has('deploy') && prompt.default) return prompt.default
    for (const action of ['support', 'move', 'deploy']) if (has(action)) return filled(host, side, { action })
    return null
  }

  return {
    decide(host, side) {
      const prompt = host.prompt(side)
      if (!prompt) throw new Error(`${side} is not being asked`)
      const decision = answer(host, side, prompt)
      if (decision && prompt.actions.includes(decision.action) && host.allows(side, decision)) return decision
      if (prompt.default && host.allows(side, prompt.default)) return prompt.default
      return last.decide(host, side)
    },
  }
}
