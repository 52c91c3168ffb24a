import { allowed, type Decision, type Id, type Question } from '@sandtable/kernel'
import type { Chance } from './odds/chance.ts'
import type { Odds } from './odds/odds.ts'

/** Something that may be aimed at, and the decision that does so. */
export interface Aim {
  readonly target: Id
  readonly decision: Decision
  /** How likely it succeeds, where the rules say so themselves. */
  readonly chance?: number
}

interface Asking {
  readonly draft: Decision
  readonly question: Question | null
}

/**
 * The enemies that may be aimed at, each in the first way that is allowed: the way that pointing at it takes. A target
 * that another target must be named with is left out until it is asked for.
 */
export function aimsIn(asking: readonly Asking[], isEnemy: (piece: Id) => boolean): readonly Aim[] {
  const aims = new Map<Id, Aim>()
  for (const { draft, question } of asking) {
    if (question?.role !== 'target' || question.many !== undefined) continue
    for (const choice of question.choices) {
      const { value, chance } = choice
      if (typeof value !== 'string' || aims.has(value) || !allowed(choice) || !isEnemy(value)) continue
      const decision = { ...draft, [question.field]: value } as Decision
      aims.set(value, { target: value, decision, ...(chance !== undefined && { chance }) })
    }
  }
  return [...aims.values()]
}

/** What is done to somebody: that it falls, or, where it cannot, the likeliest thing short of that. */
export function effectOn(target: Id, { chances }: Pick<Odds, 'chances'>): Pick<Chance, 'what' | 'chance'> {
  const of = chances.filter(({ piece }) => piece === target)
  const [worst = { what: 'gone', chance: 0 } as const] = [...of.filter(({ what }) => what === 'gone'), ...of]
  return worst
}

/** What an attack is worth, for putting attacks in order: whoever falls counts more than whoever is only pinned. */
export const worthOf = ({ what, chance }: Pick<Chance, 'what' | 'chance'>): number =>
  what === 'gone' ? chance : chance / 10

/** The most promising first; of equals, and of those not known yet, each keeps its place. */
export const bestFirst = <T>(list: readonly T[], chance: (one: T) => number | undefined): readonly T[] =>
  [...list].sort((a, b) => (chance(b) ?? -1) - (chance(a) ?? -1))
