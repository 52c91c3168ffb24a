import type { plasticRules } from '@sandtable/rules'
import type { Player } from '../bot.ts'
import { drilledAs, drillOf } from '../drill/drill.ts'
import { plastic as judges } from '../judges/plastic.ts'
import { partNow, partOf, settingUp } from './aim.ts'
import { plasticPlayer } from './player.ts'
import { keen, weights } from './weights.ts'

const drill = drillOf({
  weights,
  keen,
  fixed: ['closely'],
  partOf: (game, side) => partNow(game as plasticRules.Plastic, side),
  partsOf(game, side) {
    const part = partOf(game as plasticRules.Plastic, side)
    return game.state.phase === 'deploy' ? [settingUp(part), part] : [part]
  },
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
  veteran: drilledAs('veteran', 'plastic', drill),
  isShort: true,
  judges,
  slips: 30,
}
