import type { Decision, Meetings } from '@sandtable/kernel'
import type { GoodbyeTables } from '../records.ts'
import { fights, isWoundOf, noteBlows } from './fights.ts'
import { fire, noteFire, noteNoFire } from './fire.ts'
import { forced, noteForced, runBegun } from './forced.ts'
import { moves, noteMove, noteNoMove, noteSlip, watchLeft } from './moves.ts'

/** The rule interactions of this set. */
export const meetings: Meetings<GoodbyeTables> = {
  matrices: [moves, forced, fire, fights],
  watch(note) {
    /** The rows of the current move or charge, and of the forced run. */
    let moving: readonly string[] = []
    let running: string | null = null
    /** Where the current combat takes place. */
    let fighting: string | null = null
    /** The current fire or throw. */
    let firing: Decision | null = null
    const decide = (decision: Decision, begin: () => readonly string[]): void => {
      if (decision.action === 'move' || decision.action === 'charge') [moving, running] = [begin(), null]
      else if (!['react', 'use', 'pass'].includes(decision.action)) [moving, running] = [[], null]
      if (!['use', 'pass', 'choose'].includes(decision.action)) firing = decision
    }
    return {
      entry(game, entry) {
        if (entry.type === 'decision') decide(entry.decision, () => noteMove(game, entry.decision, note))
        else if (entry.type === 'roll' && entry.purpose === 'climb') noteSlip(game, entry, moving, note)
        else if (entry.type === 'roll' && entry.purpose === 'melee') fighting = noteBlows(game, entry, note)
        else if (entry.type === 'roll' && firing) noteFire(game, firing, entry, note)
        else if (entry.type === 'said' && fighting && entry.cites.includes('GB-HTH-8')) note('fights', fighting, 'draw')
        else if (entry.type === 'change') {
          if (fighting && isWoundOf(entry)) note('fights', fighting, 'wound')
          const watch = watchLeft(entry)
          if (watch) for (const row of moving) note('moves', row, watch)
          if (watch && running) note('forced', running, 'fire')
          const begun = runBegun(entry)
          if (begun) [moving, running] = [[], begun]
          noteForced(game, entry, note)
        }
      },
      refused(game, { decision, reasons }) {
        if (decision.action === 'move' || decision.action === 'charge') noteNoMove(game, decision, reasons, note)
        else noteNoFire(game, decision, reasons, note)
      },
    }
  },
}
