import type { Host, Id, Outcome } from '@sandtable/kernel'
import type { Bot } from './bot.ts'

/** A game of no end is a fault of the rules or of a bot; this many decisions are more than any game takes. */
const MOST = 50_000

/** Plays a game to its end, each side by its bot. */
export function play(host: Host, bots: { readonly [side: Id]: Bot }): Outcome {
  for (let count = 0; !host.over; count++) {
    const [side] = host.waitingFor
    const bot = side === undefined ? undefined : bots[side]
    if (side === undefined || !bot) throw new Error(`nobody decides for ${side ?? 'the dice'}`)
    if (count > MOST) throw new Error('this game does not end')
    host.decide(side, bot.decide(host, side))
  }
  return host.outcome as Outcome
}
