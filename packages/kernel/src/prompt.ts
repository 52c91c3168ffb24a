import type { Game } from './game.ts'
import type { Point } from './geometry/shape.ts'
import type { Cites } from './journal.ts'
import type { Fields } from './schema.ts'
import type { Id, Tables, Value } from './store.ts'

/** What a player chose: the action's name and its fields, plain JSON. */
export interface Decision {
  readonly action: string
  readonly [field: string]: Value
}

/** A decision that is still being put together. */
export type Draft = Decision

/** Why something may not be done: a word of the rulebook's refusals, the particulars, and the rules. */
export interface Reason {
  readonly word: string
  readonly says: string
  readonly cites: Cites
}

/** One thing that may go into a field, or may not, and then why. */
export interface Choice {
  readonly value: Value
  readonly says: string
  readonly no: readonly Reason[]
  /** What is to be known before it is taken, though nothing forbids it. */
  readonly note?: string
}

export const choice = (value: Value, says: string, no: readonly Reason[] = []): Choice => ({ value, says, no })
export const allowed = (c: Choice): boolean => c.no.length === 0
export const because = (word: string, says: string, ...cites: string[]): Reason => ({ word, says, cites })

/** What the next field of a half-made decision may be. */
export interface Question {
  readonly field: string
  readonly says: string
  readonly choices: readonly Choice[]
  /** The field takes any point or path; the choices are then suggestions, and `area` is where it may lie. */
  readonly open?: 'point' | 'path'
  readonly area?: readonly (readonly Point[])[]
  /** The field is a list of at most this many of the choices. */
  readonly many?: number
  /** The decision is complete without this field. */
  readonly optional?: boolean
}

/** Something that a player can decide to do. What then happens is up to the procedure that asked. */
export interface Action<T extends Tables = Tables> {
  readonly says: string
  readonly fields: Fields
  /** The next field of this draft, or null when it is complete. */
  next(game: Game<T>, draft: Draft, prompt: Prompt): Question | null
  /** Every reason why this decision may not be made; none if it may. */
  refuse(game: Game<T>, decision: Decision, prompt: Prompt): readonly Reason[]
}

/** A question to one side: plain JSON, so that it can be sent and saved as it is. */
export interface Prompt {
  readonly side: Id
  readonly says: string
  readonly actions: readonly string[]
  readonly cites: Cites
  /** The pieces it is about, where it is about some. */
  readonly about: readonly Id[]
  /** What the actions need to know besides the state. */
  readonly context: Value
  /** What happens when it is passed; null if it may not be. */
  readonly default: Decision | null
}

export type PromptSpec = Pick<Prompt, 'says' | 'actions' | 'cites'> &
  Partial<Pick<Prompt, 'about' | 'context' | 'default'>>

/** The answer to a decision that may not be made. Nothing has changed. */
export class Refusal extends Error {
  readonly reasons: readonly Reason[]

  constructor(reasons: readonly Reason[]) {
    super(reasons.map(r => `${r.word}: ${r.says}${r.cites.length > 0 ? ` (${r.cites.join(', ')})` : ''}`).join('; '))
    this.name = 'Refusal'
    this.reasons = reasons
  }
}
