import type { Player } from '../bot.ts'
import { goodbyePlayer } from './player.ts'

export const goodbye: Player = { plays: goodbyePlayer, slips: 15 }
