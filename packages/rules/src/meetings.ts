import type { Meetings } from '@sandtable/kernel'
import { meetings as blaze } from './blaze/meetings/index.ts'
import { meetings as goodbye } from './goodbye/meetings/index.ts'
import { meetings as muzzleflash } from './muzzleflash/meetings/index.ts'
import { meetings as plastic } from './plastic/meetings/index.ts'

/** Where the rules of a set meet, by its id: what `sandtable coverage --meetings` holds the cases to. */
export const meetings: { readonly [set: string]: Meetings } = {
  blaze: blaze,
  goodbye: goodbye,
  muzzleflash: muzzleflash,
  plastic: plastic,
}
