import { SandtableError } from '@sandtable/kernel'
import type { Reaction, Wound } from '@sandtable/room'

const wrong = (says: string): never => {
  throw new SandtableError('NET-1', '', says)
}

/** A standing order for reactions, as a page sent it. */
export function reactionIn(value: unknown): Reaction {
  if (value === 'ask' || value === 'always' || value === 'never') return value
  return typeof value === 'number' && value >= 1 && value <= 100 ? value : wrong('an order is a word or a percentage')
}

/** A moment of a replay, as a page sent it. */
export function momentIn(value: unknown): Wound {
  const { by, name, at, viewer } = (value ?? {}) as { readonly [field: string]: unknown }
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= 80
  if (!isText(by) || !isText(name) || !isText(viewer)) return wrong('a moment has names')
  return Number.isSafeInteger(at) && (at as number) >= 0
    ? { by, name, at: at as number, viewer }
    : wrong('a moment has a place')
}
