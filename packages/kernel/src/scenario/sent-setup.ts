import { jsonSource, Place } from '../book/source.ts'
import type { Tables } from '../game/store.ts'
import type { RuleSet } from '../ruleset.ts'
import { readTables, type Setup } from './setup.ts'

/** A set-up on its way to a page far away: tables as the file gave them, and no names of what may be hidden. */
export type SentSetup = Omit<Setup, 'called' | 'raw'>

/** `known`: the set-up as far as a side may know it. Tables of house rules are no secret. */
export const sentSetup = ({ called: _called, raw: _raw, ...known }: Setup, whole: Setup): SentSetup => ({
  ...known,
  tables: (whole.raw.tables ?? {}) as Setup['tables'],
})

export function setupFromAfar<T extends Tables>(rules: RuleSet<T>, sent: SentSetup): Setup {
  const place = new Place(jsonSource('setup', sent.tables), rules.book.unit, rules.book.prefix)
  return { ...sent, tables: readTables(rules, sent.tables, place), called: {}, raw: {} }
}
