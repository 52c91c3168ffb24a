import { allowed, type Choice, canonical, type Decision, type Seat, Stream, withChoice } from '@sandtable/kernel'
import type { Advice, Bot, MakeBot } from '../bot.ts'
import { completed } from '../random.ts'
import { playingOut } from './playing-out.ts'

/** How a far-sighted player thinks: whose hand he has, and how many battles he plays out for one decision. */
export interface FarSight {
  readonly plays: MakeBot
  readonly battles: number
}

/**
 * A player who plays by a hand of his own, but where a prompt has few answers and much hangs on them he plays whole
 * battles out, again and again, with each of the answers.
 */
export function farSighted(seed: number | string, { plays, battles }: FarSight): Bot {
  const hand = plays(seed)
  function* ponder(seat: Seat): Generator<Advice, Advice> {
    const usual = hand.decide(seat)
    const answers = weighty(seat) ? answersTo(seat, usual, `${seed} ${seat.mark}`) : [usual]
    if (answers.length < 2) return { decision: usual, weighed: [] }
    return yield* playingOut(seat, answers, `${seed} ${seat.mark}`, { battles, plays })
  }
  return {
    ponder,
    decide(seat) {
      const pondering = ponder(seat)
      let step = pondering.next()
      while (!step.done) step = pondering.next()
      return step.value.decision
    },
    interrupt: seat => hand.interrupt?.(seat) ?? null,
  }
}

/** Is something settled here for a whole turn or longer? */
const weighty = (seat: Seat): boolean => seat.rules.actions[seat.prompt()?.actions[0] ?? '']?.purpose === 'prepare'

/** More answers than these are not few. */
const FEW = 4

/** Every answer to a prompt that has few, the usual one first; only the usual one if there are more. */
function answersTo(seat: Seat, usual: Decision, name: string): readonly Decision[] {
  const answers = new Map([[canonical(usual), usual]])
  const stream = new Stream(name)
  for (const action of seat.prompt()?.actions ?? []) {
    const draft = { action }
    const question = seat.question(draft)
    const choices = question?.choices.filter(allowed) ?? []
    if (choices.length > FEW) return [usual]
    const drafts = question ? choices.map(choice => withChoice(draft, question, choice as Choice)) : [draft]
    for (const one of drafts) {
      const decision = completed(seat, stream, one)
      if (decision) answers.set(canonical(decision), decision)
    }
  }
  return answers.size > FEW ? [usual] : [...answers.values()]
}
