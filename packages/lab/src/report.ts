import { Host, type Id, readScenario, type Unit } from '@sandtable/kernel'
import type { Balance } from './balance.ts'
import { type Difference, differencesOf } from './comparison.ts'
import { type Findings, findingsOf } from './findings.ts'
import type { Played } from './played.ts'
import type { BotName } from './players.ts'
import { type Squares, squaresOf } from './squares.ts'
import type { Study } from './study.ts'
import { type SideSummary, summaryOf } from './summary.ts'

/** What is to be said of a study before a game is played: plain data. */
export interface ReportHead {
  readonly title: string
  readonly set: string
  readonly setTitle: string
  readonly unit: Unit
  /** The scenario as its file has it. */
  readonly scenario: unknown
  readonly seed: string
  readonly players: readonly BotName[]
  readonly sideNames: { readonly [side: Id]: string }
  /** The last turn, where there is one. */
  readonly last: number | null
  readonly squares: Squares
}

/** All that a report of a study says: a page or a file makes it readable. */
export interface LabReport extends ReportHead {
  readonly findings: Findings
  readonly compared: readonly Compared[]
  readonly balance: Balance | null
}

/** The same battle with something changed, on the same dice. */
export interface Compared {
  readonly with: string
  readonly sides: readonly SideSummary[]
  readonly differences: readonly Difference[]
}

export function headOf({ rules, source, seed, bots }: Study): ReportHead {
  const { setup, sideNames } = new Host(rules, source)
  const last = setup.start.last
  return {
    title: readScenario([rules], source).title,
    set: rules.id,
    setTitle: rules.book.title,
    unit: rules.book.unit,
    scenario: source.value,
    seed: String(seed),
    players: bots,
    sideNames,
    last: typeof last === 'number' ? last : null,
    squares: squaresOf(setup, rules.book.unit),
  }
}

export const reportOf = (
  head: ReportHead,
  played: readonly Played[],
  others: readonly { readonly with: string; readonly played: readonly Played[] }[] = [],
  balance: Balance | null = null,
): LabReport => ({
  ...head,
  findings: findingsOf(played),
  compared: others.map(other => ({
    with: other.with,
    sides: summaryOf(other.played).sides,
    differences: differencesOf(played, other.played),
  })),
  balance,
})
