import type { Book, RuleSet } from '@sandtable/kernel'
import { book as blaze } from './blaze/index.ts'
import { goodbye } from './goodbye/index.ts'
import { book as muzzleflash } from './muzzleflash/index.ts'
import { plastic } from './plastic/index.ts'

/** The rule sets that can be played. */
export const ruleSets: readonly RuleSet[] = [plastic as unknown as RuleSet, goodbye as unknown as RuleSet]

/** The rulebooks of all four, to be read and searched. */
export const books: readonly Book[] = [muzzleflash, goodbye.book, plastic.book, blaze]

export * as goodbyeRules from './goodbye/reading.ts'
export * as plasticRules from './plastic/reading.ts'
export * from './yaml.ts'
export { goodbye, plastic }
