import type { Tale } from '@sandtable/room'
import { useEffect } from 'react'
import type { Replayable } from '../sources.ts'
import type { Watching } from '../watch/use-tale.ts'

/** How long one must stay before the address says where: browsers allow it only so often. */
const STAY = 250

/** The address of a moment: which game, after how many entries, seen by whom. */
export const addressOf = ({ address }: Replayable, { viewer }: Tale, at: number): string =>
  `#/replay/${address.split('/').map(encodeURIComponent).join('/')}/${at}/${encodeURIComponent(viewer)}`

/** The address always leads to the moment that is seen: it can be reloaded, kept and given on. No step of the way is kept for 'back'. */
export function useWritten(game: Replayable, tale: Tale, { at, playing }: Watching): void {
  useEffect(() => {
    if (playing) return
    const before = location.hash
    const timer = setTimeout(() => {
      // the address may just have changed, before the event for it
      if (location.hash === before) history.replaceState(null, '', addressOf(game, tale, at))
    }, STAY)
    return () => clearTimeout(timer)
  }, [game, tale, at, playing])
}
