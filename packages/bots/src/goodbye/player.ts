import { type Decision, type Id, Stream } from '@sandtable/kernel'
import type { goodbyeRules } from '@sandtable/rules'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { answer } from './answers.ts'
import { claimer } from './claim.ts'
import { type Plan, planOf } from './orders.ts'
import { type Scene, survey } from './scene.ts'
import { setUp } from './set-up.ts'
import { steps } from './turn.ts'
import { type Weights, weights } from './weights.ts'

type Goodbye = goodbyeRules.Goodbye

/** A step under way, and what was planned when the turn began. */
interface Going {
  readonly step: string
  readonly turn: string
  readonly plan: Plan
  readonly ideas: Generator<Decision>
}

/**
 * A player of Goodbyeeeeee!!!. It reads the table and its own hand, as its side may; the cards of others and cards face down it never
 * looks at.
 */
export function goodbyePlayer(seed: number | string, care: Weights = weights): Bot {
  const stream = new Stream(seed)
  const desperate = random(seed)
  const games = new WeakMap<Goodbye, Map<Id, Going>>()

  /** The next idea for the step that is being played; none when it should end. */
  function next(game: Goodbye, side: Id): Decision {
    const { turn, phase, taking } = game.state
    const name = `${turn} ${taking.length}`
    let going = games.get(game)
    if (!going) {
      going = new Map()
      games.set(game, going)
    }
    let now = going.get(side)
    if (now?.turn !== name || now.step !== phase) {
      let [seen, at]: [Scene | null, number] = [null, -1]
      const look = (): Scene => {
        if (!seen || at !== game.journal.length) seen = survey(game, side, care)
        at = game.journal.length
        return seen
      }
      const plan = now?.turn === name ? now.plan : planOf(look())
      const play = steps[phase]
      if (!play) return { action: 'end' }
      now = { step: phase, turn: name, plan, ideas: play(look, plan) }
      going.set(side, now)
    }
    return now.ideas.next().value ?? { action: 'end' }
  }

  const claims = claimer((game, side) => survey(game, side, care))

  return {
    interrupt(host, side) {
      const decision = claims(host.game as Goodbye, side)
      return decision && !host.refusal(side, decision) ? decision : null
    },

    decide(host, side) {
      const game = host.game as Goodbye
      const prompt = host.prompt(side)
      if (!prompt) throw new Error(`${side} is not being asked`)
      const { actions } = prompt
      if (actions.includes('deploy')) {
        const decision = setUp(survey(game, side, care), stream)
        return host.refusal(side, decision) ? desperate.decide(host, side) : decision
      }
      if (!actions.includes('end')) {
        const decision = answer(survey(game, side, care), prompt)
        return host.refusal(side, decision) ? (prompt.default ?? desperate.decide(host, side)) : decision
      }
      for (;;) {
        const decision = next(game, side)
        if (decision.action === 'end' || !host.refusal(side, decision)) return decision
      }
    },
  }
}
