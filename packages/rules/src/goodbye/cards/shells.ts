import { type Id, isOffTable, type Procedure, text } from '@sandtable/kernel'
import { testHalfStrength } from '../courage.ts'
import type { Goodbye } from '../records.ts'
import { inBlast } from '../weapons/blast.ts'
import { land } from '../weapons/scatter.ts'
import { cardOf } from './deck.ts'
import { strike } from './effects.ts'
import { gasShell } from './gas.ts'
import { leaderOf, sectionHit } from './sections.ts'

/** The shells among the cards: where each lands, and its effect on men and tanks. */
const shells: { readonly [card: string]: { readonly lands: string; readonly men: string; readonly tank: string } } = {
  QC: { lands: 'GB-CARD-15', men: 'GB-CARD-16', tank: 'GB-CARD-17' },
  AD: { lands: 'GB-CARD-24', men: 'GB-CARD-24', tank: 'GB-CARD-24' },
  AS: { lands: 'GB-CARD-30', men: 'GB-CARD-31', tank: 'GB-CARD-32' },
  KS: { lands: 'GB-CARD-33', men: 'GB-CARD-34', tank: 'GB-CARD-34' },
}

/** A stray shell lands near the leader of one of this player's sections. */
export function* strayShell(game: Goodbye, card: string, side: Id): Procedure {
  const rules = shells[card] as (typeof shells)[string]
  const { distance, radius } = cardOf(game, card)
  const leader = leaderOf(game, yield* sectionHit(game, side))
  if (!leader?.at) return
  const at = yield* land(game, {
    aim: leader.at,
    dice: distance ?? 0,
    cites: [rules.lands],
    about: [leader.id],
  })
  if (isOffTable(game, at)) game.say(text`It falls off the table.`, [rules.lands, 'GB-RUL-85'])
  else if (card === 'KS') yield* gasShell(game, at)
  else {
    // a shell dropped on another player has the effect of the queen of clubs
    const { men, tank } = cardOf(game, card === 'AD' ? 'QC' : card)
    for (const id of inBlast(game, at, radius ?? 0))
      yield* strike(game, id, { men, tank, rule: rules.men, tankRule: rules.tank })
  }
  yield* testHalfStrength(game)
}
