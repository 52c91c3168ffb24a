import type { Player } from '../bot.ts'
import { muzzleflashPlayer } from './player.ts'

export const muzzleflash: Player = { plays: muzzleflashPlayer, slips: 55 }
