import type { Player } from '../bot.ts'
import { blazePlayer } from './player.ts'

export const blaze: Player = { plays: blazePlayer, slips: 15 }
