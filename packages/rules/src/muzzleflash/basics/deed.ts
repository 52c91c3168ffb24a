import type { Id, Length, Point, Prompt } from '@sandtable/kernel'

// types, not interfaces: prompts carry them, so they must be plain values

/** A grenade on the ground that is about to go off. */
export type LiveGrenade = {
  readonly at: Point
  readonly radius: Length
  /** A figure has tried to smother it: MF-GRE-16. */
  readonly tried: boolean
  readonly smothered: boolean
}

/** An action for the enemy to react to. */
export type Deed = {
  readonly actor: Id
  /** Those who acted together with the actor: MF-ACT-8. */
  readonly others?: readonly Id[]
  /** Only what moves, shoots or throws may be shot at for it: MF-REA-4. */
  readonly type: 'move' | 'shot' | 'throw' | 'other'
  /** Figures targeted, charged or in danger; those that gained a pin are added afterwards. */
  readonly affected: readonly Id[]
  readonly grenade?: LiveGrenade
}

/** All participants. */
export const whoDid = ({ actor, others = [] }: Deed): readonly Id[] => [actor, ...others]

/** Somebody tried to move and did not get away from where it was: nobody may shoot at it for that, MF-RUL-50. */
export const stayed = (actor: Id, others: readonly Id[] = []): Deed => ({ actor, others, type: 'other', affected: [] })

/** May the actors be shot at for this deed? */
export const mayBeShotFor = ({ type }: Deed): boolean => type !== 'other'

/** What a prompt to react is about. */
export type Occasion = {
  readonly deed: Deed
  /** Those who have reacted to it. */
  readonly done: readonly Id[]
}

export const occasionOf = ({ context }: Pick<Prompt, 'context'>): Occasion => context as Occasion
