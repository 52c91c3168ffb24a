import { door as blaze } from './blaze/index.ts'
import type { Door } from './door.ts'
import { door as goodbye } from './goodbye/index.ts'
import { door as muzzleflash } from './muzzleflash/index.ts'
import { door as plastic } from './plastic/index.ts'

/** The doors of the rule sets: one for each folder here that has an index.ts. */
export const doors: { readonly [set: string]: Door } = { blaze, goodbye, muzzleflash, plastic }
