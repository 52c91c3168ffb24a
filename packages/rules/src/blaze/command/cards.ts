import {
  type Arg,
  action,
  because,
  choice,
  compassOf,
  type DecisionOf,
  type DraftOf,
  type Id,
  type Message,
  maybe,
  mm,
  oneOf,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAirCard } from '../air/missions.ts'
import { aim } from '../fields.ts'
import { featuresNear, isKnownGround } from '../ground/ground.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { near, touching, touchOf } from '../stands/measure.ts'
import {
  carrierOf,
  classOf,
  fullRating,
  isAircraft,
  isOut,
  isSniper,
  isSoftskin,
  isVehicle,
  kindOf,
  onTable,
  ratingOf,
  unitOf,
} from '../stands/stand.ts'
import { type Card, cardKinds, cards, movement, orderCards, type Task, tasks } from '../tables.ts'
import { whyNotTask } from '../turn/tasks.ts'
import { number } from '../values.ts'
import { isHeadquarters } from './headquarters.ts'

const fields = {
  pieces: role.many(role.actor),
  card: role.option(oneOf(...cards)),
  arrow: maybe(role.facing),
  task: maybe(role.option(oneOf(...tasks))),
  target: maybe(role.as('target', aim)),
}
type Order = DecisionOf<typeof fields>
/** What a card says, for any stand. */
type Laid = Pick<Order, 'card' | 'arrow' | 'task' | 'target'>

/** Does this stand take its card out of its platoon's number? Specials, heavy weapons, headquarters and vehicles have their own: BA-CMD-7. */
export function sharesCards(game: Blaze, stand: Stand): boolean {
  const { cards: whose } = kindOf(game, stand)
  if (isHeadquarters(game, stand)) return false
  if (whose === 'platoon') return true
  const squadron = game.ruling('BA-RUL-8') === 'squadron' && isVehicle(game, stand) && !isSoftskin(game, stand)
  return squadron && whose === 'own' && unitOf(game, stand)?.kind === 'squadron'
}

/** How many cards the stands of a unit have between them this turn. */
export function cardsOf(game: Blaze, unit: Id): { readonly count: number; readonly rule: string } {
  const stands = game.pieces.filter(stand => stand.unit === unit && !stand.gone && sharesCards(game, stand))
  const first = stands[0]
  const rating = first ? ratingOf(game, first) : game.get('unit', unit).rating
  const count = game.rows(orderCards)[rating] as number
  const rule = { poor: 'BA-CMD-3', average: 'BA-CMD-4', confident: 'BA-CMD-5', excellent: 'BA-CMD-6' }[rating]
  if (rating !== 'excellent' || game.ruling('BA-RUL-5') === 'four') return { count, rule }
  const onCards = stands.filter(stand => !['vehicle', 'craft'].includes(classOf(game, stand))).length
  return { count: Math.max(count, onCards), rule }
}

/** The numbers of the cards that lie with a unit's stands, those of these stands apart. */
const cardsLaid = (game: Blaze, unit: Id, besides: readonly Id[]): ReadonlySet<number> =>
  new Set(
    game.pieces.flatMap(stand =>
      stand.unit === unit && stand.cardId !== null && !besides.includes(stand.id) && sharesCards(game, stand)
        ? [stand.cardId]
        : [],
    ),
  )

function refuse(game: Blaze, order: Order, prompt: Prompt): readonly Reason[] {
  const { pieces } = order
  if (pieces.length === 0) return [because('card', text`choose stands and a card`, 'BA-CARD-1')]
  const stands: Stand[] = []
  for (const piece of pieces) {
    const stand = game.find('piece', piece)
    if (stand?.side !== prompt.side) return [because('card', text`choose stands of yours`, 'BA-CARD-7')]
    stands.push(stand)
  }
  const reasons = stands.flatMap(stand => whyNotCard(game, stand, order))
  return [
    ...reasons,
    ...whyNotTogether(game, stands),
    ...whyNotNeeded(
      order,
      stands.some(s => isAircraft(game, s)),
    ),
  ]
}

/** Stands on one card are of one unit, touch each other, and use up one of its cards. */
function whyNotTogether(game: Blaze, stands: readonly Stand[]): readonly Reason[] {
  const reasons: Reason[] = []
  const [first] = stands as readonly [Stand]
  if (new Set(stands.map(stand => stand.id)).size < stands.length)
    reasons.push(because('card', text`a stand is named twice`, 'BA-CARD-3'))
  if (stands.length > 1 && stands.some(stand => stand.unit !== first.unit || !sharesCards(game, stand)))
    reasons.push(because('card', text`stands on one card must be of one platoon`, 'BA-CARD-3', 'BA-CMD-7'))
  if (stands.length > 1 && !inContact(game, stands))
    reasons.push(because('base contact', text`stands on one card must touch each other`, 'BA-CARD-3'))
  if (!sharesCards(game, first) || first.unit === null) return reasons
  const { count, rule } = cardsOf(game, first.unit)
  const laid = cardsLaid(
    game,
    first.unit,
    stands.map(stand => stand.id),
  ).size
  if (laid + 1 > count) {
    const says =
      count === 1
        ? text`the unit has 1 order card this turn`
        : text`the unit has ${the.count(count)} order cards this turn`
    reasons.push(because('order cards', says, rule, whySoFew(game, first, stands)))
  }
  return reasons
}

/** Why a unit has no card left, besides its rating. */
function whySoFew(game: Blaze, first: Stand, stands: readonly Stand[]): string {
  const unit = game.get('unit', first.unit as Id)
  const carriers = stands.flatMap(stand => carrierOf(game, stand) ?? (stand.passengers.length > 0 ? stand : []))
  if (carriers.length > 0) return carriers.some(one => classOf(game, one) === 'craft') ? 'BA-CRAFT-4' : 'BA-CARD-6'
  if (game.pieces.some(stand => stand.unit === unit.id && stand.card === 'dummy')) return 'BA-CARD-11'
  if (fullRating(game, first) !== (first.rating ?? unit.rating)) return 'BA-ORG-29'
  return unit.ratingDrop > 0 ? 'BA-HQ-4' : 'BA-CMD-2'
}

/** Do these stands form a chain of base contact? Those in one transport do. */
function inContact(game: Blaze, stands: readonly Stand[]): boolean {
  if (stands.some(stand => stand.at === null)) return false
  const reached = [stands[0] as Stand]
  for (const stand of reached)
    for (const other of stands) if (!reached.includes(other) && touching(game, stand, other)) reached.push(other)
  return reached.length === stands.length
}

/** An aircraft says where it flies when it comes: its card needs no arrow. */
function whyNotNeeded({ card, arrow, task }: Laid, aloft: boolean): readonly Reason[] {
  const reasons: Reason[] = []
  const directed = card === 'move' || card === 'move-fire'
  if (directed !== (arrow !== undefined) && !(aloft && directed))
    reasons.push(
      because('arrow', directed ? text`the card needs an arrow` : text`only Move cards have an arrow`, 'BA-MOVE-2'),
    )
  if ((card === 'action') !== (task !== undefined))
    reasons.push(
      because('card', card === 'action' ? text`choose a task` : text`only an Action has a task`, 'BA-ACTN-1'),
    )
  return reasons
}

/** Why this stand cannot have this card. */
export function whyNotCard(game: Blaze, stand: Stand, order: Laid): readonly Reason[] {
  const { card } = order
  const name = the.piece(stand)
  const kind = kindOf(game, stand)
  if (isSniper(stand)) return [because('sniper', text`${name} needs no card`, 'BA-SNIPE-2', 'BA-SNIPE-3')]
  if (isAircraft(game, stand)) return stand.gone ? [gone(name)] : whyNotAirCard(game, stand, card)
  if (!onTable(stand) || stand.gone) return [gone(name)]
  if (stand.disabled) return [because('disabled', text`${name} is out of action`, 'BA-HULL-9')]
  if (isOut(game, stand) && kind.class !== 'marker') return [gone(name)]
  const reasons: Reason[] = []
  if (kind.cards === 'none' && !isHeadquarters(game, stand))
    reasons.push(because('softskin', text`${name} acts with the stand it serves`, 'BA-ORG-23'))
  if (kind.class === 'marker' && card !== 'move' && card !== 'dummy')
    reasons.push(because('card', text`a dummy marker only moves`, 'BA-RUL-163'))
  reasons.push(...whyNotKind(game, stand, card), ...whyNotState(game, stand, card), ...whyNotAboard(game, stand, card))
  if (card === 'action' && order.task) reasons.push(...whyNotTask(game, stand, order.task, order.target ?? null))
  return reasons
}

const gone = (name: Arg): Reason => because('card', text`${name} cannot be given a card now`, 'BA-CARD-7')

/** The kinds of stand that a card is for; a movement table without a rate has none. */
function whyNotKind(game: Blaze, stand: Stand, card: Card): readonly Reason[] {
  const name = the.piece(stand)
  const kind = classOf(game, stand)
  const who = game.rows(cardKinds)[card]?.who
  const fits = who === 'all' || (who as readonly string[]).includes(kind === 'craft' ? 'craft' : kind)
  const rules: { readonly [card: string]: readonly string[] } = {
    prone: [kind === 'cavalry' ? 'BA-PRONE-7' : 'BA-PRONE-1'],
    'fall-back': ['BA-FALL-2'],
    charge: ['BA-CHRG-2'],
    'move-fire': ['BA-TERR-6'],
  }
  if (!fits && kind !== 'marker') {
    const word = card === 'prone' ? 'infantry' : 'card'
    return [because(word, text`${name} cannot be given a ${the.term(card)} card`, ...(rules[card] ?? []))]
  }
  const rates = game.rows(movement)[kindOf(game, stand).move ?? '']
  if ((card === 'move' || card === 'fall-back' || card === 'charge' || card === 'move-fire') && !rates)
    return [because('card', text`${name} cannot move`, 'BA-TERR-6')]
  if (card === 'move-fire' && kind !== 'craft' && rates?.['move-fire'] === null)
    return [because('card', text`${name} cannot Move and Fire`, 'BA-TERR-6')]
  if (card === 'charge' && stand.charges >= number(game, 'charges') && kind === 'infantry')
    return [
      because('charge', text`${name} has already made ${the.count(number(game, 'charges'))} charges`, 'BA-CHRG-11'),
    ]
  return []
}

const restless: readonly Card[] = ['move', 'move-fire', 'charge', 'fall-back']

function whyNotState(game: Blaze, stand: Stand, card: Card): readonly Reason[] {
  const name = the.piece(stand)
  const reasons: Reason[] = []
  if (stand.disordered && restless.includes(card)) {
    const also = card === 'charge' ? 'BA-CHRG-3' : isVehicle(game, stand) ? 'BA-DIS-4' : 'BA-DIS-1'
    reasons.push(because('disordered', text`${name} is disordered`, 'BA-DIS-3', also))
  }
  if (stand.immobilised && restless.includes(card))
    reasons.push(because('immobilised', text`${name} cannot move`, 'BA-HULL-13'))
  return reasons
}

/** A stand aboard has a card of its own only to get off, or to fire from a craft: BA-RUL-136. */
function whyNotAboard(game: Blaze, stand: Stand, card: Card): readonly Reason[] {
  const carrier = carrierOf(game, stand)
  if (!carrier) return []
  const afloat = classOf(game, carrier) === 'craft'
  const fires = card === 'aimed-fire' || card === 'opportunity-fire' || card === 'move-fire'
  return card === 'move' || card === 'dummy' || (card === 'action' && stand.limbered) || (afloat && fires)
    ? []
    : [because('card', text`${the.piece(stand)} is carried`, 'BA-CARD-5')]
}

export const order = action<BlazeTables>()({ says: text`Lay a card`, fields, next: nextOfOrder, refuse, carryOut })

const compass = [0, 45, 90, 135, 180, 225, 270, 315]

/** How many stands could share a card: as many as the largest group of a platoon that stands together, if any does. */
function mostTogether(game: Blaze, mine: readonly Stand[]): number {
  const sharing = mine.filter(stand => stand.at && sharesCards(game, stand))
  let most = 1
  for (const stand of sharing) {
    const close = sharing.filter(other => other.unit === stand.unit && touching(game, stand, other)).length
    most = Math.max(most, close)
  }
  return most
}

/** Which stands, which card, which way. */
function nextOfOrder(
  game: Blaze,
  { pieces, card, arrow, task, target }: DraftOf<typeof fields>,
  prompt: Prompt,
): Question | null {
  const mine = game.pieces.filter(stand => stand.side === prompt.side && !stand.gone)
  if (pieces === undefined) {
    const choices = mine.map(stand => pieceChoice(stand, whyNotCard(game, stand, { card: 'dummy' })))
    return { field: 'pieces', says: text`Which stands?`, choices, many: mostTogether(game, mine) }
  }
  const named = pieces.flatMap(piece => mine.find(stand => stand.id === piece) ?? [])
  if (card === undefined) {
    const together = named.length > 0 ? whyNotTogether(game, named) : []
    const why = (c: Card) => [...together, ...named.flatMap(stand => whyNotCard(game, stand, { card: c }))]
    return { field: 'card', says: text`Which card?`, choices: cards.map(c => choice(c, text`${the.term(c)}`, why(c))) }
  }
  const aloft = named.some(stand => isAircraft(game, stand))
  if ((card === 'move' || card === 'move-fire') && arrow === undefined && !aloft)
    return {
      field: 'arrow',
      says: text`Which way does the arrow point?`,
      choices: compass.map(way => choice(way, text`${the.term(compassOf(way))}`)),
    }
  if (card !== 'action') return null
  return nextOfTask(game, named, task, target)
}

function nextOfTask(
  game: Blaze,
  stands: readonly Stand[],
  task: Stand['task'] | undefined,
  target: Stand['taskTarget'] | undefined,
): Question | null {
  if (!task)
    return {
      field: 'task',
      says: text`Which task?`,
      choices: tasks.map(t =>
        choice(t, taskNames[t], targetsOf(game, stands, t).length > 0 ? [] : whyNone(game, stands, t, null)),
      ),
    }
  if (target !== undefined || whyNone(game, stands, task, null).length === 0) return null
  return {
    field: 'target',
    says: text`On what?`,
    choices: targetsOf(game, stands, task).map(id => choice(id, whatIs(game, id))),
  }
}

/** A task as a player chooses it. */
export const taskNames: { readonly [task in Task]: Message } = {
  'clear-mine': text`clear mines`,
  'cut-wire': text`cut wire`,
  'cut-wire-and-move': text`cut wire and move`,
  'set-charge': text`set a charge`,
  loophole: text`cut loopholes`,
  limber: text`limber`,
  unlimber: text`unlimber`,
  refuel: text`refuel`,
  reload: text`reload`,
  repair: text`a repair, as agreed`,
  other: text`another task, as agreed`,
}

const whatIs = (game: Blaze, id: Id): Message =>
  game.find('piece', id) ? text`${the.piece(id)}` : text`the ${the.ground(id)}`

const whyNone = (game: Blaze, stands: readonly Stand[], task: string, target: Stand['taskTarget']): readonly Reason[] =>
  stands.flatMap(stand => whyNotTask(game, stand, task, target))

/** What a task could be done on: features and friends near by. */
function targetsOf(game: Blaze, stands: readonly Stand[], task: string): readonly Id[] {
  const [first] = stands
  if (!first?.at) return []
  const features = featuresNear(game, first.at, NEARBY).filter(feature => isKnownGround(feature, first.side))
  const friends = game.pieces.filter(
    other => other.side === first.side && other.at && near(game, first, other, touchOf(game)),
  )
  return [...features, ...friends].map(it => it.id).filter(id => whyNone(game, stands, task, id).length === 0)
}

/** Nothing that a stand touches is farther from its middle. */
const NEARBY = mm(150)

/** A card is laid, face down. It may be laid again until the side ends its planning: BA-RUL-4. */
function* carryOut(game: Blaze, { pieces, card, arrow, task, target }: Order, { side }: Prompt): Procedure {
  const number = game.side(side).nextCard
  game.change('side', side, { nextCard: number + 1 }, ['BA-CARD-1', 'BA-CARD-7'])
  for (const piece of pieces) {
    const stand = game.piece(piece)
    const same = stand.task === (task ?? null) && JSON.stringify(stand.taskTarget) === JSON.stringify(target ?? null)
    game.change(
      'piece',
      piece,
      {
        card,
        arrow: arrow ?? null,
        cardId: number,
        ...(card === 'action' && {
          task: task ?? null,
          taskTarget: target ?? null,
          taskDone: same ? stand.taskDone : 0,
        }),
      },
      whyLaid(game, stand, card, pieces.length > 1),
    )
  }
}

/** Why this card may lie with this stand. */
function whyLaid(game: Blaze, stand: Stand, card: Card, several: boolean): readonly string[] {
  const shares = sharesCards(game, stand) && stand.unit !== null
  const count = shares ? cardsOf(game, stand.unit as Id).rule : 'BA-CMD-7'
  if (stand.hidden || stand.marker !== null) return ['BA-CARD-8', count]
  if (card === 'dummy') return ['BA-CARD-11', count]
  if (classOf(game, stand) === 'craft') return ['BA-CRAFT-3', 'BA-ORG-26']
  if (stand.passengers.length > 0 || stand.aboard) return ['BA-CARD-5', 'BA-MOTO-3']
  if (shares) return [count, several ? 'BA-CARD-3' : 'BA-CARD-4']
  return isVehicle(game, stand) ? ['BA-ORG-20', 'BA-CMD-7'] : ['BA-CMD-7', 'BA-CARD-7']
}
