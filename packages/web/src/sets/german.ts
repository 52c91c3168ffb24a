import type { Phrasing } from '@sandtable/kernel'
import { speakGerman } from './german.gen.ts'

/** A rule set in German: its sentences, and the words of its vocabulary. */
interface German {
  readonly sentences: { readonly [says: string]: Phrasing }
  readonly terms: { readonly [word: string]: string }
}

export const germans: { readonly [set: string]: German } = speakGerman

/** The sentences of all sets: one that two of them say is the same in both. */
export const sentences: German['sentences'] = Object.assign({}, ...Object.values(germans).map(one => one.sentences))
