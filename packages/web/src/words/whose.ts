import type { Snapshot } from '@sandtable/room'
import { words } from '../language/index.ts'
import { isAsked } from '../play/on-table.ts'
import { namesOf } from './names.ts'

/** 'Your go', or a reaction in somebody else's. */
export function whose(snapshot: Snapshot): string {
  const { prompts } = words()
  const { view, seat } = snapshot
  const { side } = view.tables.game[0] as { readonly side?: string | null }
  const name = namesOf(snapshot).side(seat)
  if (!isAsked(snapshot)) return prompts.ifYouLike(name)
  return side && side !== seat ? prompts.yourReaction(name) : prompts.yourDecision(name)
}
