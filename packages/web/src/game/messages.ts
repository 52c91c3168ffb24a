import type { Grown, Reason } from '@sandtable/kernel'
import type { Calls, Snapshot } from '@sandtable/room'

/** What page and worker send each other. */
export type Request = {
  [K in keyof Calls]: { readonly id: number; readonly call: K; readonly args: Parameters<Calls[K]> }
}[keyof Calls]

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
