import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { testHalfStrength } from '../courage.ts'
import { isTank } from '../figures.ts'
import { seatsAfter } from '../fortune.ts'
import { oneOfThese } from '../prompts.ts'
import type { Goodbye } from '../records.ts'
import { cardOf } from './deck.ts'
import { strike } from './effects.ts'
import { concerned, sectionHit } from './sections.ts'

const CITES = ['GB-CARD-38', 'GB-RUL-65']

/** A sniper off the table shoots at a figure of the drawer's section; a player to the drawer's left picks it. */
export function* offTableSniper(game: Goodbye, side: Id): Procedure {
  const hit = yield* sectionHit(game, side)
  const [die] = yield* roll(game, 'event-player', 1, { faces: 3, cites: CITES })
  const others = seatsAfter(game, side).filter(id => !game.side(id).out)
  const picker = others[((die as number) - 1) % others.length]
  const targets = concerned(game, hit).filter(figure => !isTank(figure))
  if (picker === undefined || targets.length === 0) return
  const choices = targets.map(figure => [figure.id, text`${the.piece(figure)}`] as const)
  const asked = { says: text`Choose the sniper's target`, cites: CITES }
  const target = yield* oneOfThese(game, picker, asked, 'piece', choices)
  const { men } = cardOf(game, 'JS')
  yield* strike(game, target, { men, tank: null, rule: 'GB-CARD-39' })
  yield* testHalfStrength(game)
}
