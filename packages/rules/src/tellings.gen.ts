// generated from the folders beside this file by npm run generate; do not edit
import type { Telling } from '@sandtable/kernel'
import * as muzzleflashTelling from './muzzleflash/telling/index.ts'
import * as goodbyeTelling from './goodbye/telling/index.ts'
import * as plasticTelling from './plastic/telling/index.ts'
import * as blazeTelling from './blaze/telling/index.ts'

/** How each rule set tells its game. */
export const tellings: { readonly [set: string]: Telling } = {
  muzzleflash: muzzleflashTelling.telling,
  goodbye: goodbyeTelling.telling,
  plastic: plasticTelling.telling,
  blaze: blazeTelling.telling,
}

export { muzzleflashTelling, goodbyeTelling, plasticTelling, blazeTelling }
export type { MuzzleflashSentence } from './muzzleflash/sentences.gen.ts'
export type { GoodbyeSentence } from './goodbye/sentences.gen.ts'
export type { PlasticSentence } from './plastic/sentences.gen.ts'
export type { BlazeSentence } from './blaze/sentences.gen.ts'
