/** The fullest table that may be played: 200 figures a side among 1,000 polygons with 5,000 edges, and goals. */
import { jsonSource, type Source, Stream } from '@sandtable/kernel'

interface Set {
  /** The distance between two places, in the set's own unit. */
  readonly step: number
  readonly terrain: readonly Ground[]
  readonly sides: readonly [Army, Army]
  readonly start: object
  /** What the sides want of some houses, or of the table: the computer finds the ways there from everywhere. */
  readonly goals?: (houses: readonly string[]) => readonly [object, object]
  /** What makes a house a goal. */
  readonly worth?: object
}

interface Ground {
  readonly kind: string
  readonly build?: string
  readonly dpv?: number
}

interface Army {
  readonly id: string
  readonly unit?: object
  readonly leader?: string
  readonly man: string
}

/** Places for polygons, and for figures between them. */
const COLUMNS = 40
const ROWS = 25
const FIGURES = 200
/** Houses that both sides want. */
const WANTED = 4
/** Men in a unit. */
const UNIT = 10

/** What each set is played with: men, some in the open, some in what slows them or hides them. */
const sets: { readonly [set: string]: Set } = {
  plastic: {
    step: 3,
    terrain: [{ kind: 'rubble' }, { kind: 'high-grass' }, { kind: 'building' }],
    sides: [
      { id: 'german', leader: 'german-leader', man: 'german-rifleman' },
      { id: 'allied', leader: 'russian-leader', man: 'russian-rifleman' },
    ],
    start: { turn: 1, side: 'german' },
    goals: ([place]) => [
      { home: 'south', objective: { type: 'hold', place } },
      { home: 'north', objective: { type: 'take', place } },
    ],
  },
  muzzleflash: {
    step: 3,
    terrain: [{ kind: 'woods' }, { kind: 'scrub' }, { kind: 'building' }],
    sides: [
      { id: 'red', unit: { kind: 'section' }, leader: 'nco', man: 'rifleman' },
      { id: 'blue', unit: { kind: 'section' }, leader: 'nco', man: 'rifleman' },
    ],
    start: { turn: 1, side: 'red' },
    goals: places => [
      { objectives: [{ type: 'hold', vp: 3, places }] },
      { objectives: [{ type: 'hold', vp: 3, places }] },
    ],
  },
  goodbye: {
    step: 6,
    terrain: [{ kind: 'woods' }, { kind: 'mud' }, { kind: 'rubble' }],
    sides: [
      { id: 'red', unit: { kind: 'section' }, leader: 'corporal', man: 'rifleman' },
      { id: 'blue', unit: { kind: 'section' }, leader: 'corporal', man: 'rifleman' },
    ],
    start: { turn: 1, side: 'red', phase: 'orders' },
    goals: () => [
      { home: 'south', objective: { type: 'reach', edge: 'north', within: 30, count: 9 } },
      { home: 'north', objective: { type: 'reach', edge: 'south', within: 30, count: 9 } },
    ],
  },
  blaze: {
    step: 100,
    terrain: [{ kind: 'woods' }, { kind: 'scrub' }, { kind: 'building', build: 'flimsy', dpv: 5 }],
    sides: [
      { id: 'red', unit: { kind: 'platoon', rating: 'average' }, man: 'rifle-section' },
      { id: 'blue', unit: { kind: 'platoon', rating: 'average' }, man: 'rifle-section' },
    ],
    start: { turn: 1, phase: 'planning' },
    worth: { objective: 10 },
  },
}

/** Corners of a pentagon, as shares of its size. */
const corners = [
  [0.5, 0],
  [0.15, 0.48],
  [-0.4, 0.29],
  [-0.4, -0.29],
  [0.15, -0.48],
] as const

/**
 * The table of this seed, or a share of it: the polygons on a lattice, the figures between them, each side in its
 * half.
 */
export function crowded(id: string, seed: number, share = 1): Source {
  const columns = COLUMNS * share
  const count = FIGURES * share
  const { step, terrain, sides, start, goals, worth } = sets[id] as Set
  const stream = new Stream(`crowded ${seed}`)
  const wobble = (): number => (stream.next(21) - 10) / 100
  const at = (column: number, row: number, shift: number): readonly [number, number] => [
    round((column + shift + wobble()) * step),
    round((row + shift + wobble()) * step),
  ]
  const places = Array.from({ length: columns * ROWS }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
  const polygons = places.map(([column, row], i) => {
    const [x, y] = at(column, row, 0.35)
    const size = step * 0.3
    const polygon = corners.map(([a, b]) => [round(x + a * size), round(y + b * size)])
    return { id: `t${i}`, ...(terrain[stream.next(terrain.length)] as Ground), polygon }
  })
  const houses = polygons.filter(({ kind }) => kind === 'building').map(polygon => polygon.id)
  const wanted = Array.from(
    { length: WANTED },
    (_, i) => houses[Math.floor(((i + 0.5) * houses.length) / WANTED)] ?? '',
  )
  const half = (side: number) => places.filter(([, row]) => (side === 0 ? row < 12 : row > 12))
  const pieces = sides.flatMap(({ id: side, leader, man, unit }, n) =>
    drawn(stream, half(n), count).map(([column, row], i) => ({
      id: `${side}-${i}`,
      side,
      kind: leader && i % UNIT === 0 ? leader : man,
      at: at(column, row, 0.78),
      ...(unit && { unit: `${side}-unit-${Math.floor(i / UNIT)}` }),
    })),
  )
  const units = sides.flatMap(({ id: side, unit }) =>
    unit ? Array.from({ length: count / UNIT }, (_, i) => ({ id: `${side}-unit-${i}`, side, ...unit })) : [],
  )
  const features = polygons.map(polygon => (wanted.includes(polygon.id) ? { ...polygon, ...worth } : polygon))
  const table = { width: columns * step, depth: ROWS * step, terrain: features }
  const wants = goals?.(wanted) ?? []
  const value = {
    ruleset: id,
    table,
    sides: sides.map((side, i) => ({ id: side.id, ...wants[i] })),
    units,
    pieces,
    start,
  }
  return jsonSource(`crowded ${id} ${seed}`, value)
}

const round = (length: number): number => Math.round(length * 100) / 100

/** This many of the items, drawn at random, in their order: neighbours form a unit. */
function drawn<T>(stream: Stream, items: readonly T[], count: number): readonly T[] {
  const left = [...items]
  while (left.length > count) left.splice(stream.next(left.length), 1)
  return left
}
