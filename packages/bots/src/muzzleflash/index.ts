import type { muzzleflashRules } from '@sandtable/rules'
import type { Player } from '../bot.ts'
import { drilledAs, drillOf } from '../drill/drill.ts'
import { muzzleflash as judges } from '../judges/muzzleflash.ts'
import { partOf } from './aim.ts'
import { muzzleflashPlayer } from './player.ts'
import { weights } from './weights.ts'

const drill = drillOf({
  weights,
  fixed: ['closely'],
  partOf: (game, side) => partOf(game as muzzleflashRules.Muzzleflash, side),
  plays: muzzleflashPlayer,
})

export const muzzleflash: Player = {
  plays: muzzleflashPlayer,
  quick: seed => muzzleflashPlayer(seed, () => ({ ...weights, glances: true })),
  // bold, careful, and in a hurry
  tempers: [
    seed => muzzleflashPlayer(seed, () => ({ ...weights, fear: 0.2, haste: 0.1 })),
    seed => muzzleflashPlayer(seed, () => ({ ...weights, fear: 1.2, drive: 0.6 })),
    seed => muzzleflashPlayer(seed, () => ({ ...weights, drive: 2.4, ready: 0.1 })),
  ],
  drill,
  veteran: drilledAs('veteran', 'muzzleflash', drill),
  judges,
  slips: 55,
}
