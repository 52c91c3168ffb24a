import type { Point } from '@sandtable/kernel'
import { create } from 'zustand'
import type { Overlay } from '../table/scene.ts'

interface ByOthers {
  /** What others show on the table for a moment: a place they point at, a ruler they have laid. */
  readonly overlays: readonly Overlay[]
  /** Points at a place for the others; null where there are none far away. */
  readonly ping: ((at: Point) => Promise<void>) | null
}

export const useShownByOthers = create<ByOthers>(() => ({ overlays: [], ping: null }))
