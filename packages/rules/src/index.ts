import type { RuleSet } from '@sandtable/kernel'
import { plastic } from './plastic/index.ts'

/** The rule sets that can be played. */
export const ruleSets: readonly RuleSet[] = [plastic as unknown as RuleSet]
export * from './yaml.ts'
export { plastic }
