import type {
  Decision,
  DiceSpec,
  Draft,
  Drawing,
  Entry,
  Glance,
  Id,
  Lens,
  Measured,
  Outcome,
  Point,
  Prompt,
  Question,
  Reason,
  RollRequest,
  Sheet,
  Unit,
  View,
} from '@sandtable/kernel'
import type { Tale, TaleSource } from '../replay/tale.ts'

/** Who sits where: a person at this screen, or the computer. */
export type Seats = { readonly [side: Id]: 'person' | 'computer' }

export interface NewGame {
  readonly title: string
  /** A scenario file, as text. */
  readonly scenario: string
  readonly file: string
  readonly seats: Seats
  readonly dice: DiceSpec
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  readonly level: 'easy' | 'usual'
}

/** A game that was kept. */
export interface KeptGame {
  readonly title: string
  readonly save: string
  readonly file: string
  readonly seats: Seats
  readonly level: 'easy' | 'usual'
}

/** Everything that the page may know at one moment, from one seat. */
export interface Snapshot {
  readonly seat: Id
  readonly view: View
  readonly prompt: Prompt | null
  /** The prompt's actions, each with its first question. */
  readonly offers: readonly Offer[]
  readonly waitingFor: readonly Id[]
  readonly wanted: RollRequest | null
  /** What has happened since the last snapshot for this seat; everything, where that is said. */
  readonly news: readonly Entry[]
  readonly newsIsAll: boolean
  /** Why nothing can be taken back; null if it can. */
  readonly whyNoUndo: string | null
  readonly canRedo: boolean
  readonly outcome: Outcome | null
  readonly glances: { readonly [piece: Id]: readonly Glance[] }
  readonly table: TableFacts
  /** The computer is deciding. */
  readonly thinking: boolean
}

/** An action that the prompt offers. */
export interface Offer {
  readonly action: string
  readonly says: string
  readonly question: Question | null
  /** Why it may not be chosen at all. */
  readonly no: readonly Reason[]
}

export interface TableFacts {
  readonly title: string
  readonly ruleset: string
  readonly unit: Unit
  readonly width: number
  readonly depth: number
  readonly sides: readonly Id[]
  readonly seats: Seats
}

/** How likely each thing is that may come of a decision. */
export interface Odds {
  readonly tries: number
  readonly outcomes: readonly { readonly piece: Id; readonly what: string; readonly times: number }[]
}

/** What the page may ask of a game; a server will answer the same. */
export interface Calls {
  start(game: NewGame): void
  resume(game: KeptGame): readonly string[]
  sit(seat: Id): void
  decide(decision: Decision): void
  pass(): void
  enter(dice: readonly (number | string)[]): void
  undo(): void
  redo(): void
  question(draft: Draft): Question | null
  refusal(decision: Decision): readonly Reason[]
  drawings(draft: Draft): readonly Drawing[]
  measure(from: Id | Point, to: Id | Point): Measured | null
  sheet(piece: Id): Sheet | null
  /** What a piece sees, reaches or is threatened by, whoever's go it is. */
  lens(piece: Id, lens: Lens, turns: number): readonly Drawing[]
  odds(decision: Decision, tries: number): Odds
  save(): string
  /** Tells a game that was played; the one in this room stays as it is. */
  story(source: TaleSource): Tale
}

export type Request = {
  [K in keyof Calls]: { readonly id: number; readonly call: K; readonly args: Parameters<Calls[K]> }
}[keyof Calls]

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number
      readonly error: {
        readonly message: string
        readonly reasons: readonly Reason[] | null
        readonly code: string | null
      }
    }
  | { readonly snapshot: Snapshot }
