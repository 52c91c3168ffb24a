import type { Fields, Role, Row } from '../book/schema.ts'
import type { Game } from '../game/game.ts'
import type { Cites } from '../game/journal.ts'
import type { Id, Tables, Value } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import type { Unit } from '../length.ts'
import { type Message, plainly, text, the } from '../text/message.ts'
import type { Procedure } from './procedure.ts'

/** What a player chose: the action's name and its fields, plain JSON. */
export interface Decision {
  readonly action: string
  readonly [field: string]: Value | undefined
}

/** The way that a decision names, without its start: point by point, or its end alone. */
export const pathOf = (move: { readonly path?: readonly Point[]; readonly to?: Point }): readonly Point[] =>
  move.path ?? (move.to ? [move.to] : [])

/** A decision that is still being put together. */
export type Draft = Decision

type Absent<F> = { [K in keyof F]: F[K] extends { readonly absent: true } ? K : never }[keyof F]

/** A decision for an action with these fields. */
export type DecisionOf<F extends Fields> = { readonly action: string } & Row<Omit<F, Absent<F>>> &
  Partial<Row<Pick<F, Absent<F>>>>

/** A draft for an action with these fields: any of them may still be missing. */
export type DraftOf<F extends Fields> = { readonly action: string } & Partial<Row<F>>

/** Why something may not be done: a word of the rulebook's refusals, the particulars, and the rules. */
export interface Reason {
  readonly word: string
  readonly says: Message
  readonly cites: Cites
}

/** One possible value of a field, and, if it is not allowed, why. */
export interface Choice {
  readonly value: Value
  readonly says: Message
  readonly no: readonly Reason[]
  /** A warning before it is chosen, though nothing forbids it. */
  readonly note?: Message
  /** How likely it succeeds, as a share of 1, where the rules can say so beforehand. */
  readonly chance?: number
  /** If it is allowed, it can be completed: the rules have looked, and nobody needs to look again. */
  readonly leads?: boolean
}

export const choice = (value: Value, says: Message, no: readonly Reason[] = []): Choice => ({ value, says, no })
/** A piece among several, by its name: selectable or not, and then why. */
export const pieceChoice = (piece: { readonly id: Id }, no?: readonly Reason[]): Choice =>
  choice(piece.id, text`${the.piece(piece)}`, no)
export const allowed = (c: Choice): boolean => c.no.length === 0
export const because = (word: string, says: Message, ...cites: string[]): Reason => ({ word, says, cites })

/** What the next field of a half-made decision may be. */
export interface Question {
  readonly field: string
  /** What the field is for. Added when the question is put to people. */
  readonly role?: Role
  readonly says: Message
  /** May be worked out only when they are looked at. */
  readonly choices: readonly Choice[]
  /** Is any of them allowed? For lists that take long, where the rules know it sooner. */
  readonly leads?: boolean
  /** The field takes any point or path; the choices are then suggestions, and `area` is where it may lie. */
  readonly open?: 'point' | 'path'
  readonly area?: readonly (readonly Point[])[]
  /** The field is a list of at most this many of the choices. */
  readonly many?: number
  /** The decision is complete without this field. */
  readonly optional?: boolean
}

/**
 * What an action is for, where more than the rules must know it. Screens, bots, reports and the terminal go by this, never by the name of
 * an action. Most actions have none: they are what the battle is made of.
 * - `prepare`: part of what comes before the battle, such as buying a force or laying mines;
 * - `set-up`: puts a piece on the table before the battle;
 * - `order`: lets others act, and is given before they do;
 * - `answer`: only answers what another side does, or what the rules ask;
 * - `pass`: does nothing about what is asked;
 * - `end`: ends the side's part of the phase;
 * - `aside`: stands outside the battle, such as an offer to end it.
 */
export type Purpose = 'prepare' | 'set-up' | 'order' | 'answer' | 'pass' | 'end' | 'aside'

/** An action that a player can choose, and its effect. */
export interface Action<T extends Tables = Tables> {
  readonly says: Message
  readonly fields: Fields
  /** The next field of this draft, or null when it is complete. */
  next(game: Game<T>, draft: Draft, prompt: Prompt): Question | null
  /** Every reason why this decision may not be made; none if it may. */
  refuse(game: Game<T>, decision: Decision, prompt: Prompt): readonly Reason[]
  /** Carries it out. If missing, the procedure that asked does. */
  carryOut?(game: Game<T>, decision: Decision, prompt: Prompt): Procedure
  /** The fields that every decision must have. A decision without them is refused before the rules see it. */
  readonly needs?: readonly string[]
  /**
   * It achieves nothing by itself. A side that can do nothing else need not be asked, if the rules say so
   * (`mayPass`).
   */
  readonly idle?: boolean
  readonly purpose?: Purpose
}

/** An action whose decisions have the types of its fields. */
export interface ActionOf<T extends Tables, F extends Fields> {
  readonly says: Message
  readonly fields: F
  next(game: Game<T>, draft: DraftOf<F>, prompt: Prompt): Question | null
  refuse(game: Game<T>, decision: DecisionOf<F>, prompt: Prompt): readonly Reason[]
  carryOut(game: Game<T>, decision: DecisionOf<F>, prompt: Prompt): Procedure
  readonly needs?: readonly string[]
  readonly idle?: boolean
  readonly purpose?: Purpose
}

/** An action as it is written: parts that it does not need are left out. */
type WrittenAction<T extends Tables, F extends Fields> = Pick<ActionOf<T, F>, 'says' | 'fields'> &
  Partial<Omit<ActionOf<T, F>, 'says' | 'fields'>>

/** `action<PlasticTables>()({ says, fields: { piece: role.actor, to: role.place }, … })`: piece is an Id, to a Point. */
export const action =
  <T extends Tables>() =>
  <F extends Fields>(it: WrittenAction<T, F>): ActionOf<T, F> => ({
    needs: Object.keys(it.fields).filter(field => !it.fields[field]?.absent),
    next: () => null,
    refuse: () => [],
    *carryOut() {},
    ...it,
  })

/**
 * An action without fields: its name says it all. The procedure that asked continues, unless the action carries
 * itself out.
 */
export const plain = <T extends Tables>(
  says: Message,
  rest: Omit<WrittenAction<T, NoFields>, 'says' | 'fields'> = {},
): ActionOf<T, NoFields> => action<T>()({ says, fields: {}, ...rest })

type NoFields = Record<never, never>

/** Why a decision is incomplete; empty if it is complete. */
export function whyNotWhole<T extends Tables>({ needs = [] }: Action<T>, decision: Decision): readonly Reason[] {
  const missing = needs.filter(field => decision[field] === undefined)
  return missing.length > 0 ? [because('missing', text`The decision lacks: ${the.terms(missing)}.`)] : []
}

/** A question to one side: plain JSON, so that it can be sent and saved unchanged. */
export interface Prompt {
  readonly side: Id
  readonly says: Message
  readonly actions: readonly string[]
  readonly cites: Cites
  /** The rules that form its context. */
  readonly under?: Cites
  /** The pieces it is about, if any. */
  readonly about: readonly Id[]
  /** What the actions need to know besides the state. */
  readonly context: Value
  /** What happens when it is passed; null if it may not be. */
  readonly default: Decision | null
}

export type PromptSpec = Pick<Prompt, 'says' | 'actions' | 'cites'> &
  Partial<Pick<Prompt, 'under' | 'about' | 'context' | 'default'>>

/** The answer to a decision that may not be made. Nothing has changed. */
export class Refusal extends Error {
  readonly reasons: readonly Reason[]

  constructor(reasons: readonly Reason[], unit: Unit = 'exact') {
    super(
      reasons
        .map(r => `${r.word}: ${plainly(r.says, unit)}${r.cites.length > 0 ? ` (${r.cites.join(', ')})` : ''}`)
        .join('; '),
    )
    this.name = 'Refusal'
    this.reasons = reasons
  }
}
