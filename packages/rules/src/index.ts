import type { Book, RuleSet } from '@sandtable/kernel'
import { blaze } from './blaze/index.ts'
import { goodbye } from './goodbye/index.ts'
import { muzzleflash } from './muzzleflash/index.ts'
import { plastic } from './plastic/index.ts'

/** The rule sets that can be played. */
export const ruleSets: readonly RuleSet[] = [muzzleflash, goodbye, plastic, blaze]

/** The rulebooks of all four, to be read and searched. */
export const books: readonly Book[] = ruleSets.map(({ book }) => book)

export * as blazeRules from './blaze/reading.ts'
export * as goodbyeRules from './goodbye/reading.ts'
export * from './invariants.ts'
export { meetings } from './meetings.ts'
export * as muzzleflashRules from './muzzleflash/reading.ts'
export * as plasticRules from './plastic/reading.ts'
export * from './yaml.ts'
export { blaze, goodbye, muzzleflash, plastic }
