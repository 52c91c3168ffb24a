import type { Event, Happening, Id } from '@sandtable/kernel'

/** What brings something about: fire, a blast, a card; and who, where somebody does. */
export interface Cause {
  readonly cause: string
  readonly by?: Id | null
}

export const happening = (is: Happening, { cause, by }: Cause): Event => (by ? { is, cause, by } : { is, cause })
