import { load, type Tally, tallyOf, VERSION } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'

/** What came of replaying a save: every decision, every die, every line. */
export interface Verified extends Tally {
  /** Why it does not check out; null if it does. */
  readonly wrong: string | null
  /** Another version that wrote it, of which only the play can be compared; null if it was this one. */
  readonly version: string | null
  /** Does the secret fit the hash that was told before the game? Null if none was. */
  readonly sealed: boolean | null
}

/** Replays a save: was all of it allowed, and are the dice those of the secrets? */
export function verified(save: string, file: string, seal: string | null): Verified {
  const { host, differs, version } = load(ruleSets, save, file)
  const tally = tallyOf(host)
  const { carried } = host
  const elsewhere =
    carried && `Sandtable ${carried.version} played the first ${carried.entries} entries, by rules that are not here`
  return {
    ...tally,
    wrong: differs?.message ?? elsewhere ?? null,
    version: version === VERSION ? null : version,
    sealed: seal === null ? null : tally.seals.length > 0 && tally.seals.every(one => one === seal),
  }
}
