import type { Unit } from '@sandtable/kernel'

/** A battle as it is printed: plain data in the unit of its rule set, made of what somebody may know. */

export type At = readonly [x: number, y: number]

/** A shape as a scenario's file has it. */
export interface Outline {
  readonly line?: readonly At[]
  readonly thick?: number
  readonly polygon?: readonly At[]
  readonly circle?: readonly [x: number, y: number, radius: number]
}

export interface Feature extends Outline {
  readonly kind: string
  /** What people call it; null where a name would say no more than the drawing. */
  readonly name: string | null
}

export type Edge = 'north' | 'east' | 'south' | 'west'

export interface Ground {
  readonly unit: Exclude<Unit, 'exact'>
  readonly width: number
  readonly depth: number
  readonly terrain: readonly Feature[]
  /** Where sides set up: how deep from their edge. */
  readonly zones: readonly { readonly name: string; readonly edge: Edge; readonly depth: number }[]
  readonly flags: readonly { readonly at: At; readonly says: string }[]
  readonly pieces: readonly { readonly at: At; readonly name: string; readonly own: boolean }[]
}

export interface SideToPrint {
  readonly name: string
  readonly briefing: string
  readonly goals: readonly string[]
  /** '6 riflemen', with what they are worth where somebody counts. */
  readonly force: readonly { readonly says: string; readonly points: number | null }[]
}

export interface BattleToPrint {
  readonly title: string
  /** The title of its rulebook. */
  readonly rules: string
  readonly summary: string
  /** '14 turns, about 120 minutes'; of a game, 'turn 3'. */
  readonly when: string
  readonly ground: Ground
  readonly sides: readonly SideToPrint[]
}

/** Men or vehicles alike: what their sheet says, and who they are. */
export interface SheetToPrint {
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  readonly names: readonly string[]
}

export interface UnitToPrint {
  readonly name: string
  /** What the unit has lost, and when it breaks. */
  readonly note: string | null
  readonly sheets: readonly SheetToPrint[]
}

export interface SheetsToPrint {
  readonly title: string
  readonly rules: string
  readonly side: string
  readonly when: string
  readonly units: readonly UnitToPrint[]
  readonly lost: readonly string[]
}

/** Those whose sheets say the same share one. */
export function grouped(sheets: readonly (Omit<SheetToPrint, 'names'> & { readonly name: string })[]): SheetToPrint[] {
  const groups = new Map<string, { readonly lines: SheetToPrint['lines']; readonly names: string[] }>()
  for (const { name, lines } of sheets) {
    const key = JSON.stringify(lines)
    const group = groups.get(key) ?? { lines, names: [] }
    groups.set(key, group)
    group.names.push(name)
  }
  return [...groups.values()]
}
