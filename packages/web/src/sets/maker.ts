import type { Language } from '../language/index.ts'

/** What the fields and options of a set's records are called where battles are made: 'zone', or 'night moonlit' for an option. */
export type SetMaker = { readonly [L in Language]: { readonly [word: string]: string } }
