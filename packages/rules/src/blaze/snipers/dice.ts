import type { Blaze, Stand } from '../records.ts'
import { ratingOf } from '../stands/stand.ts'
import type { Rating } from '../tables.ts'

/** How many dice a sniper of each rating rolls: BA-SNIPE-8. */
const DICE: { readonly [rating in Rating]: number } = { poor: 2, average: 2, confident: 3, excellent: 3 }

export const sniperDice = (game: Blaze, sniper: Stand): number => DICE[ratingOf(game, sniper)]
