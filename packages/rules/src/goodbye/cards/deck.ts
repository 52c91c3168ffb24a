import { type Arg, type Id, memo, type Place, type Procedure, roll, text, the } from '@sandtable/kernel'
import type { Goodbye } from '../records.ts'
import { type Card, cards } from '../tables.ts'

export const cardOf = (game: Goodbye, card: string): Card => game.rows(cards)[card] as Card

/** A card's name, such as 'I shall impose my will'. An unknown id is returned unchanged. */
export const theCard = (game: Goodbye, card: string): Arg => the.term(game.rows(cards)[card]?.name ?? card)

/** The whole deck; it includes the nines without an entry only under GB-RUL-17 blank. */
const wholeDeck = memo(
  (game: Goodbye): readonly string[] => {
    const blanks = game.ruling('GB-RUL-17') === 'blank'
    return Object.entries(game.rows(cards)).flatMap(([card, { count, blank }]) =>
      blank && !blanks ? [] : Array.from({ length: count ?? 1 }, () => card),
    )
  },
  game => game.setup,
)

/**
 * The cards lying face down. Their order is decided only when one is drawn, by a die with a face for each card. It is
 * not part of the state, so no player can know it.
 */
export function cardsLeft(game: Goodbye): readonly string[] {
  const left = [...wholeDeck(game)]
  const elsewhere = game.sides.flatMap(({ cardDue, hand }) => (cardDue === null ? hand : [cardDue, ...hand]))
  for (const card of [...elsewhere, ...game.state.discards]) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/** Deals a card face down: not even its owner knows it until it is turned over. */
export function* dealCard(game: Goodbye, side: Id): Procedure {
  if (cardsLeft(game).length === 0) game.change('game', 'game', { discards: [] }, ['GB-RUL-17'])
  const left = cardsLeft(game)
  if (left.length === 0) return // every card is in a hand
  const [face] = yield* roll(game, 'card', 1, {
    names: left,
    cites: ['GB-CARD-1', 'GB-CARD-3'],
    under: ['GB-CARD-4', 'GB-RUL-17', 'GB-RUL-89'],
    to: [],
  })
  game.change('side', side, { cardDue: left[(face as number) - 1] as string }, ['GB-TURN-2', 'GB-CARD-1'])
  game.say(text`${the.side(side)} is dealt a card, face down.`, ['GB-TURN-2', 'GB-CARD-1'])
}

export const holds = (game: Goodbye, side: Id, card: string): boolean => game.side(side).hand.includes(card)

export function discard(game: Goodbye, card: string, cites: readonly string[]): void {
  game.change('game', 'game', { discards: [...game.state.discards, card] }, cites)
}

/** A card leaves the hand when it is played. */
export function playCard(game: Goodbye, side: Id, card: string, rule: string): void {
  const { hand } = game.side(side)
  const i = hand.indexOf(card)
  game.change('side', side, { hand: [...hand.slice(0, i), ...hand.slice(i + 1)] }, [rule, 'GB-RUL-66'], {
    is: 'spent',
    cause: 'card',
    count: 1,
  })
  discard(game, card, ['GB-RUL-17'])
  game.say(text`${the.side(side)} plays ${theCard(game, card)}.`, [rule])
}

/** A player with no figures left gives up the cards: GB-RUL-84. */
export function discardHand(game: Goodbye, side: Id): void {
  const { cardDue, hand } = game.side(side)
  for (const card of cardDue === null ? hand : [cardDue, ...hand]) discard(game, card, ['GB-RUL-84'])
  game.change('side', side, { cardDue: null, hand: [] }, ['GB-RUL-84'])
}

/** The cards in a position must be cards of the deck, each in one place only: GB-CARD-4. */
export function checkCards(game: Goodbye, place: Place): void {
  const left = [...wholeDeck(game)]
  const take = (card: string, here: Place): void => {
    const i = left.indexOf(card)
    if (i < 0) here.fail(game.rows(cards)[card] ? 'SCEN-5' : 'SCEN-2', `card ${card}: GB-CARD-4`)
    left.splice(i, 1)
  }
  for (const [i, { cardDue, hand }] of game.sides.entries()) {
    const here = place.at('sides').at(i)
    if (cardDue !== null) take(cardDue, here.at('cardDue'))
    for (const card of hand) take(card, here.at('hand'))
  }
  for (const card of game.state.discards) take(card, place.at('table').at('discards'))
}
