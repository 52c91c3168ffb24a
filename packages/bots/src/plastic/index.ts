import type { plasticRules } from '@sandtable/rules'
import type { Player } from '../bot.ts'
import { drillOf } from '../drill/drill.ts'
import { plastic as judges } from '../judges/plastic.ts'
import { partOf } from './aim.ts'
import { plasticPlayer } from './player.ts'
import { weights } from './weights.ts'

const drill = drillOf({
  weights,
  fixed: ['closely'],
  partOf: (game, side) => partOf(game as plasticRules.Plastic, side),
  plays: plasticPlayer,
})

export const plastic: Player = {
  plays: plasticPlayer,
  quick: seed => plasticPlayer(seed, () => ({ ...weights, closely: 2 })),
  // bold, careful, and in a hurry
  tempers: [
    seed => plasticPlayer(seed, () => ({ ...weights, fear: 0.5 })),
    seed => plasticPlayer(seed, () => ({ ...weights, fear: 2.5, drive: 0.3 })),
    seed => plasticPlayer(seed, () => ({ ...weights, drive: 1.5 })),
  ],
  drill,
  judges,
  slips: 30,
}
