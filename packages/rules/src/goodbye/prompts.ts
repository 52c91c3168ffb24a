import {
  type Action,
  ask,
  because,
  choice,
  type Id,
  id as idField,
  int,
  type Message,
  oneOf,
  type Procedure,
  type PromptSpec,
  text,
  the,
} from '@sandtable/kernel'
import type { Goodbye, GoodbyeTables } from './records.ts'

/** What a prompt to choose is about: a field of `choose`, and the values it may have. */
export interface Choosing {
  readonly field: 'direction' | 'option' | 'piece'
  readonly values: readonly (string | number)[]
  /** What each of them is, where the value does not say it. */
  readonly says: readonly Message[]
}

/** Picks one of a few things that the prompt names: a direction of play, one of two scatter results, a figure. */
export const choose: Action<GoodbyeTables> = {
  says: text`Choose`,
  fields: { direction: oneOf('left', 'right'), option: int, piece: idField },
  next(_game, draft, prompt) {
    const { field, values, says } = prompt.context as unknown as Choosing
    if (draft[field] !== undefined) return null
    return { field, says: prompt.says, choices: values.map((value, i) => choice(value, says[i] as Message)) }
  },
  refuse(_game, decision, prompt) {
    const { field, values, says } = prompt.context as unknown as Choosing
    return values.includes(decision[field] as string)
      ? []
      : [because('target', text`choose ${the.any(says)}`, ...prompt.cites)]
  },
}

/** Has a side pick one of a few things, each with what it is. */
export function* oneOfThese<T extends string | number>(
  game: Goodbye,
  side: Id,
  asked: Pick<PromptSpec, 'says' | 'cites'>,
  field: Choosing['field'],
  options: readonly (readonly [T, Message])[],
): Procedure<T> {
  const context: Choosing = { field, values: options.map(([value]) => value), says: options.map(([, says]) => says) }
  const answer = yield* ask(game, side, { ...asked, actions: ['choose'], context: context as never })
  return answer[field] as T
}

const plain = (says: Message): Action<GoodbyeTables> => ({ says, fields: {}, next: () => null, refuse: () => [] })

export const pass = plain(text`Pass`)
export const agree = plain(text`Agree`)
export const refuse = plain(text`Refuse`)
