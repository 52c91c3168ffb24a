import type { Book, RuleSet } from '@sandtable/kernel'
import { blaze } from './blaze/index.ts'
import { book as goodbye } from './goodbye/index.ts'
import { book as muzzleflash } from './muzzleflash/index.ts'
import { plastic } from './plastic/index.ts'

/** The rule sets that can be played. */
export const ruleSets: readonly RuleSet[] = [plastic as unknown as RuleSet, blaze as unknown as RuleSet]

/** The rulebooks of all four, to be read and searched. */
export const books: readonly Book[] = [muzzleflash, goodbye, plastic.book, blaze.book]

export * as blazeRules from './blaze/reading.ts'
export * as plasticRules from './plastic/reading.ts'
export * from './yaml.ts'
export { blaze, plastic }
