import { blazeLook } from './blaze/look.ts'
import { goodbyeLook } from './goodbye/look.ts'
import type { SetLook } from './look.ts'
import { muzzleflashLook } from './muzzleflash/look.ts'
import { plasticLook } from './plastic/look.ts'

/** The looks of the rule sets, apart from their words: the first page draws maps, and says nothing of a game. A set that has none yet borrows. */
const looks: { readonly [set: string]: SetLook } = {
  plastic: plasticLook,
  muzzleflash: muzzleflashLook,
  goodbye: goodbyeLook,
  blaze: blazeLook,
}

export const lookOf = (set: string): SetLook => looks[set] ?? plasticLook
