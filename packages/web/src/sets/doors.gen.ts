// generated from the folders beside this file by npm run generate; do not edit
import type { Door } from './door.ts'
import { door as muzzleflash } from './muzzleflash/index.ts'
import { door as goodbye } from './goodbye/index.ts'
import { door as plastic } from './plastic/index.ts'
import { door as blaze } from './blaze/index.ts'

/** The doors of the rule sets that have one. */
export const doors: { readonly [set: string]: Door } = { muzzleflash, goodbye, plastic, blaze }
