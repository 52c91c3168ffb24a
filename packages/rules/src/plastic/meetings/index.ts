import type { Decision, Meetings, RollEntry } from '@sandtable/kernel'
import type { Move } from '../movement.ts'
import type { PlasticTables } from '../records.ts'
import { fights, noteFight } from './fights.ts'
import { fire, noteFire, noteNoFire } from './fire.ts'
import { landings, noteLanding } from './landings.ts'
import { moves, noteMove, noteNoMove } from './moves.ts'

/** The rule interactions of this set. */
export const meetings: Meetings<PlasticTables> = {
  matrices: [moves, fights, fire, landings],
  watch(note) {
    let last: Decision | null = null
    let fought: RollEntry | null = null
    return {
      entry(game, entry) {
        if (entry.type === 'decision') {
          if (entry.decision.action !== 'fight') last = entry.decision
          if (entry.decision.action === 'move') noteMove(game, entry.decision as Move, note)
        } else if (entry.type === 'roll' && entry.purpose === 'effect' && last) noteFire(game, last, entry, note)
        else if (entry.type === 'roll' && entry.purpose === 'melee') {
          noteFight(game, entry, fought, note)
          fought = entry
        } else if (entry.type === 'said' && entry.at && last) noteLanding(game, last, entry, note)
      },
      refused(game, { decision, reasons }) {
        if (decision.action === 'move') noteNoMove(game, decision as Move, reasons, note)
        else noteNoFire(game, decision, reasons, note)
      },
    }
  },
}
