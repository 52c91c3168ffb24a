import type { SetLook } from './look.ts'
import { plasticLook } from './plastic/look.ts'
import { plasticWords } from './plastic/words.ts'
import type { SetWords } from './words.ts'

/** The looks of the rule sets that can be played. A set that has none yet borrows. */
const looks: { readonly [set: string]: SetLook } = { plastic: plasticLook }
const words: { readonly [set: string]: SetWords } = { plastic: plasticWords }

export const lookOf = (set: string): SetLook => looks[set] ?? plasticLook
export const wordsOf = (set: string): SetWords => words[set] ?? {}
