import type { Decision, Entry, Id, Names, Point, Roles, RollEntry, Squares } from '@sandtable/kernel'

/** A line of the log. What only changes a record is not told: a sentence beside it says what it means. */
export interface Line {
  /** Which of the entries it tells. */
  readonly at: number
  readonly text: string
  readonly cites: readonly string[]
  /** Whose deed it is. */
  readonly side: Id | null
  /** The pieces it is about, and the places: a line shows on the table what it tells. */
  readonly about: readonly Id[]
  readonly shows: readonly Point[]
  readonly kind: 'turn' | 'step' | 'deed' | 'roll' | 'said'
}

export type Told = Omit<Line, 'at'>

/** What is needed to speak of what happens at a table. */
export interface Speech {
  readonly names: Names
  readonly squares: Squares
  readonly words: TellingWords
  /** What the rules call their actions: 'Throw a grenade'. */
  readonly deeds: { readonly [action: string]: string }
  /** What the fields of the actions are for. */
  readonly roles: Roles
}

type Known = { readonly [field: string]: unknown }

/**
 * How a rule set tells of what happens, where the usual words would not do. Everything here may be left out: decisions are then told
 * as who does what where, and changes are not told at all.
 */
export interface TellingWords {
  /** How a decision is told, and what came of it; `who` is the piece or the side, `place` names a point. '' tells nothing, null as usual. */
  deed?(
    decision: Decision,
    who: string,
    names: Names,
    place: (at: Point) => string,
    after: readonly Entry[],
  ): string | null
  /** Where as many dice are rolled as it is about: is it one for each of them? Otherwise, say, all of a firer's at his target. */
  apiece?(roll: RollEntry): boolean
  /** What a roll is for, in a word or two; null: as the rules call it. */
  purpose?(roll: RollEntry): string | null
  /** The word between what a roll is for and whom it is about; null: 'on'. */
  joins?(roll: RollEntry): string | null
  /** What a roll without a number to reach has come to, in a word or two; null: the dice say it. */
  result?(roll: RollEntry): string | null
  /** What the change at this place of the entries tells by itself, where neither a decision nor a sentence does; null: nothing. */
  change?(entries: readonly Entry[], at: number, speech: Speech): Happening | null
  /** Who rolls, or what befalls whom, as it follows the purpose: ', Bren gunner at Rifleman 2'; null: ' on …'. */
  whose?(roll: RollEntry, who: readonly string[]): string | null
  /** What has become of a piece, in a word or two; null if it need not be told. */
  became?(before: Known, after: Known): string | null
}

/** What has happened, as a line of the log; whatever is left out is nothing. */
export type Happening = Pick<Told, 'text' | 'kind'> & Partial<Told>
