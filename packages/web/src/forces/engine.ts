import { type Force, type ForceBuilder, forceNames, type Names, type RuleSet } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { rulesLanguage } from '../language/index.ts'

/** What the rules say of forces. They run in the page here: every change is judged at once. */

/** A rule set that builds forces. */
export interface Builds {
  readonly rules: RuleSet
  readonly builder: ForceBuilder
}

export function builds(set: string): Builds | null {
  const rules = ruleSets.find(({ id }) => id === set)
  return rules?.forces ? { rules, builder: rules.forces } : null
}

export const namesFor = ({ rules }: Builds): Names => forceNames(rules, rulesLanguage(rules.id))

/** A new force: the first army, the smallest size, the usual of everything. */
export const emptyForce = ({ rules, builder }: Builds, name: string): Force => ({
  ruleset: rules.id,
  name,
  army: builder.armies[0]?.id ?? '',
  points: builder.sizes[0] ?? null,
  terms: Object.fromEntries(builder.terms.map(({ id, options }) => [id, options[0]?.value ?? ''])),
  items: [],
})
