import type { Entry, Id } from '@sandtable/kernel'

/** What fell before the battle, and what it cost, as far as the viewer was told. */
export interface Barraged {
  readonly templates: number
  /** Stands that were hurt, by side: each counts once. */
  readonly hurt: ReadonlyMap<Id, ReadonlySet<Id>>
}

type Known = { readonly [field: string]: unknown }

/** The shells that came down while sides set up; null where none did. */
export function barragedIn(log: readonly Entry[]): Barraged | null {
  const hurt = new Map<Id, Set<Id>>()
  let templates = 0
  for (const entry of log) {
    if (entry.type === 'said' && entry.at) templates += 1
    if (entry.type !== 'change') continue
    const [was, is] = [entry.before as Known | null, entry.after as Known | null]
    if (entry.table === 'game' && is?.phase !== 'deployment') break
    if (entry.table !== 'piece' || !entry.event || templates === 0) continue
    const side = String(is?.side ?? was?.side)
    hurt.set(side, (hurt.get(side) ?? new Set()).add(entry.id))
  }
  return templates === 0 ? null : { templates, hurt }
}
