import {
  type Arg,
  ask,
  because,
  type DecisionOf,
  type Id,
  type Message,
  type Modifier,
  maybe,
  name,
  oneOf,
  type Procedure,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { holds, playCard, theCard } from './cards/deck.ts'
import { onTable, rankRules } from './figures.ts'
import { type Figure, type Goodbye, type Heroic, heroics } from './records.ts'

/** Luck and valour: points that let a figure bend the rules. Each use is announced beforehand. */

export type Resource = 'luck' | 'valour'

/** The heroic uses of valour, the steps in which each has an effect, and its rule. */
export const heroicUses: {
  readonly [use in Heroic]: {
    readonly says: Message
    readonly spends: (who: Arg) => Message
    readonly steps: readonly string[]
    readonly rule: string
  }
} = {
  'double-move': {
    says: text`Move twice as far`,
    spends: who => text`${who} spends valour to move twice as far.`,
    steps: ['free', 'orders', 'move'],
    rule: 'GB-STAT-7',
  },
  'double-attack': {
    says: text`Attack twice`,
    spends: who => text`${who} spends valour to attack twice.`,
    steps: ['fire', 'close'],
    rule: 'GB-STAT-8',
  },
  'move-and-fire': {
    says: text`Move, and still fire`,
    spends: who => text`${who} spends valour to move and still fire.`,
    steps: ['free', 'orders', 'move', 'fire'],
    rule: 'GB-STAT-9',
  },
  lead: {
    says: text`Lead: friends nearby need no order`,
    spends: who => text`${who} spends valour to lead friends nearby.`,
    steps: ['orders'],
    rule: 'GB-LUCK-4',
  },
}
export const isHeroicUse = (use: unknown): use is Heroic => heroics.includes(use as Heroic)

/** The holder of the points a figure spends: itself or, for a private, its section: GB-TYPE-5, GB-TYPE-19. */
const purseOf = (game: Goodbye, figure: Figure, resource: Resource): 'own' | 'section' | null => {
  if (figure[resource] > 0) return 'own'
  if (figure.rank !== 'private' || figure.unit === null) return null
  return (game.find('unit', figure.unit)?.[resource] ?? 0) > 0 ? 'section' : null
}

export const hasPoint = (game: Goodbye, figure: Figure, resource: Resource): boolean =>
  purseOf(game, figure, resource) !== null

export function spendPoint(game: Goodbye, figure: Figure, resource: Resource): void {
  const purse = purseOf(game, figure, resource)
  const event = { is: 'spent', cause: resource, by: figure.id, count: 1 } as const
  if (purse === 'own') {
    const own = [resource === 'luck' ? 'GB-STAT-3' : 'GB-STAT-6', rankRules[figure.rank].points]
    game.change('piece', figure.id, { [resource]: figure[resource] - 1 }, own, event)
  } else if (purse === 'section') {
    const unit = game.get('unit', figure.unit as Id)
    const shared = ['GB-TYPE-5', resource === 'valour' ? 'GB-LUCK-3' : 'GB-TYPE-19']
    game.change('unit', unit.id, { [resource]: unit[resource] - 1 }, shared, event)
  }
}

/** With GB-RUL-4 agreement every other player is asked, in seat order; one refusal cancels the use, and the point is kept. */
export function* agreed(game: Goodbye, side: Id, wish: Message): Procedure<boolean> {
  if (game.ruling('GB-RUL-4') !== 'agreement') return true
  const asked = seatsAfter(game, side).filter(other => !game.side(other).out)
  if (asked.length > 0) game.say(wish, ['GB-LUCK-1', 'GB-RUL-4'])
  for (const other of asked) {
    const { action } = yield* ask(game, other, {
      says: text`${wish} Do you agree?`,
      actions: ['agree', 'refuse'],
      cites: ['GB-LUCK-2', 'GB-RUL-4'],
    })
    if (action === 'agree') continue
    game.say(text`${the.side(other)} does not agree. The point is kept.`, ['GB-LUCK-2', 'GB-RUL-4'])
    return false
  }
  return true
}

/** The other sides, each to the left of the previous one: GB-RUL-16. */
export function seatsAfter(game: Goodbye, side: Id): readonly Id[] {
  const order = game.sides.map(s => s.id)
  const seat = order.indexOf(side)
  return [...order.slice(seat + 1), ...order.slice(0, seat)]
}

/** The context of a prompt for luck and cards: which uses and cards fit now, and whose point would be spent. */
export type Moment = {
  readonly uses: readonly string[]
  readonly cards: readonly string[]
  readonly piece: Id | null
}

/** Could this side play one of these cards? With closed hands, others may only know whether it holds any card: GB-RUL-89. */
export function mayPlay(game: Goodbye, side: Id, cards: readonly string[]): boolean {
  const { hand, closed } = game.side(side)
  return hand.length > 0 && (closed || cards.some(card => hand.includes(card)))
}

export type Offer = Moment & {
  readonly side: Id
  readonly says: Message
  readonly cites: readonly string[]
}

/**
 * Offers a side the chance to spend luck or play a card, if it can. Returns what was used: 'luck', the card, or null.
 * The point is spent or the card played.
 */
export function* offerFortune(
  game: Goodbye,
  { side, says, cites, uses, cards, piece }: Offer,
): Procedure<string | null> {
  const figure = piece === null ? null : game.find('piece', piece)
  const lucky = uses.length > 0 && figure !== null && hasPoint(game, figure, 'luck')
  if (!lucky && !mayPlay(game, side, cards)) return null
  const moment: Moment = { uses: lucky ? uses : [], cards, piece }
  const answer = yield* ask(game, side, {
    says,
    actions: ['use', 'pass'],
    cites,
    under: ['GB-LUCK-1', 'GB-RUL-66'],
    about: piece === null ? [] : [piece],
    context: moment,
    default: { action: 'pass' },
  })
  if (answer.action !== 'use') return null
  const { card } = answer
  if (typeof card === 'string') {
    playCard(game, side, card, cardRules[card] ?? 'GB-CARD-4')
    return card
  }
  const man = game.piece(piece as Id)
  const saves = answer.for === 'save'
  const wish = saves
    ? text`${the.side(side)} would spend luck on a scratch for ${the.piece(man)}.`
    : text`${the.side(side)} would spend luck on a new roll for ${the.piece(man)}.`
  if (!(yield* agreed(game, side, wish))) return null
  spendPoint(game, man, 'luck')
  if (saves) game.say(text`${the.piece(man)} spends luck: it may be only a scratch.`, SAVE, [man.id])
  else game.say(text`${the.piece(man)} spends luck to roll again.`, REROLL, [man.id])
  return 'luck'
}

export const REROLL = ['GB-STAT-4', 'GB-RUL-11']
export const SAVE = ['GB-STAT-5', 'GB-RUL-12']

/** The rules of the cards that can be played on a roll. */
const cardRules: { readonly [card: string]: string } = {
  KH: 'GB-CARD-6',
  QH: 'GB-CARD-7',
  JH: 'GB-CARD-8',
  KD: 'GB-CARD-25',
  QD: 'GB-CARD-26',
  JD: 'GB-CARD-27',
}

/** Lucky sod is a luck point: GB-CARD-8. */
export const LUCKY_SOD = 'JH'

/** The fields of a use of luck, valour or a card: what, by whom, for what, and the target of a card. */
export const useFields = {
  resource: maybe(role.option(oneOf('luck', 'valour', 'card'))),
  card: maybe(role.option(name)),
  piece: maybe(role.actor),
  for: maybe(role.option(name)),
  target: maybe(role.target),
}
export type Use = DecisionOf<typeof useFields>

/** Why this use does not fit the moment. */
export function whyNotAtMoment(game: Goodbye, side: Id, decision: Use, moment: Moment): readonly Reason[] {
  const { card, resource, piece, for: use } = decision
  if (card !== undefined) {
    const fits = moment.cards.includes(card) && holds(game, side, card)
    return fits ? [] : [because('card', text`${theCard(game, card)} is not held, or cannot be played now`, 'GB-RUL-66')]
  }
  if (resource !== 'luck' || use === undefined || !moment.uses.includes(use))
    return [because(resource === 'valour' ? 'valour' : 'luck', text`that cannot be used now`, 'GB-LUCK-1', 'GB-RUL-11')]
  if (piece !== moment.piece)
    return [because('luck', text`only ${the.piece(moment.piece as Id)} may use luck now`, 'GB-RUL-11', 'GB-RUL-12')]
  return []
}

/** A roll that luck may reroll. */
export interface Attempt {
  readonly purpose: string
  readonly count: number
  readonly cites: readonly string[]
  readonly under?: readonly string[]
  readonly need?: number
  readonly modifiers?: readonly Modifier[]
  readonly about?: readonly Id[]
  /** Whose roll it is, and so whose luck; null for none. */
  readonly by: Id | null
  readonly passes: (dice: readonly number[]) => boolean
}

/** Rolls the dice. If the roll fails, its figure may use luck to reroll all of them once. */
export function* attempt(game: Goodbye, spec: Attempt): Procedure<readonly number[]> {
  const { purpose, count, by, passes, ...asked } = spec
  const dice = yield* roll(game, purpose, count, asked)
  if (by === null || passes(dice)) return dice
  const figure = game.find('piece', by)
  if (!figure || !onTable(figure)) return dice
  const used = yield* offerFortune(game, {
    side: figure.side,
    says: text`${the.piece(figure)}: the ${the.term(purpose)} roll has failed. Roll again?`,
    cites: REROLL,
    uses: ['reroll'],
    cards: [LUCKY_SOD],
    piece: by,
  })
  return used === null ? dice : yield* roll(game, purpose, count, { ...asked, cites: REROLL, under: asked.cites })
}

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, m) => sum + m.by, 0)

/** The rules of a roll: GB-RUL-31 decides where no die, or every die, would reach the number. */
export const decidedBy = (cites: readonly string[], need: number, by: number): readonly string[] =>
  need - by > 6 || need - by <= 1 ? [...cites.slice(-1), 'GB-RUL-31'] : cites

/** Does a die reach the number? A natural 6 always does, a natural 1 never, unless the total decides: GB-RUL-31. */
export function reaches(game: Goodbye, die: number, need: number, by: number): boolean {
  if (game.ruling('GB-RUL-31') === 'natural') {
    if (die === 6) return true
    if (die === 1) return false
  }
  return die + by >= need
}
