import type { Game } from '../game/game.ts'
import type { Cites, Entry } from '../game/journal.ts'
import type { Id, TableName, Tables, Value } from '../game/store.ts'
import type { Decision, Question } from '../play/prompt.ts'
import type { Message } from '../text/message.ts'

/**
 * The companion serves a game that is played with real figures. It has no map: where a rule looks at the table (how
 * far, behind what, who is near), people answer. A resolution lays out a small scene in which the answers are true,
 * and there the rules do what they always do. So no rule is written twice.
 */
export interface Companion<T extends Tables = Tables> {
  /** The moment at which a companion's game begins: the first phase that is not about setting up. */
  readonly begins: { readonly phase: string; readonly [field: string]: Value }
  readonly resolutions: readonly Resolution<T>[]
  /** Is something now about to run by itself about which people are asked first? The game stops there. */
  stops?(game: Game<T>): boolean
  /** The steps of this turn, in order: a checklist. */
  turn(game: Game<T>): readonly TurnStep[]
  /** Orders are laid unseen: with a server, each player may do so on a phone of his own. */
  readonly apart?: Apart<T>
  /** The kinds of ground that its scenes lay: a scene calls each by its kind, and further ones 'hedge-2'. */
  readonly grounds: readonly string[]
  /** Ground that cannot be seen through, for a line of this many parts of the set's unit: it keeps the scene apart. */
  screen(line: readonly (readonly [number, number])[]): { readonly [field: string]: Value }
  /** Does this piece stand on the table when the game begins? Without this, all that are not gone do. */
  stands?(piece: { readonly [field: string]: unknown }): boolean
  /** What players keep markers for: 'pinned', '2 pins', '3 AP'. */
  marks(game: Game<T>, piece: Id): readonly Message[]
  /** The fields of a piece that people may put right by hand, the usual ones first. */
  readonly keeps: readonly string[]
  /** What a side has: cards, luck, points, losses. */
  holds?(game: Game<T>, side: Id): readonly Message[]
  /** Those who can still act in this step: nobody is forgotten. */
  waiting(game: Game<T>): readonly Id[]
}

/** How orders are laid on several phones. */
export interface Apart<T extends Tables = Tables> {
  /** The phase in which that happens. */
  readonly phase: string
  /** Where the pieces stand on the players' screens, in the set's own unit: any of a unit may be ordered together. */
  places(game: Game<T>): { readonly [piece: Id]: readonly [number, number] }
  /** A record as it comes back: what names a place of that table names one of a scene. */
  brought(game: Game<T>, table: TableName, record: { readonly id: Id; readonly [field: string]: unknown }): object
  /** What is told of a side that has laid its orders. */
  says(side: Id): Message
}

export interface TurnStep {
  readonly says: Message
  readonly cites: Cites
  /** Whose step it is; null if it is nobody's, or not known yet. */
  readonly side: Id | null
  /** The game is here. */
  readonly now: boolean
}

/** A question about the real table, with the rules that ask it. */
export type TableQuestion = Question & { readonly cites: Cites }

/** What people have answered, by the field of the question. */
export type Answers = { readonly [field: string]: Value | undefined }

/** Something that is decided at the table by dice, or kept in mind: a shot, a test, the end of a step. */
export interface Resolution<T extends Tables = Tables> {
  readonly id: string
  readonly says: Message
  readonly cites: Cites
  /** `act`: somebody does something. `step`: the turn goes on. `besides`: whenever people need it. */
  readonly kind: 'act' | 'step' | 'besides'
  /** Has it its place now? */
  fits(game: Game<T>): boolean
  /** The next question; null when everything is known. `happened` is what the rules have made of it so far. */
  ask?(game: Game<T>, answers: Answers, happened: readonly Entry[]): TableQuestion | null
  /** The scene in which the rules carry it out. It is laid anew when it is another after what has happened. */
  scene?(game: Game<T>, answers: Answers, happened: readonly Entry[]): Scene
  /**
   * What is then decided, as far as the answers say it: the rules ask for the rest. Without a side, by whoever is asked.
   * None: the phase runs.
   */
  decides?(game: Game<T>, answers: Answers): { readonly side: Id | null; readonly decision: Decision } | null
  /** What is told of it, before and after, instead of the decision, which may speak of places that mean nothing. */
  tells?(answers: Answers, game: Game<T>): Message
}

/** Who stands where, from the middle of the scene, in the set's own unit, and what else is so for as long as it lasts. */
export interface Scene {
  /**
   * Fields of pieces as a file would give them, or, where a file has no word for one, as the game keeps it. Their places
   * last as long as the scene; all else goes on as it was.
   */
  readonly pieces?: { readonly [piece: Id]: SceneFields }
  readonly terrain?: readonly { readonly [field: string]: Value }[]
  /** Fields of the game, as it keeps them. */
  readonly state?: SceneFields
  /** Dice that have fallen already: where a shell has landed is seen on the table. They are not told again. */
  readonly dice?: { readonly [purpose: string]: readonly number[] }
}
export type SceneFields = { readonly [field: string]: Value }
