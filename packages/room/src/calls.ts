import type {
  BattleWish,
  Decision,
  DiceReading,
  DiceSpec,
  Draft,
  Drawing,
  Entry,
  Glance,
  Id,
  Lens,
  Measured,
  Message,
  Modifier,
  Outcome,
  Phrase,
  Point,
  Prompt,
  Question,
  Reason,
  Roles,
  RollRequest,
  Roster,
  Sheet,
  Unit,
  View,
} from '@sandtable/kernel'
import type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './replay/tale.ts'

/** The time of whoever runs the room. Waiting lets other calls in, even if it waits no time at all. */
export interface Clock {
  /** In milliseconds, from any beginning. */
  now(): number
  wait(milliseconds?: number): Promise<void>
}

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

/** A battle that the rules have made up: a scenario file, as text. */
export interface Mustered {
  readonly file: string
  readonly text: string
}

/** A game that was kept. */
export interface KeptGame {
  readonly title: string
  readonly save: string
  readonly file: string
  readonly seats: Seats
  readonly level: 'easy' | 'usual'
}

/** Dice that somebody has to roll, and what this seat may know of whom they are about and what they need. */
export interface Wanted extends RollRequest {
  readonly cites: readonly string[]
  readonly about: readonly Id[]
  readonly need?: number
  readonly modifiers?: readonly Modifier[]
  readonly reads?: DiceReading
}

/** Everything that the page may know at one moment, from one seat. */
export interface Snapshot {
  readonly seat: Id
  readonly view: View
  readonly prompt: Prompt | null
  /** The prompt's actions, each with its first question. */
  readonly offers: readonly Offer[]
  readonly waitingFor: readonly Id[]
  /** Other people at this screen who must not look on: something is told to this seat and not to them, or to them and not to it. */
  readonly apart: readonly Id[]
  /** Other people at this screen who may speak up now, though nobody waits for them. */
  readonly mayStepIn: readonly Id[]
  readonly wanted: Wanted | null
  /** What has happened since the last snapshot for this seat; everything, where that is said. */
  readonly news: readonly Entry[]
  readonly newsIsAll: boolean
  /** Why nothing can be taken back; null if it can. */
  readonly whyNoUndo: Message | null
  readonly canRedo: boolean
  readonly outcome: Outcome | null
  readonly glances: { readonly [piece: Id]: readonly Glance[] }
  /** What the last deed has drawn on the table: it lies there until somebody does something else. */
  readonly traces: readonly Drawing[]
  /** The seat's own units, where the set gives orders to many at once. */
  readonly roster: readonly Roster[]
  readonly table: TableFacts
  /** The computer is deciding. */
  readonly thinking: boolean
}

/** An action that the prompt offers. */
export interface Offer {
  readonly action: string
  readonly says: Message
  readonly question: Question | null
  /** What its fields are for: a facing may be given on the table where there is one. */
  readonly roles: Roles[string]
  /** Why it may not be chosen at all. */
  readonly no: readonly Reason[]
  /** Nothing would come of it, whatever were chosen then. */
  readonly hopeless?: boolean
}

/** Something that a piece could do next: an action with the piece in it, what is asked then, and what can be shown of it. */
export interface Prospect {
  readonly draft: Decision
  readonly question: Question | null
  readonly drawings: readonly Drawing[]
  /** What the rules call the words in it that tell it from others, by their fields: 'deliberate, 2 AP'. */
  readonly words: { readonly [field: string]: Message }
}

export interface TableFacts {
  readonly title: string
  readonly ruleset: string
  readonly unit: Unit
  readonly width: number
  readonly depth: number
  readonly sides: readonly Id[]
  /** What the sides are called: nobody is shown an id. */
  readonly names: { readonly [side: Id]: string }
  /** What the rules call their actions. */
  readonly deeds: { readonly [action: string]: Message }
  /** What the fields of the actions are for. */
  readonly roles: Roles
  /** What they call words of their vocabulary. */
  readonly terms: { readonly [word: string]: string }
  readonly seats: Seats
  /** Several people at this screen look at it together, since nothing was hidden when it was laid: colours stay with their sides. */
  readonly shared: boolean
}

/** How likely something befalls a piece. */
export interface Chance {
  readonly piece: Id
  readonly side: Id
  readonly what: 'gone' | 'pinned' | 'wounded' | 'away'
  readonly chance: number
  /** Of those who may do it, the one who most often did. */
  readonly by?: Id
}

/** How likely each thing is that may come of a decision. */
export interface Odds {
  /** Every fall of the dice was played; otherwise so many that it is about right. */
  readonly exact: boolean
  readonly chances: readonly Chance[]
}

/** What the others' next go does to a side, about: if it decides this and no more, and if it does nothing. */
export interface Riposte {
  readonly then: readonly Chance[]
  readonly otherwise: readonly Chance[]
}

/** A place to go to instead, where the others' next go is less likely to do this. */
export interface Refuge {
  readonly at: Point
  readonly chance: number
}

/** What the page may ask of a game; a server will answer the same. */
export interface Calls {
  start(game: NewGame): void
  /** Makes up a quick battle of a rule set; the game in this room stays as it is. */
  muster(set: string, wish: BattleWish): Mustered
  resume(game: KeptGame): readonly string[]
  sit(seat: Id): void
  decide(decision: Decision): void
  /** Takes what a prompt has for those who pass; where nobody waits for this seat, lets this turn be played on. */
  pass(): void
  /** Passes this, and all that may be passed until it is this seat's own go. */
  letPass(): void
  /** While somebody makes up his mind to speak up, the computer waits. */
  hold(on: boolean): void
  /** Sets up all that still stands beside the table, as the computer would; until somebody else is asked. */
  placeRest(): Promise<void>
  enter(dice: readonly (number | string)[]): void
  undo(): void
  redo(): void
  /** A typed line as a decision, or as what the draft still wants. Reading changes nothing. */
  read(line: string, draft: Draft | null): Phrase
  question(draft: Draft): Question | null
  refusal(decision: Decision): readonly Reason[]
  drawings(draft: Draft): readonly Drawing[]
  prospects(piece: Id): readonly Prospect[]
  /** A way to a place that cannot be gone to straight; null if there is none that is allowed. */
  route(draft: Draft, to: Point): readonly Point[] | null
  measure(from: Id | Point, to: Id | Point): Measured | null
  sheet(piece: Id): Sheet | null
  /** What goes out from a piece that is looked at. */
  aura(piece: Id): readonly Drawing[]
  /** What a piece sees, reaches or is threatened by, whoever's go it is. */
  lens(piece: Id, lens: Lens, turns: number): readonly Drawing[]
  /** Null where it cannot be told without telling a secret, or when something else is asked meanwhile. */
  odds(decision: Decision): Promise<Odds | null>
  reply(decision: Decision): Promise<Riposte | null>
  /** Of the places that the rules suggest for this move, one near its goal where this is much less likely to befall the piece. */
  refuge(decision: Decision, feared: Chance): Promise<Refuge | null>
  save(): string
  /** Tells a game that was played; the one in this room stays as it is. */
  story(source: TaleSource): Tale
  /** The text of such a game, and another one that branches off from it. */
  text(source: GameSource): string
  branch(source: GameSource, viewer: Id, wish: BranchWish): Branched
  playedOn(source: GameSource, viewer: Id, wish: EstimateWish): Ends
}
