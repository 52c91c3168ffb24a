import type { Player } from '../bot.ts'
import { goodbye as judges } from '../judges/goodbye.ts'
import { goodbyePlayer } from './player.ts'
import { weights } from './weights.ts'

export const goodbye: Player = {
  plays: goodbyePlayer,
  quick: seed => goodbyePlayer(seed, () => ({ ...weights, closely: 1, glances: true })),
  // bold, careful, and in a hurry
  tempers: [
    seed => goodbyePlayer(seed, () => ({ ...weights, fear: 0.4 })),
    seed => goodbyePlayer(seed, () => ({ ...weights, fear: 2, drive: 0.4, hunt: 0.1 })),
    seed => goodbyePlayer(seed, () => ({ ...weights, drive: 1.6, hunt: 1 })),
  ],
  judges,
  slips: 15,
}
