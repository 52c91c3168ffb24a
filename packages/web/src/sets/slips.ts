import type { Drafted, Slip } from '../learn/slip.ts'

/** What a rule set punishes besides being shot at. All of it may be left out. */
export interface SetSlips {
  /** Leaving one's leaders, or standing where the set does not like it. */
  formation?(drafted: Drafted): Promise<Slip | null>
}
