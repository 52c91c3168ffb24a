import { blazeLook } from './blaze/look.ts'
import { blazeWords } from './blaze/words.ts'
import { goodbyeLook } from './goodbye/look.ts'
import type { SetLook } from './look.ts'
import { muzzleflashLook } from './muzzleflash/look.ts'
import { plasticLook } from './plastic/look.ts'
import { plasticWords } from './plastic/words.ts'
import type { SetWords } from './words.ts'

/** The looks of the rule sets. A set that has none yet borrows. */
const looks: { readonly [set: string]: SetLook } = {
  plastic: plasticLook,
  muzzleflash: muzzleflashLook,
  goodbye: goodbyeLook,
  blaze: blazeLook,
}
const words: { readonly [set: string]: SetWords } = { plastic: plasticWords, blaze: blazeWords }

export const lookOf = (set: string): SetLook => looks[set] ?? plasticLook
export const wordsOf = (set: string): SetWords => words[set] ?? {}
