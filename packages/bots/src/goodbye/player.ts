import { type Decision, type Knowledge, type Seat, Stream } from '@sandtable/kernel'
import type { goodbyeRules } from '@sandtable/rules'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { answer } from './answers.ts'
import { claimer } from './claim.ts'
import { type Plan, planOf } from './orders.ts'
import { type Scene, survey } from './scene.ts'
import { setUp } from './set-up.ts'
import { steps } from './turn.ts'
import { type Care, weights } from './weights.ts'

type Goodbye = Knowledge<goodbyeRules.GoodbyeTables>

/** A step under way, and the plan made when the turn began. */
interface Going {
  readonly step: string
  readonly turn: string
  readonly plan: Plan
  readonly ideas: Generator<Decision>
}

/** A player of Goodbyeeeeee!!!. */
export function goodbyePlayer(seed: number | string, careOf: Care = () => weights): Bot {
  const stream = new Stream(seed)
  const desperate = random(seed)
  const games = new WeakMap<Seat, Going>()

  /** The next idea for the current step; none when it should end. */
  function next(seat: Seat, game: Goodbye): Decision {
    const { side } = seat
    const { turn, phase, taking } = game.state
    const name = `${turn} ${taking.length}`
    let now = games.get(seat)
    if (now?.turn !== name || now.step !== phase) {
      let seen: Scene | null = null
      let at = -1
      const look = (): Scene => {
        if (!seen || at !== game.store.age) seen = survey(game, side, careOf(game, side))
        at = game.store.age
        return seen
      }
      const plan = now?.turn === name ? now.plan : planOf(look())
      const play = steps[phase]
      if (!play) return { action: 'end' }
      now = { step: phase, turn: name, plan, ideas: play(look, plan) }
      games.set(seat, now)
    }
    return now.ideas.next().value ?? { action: 'end' }
  }

  const claims = claimer((game, side) => survey(game, side, careOf(game, side)))

  return {
    interrupt(seat) {
      const decision = claims(seat.known() as Goodbye, seat.side)
      return decision && seat.allows(decision) ? decision : null
    },

    decide(seat) {
      const { side } = seat
      const game = seat.known() as Goodbye
      const prompt = seat.prompt()
      if (!prompt) throw new Error(`${side} is not being asked`)
      const { actions } = prompt
      if (actions.includes('deploy')) {
        const decision = setUp(survey(game, side, careOf(game, side)), stream)
        return seat.allows(decision) ? decision : desperate.decide(seat)
      }
      if (!actions.includes('end')) {
        seat.news(seat.mark) // the journal then holds the last roll
        const decision = answer(survey(game, side, careOf(game, side)), prompt)
        return seat.allows(decision) ? decision : (prompt.default ?? desperate.decide(seat))
      }
      for (;;) {
        const decision = next(seat, game)
        if (decision.action === 'end' || seat.allows(decision)) return decision
      }
    },
  }
}
