import type { Id, Length, Point, Prompt } from '@sandtable/kernel'

// types, not interfaces: prompts carry them, so they must be plain values

/** A grenade on the ground that is about to go off. */
export type LiveGrenade = {
  readonly at: Point
  readonly radius: Length
  /** Somebody has tried to smother it: MF-GRE-16. */
  readonly tried: boolean
  readonly smothered: boolean
}

/** What somebody has done, for the enemy to react to. */
export type Deed = {
  readonly actor: Id
  /** Those who acted together with him: MF-ACT-8. */
  readonly others?: readonly Id[]
  /** Only what moves, shoots or throws may be shot at for it: MF-REA-4. */
  readonly type: 'move' | 'shot' | 'throw' | 'other'
  /** Who was the target, was charged, or is in danger; who gained a pin is added when it is over. */
  readonly affected: readonly Id[]
  readonly grenade?: LiveGrenade
}

/** All who took part. */
export const whoDid = ({ actor, others = [] }: Deed): readonly Id[] => [actor, ...others]

/** May the actors be shot at for this deed? */
export const mayBeShotFor = ({ type }: Deed): boolean => type !== 'other'

/** What a prompt to react is about. */
export type Occasion = {
  readonly deed: Deed
  /** Those who have reacted to it. */
  readonly done: readonly Id[]
}

export const occasionOf = ({ context }: Pick<Prompt, 'context'>): Occasion => context as Occasion
