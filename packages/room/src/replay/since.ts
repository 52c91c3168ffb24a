import { Reel, type Story } from '@sandtable/kernel'
import type { Missed } from './missed.ts'

/** What a side has missed, as a story: wound back from what it knows now. */
export const storyOfMissed = ({ view, entries }: Missed): Story => ({
  opening: new Reel(view, entries, entries.length).to(0).view,
  entries,
})
