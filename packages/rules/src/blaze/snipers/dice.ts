import { sniperDiceTable } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import { ratingOf } from '../stands/stand.ts'

/** How many dice a sniper of each rating rolls: BA-SNIPE-8. */
export const sniperDice = (game: Blaze, sniper: Stand): number =>
  game.rows(sniperDiceTable)[ratingOf(game, sniper)] as number
