import type { Book } from '@sandtable/kernel'
import { ruleSets } from './sets.gen.ts'

/** The rulebooks of all sets, for reading and searching. */
export const books: readonly Book[] = ruleSets.map(({ book }) => book)

export * from './invariants.ts'
export * from './sets.gen.ts'
export * from './tellings.gen.ts'
export * from './writing.ts'
export * from './yaml.ts'
