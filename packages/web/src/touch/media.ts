import { useSyncExternalStore } from 'react'

/** One column: the table above, a sheet below. A short screen that lies on its side keeps the rail. */
export const SHEET = '(max-width: 1023px) and (orientation: portrait), (max-width: 1023px) and (min-height: 561px)'
/** So narrow that actions are tabs and not a list. */
export const PHONE = '(max-width: 699px)'

/** A rail beside the table, and little room on it. */
export const NARROW = '(min-width: 1024px) and (max-width: 1279px)'

/** Fingers rather than a mouse. */
export const COARSE = '(pointer: coarse)'

/** Does the screen fit this description, and again when it changes? */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

export const isTouch = (): boolean => matchMedia(COARSE).matches
