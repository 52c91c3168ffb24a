import { blazeWords } from './blaze/words.ts'
import { goodbyeWords } from './goodbye/words.ts'
import { muzzleflashWords } from './muzzleflash/words.ts'
import { plasticWords } from './plastic/words.ts'
import type { SetWords } from './words.ts'

export { lookOf } from './looks.ts'

const words: { readonly [set: string]: SetWords } = {
  plastic: plasticWords,
  muzzleflash: muzzleflashWords,
  goodbye: goodbyeWords,
  blaze: blazeWords,
}

export const wordsOf = (set: string): SetWords => words[set] ?? {}
