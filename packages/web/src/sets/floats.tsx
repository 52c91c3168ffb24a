import { type ComponentType, lazy, Suspense } from 'react'

/**
 * What a rule set lays over its table besides the usual: cards, a hand, a tally. Each is a component that reads the table's state
 * by itself (store.ts) and draws nothing where there is nothing to show.
 */
const floats: { readonly [set: string]: ComponentType } = {
  goodbye: lazy(() => import('./goodbye/floats.tsx')),
}

export function FloatsOf({ set }: { readonly set: string }) {
  const Floats = floats[set]
  return Floats ? (
    <Suspense fallback={null}>
      <Floats />
    </Suspense>
  ) : null
}
