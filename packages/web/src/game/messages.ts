import type { Grown, Reason } from '@sandtable/kernel'
import type { Asked, Calls, Snapshot } from '@sandtable/room'

/** What page and worker send each other. */
export type Request =
  | { [K in keyof Calls]: { readonly id: number; readonly call: K; readonly args: Parameters<Calls[K]> } }[keyof Calls]
  /** Asked at a seat of a game far away, as far as the page was told of it. */
  | { readonly id: number; readonly far: keyof Asked | 'take' | 'guess' | 'whole'; readonly args: readonly unknown[] }

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
  | News

/** A change: how things stand now, and what is new of the save, if anything is. */
export interface News {
  readonly snapshot: Snapshot
  readonly grown: Grown | null
}
