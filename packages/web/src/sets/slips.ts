import type { Drafted, Slip } from '../learn/slip.ts'
import { leavesHeadquarters } from './blaze/slips.ts'
import { leavesVoice } from './goodbye/slips.ts'
import { bunchesUp } from './muzzleflash/slips.ts'

/** What a rule set punishes besides being shot at. All of it may be left out. */
export interface SetSlips {
  /** Leaving one's leaders, or standing where the set does not like it. */
  formation?(drafted: Drafted): Promise<Slip | null>
}

const slips: { readonly [set: string]: SetSlips } = {
  goodbye: { formation: leavesVoice },
  blaze: { formation: leavesHeadquarters },
  muzzleflash: { formation: bunchesUp },
}

export const slipsOf = (set: string): SetSlips => slips[set] ?? {}
