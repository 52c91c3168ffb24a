import type { Book } from './book/book.ts'
import type { Fields, FieldType } from './book/schema.ts'
import type { Place } from './book/source.ts'
import type { Companion } from './companion/companion.ts'
import type { ForceBuilder } from './forces/force.ts'
import type { Copies } from './game/copying.ts'
import type { Game } from './game/game.ts'
import type { Cites, DiceReading, Entry, RollEntry } from './game/journal.ts'
import type { Id, TableName, Tables } from './game/store.ts'
import type { Point } from './geometry/shape.ts'
import type { Knowledge } from './play/knowledge.ts'
import type { Procedure } from './play/procedure.ts'
import type { Action, Decision, Prompt, Reason } from './play/prompt.ts'
import type { Dressing } from './scenario/lands/index.ts'
import type { Muster } from './scenario/muster.ts'
import type { Given, GivenPiece, GivenTerrain, Setup } from './scenario/setup.ts'
import type { Sketching } from './scenario/sketching/sketch.ts'
import type { Showing } from './showing/showing.ts'
import type { Telling } from './telling/telling.ts'
import type { Message } from './text/message.ts'

/** A place that somebody plays for: 'church, 30'. */
export interface GoalFlag {
  readonly at: Point
  readonly says: Message
}

/** A step of the turn: what runs while the game is in this phase. When it has run, the state says which phase is next. */
export interface Phase<T extends Tables = Tables> {
  readonly phase: string
  readonly cites: Cites
  run(game: Game<T>): Procedure
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Id[]
  readonly says: Message
  /** What each side has scored, where the rules count points. */
  readonly scores?: { readonly [side: Id]: number }
  /**
   * What each side has left, revealed when nothing is hidden any more; if missing, the pieces on the table are
   * counted.
   */
  readonly left?: { readonly [side: Id]: { readonly left: number; readonly of: number } }
  /** What decided it, sentence by sentence, with its rules. */
  readonly why?: { readonly says: readonly Message[]; readonly cites: Cites }
}

/** How a purpose is read, where that depends on the roll or on a ruling: `ruling` gives the option in force. */
export type DiceReader = (roll: RollEntry, ruling: (id: string) => string) => DiceReading

/** How the dice of a roll are read; null if luck plays no part. */
export function readingOf<T extends Tables>(
  { dice }: RuleSet<T>,
  roll: RollEntry,
  ruling: (id: string) => string,
): DiceReading | null {
  const found = dice?.[roll.purpose]
  return (typeof found === 'function' ? found(roll, ruling) : found) ?? null
}

/** Entries for readers without the rules: each roll says how it is read. */
export const withReadings = <T extends Tables>(game: Game<T>, entries: readonly Entry[]): readonly Entry[] =>
  entries.map(entry => {
    const reads = entry.type === 'roll' ? readingOf(game.rules, entry, id => game.ruling(id)) : null
    return reads ? ({ ...entry, reads } as Entry) : entry
  })

/** A derived field. */
export interface Derived<T extends Tables, K extends TableName> {
  readonly type: FieldType<unknown>
  of(game: Game<T>, record: T[K]): unknown
  /** The rules it follows from: a derived field is never an event, so no journal entry cites them. */
  cites?(game: Game<T>, record: T[K]): Cites
}

/** The input for drawing a possible world. It gives no access to what the side may not know. */
export interface Imagining<T extends Tables = Tables> {
  readonly side: Id
  /** A random number from 0 to n - 1. */
  draw(n: number): number
  /** Does the side see this field of the record? What it does not see is only assumed. */
  sees(table: TableName, id: Id, field: string): boolean
  /** What it knows now: during a deed, a world is made as of the deed's beginning, and later knowledge is not drawn. */
  readonly now: Game<T>
  /** The sides being waited for now. */
  readonly waitingFor: readonly Id[]
}

/** A complete rule set: its book, records, turn and actions, and what a side may know. */
export interface RuleSet<T extends Tables = Tables> {
  readonly id: string
  readonly book: Book
  /** The fields of each record that a file may give, besides those common to its table. */
  readonly fields: { readonly [K in TableName]: Fields }
  /** How its records are copied, and what they may hold; without this, copying is slower, and saves are checked less. */
  readonly copies?: Copies<T>
  /** Completes the records of a position: kinds, defaults, what follows from the options. */
  readonly complete: {
    game(game: Game<T>, given: Setup['start'], place: Place): T['game']
    side(game: Game<T>, given: Given, place: Place): T['side']
    unit(game: Game<T>, given: GivenPiece, place: Place): T['unit']
    piece(game: Game<T>, given: GivenPiece, place: Place): T['piece']
    terrain(game: Game<T>, given: GivenTerrain, place: Place): T['terrain']
  }
  /** Does this piece of a scenario lie face down on the table? A new game deals such pieces anew: the file is public. */
  faceDown?(given: { readonly [field: string]: unknown }): boolean
  /** Finds faults of a position as a whole: overlapping pieces, forces that may not meet. */
  check(game: Game<T>, place: Place): void
  readonly phases: readonly Phase<T>[]
  readonly actions: { readonly [name: string]: Action<T> }
  /** Derived fields, computed when a case or a screen asks for them. */
  readonly derived: { readonly [K in TableName]?: { readonly [field: string]: Derived<T, K> } }
  /** What this side may know of a record: all of it, nothing, or all but these fields. Decided by the record alone. */
  sees<K extends TableName>(table: K, record: T[K], side: Id): boolean | readonly string[]
  /**
   * Does this entry carry out what was secret until then: a declared charge, a loss that was waiting? From there on,
   * all may see on the table what it was, although no record says so.
   */
  playsOut?(entry: Entry): boolean
  /** Plausible values of fields that a side may not see. A field without one is null. */
  suppose?<K extends TableName>(game: Game<T>, table: K, hidden: readonly string[]): Partial<T[K]>
  /**
   * Makes a possible world of the game as a side knows it: adds records with `game.begin`, drawing what the side does
   * not know in keeping with what it does. Without this, the world is as `suppose` gives it.
   */
  imagine?(game: Game<T>, imagining: Imagining<T>): void
  /** Why a decision that the prompt does not ask for is out of place. */
  outOfPlace(game: Game<T>, decision: Decision, side: Id, prompt: Prompt | null): readonly Reason[]
  /** How it tells its game, if not in the usual way. */
  readonly telling?: Telling
  /** Names of vocabulary words that are not simply spelt out: 'us-75mm' is a 'US 75 mm gun'. */
  readonly terms?: { readonly [word: string]: string }
  /** The kinds that are single men: each of them has a surname, from his nation. Only sets without hidden pieces name men. */
  readonly men?: readonly string[]
  /** What it can show to people, if anything. */
  readonly showing?: Showing<T>
  /** How it makes battles from bought forces, if its rulebook sells them. */
  readonly muster?: Muster<T>
  /** How players put forces together, if it can say what belongs to one. */
  readonly forces?: ForceBuilder<T>
  /** How it serves a game with real figures, if it does. */
  readonly companion?: Companion<T>
  /** How generated ground is laid. */
  readonly dressing?: Dressing
  /** What a battle made by hand begins with, and what its maker decides. */
  readonly sketching?: Sketching
  /** The field of a side's record that keeps its victory points: a scenario that is uneven may begin with some. */
  readonly scoredIn?: string
  /** Once the game is over. */
  outcome(game: Game<T>): Outcome
  /** Why this side has won or lost, sentence by sentence. Asked once the game is over. */
  verdict?(game: Game<T>, side: Id): readonly Message[]
  /** What this side plays for and its progress, as far as it may know. Asked at any time. */
  goals?(game: Knowledge<T>, side: Id): readonly Message[]
  /** The places on the table that somebody plays for, as far as this side may know. */
  flags?(game: Knowledge<T>, side: Id): readonly GoalFlag[]
  /** How dice are read, by purpose. A purpose not listed here (a direction, a card) is neither good nor bad luck. */
  readonly dice?: { readonly [purpose: string]: DiceReading | DiceReader }
  /**
   * May this prompt be passed for a side that can do nothing, or only what is `idle`? Sets with hidden pieces ask
   * every side that might have something to decide, so that asking reveals nothing. Without this, every prompt waits
   * for its side. Of an action that it names, only drafts with these fields count: points to spend on nothing are no
   * reason to ask.
   */
  mayPass?(prompt: Prompt): boolean | { readonly [action: string]: { readonly [field: string]: string } }
  /** The default options of a game with two people at one screen. */
  readonly atOneScreen?: { readonly [ruling: string]: string }
}
