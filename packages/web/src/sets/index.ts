import type { SetLook } from './look.ts'
import { plasticLook } from './plastic/look.ts'

/** The looks of the rule sets that can be played. A set that has none yet borrows. */
const looks: { readonly [set: string]: SetLook } = { plastic: plasticLook }

export const lookOf = (set: string): SetLook => looks[set] ?? plasticLook
