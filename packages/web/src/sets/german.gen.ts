// generated from the folders beside this file by npm run generate; do not edit
import * as muzzleflash from './muzzleflash/german.ts'
import * as goodbye from './goodbye/german.ts'
import * as plastic from './plastic/german.ts'
import * as blaze from './blaze/german.ts'

/** The rule sets that speak German. */
export const speakGerman = { muzzleflash, goodbye, plastic, blaze }
