import type {
  Cites,
  Decision,
  Draft,
  Fields,
  Id,
  Length,
  Point,
  Procedure,
  Prompt,
  Question,
  Reason,
} from '@sandtable/kernel'
import type { Muzzleflash, Piece } from '../records.ts'

/** A grenade on the ground that is about to go off. */
export interface LiveGrenade {
  readonly at: Point
  readonly radius: Length
  /** Somebody has tried to smother it: MF-GRE-16. */
  readonly tried: boolean
  readonly smothered: boolean
}

/** What somebody has done, for the enemy to react to: plain JSON, since prompts carry it. */
export interface Deed {
  readonly actor: Id
  /** Those who acted together with him: MF-ACT-8. */
  readonly others?: readonly Id[]
  /** Only what moves, shoots or throws may be shot at for it: MF-REA-4. */
  readonly type: 'move' | 'shot' | 'throw' | 'other'
  /** Who was the target, was charged, or is in danger; who gained a pin is added when it is over. */
  readonly affected: readonly Id[]
  readonly grenade?: LiveGrenade
}

/** All who took part in it. */
export const whoDid = ({ actor, others = [] }: Deed): readonly Id[] => [actor, ...others]

/**
 * Something a piece can do in its activation, or as a reaction. Whether it may act at all, its pins and its AP are asked of
 * everybody alike (activation.ts); an act says only what is particular to it.
 */
export interface Act {
  readonly says: string
  readonly fields: Fields
  /** The AP that it costs each who takes part. */
  cost(game: Muzzleflash, decision: Decision): number
  /** The rules that set this price. */
  costRules?(game: Muzzleflash, decision: Decision): Cites
  /** Who takes part: the piece that is named, unless said. */
  actors?(game: Muzzleflash, decision: Decision): readonly Id[]
  /** Is it for this piece at all? Others are not even listed. */
  suits?(game: Muzzleflash, piece: Piece): boolean
  /** The next field, once the piece is known (or from the start, for an act whose actors are not `piece`). */
  next(game: Muzzleflash, draft: Draft, prompt: Prompt): Question | null
  /** Fields after which there is always another question. */
  readonly unfinished?: readonly string[]
  /** Its own reasons why it may not be done; `to` is what it reacts to, null in the own activation. */
  why(game: Muzzleflash, decision: Decision, to: Deed | null): readonly Reason[]
  /** What must succeed before any AP is spent; false, and the act does not happen. */
  prepare?(game: Muzzleflash, decision: Decision): Procedure<boolean>
  /** Does it; gives what the enemy may react to, or null if it has seen to reactions and what follows by itself. */
  carryOut(game: Muzzleflash, decision: Decision, to: Deed | null): Procedure<Deed | null>
}

export const actorsOf = (act: Act, game: Muzzleflash, decision: Decision): readonly Id[] =>
  act.actors?.(game, decision) ?? [decision.piece as Id]
