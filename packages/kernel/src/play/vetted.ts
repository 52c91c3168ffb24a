import type { Fields } from '../book/schema.ts'
import type { DecisionOf, DraftOf, Question, Reason } from './prompt.ts'

/** Is this draft for that action? It has then been read by the types of its fields. */
export const isFor = <F extends Fields>(
  name: string,
  _: { readonly fields: F },
  draft: { readonly action: string },
): draft is DraftOf<F> => draft.action === name

/** Does the draft have all that a decision must have? */
export const isWhole = <F extends Fields>(
  fields: F,
  draft: { readonly action: string },
): draft is DraftOf<F> & DecisionOf<F> =>
  Object.keys(fields).every(field => fields[field]?.absent || Object.hasOwn(draft, field))

/**
 * The question, with every choice that would complete the decision judged by `refuse`: it is listed as allowed only
 * if the decision is. An `unfinished` field is always followed by another question, so its choices are left
 * unchanged.
 */
export function vetted<D extends { readonly action: string }>(
  draft: D,
  question: Question | null,
  next: (draft: D) => Question | null,
  refuse: (draft: D) => readonly Reason[],
  unfinished: readonly string[] = [],
): Question | null {
  if (!question || unfinished.includes(question.field)) return question
  const choices = question.choices.map(one => {
    if (one.no.length > 0) return one
    const made = { ...draft, [question.field]: question.many ? [one.value] : one.value }
    const more = next(made)
    return more && !more.optional ? one : { ...one, no: refuse(made) }
  })
  return { ...question, choices }
}
