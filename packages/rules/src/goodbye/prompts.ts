import { type Action, because, choice, id as idField, int, oneOf } from '@sandtable/kernel'
import type { GoodbyeTables } from './records.ts'

/** What a prompt to choose is about: a field of `choose`, and the values it may have. */
export interface Choosing {
  readonly field: 'direction' | 'option' | 'piece'
  readonly values: readonly (string | number)[]
  /** What each of them is, where the value does not say it. */
  readonly says?: readonly string[]
}

/** Picks one of a few things that the prompt names: a direction of play, one of two scatter results, a figure. */
export const choose: Action<GoodbyeTables> = {
  says: 'Choose',
  fields: { direction: oneOf('left', 'right'), option: int, piece: idField },
  next(_game, draft, prompt) {
    const { field, values, says } = prompt.context as unknown as Choosing
    if (draft[field] !== undefined) return null
    return { field, says: prompt.says, choices: values.map((value, i) => choice(value, says?.[i] ?? String(value))) }
  },
  refuse(_game, decision, prompt) {
    const { field, values } = prompt.context as unknown as Choosing
    return values.includes(decision[field] as string)
      ? []
      : [because('target', `name one of ${values.join(', ')}`, ...prompt.cites)]
  },
}

const plain = (says: string): Action<GoodbyeTables> => ({ says, fields: {}, next: () => null, refuse: () => [] })

export const pass = plain('Pass')
export const agree = plain('Agree')
export const refuse = plain('Refuse')
