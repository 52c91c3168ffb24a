import type { Game } from '../game/game.ts'
import type { Cites, Modifier } from '../game/journal.ts'
import type { Id, Tables } from '../game/store.ts'
import type { Decision, Prompt, PromptSpec } from './prompt.ts'

/** Dice that a rule asks for. */
export interface RollSpec {
  readonly cites: Cites
  /** The rules that form its context. */
  readonly under?: Cites
  readonly faces?: number
  readonly need?: number
  readonly modifiers?: readonly Modifier[]
  readonly about?: readonly Id[]
  readonly to?: readonly Id[]
  /** Whose each die is, where every piece or side has one of its own. */
  readonly each?: readonly Id[]
  /** The names of the faces, for a purpose that draws cards. */
  readonly names?: readonly string[]
}

/** The two things that can stop a procedure: dice and people. */
export type Request =
  | { readonly type: 'roll'; readonly purpose: string; readonly count: number; readonly spec: RollSpec }
  /**
   * `one`: a side answers, for all to see. `all`: every side answers once, unseen by the others. `any`: the first
   * side to answer goes on, the others are asked again. `first`: for all to see, the first prompt is waited for, and
   * the others may interrupt.
   */
  | { readonly type: 'ask'; readonly prompts: readonly Prompt[]; readonly until: 'one' | 'all' | 'any' | 'first' }

export interface Answer {
  readonly side: Id
  readonly decision: Decision
}

/** A rule at work. It reads like the rulebook, changes the game at once, and stops only for dice and for people. */
export type Procedure<T = void> = Generator<Request, T, never>

// The only bare yields of all rule code: everything else uses `yield*`, so that each answer has its type.

/** Rolls dice for a purpose and gives what they show. */
export function* roll<T extends Tables>(
  _game: Game<T>,
  purpose: string,
  count: number,
  spec: RollSpec,
): Procedure<readonly number[]> {
  return (yield { type: 'roll', purpose, count, spec }) as readonly number[]
}

/** Asks one side, and gives its decision. */
export function* ask<T extends Tables>(_game: Game<T>, side: Id, spec: PromptSpec): Procedure<Decision> {
  const answers = (yield { type: 'ask', prompts: [prompt(side, spec)], until: 'one' }) as readonly Answer[]
  return (answers[0] as Answer).decision
}

/** Asks one side, and carries out what it decides. */
export function* offer<T extends Tables>(game: Game<T>, side: Id, spec: PromptSpec): Procedure<Decision> {
  return yield* answering(game, prompt(side, spec))
}

/** Puts a whole prompt, and carries out the answer. */
export function* answering<T extends Tables>(game: Game<T>, asked: Prompt): Procedure<Decision> {
  const answers = (yield { type: 'ask', prompts: [asked], until: 'one' }) as readonly Answer[]
  const { decision } = answers[0] as Answer
  yield* perform(game, decision, asked)
  return decision
}

/** Carries a decision out, as its action says. */
export function* perform<T extends Tables>(game: Game<T>, decision: Decision, asked: Prompt): Procedure {
  const act = game.rules.actions[decision.action]
  if (act?.carryOut) yield* act.carryOut(game, decision, asked)
}

/** Asks several sides at once and in secret; the answers come together, in the order of the sides asked. */
export function* askAll<T extends Tables>(
  _game: Game<T>,
  specs: readonly (readonly [Id, PromptSpec])[],
): Procedure<readonly Answer[]> {
  return (yield {
    type: 'ask',
    prompts: specs.map(([side, spec]) => prompt(side, spec)),
    until: 'all',
  }) as readonly Answer[]
}

/**
 * Asks several sides at once and in secret, and continues with the first to answer: planning, where each lays card
 * after card.
 */
export function* askAny<T extends Tables>(
  _game: Game<T>,
  specs: readonly (readonly [Id, PromptSpec])[],
): Procedure<Answer> {
  const answers = (yield {
    type: 'ask',
    prompts: specs.map(([side, spec]) => prompt(side, spec)),
    until: 'any',
  }) as readonly Answer[]
  return answers[0] as Answer
}

/** Asks one side, and lets others interrupt before it has answered: in the open, and without waiting for them. */
export function* askOrInterrupt<T extends Tables>(
  _game: Game<T>,
  side: Id,
  spec: PromptSpec,
  others: readonly (readonly [Id, PromptSpec])[],
): Procedure<Answer> {
  const prompts = [prompt(side, spec), ...others.map(([other, may]) => prompt(other, may))]
  const answers = (yield { type: 'ask', prompts, until: 'first' }) as readonly Answer[]
  return answers[0] as Answer
}

/** What a side is asked, as a whole prompt. */
export const prompt = (side: Id, spec: PromptSpec): Prompt => ({
  side,
  says: spec.says,
  actions: spec.actions,
  cites: spec.cites,
  ...(spec.under && { under: spec.under }),
  about: spec.about ?? [],
  context: spec.context ?? null,
  default: spec.default ?? null,
})
