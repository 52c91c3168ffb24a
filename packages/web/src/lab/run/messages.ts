import type { BotName, Handicap, Played, ReportHead } from '@sandtable/lab'

/** What is to be played: a scenario as text or as its value, who plays it, and the seed that all follows from. */
export interface LabOrder {
  readonly file: string
  readonly scenario: string | { readonly value: unknown }
  readonly seed: string
  readonly bots: readonly BotName[]
}

/** What a worker of the lab can be asked. */
export interface LabCalls {
  head(order: LabOrder): ReportHead
  play(order: LabOrder, n: number): Played
  save(order: LabOrder, n: number): string
  handicaps(order: LabOrder, weaker: string, stronger: string): readonly (readonly Handicap[])[]
}

export interface LabRequest {
  readonly id: number
  readonly call: keyof LabCalls
  readonly args: readonly unknown[]
}

export type LabReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
