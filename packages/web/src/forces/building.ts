import { type Force, type ForceItem, type ForcePath, itemAt, shifted, withItem } from '@sandtable/kernel'
import { useState } from 'react'
import { go } from '../route.ts'
import type { Builds } from './engine.ts'
import { dropForce, keepForce, newForceId } from './kept.ts'

/** The force on the screen: a ready one becomes one's own with the first change. */
export interface Building {
  readonly force: Force
  readonly into: ForcePath
  readonly canUndo: boolean
  set(change: Partial<Force>): void
  change(at: ForcePath, change: (item: ForceItem) => ForceItem | null): void
  /** Puts a line before its neighbour, or after it. */
  move(at: ForcePath, by: 1 | -1): void
  add(item: ForceItem): void
  addTo(at: ForcePath): void
  undo(): void
}

export const forceAt = (set: string, id: string): string => `#/forces/${set}/${encodeURIComponent(id)}`
export const OWN = 'own-'

/** The line that is open when a force comes to the screen. */
const opened = new Map<string, ForcePath>()

/** What every force was before its changes, as long as the page lasts. */
const pasts = new Map<string, readonly Force[]>()

/** A name that is being typed is one change, however many letters it has. */
const naming = new Set<string>()
function remember(id: string, before: Force, after: Force): void {
  const isNaming = nameless(before) === nameless(after)
  if (!isNaming || !naming.has(id)) pasts.set(id, [...(pasts.get(id) ?? []), before])
  if (isNaming) naming.add(id)
  else naming.delete(id)
}

const nameless = (force: Force): string =>
  JSON.stringify(force, (key, value) => (key === 'name' || key === 'names' ? undefined : value))

export function useBuilding({ builder }: Builds, address: string, force: Force, isOwn: boolean): Building {
  const [into, setInto] = useState<ForcePath>(() => opened.get(address) ?? [])
  const put = (next: Force, open = into): void => {
    const id = isOwn ? address.slice(OWN.length) : newForceId()
    remember(id, force, next)
    keepForce(id, next)
    setInto(open)
    if (isOwn) return
    opened.set(OWN + id, open)
    go(forceAt(force.ruleset, OWN + id))
  }
  const past = pasts.get(address.slice(OWN.length)) ?? []
  const change: Building['change'] = (at, how) => {
    const next = withItem(force, at, how)
    put(next, itemAt(next, into) ? into : [])
  }
  return {
    force,
    into: itemAt(force, into) ? into : [],
    canUndo: isOwn && past.length > 0,
    set: some => put({ ...force, ...some }),
    change,
    move(at, by) {
      const next = shifted(force, at, by)
      if (next !== force) put(next, [])
    },
    add(item) {
      const at = itemAt(force, into) ? into : []
      const holder = itemAt(force, at) ?? force
      const nth = item.items.length > 0 ? -1 : holder.items.findIndex(one => one.kind === item.kind && isPlain(one))
      const items =
        nth < 0
          ? [...holder.items, item]
          : holder.items.map((one, i) => (i === nth ? { ...one, count: one.count + item.count } : one))
      const next = at.length === 0 ? { ...force, items } : withItem(force, at, one => ({ ...one, items }))
      // what takes others in is filled next
      const added = [...at, holder.items.length]
      put(next, nth < 0 && builder.offers(next, added).length > 0 ? added : at)
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
