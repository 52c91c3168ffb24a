import type { Seat } from '@sandtable/kernel'
import type { Bot } from './bot.ts'
import type { Hand } from './drill/drill.ts'
import { players } from './players.gen.ts'
import { searching } from './searching.ts'

/** The usual player of a set, the quick one, or one that has been drilled. */
export type Manner = 'plays' | 'quick' | Hand

/**
 * The rule set's own player if it has one, otherwise one that tries things out: sensible, and the same for the same
 * seed.
 */
export function scripted(seed: number | string, how: Manner = 'plays'): Bot {
  const bots = new Map<string, Bot>()
  const playerOf = ({ rules: { id } }: Seat): Bot => {
    let bot = bots.get(id)
    if (!bot) {
      bot = (players[id]?.[how] ?? players[id]?.plays ?? searching)(seed)
      bots.set(id, bot)
    }
    return bot
  }
  return {
    decide: seat => playerOf(seat).decide(seat),
    interrupt: seat => playerOf(seat).interrupt?.(seat) ?? null,
  }
}
