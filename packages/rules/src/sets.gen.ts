// generated from rulebooks/ and the folders beside this file by npm run generate; do not edit
import type { Meetings, RuleSet } from '@sandtable/kernel'
import { muzzleflash } from './muzzleflash/index.ts'
import { goodbye } from './goodbye/index.ts'
import { plastic } from './plastic/index.ts'
import { blaze } from './blaze/index.ts'
import { invariants as muzzleflashInvariants } from './muzzleflash/invariants/index.ts'
import { invariants as goodbyeInvariants } from './goodbye/invariants/index.ts'
import { invariants as plasticInvariants } from './plastic/invariants/index.ts'
import { invariants as blazeInvariants } from './blaze/invariants/index.ts'
import { meetings as muzzleflashMeetings } from './muzzleflash/meetings/index.ts'
import { meetings as goodbyeMeetings } from './goodbye/meetings/index.ts'
import { meetings as plasticMeetings } from './plastic/meetings/index.ts'
import { meetings as blazeMeetings } from './blaze/meetings/index.ts'

export * as muzzleflashRules from './muzzleflash/reading.ts'
export * as goodbyeRules from './goodbye/reading.ts'
export * as plasticRules from './plastic/reading.ts'
export * as blazeRules from './blaze/reading.ts'
export { muzzleflash, goodbye, plastic, blaze }

/** The rule sets that can be played, in the order that players are offered them. */
export const ruleSets: readonly RuleSet[] = [muzzleflash, goodbye, plastic, blaze]

/** What must always hold in each rule set besides what must hold in all. */
export const ownInvariants: { readonly [set: string]: unknown } = {
  muzzleflash: muzzleflashInvariants,
  goodbye: goodbyeInvariants,
  plastic: plasticInvariants,
  blaze: blazeInvariants,
}

/** Where the rules of a set meet: what `sandtable coverage --meetings` holds the cases to. */
export const meetings: { readonly [set: string]: Meetings } = {
  muzzleflash: muzzleflashMeetings,
  goodbye: goodbyeMeetings,
  plastic: plasticMeetings,
  blaze: blazeMeetings,
}
