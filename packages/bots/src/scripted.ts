import type { Seat } from '@sandtable/kernel'
import type { Bot } from './bot.ts'
import { players } from './players.gen.ts'

/** A player that knows the rule set it is put to: sensible, quick, the same for the same seed. */
export function scripted(seed: number | string): Bot {
  const bots = new Map<string, Bot>()
  const playerOf = ({ rules: { id } }: Seat): Bot => {
    let bot = bots.get(id)
    if (!bot) {
      const player = players[id]
      if (!player) throw new Error(`there is no scripted player for ${id}`)
      bot = player.plays(seed)
      bots.set(id, bot)
    }
    return bot
  }
  return {
    decide: seat => playerOf(seat).decide(seat),
    interrupt: seat => playerOf(seat).interrupt?.(seat) ?? null,
  }
}
