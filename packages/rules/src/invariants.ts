import { generalInvariants, type Invariant, type RuleSet } from '@sandtable/kernel'
import { ownInvariants } from './sets.gen.ts'

/** What must always hold in a rule set: its own list, plus what holds in all of them. Only tests check it. */
export const invariantsOf = ({ id }: RuleSet): readonly Invariant[] =>
  (ownInvariants[id] ?? generalInvariants()) as readonly Invariant[]
