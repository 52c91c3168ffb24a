import type { Force, RuleSet } from '@sandtable/kernel'
import { printWords } from './language/index.ts'
import type { Printable } from './menu.tsx'

/** A force line by line, with its points. */
export const forcePrintable = (rules: RuleSet, force: Force): Printable => ({
  says: printWords.now().force,
  work: async () => {
    const { forceSheet } = await import('@sandtable/print')
    return (paper, measure) => forceSheet(rules, force, paper, measure)
  },
})
