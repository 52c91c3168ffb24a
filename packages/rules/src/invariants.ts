import type { Invariant, RuleSet } from '@sandtable/kernel'
import { invariants as blaze } from './blaze/invariants/index.ts'
import { invariants as goodbye } from './goodbye/invariants/index.ts'
import { invariants as muzzleflash } from './muzzleflash/invariants/index.ts'
import { invariants as plastic } from './plastic/invariants/index.ts'

/** What must always hold in each rule set. Tests look; no game does. */
const own: { readonly [set: string]: unknown } = { blaze, goodbye, muzzleflash, plastic }

export const invariantsOf = ({ id }: RuleSet): readonly Invariant[] => own[id] as readonly Invariant[]
