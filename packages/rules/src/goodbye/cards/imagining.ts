import type { Imagining, RuleSet } from '@sandtable/kernel'
import type { Goodbye, GoodbyeTables, Side } from '../records.ts'
import { cardOf, cardsLeft } from './deck.ts'

/** A hidden card counts as no card for readers of the table. */
export const suppose: NonNullable<RuleSet<GoodbyeTables>['suppose']> = (_, table) => {
  const fields: object = table === 'side' ? { cardDue: null, hand: [] } : {}
  return fields as Partial<GoodbyeTables[typeof table]>
}

/** The most cards a player can be shown to hold: the number of cards in a closed hand is secret. */
const MOST_HELD = 3

/**
 * Cards face down and in closed hands are drawn from the rest of the deck; a hand holds only cards that are kept. The
 * deck needs no shuffling, since its order is decided only when a card is dealt.
 */
export function imagine(game: Goodbye, { draw, sees }: Imagining<GoodbyeTables>): void {
  const take = (from: readonly string[]): string | null => from[draw(from.length)] ?? null
  for (const { id } of game.sides) {
    if (sees('side', id, 'hand')) continue
    for (let count = 1 + draw(MOST_HELD); count > 0; count--) {
      const card = take(cardsLeft(game).filter(left => cardOf(game, left).keep))
      if (card !== null) put(game, id, { hand: [...game.side(id).hand, card] })
    }
  }
  for (const { id } of game.sides) if (!sees('side', id, 'cardDue')) put(game, id, { cardDue: take(cardsLeft(game)) })
}

const put = (game: Goodbye, id: string, fields: Partial<Side>): void =>
  game.begin('side', { ...game.side(id), ...fields })
