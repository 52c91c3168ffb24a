import type { Phrasing } from '@sandtable/kernel'
import { speakGerman } from './german.gen.ts'

/** A rule set in German: its sentences, and the words of its vocabulary. */
export interface German {
  readonly sentences: { readonly [says: string]: Phrasing }
  readonly terms: { readonly [word: string]: string }
}

const sets: readonly German[] = Object.values(speakGerman)

/** All rule sets together: a sentence that two of them say is the same in both. */
export const germanOf = (): German => ({
  sentences: Object.assign({}, ...sets.map(({ sentences }) => sentences)),
  terms: Object.assign({}, ...sets.map(({ terms }) => terms)),
})
