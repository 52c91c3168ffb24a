// generated from the folders beside this file by npm run generate; do not edit
import type { Player } from './bot.ts'
import { muzzleflash } from './muzzleflash/index.ts'
import { goodbye } from './goodbye/index.ts'
import { plastic } from './plastic/index.ts'
import { blaze } from './blaze/index.ts'

/** The rule sets that have a player of their own. */
export const players: { readonly [set: string]: Player } = { muzzleflash, goodbye, plastic, blaze }
