import type { blazeRules } from '@sandtable/rules'
import type { Player } from '../bot.ts'
import { drilledAs, drillOf } from '../drill/drill.ts'
import { blaze as judges } from '../judges/blaze.ts'
import { blazePlayer } from './player.ts'
import { partOf } from './scene.ts'
import { keen, weights } from './weights.ts'

const drill = drillOf({
  weights,
  keen,
  fixed: ['stride'],
  partOf: (game, side) => partOf(game as blazeRules.Blaze, side),
  plays: blazePlayer,
})

export const blaze: Player = {
  plays: blazePlayer,
  quick: seed => blazePlayer(seed, () => ({ ...weights, stride: 3, glances: true })),
  // bold, careful, and in a hurry
  tempers: [
    seed => blazePlayer(seed, () => ({ ...weights, fear: 0.2, nerve: 0.1 })),
    seed => blazePlayer(seed, () => ({ ...weights, fear: 1.2, drive: 0.6, wait: 0.9 })),
    seed => blazePlayer(seed, () => ({ ...weights, drive: 2.4, wait: 0.5 })),
  ],
  drill,
  veteran: drilledAs('veteran', 'blaze', drill),
  judges,
  slips: 15,
}
