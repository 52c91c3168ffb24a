import { generalInvariants, type Invariant, type RuleSet } from '@sandtable/kernel'
import { ownInvariants } from './sets.gen.ts'

/** What must always hold in a rule set: its own list, or what must hold in all of them. Tests look; no game does. */
export const invariantsOf = ({ id }: RuleSet): readonly Invariant[] =>
  (ownInvariants[id] ?? generalInvariants()) as readonly Invariant[]
