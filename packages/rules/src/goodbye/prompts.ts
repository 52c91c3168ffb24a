import {
  action,
  ask,
  because,
  choice,
  type Id,
  int,
  type Length,
  type Message,
  maybe,
  oneOf,
  type Procedure,
  type Prompt,
  type PromptSpec,
  plain,
  role,
  text,
  the,
} from '@sandtable/kernel'
import type { Goodbye, GoodbyeTables } from './records.ts'

/** What a prompt to choose is about: a field of `choose`, and the values it may have. */
export type Choosing = {
  readonly field: 'direction' | 'option' | 'piece'
  readonly values: readonly (string | number)[]
  /** What each of them is, where the value does not say it. */
  readonly says: readonly Message[]
  /** How far each of two scatter results is off target; null before that is rolled. */
  readonly off?: readonly (Length | null)[]
}

const choosingOf = ({ context }: Prompt): Choosing => context as Choosing

/** Picks one of a few things that the prompt names: a direction of play, one of two scatter results, a figure. */
export const choose = action<GoodbyeTables>()({
  says: text`Choose`,
  purpose: 'answer',
  fields: {
    direction: maybe(role.option(oneOf('left', 'right'))),
    option: maybe(role.option(int)),
    piece: maybe(role.target),
  },
  next(_game, draft, prompt) {
    const { field, values, says } = choosingOf(prompt)
    if (draft[field] !== undefined) return null
    return { field, says: prompt.says, choices: values.map((value, i) => choice(value, says[i] as Message)) }
  },
  refuse(_game, decision, prompt) {
    const { field, values, says } = choosingOf(prompt)
    return values.some(value => value === decision[field])
      ? []
      : [because('target', text`choose ${the.any(says)}`, ...prompt.cites)]
  },
  /** Whoever asked takes the answer from here. */
  *carryOut(): Procedure {},
})

/** Has a side pick one of a few things, each with what it is. */
export function* oneOfThese<T extends string | number>(
  game: Goodbye,
  side: Id,
  asked: Pick<PromptSpec, 'says' | 'cites'>,
  field: Choosing['field'],
  options: readonly (readonly [T, Message])[],
  more: Pick<Choosing, 'off'> = {},
): Procedure<T> {
  const context: Choosing = {
    field,
    values: options.map(([value]) => value),
    says: options.map(([, says]) => says),
    ...more,
  }
  const answer = yield* ask(game, side, { ...asked, actions: ['choose'], context })
  return answer[field] as T
}

export const pass = plain<GoodbyeTables>(text`Pass`, { purpose: 'pass' })
export const agree = plain<GoodbyeTables>(text`Agree`, { purpose: 'answer' })
export const refuse = plain<GoodbyeTables>(text`Refuse`, { purpose: 'answer' })
