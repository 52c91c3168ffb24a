import type { Id } from '@sandtable/kernel'
import { type DiceTold, diceTold } from './evenness.ts'
import { type HeatMaps, heatOf } from './heat.ts'
import { anytimeShareOf, type Share } from './interval.ts'
import { type KindLost, kindsLost, scoredFor } from './losses.ts'
import { type Notable, notableOf } from './notable.ts'
import { type PlaceTold, placesTold } from './places.ts'
import type { Played } from './played.ts'
import { pointsFor, type Summary, summaryOf } from './summary.ts'

/** Everything that a study has found out, as plain data: what a report is made of. */
export interface Findings extends Summary {
  /** How many games took how many turns. */
  readonly lengths: readonly { readonly turns: number; readonly games: number }[]
  readonly kinds: { readonly [side: Id]: readonly KindLost[] }
  readonly scoredFor: { readonly [side: Id]: ReturnType<typeof scoredFor> }
  readonly places: readonly PlaceTold[]
  readonly heat: HeatMaps
  readonly dice: readonly DiceTold[]
  readonly notable: readonly Notable[]
  readonly course: readonly Stage[]
}

/** What was known of each side's share of the points after so many games. */
export interface Stage {
  readonly games: number
  readonly sides: { readonly [side: Id]: Share }
}

export function findingsOf(played: readonly Played[]): Findings {
  const sides = Object.keys(played[0]?.bots ?? {})
  const bySide = <V>(of: (side: Id) => V): { readonly [side: Id]: V } =>
    Object.fromEntries(sides.map(side => [side, of(side)]))
  return {
    ...summaryOf(played),
    lengths: lengthsOf(played),
    kinds: bySide(side => kindsLost(side, played)),
    scoredFor: bySide(side => scoredFor(side, played)),
    places: placesTold(played),
    heat: heatOf(played),
    dice: diceTold(played),
    notable: notableOf(played),
    course: courseOf(played),
  }
}

function lengthsOf(played: readonly Played[]): Findings['lengths'] {
  const longest = Math.max(0, ...played.map(({ turns }) => turns))
  return Array.from({ length: longest }, (_, i) => ({
    turns: i + 1,
    games: played.filter(({ turns }) => turns === i + 1).length,
  }))
}

const STAGES = 40

/** How the answer became clear. */
export function courseOf(played: readonly Played[]): readonly Stage[] {
  const sides = Object.keys(played[0]?.bots ?? {})
  const won: { [side: Id]: number } = Object.fromEntries(sides.map(side => [side, 0]))
  const step = Math.max(1, Math.floor(played.length / STAGES))
  const stages: Stage[] = []
  for (const [i, game] of played.entries()) {
    for (const side of sides) won[side] = (won[side] ?? 0) + pointsFor(game, side)
    if ((i + 1) % step === 0 || i === played.length - 1)
      stages.push({
        games: i + 1,
        sides: Object.fromEntries(sides.map(side => [side, anytimeShareOf(won[side] ?? 0, i + 1)])),
      })
  }
  return stages
}
