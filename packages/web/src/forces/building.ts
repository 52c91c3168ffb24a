import { type Force, type ForceItem, type ForcePath, itemAt, withItem } from '@sandtable/kernel'
import { useState } from 'react'
import { go } from '../route.ts'
import { dropForce, keepForce, newForceId } from './kept.ts'

/** The force on the screen: a ready one becomes one's own with the first change. */
export interface Building {
  readonly force: Force
  readonly into: ForcePath
  readonly canUndo: boolean
  set(change: Partial<Force>): void
  change(at: ForcePath, change: (item: ForceItem) => ForceItem | null): void
  add(item: ForceItem): void
  addTo(at: ForcePath): void
  undo(): void
}

export const forceAt = (set: string, id: string): string => `#/forces/${set}/${encodeURIComponent(id)}`
export const OWN = 'own-'

/** What every force was before its changes, as long as the page lasts. */
const pasts = new Map<string, readonly Force[]>()

export function useBuilding(address: string, force: Force, isOwn: boolean): Building {
  const [into, setInto] = useState<ForcePath>([])
  const put = (next: Force): void => {
    const id = isOwn ? address.slice(OWN.length) : newForceId()
    pasts.set(id, [...(pasts.get(id) ?? []), force])
    keepForce(id, next)
    if (!isOwn) go(forceAt(force.ruleset, OWN + id))
  }
  const past = pasts.get(address.slice(OWN.length)) ?? []
  const change: Building['change'] = (at, how) => {
    const next = withItem(force, at, how)
    if (!itemAt(next, into)) setInto([])
    put(next)
  }
  return {
    force,
    into: itemAt(force, into) ? into : [],
    canUndo: isOwn && past.length > 0,
    set: some => put({ ...force, ...some }),
    change,
    add(item) {
      const alike = (items: readonly ForceItem[]): number =>
        item.items.length > 0 ? -1 : items.findIndex(one => one.kind === item.kind && isPlain(one))
      const into_ = (items: readonly ForceItem[]): readonly ForceItem[] => {
        const nth = alike(items)
        return nth < 0
          ? [...items, item]
          : items.map((one, i) => (i === nth ? { ...one, count: one.count + item.count } : one))
      }
      if (into.length === 0 || !itemAt(force, into)) put({ ...force, items: into_(force.items) })
      else change(into, one => ({ ...one, items: into_(one.items) }))
    },
    addTo: setInto,
    undo() {
      const id = address.slice(OWN.length)
      const before = past.at(-1)
      if (!before) return
      pasts.set(id, past.slice(0, -1))
      keepForce(id, before)
    },
  }
}

/** Nothing was chosen for it, so that another one is simply one more. */
const isPlain = ({ traits, items }: ForceItem): boolean => Object.keys(traits).length === 0 && items.length === 0

/** Deletes a force; whoever regrets it gets it back. */
export function drop(address: string, force: Force): () => void {
  const id = address.slice(OWN.length)
  dropForce(id)
  return () => {
    keepForce(id, force)
    go(forceAt(force.ruleset, address))
  }
}
