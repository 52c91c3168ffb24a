import { because, type Reason, text, the } from '@sandtable/kernel'
import { isRouting, isTank } from './figures.ts'
import type { Figure, Goodbye } from './records.ts'
import { whyNotDrive } from './tanks/crew.ts'
import { mayActNow } from './turn.ts'

type Order = 'move' | 'stand-to'

/** Up to this many men are named; more are counted. */
const FEW = 3

/** Why this figure is left out of an order; the rest of the squad is ordered without it. Names all who share the reason. */
export function whyLeftOut(
  game: Goodbye,
  figure: Figure,
  order: Order,
  all: readonly Figure[] = [figure],
): readonly Reason[] {
  const reasons: Reason[] = [...mayActNow(game, figure, all)]
  const who = all.length > FEW ? text`${the.count(all.length)} men` : the.pieces(all)
  const one = all.length === 1
  if (figure.pinned)
    reasons.push(because('pinned', one ? text`${who} is pinned` : text`${who} are pinned`, 'GB-CMD-4', 'GB-RUL-5'))
  if (isRouting(figure))
    reasons.push(because('routing', one ? text`${who} is routing` : text`${who} are routing`, 'GB-RUL-41'))
  if (figure.freeMoved) {
    const moved = one ? text`${who} has moved on initiative` : text`${who} have moved on initiative`
    reasons.push(because('order', moved, 'GB-MOVE-12', 'GB-TURN-10'))
  }
  if (figure.tried) {
    const tried = one ? text`${who} has had an order roll this turn` : text`${who} have had an order roll this turn`
    reasons.push(because('order', tried, 'GB-RUL-9'))
  }
  if (figure.fired)
    reasons.push(because('fired', one ? text`${who} is busy this turn` : text`${who} are busy this turn`, 'GB-RUL-44'))
  if (figure.dashed === 'last') reasons.push(because('dash', text`${who} dashed last turn`, 'GB-MOVE-7', 'GB-RUL-22'))
  if (isTank(figure)) {
    if (order === 'stand-to') reasons.push(because('tank', text`tanks do not stand to`, 'GB-RUL-79'))
    reasons.push(...all.flatMap(whyNotDrive))
  }
  return reasons
}

/** Why these are left out: one sentence for all who share a reason. */
export function whyAllLeftOut(game: Goodbye, figures: readonly Figure[], order: Order): readonly Reason[] {
  const sharing = new Map<string, Figure[]>()
  for (const figure of figures)
    for (const reason of whyLeftOut(game, figure, order)) {
      const key = keyOf(reason)
      sharing.set(key, [...(sharing.get(key) ?? []), figure])
    }
  return [...sharing].flatMap(([key, all]) => {
    const [first] = all
    return first ? whyLeftOut(game, first, order, all).filter(reason => keyOf(reason) === key) : []
  })
}

/** The rules of a reason tell it from the others, however many it names. */
const keyOf = ({ word, cites }: Reason): string => [word, ...cites].join(' ')
