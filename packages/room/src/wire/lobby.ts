import type { Id } from '@sandtable/kernel'
import type { Card, GameWish } from './messages.ts'

/** A game that anybody may join or watch. */
export interface OpenGame {
  readonly game: string
  readonly card: Card
  /** When it was made, in ms since 1970. */
  readonly made: number
  readonly stage: 'gathering' | 'playing'
  /** The sides that are free. */
  readonly free: readonly Id[]
  readonly watch: boolean
}

/** A seat that was taken in the lobby: its secret is told once. */
export interface Taken {
  readonly game: string
  readonly side: Id
  readonly secret: string
}

/** A battle against whoever comes: joins one that waits, or waits with this one. */
export interface QuickWish {
  readonly wish: GameWish
  readonly yours: Id
}
