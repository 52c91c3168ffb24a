import { lengthOf } from '../geometry/segment.ts'
import { isPoint, type Point } from '../geometry/shape.ts'
import { allowed, type Choice, type Question } from '../play/prompt.ts'
import type { Message } from './message.ts'

/**
 * The choices of a question in the order in which people see them numbered: allowed ones first, farther suggested
 * places before nearer ones, since a full move is wanted most; then those not allowed.
 */
export function inOrder(choices: readonly Choice[], from: Point | null): readonly Choice[] {
  const open = choices.filter(allowed)
  return [...farthestFirst(open, from), ...choices.filter(choice => !allowed(choice))]
}

function farthestFirst(choices: readonly Choice[], from: Point | null): readonly Choice[] {
  if (!from || !choices.every(({ value }) => isPoint(value))) return choices
  // rounded as a person would judge: places in all directions keep the order of the rules
  const far = ({ value }: Choice): number => Math.round(lengthOf([from, value as Point]) / 100)
  return [...choices].sort((a, b) => far(b) - far(a))
}

/** A choice by its value, by its number in the given order, or by a unique part of its words. */
export function readChoice(choices: readonly Choice[], word: string, say: (says: Message) => string): Choice | null {
  const wanted = word.toLowerCase()
  const exact = choices.find(({ value }) => String(value).toLowerCase() === wanted)
  if (exact) return exact
  if (/^\d+$/.test(word)) return choices[Number(word) - 1] ?? null
  const like = choices.filter(({ says }) => say(says).toLowerCase().includes(wanted))
  return wanted.length > 1 && like.length === 1 ? (like[0] as Choice) : null
}

/** The only choice of a question, if there is just one; a target must always be named. */
export function soleChoice({ role, choices, open, many, optional }: Question): Choice | null {
  const [only, ...others] = choices.filter(allowed)
  const isPlain = typeof only?.value === 'string' && role !== 'target'
  return only && isPlain && others.length === 0 && !open && !optional && many === undefined ? only : null
}
