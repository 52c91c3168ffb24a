import type { Player } from '../bot.ts'
import { plasticPlayer } from './player.ts'

export const plastic: Player = { plays: plasticPlayer, slips: 30 }
