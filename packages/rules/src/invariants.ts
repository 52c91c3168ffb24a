import { generalInvariants, type Invariant, type RuleSet } from '@sandtable/kernel'
import { invariants as plastic } from './plastic/invariants/index.ts'

/** What must always hold in each rule set. Tests look; no game does. */
const own: { readonly [set: string]: readonly Invariant[] } = {
  plastic: plastic as unknown as readonly Invariant[],
  muzzleflash: generalInvariants({ remembering: ['piece.pinnedBy', 'side.objectives'], signed: ['side.vp'] }),
  goodbye: generalInvariants({ remembering: ['unit.commander', 'side.objective', 'piece.fought'] }),
  blaze: generalInvariants({ remembering: ['side.calls'] }),
}

/** What a set does not keep yet, by the names of the invariants: to be empty. */
const broken: { readonly [set: string]: readonly string[] } = {
  muzzleflash: ['position'],
  goodbye: ['references'],
  blaze: ['position', 'references', 'able'],
}

export const invariantsOf = ({ id }: RuleSet): readonly Invariant[] =>
  (own[id] ?? []).filter(({ name }) => !broken[id]?.includes(name))
