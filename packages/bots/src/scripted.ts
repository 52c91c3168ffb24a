import type { Host } from '@sandtable/kernel'
import { blazePlayer } from './blaze/player.ts'
import type { Bot } from './bot.ts'
import { goodbyePlayer } from './goodbye/player.ts'
import { muzzleflashPlayer } from './muzzleflash/player.ts'
import { plasticPlayer } from './plastic/player.ts'

const players: { readonly [ruleset: string]: (seed: number | string) => Bot } = {
  muzzleflash: muzzleflashPlayer,
  goodbye: goodbyePlayer,
  plastic: plasticPlayer,
  blaze: blazePlayer,
}

/** A player that knows the rule set it is put to: sensible, quick, the same for the same seed. */
export function scripted(seed: number | string): Bot {
  const bots = new Map<string, Bot>()
  const playerOf = ({ rules: { id } }: Host): Bot => {
    let bot = bots.get(id)
    if (!bot) {
      const make = players[id]
      if (!make) throw new Error(`there is no scripted player for ${id}`)
      bot = make(seed)
      bots.set(id, bot)
    }
    return bot
  }
  return {
    decide: (host, side) => playerOf(host).decide(host, side),
    interrupt: (host, side) => playerOf(host).interrupt?.(host, side) ?? null,
  }
}
