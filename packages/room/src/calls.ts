import type {
  BattleWish,
  Decision,
  Draft,
  Drawing,
  Entry,
  Id,
  Lens,
  Measured,
  Message,
  Phrase,
  Point,
  Question,
  Reason,
  Sheet,
  Value,
} from '@sandtable/kernel'
import type { Hint } from './advice/hint.ts'
import type { Review } from './advice/review.ts'
import type { Attempt, Attended, Resolved, RosterPosition, TableGame, TableView } from './companion/index.ts'
import type { March, Planned } from './march.ts'
import type { Chance } from './odds/chance.ts'
import type { Odds } from './odds/odds.ts'
import type { Refuge } from './odds/refuge.ts'
import type { Riposte } from './odds/reply.ts'
import type { Trial } from './odds/trials.ts'
import type { Prospect } from './offers.ts'
import type { KeptGame, Mustered, NewGame } from './opening.ts'
import type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './replay/tale.ts'
import type { Verified } from './replay/verify.ts'
import type { Settable, Umpiring } from './umpire.ts'

/** What a screen may ask; a server will answer the same. */
export interface Calls {
  start(game: NewGame): void
  /** Makes up a quick battle of a rule set; the open game is not touched. */
  muster(set: string, wish: BattleWish): Mustered
  /** The forces of a scenario for a game with real figures; what follows is asked of such games. */
  realTable(scenario: string, file: string): TableGame
  realView(game: TableGame): TableView
  realAttend(game: TableGame, attempt: Attempt): Attended
  realStates(game: TableGame, piece: Id): readonly Settable[]
  /** People put a state right. */
  realCorrect(game: TableGame, piece: Id, fields: { readonly [field: string]: Value }): Resolved
  /** Another piece of the same kind comes. */
  realAnother(game: TableGame, like: Id): Resolved
  /** The position of a game on a server in which orders are laid, and what comes of it: null until all are ready. */
  realOrders(game: TableGame): RosterPosition
  realBrought(game: TableGame, log: readonly Entry[]): Resolved | null
  resume(game: KeptGame): readonly Message[]
  /** The battle on the table from its beginning, with other dice, as a saved game. */
  again(seed: number): string
  sit(seat: Id): void
  decide(decision: Decision): void
  /** Passes; if this seat is not being waited for, says that it will not interrupt this turn. */
  pass(): void
  /** Passes this, and everything that may be passed until this seat's own go. */
  letPass(): void
  /** The computer waits while a person considers interrupting. */
  hold(on: boolean): void
  /** Sets up the rest of this side as the computer would, until another side is asked. */
  placeRest(): Promise<void>
  enter(dice: readonly (number | string)[]): void
  /** An umpire steps in; only in a game at one screen. */
  umpire(act: Umpiring): void
  /** The states of a piece that an umpire may set. */
  settables(piece: Id): readonly Settable[]
  undo(): void
  redo(): void
  /** A typed line as a decision, or as what the draft still wants. Reading changes nothing. */
  read(line: string, draft: Draft | null): Phrase
  question(draft: Draft): Question | null
  refusal(decision: Decision): readonly Reason[]
  drawings(draft: Draft): readonly Drawing[]
  prospects(piece: Id): readonly Prospect[]
  /** A detour to a place that cannot be reached in a straight line, or the place near it where one may come onto the table; null if none is allowed. */
  route(draft: Draft, to: Point): readonly Point[] | null
  /** How pieces get to places that may take several deeds, if nothing comes in between. */
  plan(marches: readonly March[]): readonly Planned[]
  measure(from: Id | Point, to: Id | Point): Measured | null
  sheet(piece: Id): Sheet | null
  /** What surrounds a selected piece: its zones and ranges. */
  aura(piece: Id): readonly Drawing[]
  /** What a piece sees, reaches or is threatened by, in any side's go. */
  lens(piece: Id, lens: Lens, turns: number): readonly Drawing[]
  /** Null if the odds would reveal a secret, or if they are asked for again in the meantime. */
  odds(decision: Decision): Promise<Odds | null>
  /** The rolls that a decision brings about as far as the seat knows, where its odds would reveal a secret. */
  trials(decision: Decision): Promise<readonly Trial[] | null>
  /** The same as the odds, for a target that could be aimed at: asked one after the other, beside the odds of a draft. */
  aim(decision: Decision): Promise<Odds | null>
  reply(decision: Decision): Promise<Riposte | null>
  /** A place near the goal of this move where the feared event is much less likely. */
  refuge(decision: Decision, feared: Chance): Promise<Refuge | null>
  /** What a veteran would do for this seat, worked out within this many ms; null if he is asked again meanwhile. */
  hint(budget: number): Promise<Hint | null>
  save(): string
  /** Tells a finished game; the open game is not affected. */
  story(source: TaleSource): Tale
  /** The text of such a game, as a file has it. */
  text(source: GameSource): string
  /** Replays a save and compares it with the seal of its dice, if one was told before the game. */
  verify(save: string, file: string, seal: string | null): Verified
  /** Another game that branches off from it. */
  branch(source: GameSource, viewer: Id, wish: BranchWish): Branched
  /** What a veteran makes of the nth of a side's decisions, once the game is over. */
  review(source: GameSource, side: Id, nth: number): Review
  /** How often each side wins when it is played on from one of its places. */
  playedOn(source: GameSource, viewer: Id, wish: EstimateWish): Ends
}
