import type { Decision, Id } from '@sandtable/kernel'

/** The context of a prompt that asks for one of these stands. */
export type Choosing = {
  readonly among: readonly Id[]
  readonly word: string
  readonly cites: readonly string[]
}

/** The chosen stand; null if none was. */
export const chosen = ({ action, piece }: Decision): Id | null =>
  action === 'choose' && typeof piece === 'string' ? piece : null
