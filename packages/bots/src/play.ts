import type { Answer, Host, Id, Outcome } from '@sandtable/kernel'
import type { Bot } from './bot.ts'

/** More decisions than any game takes: an endless game is a fault of the rules or of a bot. */
const MOST = 50_000

/** A decision of a bot that may speak out of turn; null if none has anything to say. */
export function spokenUp(host: Host, botOf: (side: Id) => Bot | undefined): Answer | null {
  const { prompts, waitedFor } = host.run
  if (prompts.length === waitedFor.length) return null
  for (const { side } of prompts) {
    if (waitedFor.some(asked => asked.side === side)) continue
    const decision = botOf(side)?.interrupt?.(host.seat(side))
    if (decision) return { side, decision }
  }
  return null
}

/** The next decision of a game among bots: an interruption, or that of the side waited for. */
export function nextDecision(host: Host, botOf: (side: Id) => Bot | undefined): Answer {
  const spoken = spokenUp(host, botOf)
  if (spoken) return spoken
  const [side] = host.waitingFor
  const bot = side === undefined ? undefined : botOf(side)
  if (side === undefined || !bot) throw new Error(`nobody decides for ${side ?? 'the dice'}`)
  return { side, decision: bot.decide(host.seat(side)) }
}

/** Plays a game to its end, each side by its bot. */
export function play(host: Host, bots: { readonly [side: Id]: Bot }, look: () => void = () => {}): Outcome {
  for (let count = 0; !host.over; count++) {
    if (count > MOST) throw new Error('this game does not end')
    const { side, decision } = nextDecision(host, id => bots[id])
    host.decide(side, decision)
    look()
  }
  return host.outcome as Outcome
}
