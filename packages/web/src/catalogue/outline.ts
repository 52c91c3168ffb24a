import { kindName, many, nationOf, sideName, spoken } from '@sandtable/kernel'

/** What a person wants to know of a scenario before choosing it. Plain data: made at build time, or from a file that was opened. */
export interface ScenarioOutline {
  /** Its file name without the ending; unique in its rule set. */
  readonly id: string
  readonly ruleset: string
  readonly title: string
  readonly summary: string
  readonly turns: number
  readonly minutes: number
  /** The seed of its dice when it is played as a lesson; null if any will do. */
  readonly seed: number | null
  readonly unit: 'in' | 'cm' | 'mm'
  readonly width: number
  readonly depth: number
  /** Null for the page's own battles, whose maps come later: `terrainOf`. */
  readonly terrain: readonly TerrainOutline[] | null
  readonly sides: readonly SideOutline[]
}

export interface SideOutline {
  readonly id: string
  readonly name: string
  readonly home: Edge | null
  /** How deep its set-up zone is, from its home edge. */
  readonly zone: number
  /** What it is told. Null for the page's own battles, whose briefings come later: `ordersOf`. */
  readonly briefing: string | null
  /** What it must do, in the fewest words. */
  readonly goal: string
  /** The terrain that it is about, or the edge that it must leave by. */
  readonly place: string | null
  readonly exit: Edge | null
  readonly force: readonly string[]
  readonly pieces: number
  /** Where those stand that begin on the table. */
  readonly spots: readonly Spot[]
}

/** A shape as the file has it, in the rule set's own unit. */
export interface TerrainOutline {
  readonly id: string
  readonly kind: string
  readonly circle?: readonly [number, number, number]
  readonly polygon?: readonly Spot[]
  readonly line?: readonly Spot[]
  readonly thick?: number
  readonly openings?: readonly Spot[]
  /** What it counts for whoever holds it. */
  readonly objective?: number
}

export type Edge = 'north' | 'south' | 'east' | 'west'
export type Spot = readonly [x: number, y: number]

interface RawSide {
  readonly id: string
  readonly name?: string
  readonly home?: Edge
  readonly zone?: number
  readonly objective?: { readonly type: string; readonly place?: string; readonly count?: number }
}

interface RawScenario {
  readonly title?: string
  readonly ruleset?: string
  readonly summary?: string
  readonly turns?: number
  readonly minutes?: number
  readonly seed?: number
  readonly briefing?: { readonly [side: string]: string }
  readonly table?: { readonly width?: number; readonly depth?: number; readonly terrain?: readonly TerrainOutline[] }
  readonly sides?: readonly RawSide[]
  readonly pieces?: readonly { readonly side: string; readonly kind: string; readonly at?: Spot }[]
}

const opposite: { readonly [edge in Edge]: Edge } = { north: 'south', south: 'north', east: 'west', west: 'east' }

/** The outline of a scenario that the rules have accepted; whatever is missing is left empty, since it is only looked at. */
export function outlineOf(value: unknown, id: string, unit: ScenarioOutline['unit']): ScenarioOutline {
  const raw = value as RawScenario
  return {
    id,
    ruleset: raw.ruleset ?? '',
    title: raw.title ?? id,
    summary: (raw.summary ?? '').trim(),
    turns: raw.turns ?? 0,
    minutes: raw.minutes ?? 0,
    seed: raw.seed ?? null,
    unit,
    width: raw.table?.width ?? 0,
    depth: raw.table?.depth ?? 0,
    terrain: raw.table?.terrain ?? [],
    sides: (raw.sides ?? []).map(side => sideOf(side, raw)),
  }
}

function sideOf(side: RawSide, { pieces = [], briefing = {} }: RawScenario): SideOutline {
  const own = pieces.filter(piece => piece.side === side.id)
  const kinds = own.map(piece => piece.kind)
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return {
    id: side.id,
    name: side.name ?? nationOf(kinds) ?? sideName(side.id),
    home: side.home ?? null,
    zone: side.zone ?? 0,
    briefing: (briefing[side.id] ?? '').trim(),
    goal: goalOf(side),
    place: side.objective?.place ?? null,
    exit: side.objective?.type === 'exit' && side.home ? opposite[side.home] : null,
    force: [...counts].map(([kind, count]) => many(count, kindName(kind))),
    pieces: own.length,
    spots: own.flatMap(piece => (piece.at ? [piece.at] : [])),
  }
}

/** What can be told by a place or an edge; a briefing says the rest. */
function goalOf({ objective, home }: RawSide): string {
  if (!objective) return ''
  const { type, place, count = 0 } = objective
  if (type === 'exit') return `Bring ${count} off the ${home ? `${opposite[home]} ` : ''}edge`
  return place ? `${sideName(type)} the ${spoken(place)}` : ''
}
