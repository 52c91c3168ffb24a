import {
  type Companion,
  dealt,
  type Entry,
  type FieldType,
  fieldsOf,
  fromLength,
  type Id,
  namesIn,
  type RuleSet,
  readScenario,
  readSetup,
  SandtableError,
  type Source,
  type Value,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'

/** A game with real figures, as it is kept: who takes part, and all that has been decided. Plain JSON. */
export interface TableGame {
  readonly set: string
  readonly title: string
  /** The position without a table, as a file would give it. */
  readonly roster: RosterPosition
  readonly done: readonly Resolved[]
  /** The game on a server in which orders are laid now. */
  readonly apart?: string
}

/** Something that was decided at the table: undo takes one of these back. */
export interface Resolved {
  /** The id of the resolution; null for a correction by hand. */
  readonly resolution: string | null
  readonly entries: readonly Entry[]
}

type Row = { readonly id: Id; readonly [field: string]: Value }
export interface RosterPosition {
  readonly options: { readonly [ruling: string]: string }
  readonly tables: Value
  readonly table: { readonly [field: string]: Value }
  readonly sides: readonly Row[]
  readonly units: readonly Row[]
  readonly pieces: readonly Row[]
  readonly start: { readonly [field: string]: Value }
}

/** Ten metres: as large as a table may be. The lower part is the park, the upper part the scene. */
export const SIZE = 1_000_000
const SPACING = 25_000
/** Nobody in the park runs off the table: it is farther to the edge than anybody runs at once. */
export const MARGIN = 80_000
/** The line between park and scene. */
export const FENCE = 500_000

/** The rules with the companion that they bring. */
export function companionOf(set: string): { readonly rules: RuleSet; readonly companion: Companion } {
  const rules = ruleSets.find(({ id }) => id === set)
  if (!rules?.companion) throw new SandtableError('SCEN-2', '', `rule set ${set}`)
  return { rules, companion: rules.companion }
}

/** The forces of a scenario, for a game with real figures. */
export function rosterFrom(text: string, file: string, options: RosterPosition['options'] = {}): TableGame {
  const { source, ruleset, title } = readScenario(ruleSets, readYaml(text, file))
  const { rules } = companionOf(ruleset)
  return rosterOf(rules.id, dealt(rules, source, 1), title, options)
}

/** The forces of a position. Its table stays behind. */
export function rosterOf(set: string, source: Source, title: string, options: RosterPosition['options']): TableGame {
  const { rules, companion } = companionOf(set)
  const setup = readSetup(rules, source)
  const raw = setup.raw as Partial<RosterPosition>
  const known = new Set([...setup.sides, ...setup.units, ...setup.pieces].map(({ id }) => id))
  /** Without the fields that name ground: there is none. */
  const rows = (table: 'side' | 'unit' | 'piece'): Row[] => {
    const types = fieldsOf(rules, table)
    return ((raw[`${table}s`] ?? []) as readonly Row[]).map((row, i) => {
      const given = setup[`${table}s`][i] as { readonly [field: string]: unknown }
      const keeps = (field: string): boolean => {
        const type = types[field] as FieldType<unknown> | undefined
        return !type || namesIn({ [field]: type }, given).every(id => known.has(id))
      }
      return Object.fromEntries(Object.entries(row).filter(([field]) => keeps(field))) as Row
    })
  }
  const { terrain: _terrain, scenery: _scenery, width: _width, depth: _depth, ...about } = raw.table ?? {}
  const size = fromLength(SIZE, rules.book.unit)
  return {
    set: rules.id,
    title,
    roster: {
      options: { ...(raw.options ?? {}), ...options },
      tables: raw.tables ?? {},
      table: { ...about, width: size, depth: size },
      sides: rows('side'),
      units: rows('unit'),
      pieces: parked(rules, companion, rows('piece')),
      start: { ...onlyLasting(raw.start ?? {}), ...companion.begins },
    },
    done: [],
  }
}

/** What a scenario says of the game as a whole and not of a moment: its last turn. */
const onlyLasting = ({ side: _s, phase: _p, turn: _t, ...rest }: RosterPosition['start']): RosterPosition['start'] =>
  rest

/** Each side stands in a band of its own, everybody well apart. */
function parked(rules: RuleSet, companion: Companion, pieces: readonly Row[]): readonly Row[] {
  const sides = [...new Set(pieces.map(({ side }) => side as Id))]
  const counted = new Map<Id, number>()
  return pieces.map(({ at: _at, ...piece }) => {
    if (!(companion.stands?.(piece) ?? true) || piece.gone === true) return piece as Row
    const side = piece.side as Id
    const n = counted.get(side) ?? 0
    counted.set(side, n + 1)
    const place = parkedAt(sides.indexOf(side), sides.length, n)
    const at: Value = place.map(part => fromLength(part, rules.book.unit))
    return { ...piece, at } as Row
  })
}

const PER_ROW = Math.floor((SIZE - 2 * MARGIN) / SPACING)

/** The nth place of a side in the park. */
function parkedAt(band: number, bands: number, n: number): readonly [number, number] {
  const south = bandOf(band, bands)
  return [MARGIN + (n % PER_ROW) * SPACING, south + MARGIN + Math.floor(n / PER_ROW) * SPACING]
}

/** Where the band of a side begins; that of the one after the last is the fence. */
export const bandOf = (band: number, bands: number): number => Math.floor((FENCE / Math.max(1, bands)) * band)
