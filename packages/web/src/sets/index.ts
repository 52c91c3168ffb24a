import { blazeLook } from './blaze/look.ts'
import { blazeWords } from './blaze/words.ts'
import { goodbyeLook } from './goodbye/look.ts'
import { goodbyeWords } from './goodbye/words.ts'
import type { SetLook } from './look.ts'
import { muzzleflashLook } from './muzzleflash/look.ts'
import { muzzleflashWords } from './muzzleflash/words.ts'
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
const words: { readonly [set: string]: SetWords } = {
  plastic: plasticWords,
  muzzleflash: muzzleflashWords,
  goodbye: goodbyeWords,
  blaze: blazeWords,
}

export const lookOf = (set: string): SetLook => looks[set] ?? plasticLook
export const wordsOf = (set: string): SetWords => words[set] ?? {}
