import type { Id } from '@sandtable/kernel'
import type { BotName } from './players.ts'

/** What is kept of a game that was played: plain data, the same wherever it was played. */
export interface Played {
  readonly n: number
  readonly bots: { readonly [side: Id]: BotName }
  readonly winners: readonly Id[]
  readonly scores: { readonly [side: Id]: number }
  readonly turns: number
  readonly decisions: number
  /** Why it ended, in words. */
  readonly why: string
  /** Who acted first, once all was set up; null where all act at once. */
  readonly first: Id | null
  /** What each side had in all, by kind. */
  readonly force: { readonly [side: Id]: Counts }
  readonly losses: readonly Loss[]
  /** Points by what they were scored for. */
  readonly scored: { readonly [side: Id]: Counts }
  /** Who held each place that is fought for: when it began, and at the end of each turn. */
  readonly held: { readonly [place: Id]: readonly (Id | null)[] }
  /** How often a figure stood on a square at the end of a turn. */
  readonly stood: { readonly [side: Id]: Counts }
  /** How often each face came up, of dice with so many faces. */
  readonly dice: { readonly [faces: string]: readonly number[] }
}

export type Counts = { readonly [what: string]: number }

/** A piece that was lost, and by what. */
export interface Loss {
  readonly side: Id
  readonly kind: string
  readonly cause: string
  readonly turn: number
  /** The square where it stood; null for one that was on no place of its own. */
  readonly square: number | null
}

/** Changes whenever the same game would be told otherwise: what was kept before is then played again. */
export const TOLD = 2
