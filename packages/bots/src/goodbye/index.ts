import type { goodbyeRules } from '@sandtable/rules'
import type { Player } from '../bot.ts'
import { drilledAs, drillOf } from '../drill/drill.ts'
import { goodbye as judges } from '../judges/goodbye.ts'
import { partOf } from './aim.ts'
import { goodbyePlayer } from './player.ts'
import { weights } from './weights.ts'

const drill = drillOf({
  weights,
  fixed: ['closely'],
  partOf: (game, side) => partOf(game as goodbyeRules.Goodbye, side),
  plays: goodbyePlayer,
})

export const goodbye: Player = {
  plays: goodbyePlayer,
  // it never claims the initiative: no point of valour is worth looking at every man in between
  quick: seed => ({ decide: goodbyePlayer(seed, () => ({ ...weights, glances: true })).decide }),
  // bold, careful, and in a hurry
  tempers: [
    seed => goodbyePlayer(seed, () => ({ ...weights, fear: 0.4 })),
    seed => goodbyePlayer(seed, () => ({ ...weights, fear: 2, drive: 0.4, hunt: 0.1 })),
    seed => goodbyePlayer(seed, () => ({ ...weights, drive: 1.6, hunt: 1 })),
  ],
  drill,
  veteran: drilledAs('veteran', 'goodbye', drill),
  judges,
  slips: 15,
}
