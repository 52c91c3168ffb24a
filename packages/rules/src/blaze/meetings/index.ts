import type { Meetings } from '@sandtable/kernel'
import type { BlazeTables } from '../records.ts'
import { fire } from './fire.ts'
import { watchFire } from './firing.ts'
import { forced, moves, placings } from './goings.ts'
import { watchGoings } from './watching.ts'

/** Where the rules of this set meet. */
export const meetings: Meetings<BlazeTables> = {
  matrices: [moves, placings, forced, fire],
  watch(note) {
    const watchers = [watchGoings(note), watchFire(note)]
    return {
      entry: (game, entry) => {
        for (const watcher of watchers) watcher.entry(game, entry)
      },
      refused: (game, refused) => {
        for (const watcher of watchers) watcher.refused?.(game, refused)
      },
    }
  },
}
