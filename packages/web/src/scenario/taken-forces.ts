import type { Force } from '@sandtable/kernel'
import { create } from 'zustand'

/** The forces that the sides of the next quick battle take with them; a side without one is mustered. */
export interface TakenForce {
  /** Which one it is, in the list of forces. */
  readonly address: string
  readonly force: Force
}

type Taken = readonly [TakenForce | null, TakenForce | null]

export const useTaken = create<{ readonly bySet: { readonly [set: string]: Taken } }>(() => ({ bySet: {} }))

export const NOBODY: Taken = [null, null]

export function takeInto(set: string, side: number, taken: TakenForce | null): void {
  const { bySet } = useTaken.getState()
  const [first, second] = bySet[set] ?? NOBODY
  useTaken.setState({ bySet: { ...bySet, [set]: side === 0 ? [taken, second] : [first, taken] } })
}

export const forcesFor = (set: string): readonly (Force | null)[] | undefined => {
  const taken = useTaken.getState().bySet[set] ?? NOBODY
  return taken.some(one => one !== null) ? taken.map(one => one?.force ?? null) : undefined
}
