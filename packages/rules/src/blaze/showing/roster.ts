import { type Id, type Roster, text, the } from '@sandtable/kernel'
import { cardsOf, sharesCards, whyNotCard } from '../command/cards.ts'
import { whyDropped } from '../command/headquarters.ts'
import type { Blaze, Stand } from '../records.ts'
import { breaksAt } from '../stands/breaking.ts'
import { touching } from '../stands/measure.ts'
import { ratingOf } from '../stands/stand.ts'
import { cards } from '../tables.ts'

/** May it be given a card at all? An aircraft has no dummies, and others no cards of aircraft. */
export const canBeOrdered = (game: Blaze, stand: Stand): boolean =>
  !stand.gone && cards.some(card => whyNotCard(game, stand, { card }).length === 0)

/** A side's units: first those whose stands share cards, then, unit by unit, those with a card each. */
export function roster(game: Blaze, side: Id): readonly Roster[] {
  const mine = game.pieces.filter(stand => stand.side === side && canBeOrdered(game, stand))
  const units = [...new Set(mine.map(stand => stand.unit))]
  const of = (unit: Id | null, shared: boolean): readonly Stand[] =>
    mine.filter(stand => stand.unit === unit && (unit !== null && sharesCards(game, stand)) === shared)
  return [
    ...units.flatMap(unit => sharing(game, unit, of(unit, true))),
    ...units.flatMap(unit => alone(game, unit, of(unit, false))),
  ]
}

function sharing(game: Blaze, unit: Id | null, stands: readonly Stand[]): readonly Roster[] {
  const [first] = stands
  if (unit === null || !first) return []
  const { count, rule } = cardsOf(game, unit)
  const given = new Set(stands.flatMap(({ cardId }) => (cardId === null ? [] : [cardId]))).size
  const groups = together(game, stands).map(group => ({
    pieces: group.map(({ id }) => id),
    ordered: group.every(({ card }) => card !== null),
  }))
  const orders = { given, of: count }
  return [
    {
      unit,
      says: text`${the.term(ratingOf(game, first))}`,
      cites: [rule],
      orders,
      ...healthOf(game, unit),
      groups,
    },
  ]
}

function alone(game: Blaze, unit: Id | null, stands: readonly Stand[]): readonly Roster[] {
  const [first] = stands
  if (!first) return []
  const groups = stands.map(({ id, card }) => ({ pieces: [id], ordered: card !== null }))
  return [
    {
      unit,
      says: text`${the.term(ratingOf(game, first))}`,
      cites: ['BA-CMD-7'],
      orders: null,
      ...healthOf(game, unit),
      groups,
    },
  ]
}

function healthOf(game: Blaze, id: Id | null): Pick<Roster, 'worn' | 'ails'> {
  const unit = id === null ? null : game.find('unit', id)
  const breaks = unit && breaksAt(game, unit)
  return {
    worn: unit && breaks ? { lost: unit.lost, breaks: breaks.losses } : null,
    ails: unit && whyDropped(game, unit),
  }
}

/** Stands under one card, or those in contact, for which one card could be laid. */
function together(game: Blaze, stands: readonly Stand[]): readonly (readonly Stand[])[] {
  const groups: Stand[][] = []
  for (const stand of stands) {
    const joins = (other: Stand): boolean =>
      stand.cardId === other.cardId && (stand.cardId !== null || (other.at !== null && touching(game, stand, other)))
    const met = groups.filter(group => group.some(joins))
    const [first] = met
    if (!first) groups.push([stand])
    else {
      first.push(stand, ...met.slice(1).flat())
      for (const other of met.slice(1)) groups.splice(groups.indexOf(other), 1)
    }
  }
  return groups
}
