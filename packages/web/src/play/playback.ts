import type { Entry } from '@sandtable/kernel'
import { useEffect, useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { TableState } from './store.ts'
import { useTable } from './store.ts'

/** Where things do not move, or at once, there is nothing to wait for. */
const isCalm = (): boolean =>
  useSettings.getState().speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches

/** From where on the entries are still to be seen on the table; null where all that others did, and all that came down, has been seen. */
function unseenFrom({ unseen, log, snapshot }: TableState): number | null {
  const others = unseen.findIndex(entry =>
    entry.type === 'decision' ? entry.side !== snapshot?.seat : entry.type === 'said' && entry.at !== undefined,
  )
  return others === -1 || isCalm() ? null : log.length - unseen.length + others
}

/** Does the table still show what others did? What is asked waits until then. */
export const isPlaying = (state: TableState): boolean => unseenFrom(state) !== null

/** The log as far as it has been seen: it does not run ahead of the table. */
export function useShownLog(): readonly Entry[] {
  const log = useTable(t => t.log)
  const from = useTable(unseenFrom)
  return useMemo(() => (from === null ? log : log.slice(0, from)), [log, from])
}

/** While the table plays, any key and any click shows the end of it, and does nothing else. */
export function useSkipping(): boolean {
  const playing = useTable(isPlaying)
  useEffect(() => {
    if (!playing) return
    const skip = (event: Event): void => {
      const target = event.target as HTMLElement
      const isOwn = target.closest?.('.playback, .bar, dialog') || (event as KeyboardEvent).key === 'Shift'
      if (isOwn || document.querySelector('dialog[open]')) return
      event.preventDefault()
      event.stopPropagation()
      useTable.getState().seen()
    }
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, skip, { capture: true })
    return () => {
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, skip, { capture: true })
    }
  }, [playing])
  return playing
}
