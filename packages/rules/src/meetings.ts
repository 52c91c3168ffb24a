import type { Meetings } from '@sandtable/kernel'
import { meetings as plastic } from './plastic/meetings/index.ts'

/** Where the rules of a set meet, by its id: what `sandtable coverage --meetings` holds the cases to. */
export const meetings: { readonly [set: string]: Meetings } = {
  plastic: plastic as unknown as Meetings,
}
