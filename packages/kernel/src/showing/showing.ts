import type { Cites, Entry } from '../game/journal.ts'
import type { Id, Tables } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import type { Knowledge } from '../play/knowledge.ts'
import type { Draft, Prompt } from '../play/prompt.ts'
import type { Message } from '../text/message.ts'

/**
 * What the rules can show of a half-made decision. They compute it; a screen draws it, a text tells it, and neither
 * knows a rule.
 */
export type Drawing =
  | {
      readonly type: 'area'
      readonly means: 'reach' | 'zone' | 'blast'
      readonly outlines: readonly (readonly Point[])[]
      readonly says: Message
    }
  | {
      readonly type: 'ring'
      readonly means: 'range' | 'command' | 'blast'
      readonly at: Point
      readonly radius: Length
      readonly says: Message
    }
  | {
      readonly type: 'path'
      readonly points: readonly Point[]
      readonly says: Message
      readonly allowed: boolean
      /** The fields of the piece that say which way it faces at the end, where the way turns it. */
      readonly ends?: { readonly [field: string]: number }
    }
  | SightDrawing

/** A line of sight, with the obstacles on it. */
export interface SightDrawing {
  readonly type: 'sight'
  readonly from: Point
  readonly to: Point
  readonly sees: 'clear' | 'soft' | 'hard' | 'blocked'
  /** Where a blocked line ends. */
  readonly stop: Point | null
  readonly says: Message
  readonly cites: Cites
  readonly profile: Profile
}

/** The line from the side: how high the ground and the figures are, and what stands between them. */
export interface Profile {
  readonly length: Length
  readonly from: { readonly ground: Length; readonly top: Length }
  readonly to: { readonly ground: Length; readonly top: Length }
  readonly between: readonly {
    readonly id: Id
    readonly kind: string
    /** Where along the line, as distances from its start. */
    readonly enter: Length
    readonly leave: Length
    readonly base: Length
    readonly top: Length
    readonly blocks: boolean
  }[]
}

/** A piece as shown on a unit sheet. */
export interface Sheet {
  readonly title: Message
  readonly lines: readonly { readonly label: Message; readonly value: Message; readonly cites: Cites }[]
}

/** A distance as the rule set measures it, and the sight along it. */
export interface Measured {
  readonly distance: Length
  readonly says: Message
  readonly sight: SightDrawing | null
}

/** Information at a glance: drawn as a ring, a token or a badge. */
export type Glance =
  | 'can-act'
  | 'done'
  | 'leading'
  | 'directing'
  | 'halted'
  | 'fire-only'
  | 'pinned'
  | 'wounded'
  | 'prone'
  | 'routing'
  | 'jammed'
  | 'watching'
  | 'luck'
  | 'valour'

/**
 * The lenses of a piece: what it sees, where its weapons reach, where it can go in some turns; and, from its place,
 * all that the enemy may reach or see.
 */
export const lenses = ['sight', 'arcs', 'reach', 'threat'] as const
export type Lens = (typeof lenses)[number]

/** A unit as its commander sees it while giving orders: who acts together, and who still has no order. */
export interface Roster {
  /** The unit; null for pieces without one. */
  readonly unit: Id | null
  readonly says: Message
  readonly cites: Cites
  /** Orders that its pieces share: how many are given, and how many there are. Null if each piece has its own. */
  readonly orders: { readonly given: number; readonly of: number } | null
  /** What the unit has lost, and the loss at which it breaks; null if it does not break. */
  readonly worn: { readonly lost: number; readonly breaks: number } | null
  /** Pieces that may share one order. Those that need none are not listed. */
  readonly groups: readonly { readonly pieces: readonly Id[]; readonly ordered: boolean }[]
  /** The unit's afflictions as a whole, and their rules. */
  readonly ails: { readonly says: Message; readonly cites: Cites } | null
}

/**
 * The part of a rule set that helps people to see. Nothing here changes a game; all of it is made of what a side knows,
 * so it can tell nothing else.
 */
export interface Showing<T extends Tables = Tables> {
  drawings(game: Knowledge<T>, side: Id, draft: Draft, prompt: Prompt): readonly Drawing[]
  measure(game: Knowledge<T>, side: Id, from: Id | Point, to: Id | Point): Measured
  sheet(game: Knowledge<T>, side: Id, piece: Id): Sheet
  glance(game: Knowledge<T>, side: Id, piece: Id): readonly Glance[]
  /** May be asked at any time, in any side's go. A set without it leaves it out. */
  lens?(game: Knowledge<T>, side: Id, piece: Id, lens: Lens, turns: number): readonly Drawing[]
  /** What surrounds a selected piece before it does anything, such as the reach of its voice. */
  aura?(game: Knowledge<T>, side: Id, piece: Id): readonly Drawing[]
  /**
   * What the latest of these entries, as this side may know them, have drawn on the table: a burst and its deviation,
   * a beaten zone.
   */
  traces?(game: Knowledge<T>, side: Id, news: readonly Entry[]): readonly Drawing[]
  /** What the side has prepared and only it knows of: fire that will come down, what it has laid in secret. */
  plans?(game: Knowledge<T>, side: Id): readonly Drawing[]
  /** The units of a side, for sets that give many orders before anything moves. */
  roster?(game: Knowledge<T>, side: Id): readonly Roster[]
  /**
   * A path for a piece to a place it cannot reach straight, without its start; null if none is known. The draft gives
   * the purpose: a carried load limits the distance.
   */
  route?(game: Knowledge<T>, side: Id, piece: Id, to: Point, draft?: Draft): readonly Point[] | null
}
