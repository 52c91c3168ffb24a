import type { Event, Happening, Id } from '@sandtable/kernel'

/** The cause of an effect: fire, a blast or a card, and the piece behind it if there is one. */
export interface Cause {
  readonly cause: string
  readonly by?: Id | null
}

export const happening = (is: Happening, { cause, by }: Cause): Event => (by ? { is, cause, by } : { is, cause })
