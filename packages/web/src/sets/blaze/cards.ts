import { blazeTelling } from '@sandtable/rules'
import type { Names } from '../../words/names.ts'

export const { cards, cardOf, steps, isAloft } = blazeTelling
export type Card = (typeof cards)[number]

/** What lies on a stand, as far as it is known. */
interface Ordered {
  readonly card: string
  readonly arrow?: number | null
  readonly task?: string | null
  readonly kind?: string | undefined
}

/** 'Move, east'; 'Action, dig in'; of an aircraft 'Ground attack'. */
export const orderText = ({ card, arrow = null, task = null, kind }: Ordered, names: Names): string =>
  names.label(blazeTelling.orderSays(card, arrow, task, kind))
