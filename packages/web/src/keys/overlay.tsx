import { lazy, Suspense } from 'react'
import { useKeys } from './listen.ts'
import { deedsOfPage, useOverlay } from './overlays.ts'

/** Both come only when somebody asks for them. */
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }))
const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }))

/** The keys that work everywhere, and what they open. */
export function Overlays() {
  useKeys('page', deedsOfPage)
  const shown = useOverlay(overlay => overlay.shown)
  return <Suspense>{shown === 'keys' ? <KeyList /> : shown === 'find' ? <Finder /> : null}</Suspense>
}
