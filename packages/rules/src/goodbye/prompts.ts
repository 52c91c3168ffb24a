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

/** The context of a prompt to choose: a field of `choose` and its possible values. */
export type Choosing = {
  readonly field: 'direction' | 'option' | 'piece'
  readonly values: readonly (string | number)[]
  /** A description of each, where the value is not enough. */
  readonly says: readonly Message[]
  /** The distance off target of each of two scatter results; null before it is rolled. */
  readonly off?: readonly (Length | null)[]
}

const choosingOf = ({ context }: Prompt): Choosing => context as Choosing

/** Picks one of the options in the prompt: a direction of play, one of two scatter results, a figure. */
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
  /** The code that asked takes the answer from here. */
  *carryOut(): Procedure {},
})

/** Asks a side to pick one of a few described options. */
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
