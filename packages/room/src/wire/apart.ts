import type { Id } from '@sandtable/kernel'
import type { Reaction } from '../reactions.ts'

/** What only players far apart may have done. */
export interface Apart {
  /** Whoever sits here has the last step before their eyes: nobody needs to be told of it any more. */
  looked(): void
  /** How this side's figures react from now on. The server keeps to it. */
  react(order: Reaction): void
  /** After the game: leads the others to this moment of the replay. */
  wind(moment: Wound): void
}

/** A moment of the replay that somebody shows to the others. */
export interface Wound {
  /** The page that leads: every page has a name of its own. */
  readonly by: string
  /** What its player is called. */
  readonly name: string
  /** After how many entries, and seen by whom. */
  readonly at: number
  readonly viewer: Id
}
