import { lazy, Suspense, useEffect } from 'react'
import { walkLists } from './arrows.ts'
import { useKeys } from './listen.ts'
import { deedsOfPage, useOverlay } from './overlays.ts'

/** All of them come only when somebody asks for them. */
const overlays = {
  keys: lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList })),
  find: lazy(async () => ({ default: (await import('./finder.tsx')).Finder })),
  menu: lazy(async () => ({ default: (await import('../panels/menu.tsx')).Menu })),
  umpire: lazy(async () => ({ default: (await import('../panels/umpire.tsx')).Umpire })),
  online: lazy(async () => ({ default: (await import('../panels/take-online.tsx')).TakeOnline })),
  orders: lazy(async () => ({ default: (await import('../panels/orders.tsx')).Orders })),
}

/** The keys that work everywhere, and what they open. */
export function Overlays() {
  useKeys('page', deedsOfPage)
  useEffect(() => {
    document.addEventListener('keydown', walkLists)
    return () => document.removeEventListener('keydown', walkLists)
  }, [])
  const shown = useOverlay(overlay => overlay.shown)
  const Shown = shown && overlays[shown]
  return <Suspense>{Shown && <Shown />}</Suspense>
}
